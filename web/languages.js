// The languages of the page: what the browser speaks, and the words of one, fetched when it is first spoken.
(() => {
  "use strict";
  // code -> { text, fault }: both missing while the words are on their way.
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

  window.candlestickLanguages = {
    begin(waker) { wake = waker; },
    ofBrowser: () => [...(navigator.languages ?? [navigator.language ?? "en"])],
    words(code) {
      if (!fetched.has(code)) {
        const into = {};
        fetched.set(code, into);
        fetchWords(code, into);
      }
      const into = fetched.get(code);
      // Told once; asked for again it is tried again: a connection may be back.
      if (into.fault) fetched.delete(code);
      return into;
    },
  };
})();
