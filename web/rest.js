// The parts of the program that the title does not need, where the page has it in parts (part_page in script/lib/page.sh): they are
// fetched once that has been seen, or at once where somebody comes by a link. What asks for them earlier has them come while
// everything waits.
window.candlestickRest = (() => {
  "use strict";
  const AGAIN_AFTER_MS = 2_000;
  // "name bytes name bytes"; none where the program is whole.
  const named = (document.querySelector('link[type="application/wasm"]')?.dataset.rest ?? "").split(" ").filter((word) => word);
  const files = named.filter((_, at) => at % 2 === 0).map((name) => new URL(name, document.baseURI).href);
  const bytes = named.filter((_, at) => at % 2 === 1).reduce((sum, size) => sum + Number(size), 0);
  // By address, what has come in this try.
  const sums = new Map();
  // `forced` is how often somebody waited while everything did; `missed` is told of tries that failed.
  const rest = { isWhole: files.length === 0, forced: 0, missed() {}, begin, complete, modules, sum };
  // The first part's exports, once it has begun.
  let first = null;
  let coming = null;
  let compiled = null;
  let begun, missed;
  const hasBegun = new Promise((done) => { begun = done; });
  const isMissing = new Promise((done) => { missed = done; });

  // Until it is there: a network comes back.
  async function patient(url) {
    for (;;) {
      const sum = { got: 0 };
      sums.set(url, sum);
      try {
        return await window.candlestickProgram.compile(url, sum);
      } catch (reason) {
        console.warn(`a part of the program did not come: ${reason?.message ?? reason}`);
        missed();
        rest.missed(reason);
        await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
      }
    }
  }

  async function come() {
    const all = await Promise.all(files.map(patient));
    await hasBegun;
    if (rest.isWhole) return;
    compiled = all;
    // Each hangs its functions where the first part looks for them.
    await Promise.all(compiled.map((module) => WebAssembly.instantiate(module, { first })));
    rest.isWhole = true;
  }

  // The bytes of a file while everything waits: such a request gives text alone, here a letter for each byte.
  function bytesNow(url) {
    const request = new XMLHttpRequest();
    request.open("GET", url, false);
    request.overrideMimeType("text/plain; charset=x-user-defined");
    request.send();
    if (request.status !== 200) throw new Error(`${url}: the server answered ${request.status}`);
    return Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff);
  }

  // What the first part calls before it calls one of the others.
  function now() {
    if (rest.isWhole) return;
    rest.forced += 1;
    try {
      for (const module of modules()) new WebAssembly.Instance(module, { first });
    } catch (reason) {
      window.candlestickPartMissing(reason);
      throw reason;
    }
    rest.isWhole = true;
  }

  /** The other parts, compiled: what is not there is fetched while everything waits. */
  function modules() {
    compiled ??= files.map((file) => new WebAssembly.Module(bytesNow(file)));
    return compiled;
  }

  /** How many bytes of them have come, of how many. */
  function sum() {
    return { got: [...sums.values()].reduce((sum, { got }) => sum + got, 0), all: bytes };
  }

  /** Fetches what is not there; answers when it is. */
  function complete() {
    coming ??= come();
    return coming;
  }

  /** Begins the program, by the script that wasm-bindgen made for it. */
  function begin(glue, module) {
    // That script has no place for what the first part asks for.
    const plain = WebAssembly.instantiate;
    WebAssembly.instantiate = async (part, imports) => {
      WebAssembly.instantiate = plain;
      const instance = await plain(part, { ...imports, parts: { now } });
      first = instance.exports;
      begun();
      // Where some of it does not come, whatever asks for it says so.
      if (location.hash) await Promise.race([complete(), isMissing]);
      return instance;
    };
    return glue.default({ module_or_path: module });
  }

  // boot.js says what is missing.
  if (window.candlestickProgram.compiled && location.hash) complete();
  return rest;
})();
