// The page's database: the one place that opens it, and knows its version and what stands in it.
(() => {
  "use strict";
  const NAME = "candlestick";
  const VERSION = 2;
  // By store, how its rows are found: themes by their id, kept entries by [name, stamp, whether it is there].
  const STORES = { themes: { keyPath: "id" }, entries: {} };

  let opening = null;
  // Once it is open: whoever keeps something then does so at once, and not a moment later.
  let base = null;

  function forget() {
    base = null;
    opening = null;
  }

  function open() {
    opening ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(NAME, VERSION);
      request.onupgradeneeded = () => {
        const there = request.result.objectStoreNames;
        for (const [store, options] of Object.entries(STORES)) if (!there.contains(store)) request.result.createObjectStore(store, options);
      };
      request.onerror = () => reject(request.error);
      request.onsuccess = () => {
        base = request.result;
        base.onclose = forget;
        // A later game in another window waits for this.
        base.onversionchange = () => { base?.close(); forget(); };
        resolve();
      };
    }).catch((reason) => { forget(); throw reason; });
    return opening;
  }

  window.candlestickDatabase = {
    /** Has `act` ask something of a store; answers what that gave once everything is kept. */
    async within(store, mode, act, options) {
      if (base === null) await open();
      const transaction = base.transaction(store, mode, options);
      const whole = new Promise((resolve, reject) => {
        transaction.oncomplete = resolve;
        transaction.onabort = () => reject(transaction.error);
      });
      const request = act(transaction.objectStore(store));
      await whole;
      return request?.result;
    },
  };
})();
