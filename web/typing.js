// What is typed without a keyboard: egui has a line of its own for that, which it hears on telephones alone.
(() => {
  "use strict";
  const LINE = "egui_text_agent";
  // By these names `bevy_egui` knows a telephone.
  const TELEPHONE = /Android|iPhone|iPad|iPod|webOS|BlackBerry/;

  // An iPad says that it is a Mac.
  const { userAgent, maxTouchPoints } = navigator;
  if (/Macintosh/.test(userAgent) && maxTouchPoints > 1) {
    Object.defineProperty(navigator, "userAgent", { get: () => `${userAgent} (iPad)` });
  }

  // Elsewhere, where a touch gives the line the focus, nobody would hear what is typed into it.
  addEventListener("focusin", ({ target }) => {
    if (target.id === LINE && !TELEPHONE.test(navigator.userAgent)) document.getElementById("game-canvas").focus({ preventScroll: true });
  });

  let touched = false;
  addEventListener("pointerdown", ({ pointerType }) => { touched = pointerType === "touch"; }, { capture: true });

  window.candlestickTyping = {
    /** A line has got the focus. An iPhone opens its keyboard within a touch alone, at the next one. */
    open() {
      const line = document.getElementById(LINE);
      if (!line || !touched || !/Android/.test(navigator.userAgent)) return;
      line.hidden = false;
      line.focus({ preventScroll: true });
    },
    /** From now on `done` is called after each thing that is typed into the line. */
    begin(done) {
      for (const kind of ["input", "keydown", "compositionstart", "compositionupdate", "compositionend"]) {
        document.addEventListener(kind, ({ target }) => { if (target.id === LINE) setTimeout(done); });
      }
    },
  };
})();
