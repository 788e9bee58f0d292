// Background jobs of the page: they go to a worker that runs the same game, and results wait to be fetched.
(() => {
  "use strict";
  const WAITS = 0, ANSWERED = 1, LOST = 2;
  const MOST_KEPT = 10_000;
  let worker = null;
  let last = 0;
  // By ticket: null while it waits, then the result; one that is not here will never be answered.
  const tickets = new Map();
  // What every worker is told first, by id.
  const known = new Map();
  // Wakes the game, which sleeps while it waits.
  let wake = () => {};

  function begin() {
    const { script, module } = window.candlestickParts;
    worker = new Worker(new URL("worker.js", document.baseURI), { type: "module", name: "jobs" });
    worker.onmessage = ({ data: { ticket, result, took } }) => {
      candlestickJobs.took.push(took);
      if (candlestickJobs.took.length > MOST_KEPT) candlestickJobs.took.shift();
      if (!tickets.has(ticket)) return;
      tickets.set(ticket, result);
      wake();
    };
    worker.onerror = worker.onmessageerror = (event) => lose(event.message);
    worker.postMessage({ script, module, parts: window.candlestickRest.modules() });
    for (const job of known.values()) worker.postMessage({ ticket: 0, job });
  }

  // The next job gets a fresh worker; what this one had is done in the page.
  function lose(why) {
    console.warn(`The worker is gone: ${why}`);
    worker?.terminate();
    worker = null;
    candlestickJobs.lost += 1;
    tickets.clear();
    // Not within the game's own frame, which may be the one that sends.
    setTimeout(() => wake());
  }

  window.candlestickJobs = {
    // For measuring: the milliseconds of the latest jobs, and how many workers broke.
    took: [],
    lost: 0,
    send(job) {
      last += 1;
      // After several that broke, or where there are none, the page thinks for itself.
      if (candlestickJobs.lost < 3) {
        try {
          if (!worker) begin();
          worker.postMessage({ ticket: last, job });
          tickets.set(last, null);
        } catch (reason) {
          lose(reason);
        }
      }
      return last;
    },
    state: (ticket) => (!tickets.has(ticket) ? LOST : tickets.get(ticket) === null ? WAITS : ANSWERED),
    take(ticket) {
      const result = tickets.get(ticket) ?? undefined;
      tickets.delete(ticket);
      return result;
    },
    drop_ticket(ticket) { tickets.delete(ticket); },
    onAnswer(call) { wake = call; },
    tell(id, job) {
      known.set(id, job);
      worker?.postMessage({ ticket: 0, job });
    },
  };
})();
