// While the rest of the program is on its way (rest.js) a press waits for it, rather than the page standing still: the page
// says how much is there, and the game gets the last press when all is.
(() => {
  "use strict";
  const TELL_MS = 100;
  // The game reads its input once a frame.
  const BEAT_MS = 60;
  const PRESSES = new Set(["Enter", "NumpadEnter", "Space"]);
  const rest = window.candlestickRest;
  const { fetched } = window.candlestickWords;
  const find = (id) => document.getElementById(id);
  const beat = () => new Promise((done) => setTimeout(done, BEAT_MS));
  // The events of the last press: down, and up where it has come to that.
  let held = [];
  let telling = null;

  function tell() {
    const { got, all } = rest.sum();
    find("coming").style.setProperty("--part", (all > 0 ? Math.min(1, got / all) : 0).toFixed(4));
    find("coming-words").textContent = fetched(got, all);
  }

  function show(on) {
    clearInterval(telling);
    telling = on ? setInterval(tell, TELL_MS) : null;
    if (on) tell();
    find("coming").hidden = !on;
  }

  async function giveWhenWhole() {
    show(true);
    await rest.complete();
    // Nobody waits any more where it was missed meanwhile.
    if (telling === null) return;
    show(false);
    const canvas = find("game-canvas");
    while (held.length > 0) {
      const event = held.shift();
      canvas.dispatchEvent(new event.constructor(event.type, event));
      await beat();
    }
  }

  function hold(event) {
    const isKey = event.code !== undefined, isGames = event.target === find("game-canvas");
    if (rest.isWhole || !event.isTrusted || (isKey && !(isGames && PRESSES.has(event.code)))) return;
    // The game hears of what is pressed elsewhere too.
    event.stopImmediatePropagation();
    if (!isGames) return;
    if (event.type.endsWith("cancel")) held = [];
    else if (event.type.endsWith("up")) held = held.slice(0, 1).concat(held.length > 0 ? event : []);
    else held = [event];
    if (telling === null && held.length > 0) giveWhenWhole();
  }

  // A try to fetch it failed: whoever waits for it hears of that, and it is tried on.
  rest.missed = (reason) => {
    if (telling === null) return;
    held = [];
    show(false);
    window.candlestickPartMissing(reason, true);
  };

  // Before the game, which listens here too.
  for (const kind of ["pointerdown", "pointerup", "pointercancel", "keydown", "keyup"]) addEventListener(kind, hold, { capture: true });
})();
