// The loading screen and the messages for when something goes wrong. Stands before the game is fetched.
(() => {
  "use strict";
  document.documentElement.classList.add("js");

  // How much of the bar the download has, and where it stands while the game puts itself together.
  const DOWNLOAD_PART = 0.8;
  const SETTING_PART = 0.9;
  const PATIENCE_MS = 20_000;
  // Lines that are there to be heard; an answer may have many.
  const MOST_SAID = 60;
  let ready = false;
  let faulty = false;

  const find = (id) => document.getElementById(id);
  const { say, fetched } = window.candlestickWords;
  const whenParsed = (act) =>
    document.readyState === "loading" ? document.addEventListener("DOMContentLoaded", act, { once: true }) : act();

  // ---- the bar -------------------------------------------------------------------------------

  let shown = 0;
  // Readers hear what is done, not each number of it.
  function progress(part, text, heard = text) {
    // Never backwards: late reports of the download change nothing.
    shown = Math.max(shown, Math.min(1, part || 0));
    whenParsed(() => {
      find("boot").style.setProperty("--part", shown.toFixed(4));
      find("bar").setAttribute("aria-valuenow", String(Math.round(shown * 100)));
      tell("status", text);
      tell("heard-status", heard);
    });
  }

  function tell(id, text) {
    if (!text || find(id).textContent === text) return;
    find(id).textContent = text;
    // It says what is done now, not what it said at first.
    delete find(id).dataset.words;
  }

  // As often as the bar moves.
  const TELL_MS = 100;

  // Shows how much of the program has come until all is there; answers how to stop that.
  function showDownload(program, total) {
    const show = () => {
      const { got } = program;
      progress(DOWNLOAD_PART * Math.min(1, got / total), fetched(got, total), null);
    };
    const telling = setInterval(show, TELL_MS);
    return () => clearInterval(telling);
  }

  // Called at the end of the page, with the addresses and the size that the build wrote there; the program is on its way already
  // (program.js).
  window.candlestickBoot = async (script, _wasm, bytes) => {
    watchCanvas();
    const obstacle = whatIsMissing();
    if (obstacle) return fault(obstacle);
    progress(0.01, say("page-fetching"));
    // Beside the program, so that the first word is said in the right language.
    const words = () => window.candlestickLanguages.ready(window.candlestickWords.wanted());
    words();
    const program = window.candlestickProgram;
    const stopShowing = showDownload(program, bytes);
    const bindings = import(new URL(script, document.baseURI));
    bindings.catch(() => {});
    // Asked while the program comes: the answer takes a while.
    if (!hasWebGl2()) return stopShowing(), fault({ words: "page-graphics" });
    let glue, module;
    try {
      [glue, module] = await Promise.all([bindings, program.compiled]);
    } catch (reason) {
      return fault({ ...(reason instanceof WebAssembly.CompileError ? CRASH : DOWNLOAD), details: describe(reason) });
    } finally {
      stopShowing();
    }
    setTimeout(() => { if (!ready && !faulty) progress(shown, say("page-setting-still")); }, PATIENCE_MS);
    progress(SETTING_PART, say("page-setting"));
    // A flame that moves is drawn by what the game needs now to make its shaders ready.
    find("boot").classList.add("still");
    try {
      // The worker that thinks runs the same program, without fetching or compiling it again.
      window.candlestickParts = { script: new URL(script, document.baseURI).href, module };
      // What the game kept stands where it reads it.
      await window.candlestickKeeping.ready;
      // Here long ago, but for a language that was put back just now.
      await words();
      await window.candlestickRest.begin(glue, module);
    } catch (reason) {
      if (!isControlFlow(reason)) fault(reason instanceof TypeError ? { ...DOWNLOAD, details: describe(reason) } : { ...CRASH, details: describe(reason) });
    }
  };

  // ---- what the game calls -------------------------------------------------------------------

  // The title screen stands: the loading screen goes, and what it did not need comes.
  window.candlestickReady = () => {
    if (ready) return;
    ready = true;
    // Once this frame is seen: compiling takes what drawing needs.
    requestAnimationFrame(() => requestAnimationFrame(() => window.candlestickRest.complete()));
    progress(1, say("page-ready"));
    whenParsed(() => {
      const boot = find("boot");
      boot.classList.add("gone");
      setTimeout(() => { boot.hidden = true; }, 400);
      if (!faulty && !window.candlestickMirror.isOpen()) find("game-canvas").focus({ preventScroll: true });
    });
  };

  // The game has panicked; `text` is its message and place.
  window.candlestickFatal = (text) => fault({ ...CRASH, details: String(text) });

  // A part of the program that is needed can't be had now; it may be waited for.
  window.candlestickPartMissing = (reason, mayGoOn = false) => fault({ ...DOWNLOAD, details: describe(reason), mayGoOn });

  // Says what happened on the table to those who listen rather than look.
  window.candlestickSay = (text) => whenParsed(() => {
    const line = document.createElement("p");
    line.textContent = text;
    find("live").append(line);
    while (find("live").childElementCount > MOST_SAID) find("live").firstElementChild.remove();
  });

  // What was said was for one person's ears: nothing of it stays to be read.
  window.candlestickHush = () => whenParsed(() => find("live").replaceChildren());

  // ---- messages, each with a title and a text of that name -----------------------------------

  const DOWNLOAD = { words: "page-download" };
  const CRASH = { words: "page-crash" };
  const CONTEXT_LOST = { words: "page-picture" };
  const STUMBLE = { words: "page-stumble", mayGoOn: true };

  function whatIsMissing() {
    if (location.protocol === "file:") return { words: "page-server", saved: false };
    if (typeof WebAssembly !== "object" || typeof TransformStream !== "function") return { words: "page-old" };
    return null;
  }

  function hasWebGl2() {
    try {
      const context = document.createElement("canvas").getContext("webgl2");
      // Give it back: browsers allow few at a time.
      context?.getExtension("WEBGL_lose_context")?.loseContext();
      return context !== null;
    } catch {
      return false;
    }
  }

  // Shows one message; the first stays, because what follows is mostly its echo.
  function fault({ words, details, saved = true, mayGoOn = false }) {
    if (faulty) return;
    faulty = true;
    whenParsed(() => {
      find("fault-title").textContent = say(words);
      find("fault-text").textContent = say(`${words}-text`);
      find("fault-saved").hidden = !saved;
      find("fault-more").hidden = !details;
      find("fault-details").textContent = details ?? "";
      find("fault-go-on").hidden = !mayGoOn;
      find("fault").hidden = false;
      find("fault-reload").focus();
    });
  }

  function goOn() {
    faulty = false;
    find("fault").hidden = true;
    find("game-canvas").focus({ preventScroll: true });
  }

  whenParsed(() => {
    find("fault-reload").addEventListener("click", () => location.reload());
    find("fault-go-on").addEventListener("click", goOn);
    // Otherwise the game behind would answer to the keys.
    for (const kind of ["keydown", "keyup"]) find("fault").addEventListener(kind, (event) => event.stopPropagation());
  });

  function watchCanvas() {
    find("game-canvas").addEventListener("webglcontextlost", () => fault(CONTEXT_LOST));
  }

  // ---- faults that nobody caught -------------------------------------------------------------

  const describe = (reason) => (reason instanceof Error ? `${reason.name}: ${reason.message}\n${reason.stack ?? ""}` : String(reason)).trim();
  // winit leaves `main` by throwing.
  const isControlFlow = (reason) => String(reason?.message ?? reason).includes("Using exceptions for control flow");
  // The browser's note that a size changed twice in one frame; harmless.
  const isResizeNote = (message) => /^ResizeObserver loop/.test(message);

  // A fault inside the wasm ends the game, and so does any while it starts; others it mostly survives.
  function uncaught(reason) {
    if (isControlFlow(reason)) return;
    const ends = reason instanceof WebAssembly.RuntimeError || !ready;
    fault({ ...(ends ? CRASH : STUMBLE), details: describe(reason) });
  }

  // A case or a room behind the address of this very page: what is played here is kept, so the page begins anew with it.
  addEventListener("hashchange", () => { if (/^#(case|room)=/.test(location.hash)) location.reload(); });

  addEventListener("error", (event) => {
    // Without an error object it comes from an extension or is a note of the browser's.
    if (event.error && !isResizeNote(event.message)) uncaught(event.error);
  });
  addEventListener("unhandledrejection", (event) => {
    // A refused clipboard or full screen is not a fault.
    if (event.reason instanceof DOMException && ready) return;
    uncaught(event.reason);
  });
})();
