// Keys that stay the browser's. The canvas swallows every key it hears, so it must not hear these.
(() => {
  "use strict";
  // F6 is the browser's way from the page to its own bars, and so the way out of the canvas.
  const ALONE = new Set(["F5", "F6", "F11", "F12"]);
  // Copy, cut and paste come as events of the page's clipboard, which no key makes that is swallowed.
  const WITH_COMMAND = new Set(["KeyC", "KeyX", "KeyV", "KeyR", "KeyL", "KeyT", "KeyN", "KeyW", "KeyP", "Tab", "Equal", "Minus", "Digit0", "NumpadAdd", "NumpadSubtract", "Numpad0"]);
  const WITH_COMMAND_AND_SHIFT = new Set(["KeyI", "KeyJ", "KeyC", "KeyK", "KeyR", "KeyT", "KeyN", "Tab"]);

  function isTheBrowsers(event) {
    if (ALONE.has(event.code)) return true;
    if (!event.ctrlKey && !event.metaKey) return false;
    return (event.shiftKey ? WITH_COMMAND_AND_SHIFT : WITH_COMMAND).has(event.code);
  }

  addEventListener("keydown", (event) => { if (isTheBrowsers(event)) event.stopImmediatePropagation(); }, { capture: true });
})();
