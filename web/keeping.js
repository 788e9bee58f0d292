// What the game keeps, once more in the database. Browsers write localStorage to the disk seconds late, so whoever kills one
// loses what was kept last; the database is on the disk at once. localStorage is what the game reads and all windows share:
// before the game begins, what it lacks is put back from here. Where there is no database the game goes on without.
// Long entries are in the database alone, as localStorage is small: there only a word in their place says so.
(() => {
  "use strict";
  const ENTRIES = "entries";
  // As crates/game/src/store.rs names them.
  const OURS = "candlestick.";
  // Beside each entry, when it was last kept; in the database the same number is part of the row's key.
  const STAMPS = "candlestick-stamp.";
  const PATIENCE_MS = 3_000;
  const COPIED_AFTER_MS = 10_000;
  const DAY_MS = 86_400_000;
  const MOST_TOOK = 10_000;

  const GONE = 0, THERE = 1, LONG = 2;
  // As crates/game/src/store.rs names it.
  const IN_DATABASE = "in the database";
  const within = (...how) => window.candlestickDatabase.within(ENTRIES, ...how);
  const rowsOf = (name) => IDBKeyRange.bound([name], [name, []]);
  const stampOf = (name) => Number(localStorage.getItem(STAMPS + name) ?? 0);
  const warn = (what) => (reason) => console.warn(`${what}: ${reason?.message ?? reason}`);

  // ---- keeping -----------------------------------------------------------------------------------

  // The largest stamp so far: clocks are set back.
  let newest = 0;

  function nextStamp(name) {
    newest = Math.max(Date.now(), newest + 1, stampOf(name) + 1);
    return newest;
  }

  // One row a name: what was there goes, as the next is kept or none of both.
  function row(entries, name, stamp, text, kind = text === null ? GONE : THERE) {
    entries.delete(rowsOf(name));
    return entries.put(text ?? "", [name, stamp, kind]);
  }

  /** Notes what localStorage holds of an entry by now; `null` is that it is gone. */
  function note(name, text) {
    const began = performance.now();
    try {
      const stamp = nextStamp(name);
      if (text === null) localStorage.removeItem(STAMPS + name);
      else localStorage.setItem(STAMPS + name, String(stamp));
      within("readwrite", (entries) => row(entries, name, stamp, text), { durability: "strict" }).then(() => {
        keeping.took.push(performance.now() - began);
        if (keeping.took.length > MOST_TOOK) keeping.took.shift();
      }, warn(`${name} is kept once only`));
    } catch (reason) {
      warn(`${name} is kept once only`)(reason);
    }
  }

  // ---- long entries ------------------------------------------------------------------------------

  function keepLong(name, text) {
    const stamp = nextStamp(name);
    localStorage.setItem(OURS + name, IN_DATABASE);
    localStorage.setItem(STAMPS + name, String(stamp));
    within("readwrite", (entries) => row(entries, name, stamp, text, LONG), { durability: "strict" }).catch((reason) => {
      warn(`${name} is not in the database`)(reason);
      try {
        localStorage.setItem(OURS + name, text);
      } catch (full) {
        // Whoever looks for it finds none, and not a word that leads nowhere.
        warn(`${name} is not kept`)(full);
        localStorage.removeItem(OURS + name);
        localStorage.removeItem(STAMPS + name);
      }
    });
  }

  // Texts that were asked for: undefined until they are read, null where there is none.
  const asked = new Map();

  function readLong(name) {
    if (!asked.has(name)) {
      asked.set(name, undefined);
      const read = async () => {
        const [key] = await within("readonly", (entries) => entries.getAllKeys(rowsOf(name)));
        return key?.[2] === LONG ? within("readonly", (entries) => entries.get(key)) : null;
      };
      read().catch((reason) => {
        warn(`${name} cannot be read`)(reason);
        return null;
      }).then((text) => asked.set(name, text ?? null));
    }
    const text = asked.get(name);
    if (text !== undefined) asked.delete(name);
    return text;
  }

  // ---- putting back ------------------------------------------------------------------------------

  let late = false;

  async function putBack() {
    const rows = await within("readonly", (entries) => entries.getAllKeys());
    for (const [, stamp] of rows) newest = Math.max(newest, stamp);
    const lost = rows.filter(([name, stamp]) => stamp > stampOf(name));
    const textOf = (key) => (key[2] === LONG ? null : within("readonly", (entries) => entries.get(key)));
    const texts = await Promise.all(lost.map(textOf));
    // The game reads by now: it is told at the next start.
    if (late) return;
    lost.forEach(([name, stamp, there], n) => {
      // Another window may have kept more meanwhile.
      const now = stampOf(name);
      if (now >= stamp) return;
      if (there !== GONE) {
        localStorage.setItem(OURS + name, there === LONG ? IN_DATABASE : texts[n]);
        localStorage.setItem(STAMPS + name, String(stamp));
        keeping.putBack += 1;
      } else if (now > 0) {
        // What has no stamp was never kept twice, and nothing that is there is taken for gone on one word alone.
        localStorage.removeItem(OURS + name);
        localStorage.removeItem(STAMPS + name);
      }
    });
  }

  /** What an earlier game kept only once is kept twice, and of what has long been gone nothing is kept. */
  async function tidy() {
    const rows = await within("readonly", (entries) => entries.getAllKeys());
    const known = new Set(rows.map(([name]) => name));
    const ours = Object.keys(localStorage).filter((key) => key.startsWith(OURS)).map((key) => key.slice(OURS.length));
    const once = ours.filter((name) => !known.has(name) && localStorage.getItem(OURS + name) !== IN_DATABASE);
    const longGone = rows.filter(([name, stamp, there]) => there === GONE && stamp < Date.now() - DAY_MS && !ours.includes(name));
    if (once.length + longGone.length === 0) return;
    await within("readwrite", (entries) => {
      for (const name of once) {
        const text = localStorage.getItem(OURS + name);
        if (text === null) continue;
        const stamp = nextStamp(name);
        localStorage.setItem(STAMPS + name, String(stamp));
        row(entries, name, stamp, text);
      }
      for (const key of longGone) entries.delete(key);
    });
  }

  // ---- staying -----------------------------------------------------------------------------------

  /**
   * Asks that nothing is thrown away when the disk fills up or nobody comes for a week, where that asks no person: Firefox would.
   * Safari's engine asks nobody, and knows no such permission.
   */
  async function stay() {
    const known = await navigator.permissions.query({ name: "persistent-storage" }).catch(() => null);
    const silent = known === null || known.state === "granted" || "userAgentData" in navigator;
    if (silent) await navigator.storage.persist?.();
  }

  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  const began = performance.now();
  const keeping = (window.candlestickKeeping = {
    // For measuring: milliseconds until each was on the disk, how many entries were put back, and how long the start took.
    took: [],
    putBack: 0,
    startTook: 0,
    keep: (name, text) => note(name, text),
    forget: (name) => note(name, null),
    keepLong,
    readLong,
    /** Is there once the game may begin; it never fails. */
    ready: Promise.resolve(),
  });
  keeping.ready = Promise.race([putBack().catch(warn("nothing is put back")), patience]).then(() => {
    late = true;
    keeping.startTook = performance.now() - began;
  });
  setTimeout(() => tidy().catch(warn("the database is left as it is")), COPIED_AFTER_MS);
  stay().catch(() => undefined);
})();
