// Long thoughts away from the page: errands go to a worker that runs the same game, and outcomes wait to be fetched.
(() => {
  "use strict";
  const WAITS = 0, ANSWERED = 1, LOST = 2;
  const MOST_KEPT = 10_000;
  let worker = null;
  let last = 0;
  // By ticket: null while it waits, then the outcome; one that is not here will never be answered.
  const tickets = new Map();
  // What every worker is told first, by id.
  const known = new Map();

  function begin() {
    const { script, module } = window.candlestickParts;
    worker = new Worker(new URL("worker.js", document.baseURI), { type: "module", name: "thinking" });
    worker.onmessage = ({ data: { ticket, outcome, took } }) => {
      candlestickAside.took.push(took);
      if (candlestickAside.took.length > MOST_KEPT) candlestickAside.took.shift();
      if (tickets.has(ticket)) tickets.set(ticket, outcome);
    };
    worker.onerror = worker.onmessageerror = (event) => lose(event.message);
    worker.postMessage({ script, module });
    for (const errand of known.values()) worker.postMessage({ ticket: 0, errand });
  }

  // The next errand gets a fresh worker; what this one had is done in the page.
  function lose(why) {
    console.warn(`The worker is gone: ${why}`);
    worker?.terminate();
    worker = null;
    candlestickAside.lost += 1;
    tickets.clear();
  }

  window.candlestickAside = {
    // For measuring: the milliseconds of the latest errands, and how many workers broke.
    took: [],
    lost: 0,
    send(errand) {
      last += 1;
      // After several that broke, or where there are none, the page thinks for itself.
      if (candlestickAside.lost < 3) {
        try {
          if (!worker) begin();
          worker.postMessage({ ticket: last, errand });
          tickets.set(last, null);
        } catch (reason) {
          lose(reason);
        }
      }
      return last;
    },
    state: (ticket) => (!tickets.has(ticket) ? LOST : tickets.get(ticket) === null ? WAITS : ANSWERED),
    take(ticket) {
      const outcome = tickets.get(ticket) ?? undefined;
      tickets.delete(ticket);
      return outcome;
    },
    drop_ticket(ticket) { tickets.delete(ticket); },
    tell(id, errand) {
      known.set(id, errand);
      worker?.postMessage({ ticket: 0, errand });
    },
  };
})();
