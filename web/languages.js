// The languages of the page: what the browser speaks, and the words of one, fetched beside the program or when it is chosen.
(() => {
  "use strict";
  // The program carries it.
  const ENGLISH = "en";
  // So long the game waits for its words at most once all else is there; then it begins in English.
  const PATIENCE_MS = 5_000;
  // code -> { text, fault, come }: the first two missing while the words are on their way.
  const fetched = new Map();
  let wake = () => {};

  async function fetchWords(code, into) {
    try {
      const response = await fetch(`./languages/${code}.txt`);
      if (!response.ok) throw new Error(`the server answered ${response.status}`);
      into.text = await response.text();
    } catch (reason) {
      into.fault = String(reason?.message ?? reason);
    }
    wake();
  }

  function begun(code) {
    if (!fetched.has(code)) {
      const into = {};
      into.come = fetchWords(code, into);
      fetched.set(code, into);
    }
    return fetched.get(code);
  }

  window.candlestickLanguages = {
    begin(waker) { wake = waker; },
    ofBrowser: () => [...(navigator.languages ?? [navigator.language ?? ENGLISH])],
    /** Has the words of a language fetched; there once they have come, or are no longer waited for. It never fails. */
    async ready(code) {
      if (code === ENGLISH) return;
      await Promise.race([begun(code).come, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
    },
    words(code) {
      const into = begun(code);
      // Told once; asked for again it is tried again: a connection may be back.
      if (into.fault) fetched.delete(code);
      return into;
    },
  };
})();
