// Has the program compiled as it comes in, before anything else of the page is read; boot.js shows how far it is.
// A page that is given away has its program in parts (script/lib/part-page.mjs): the first has what the title needs, and the
// others are fetched once that stands, or at once where somebody comes by a link. What asks for them earlier has them come
// while everything waits.
window.candlestickProgram = (() => {
  "use strict";
  const AGAIN_AFTER_MS = 2_000;
  const program = { got: 0, compiled: null, isWhole: true, forced: 0 };
  let files = [];
  // The first part's exports, once it has begun; the others by name while they come, and when all are compiled.
  let first = null;
  let coming = null;
  let parts = null;
  let begun = () => {};
  const hasBegun = new Promise((done) => { begun = done; });

  // Passes the body on while counting, so that the browser still compiles as it comes in.
  function counted(response) {
    const count = new TransformStream({
      transform(chunk, controller) {
        program.got += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  async function compiled(url, seen = (response) => response) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
    return WebAssembly.compileStreaming(seen(response));
  }

  // ---- the other parts -----------------------------------------------------------------------

  // Until it is there: a network comes back.
  async function patient(url) {
    for (;;) {
      try {
        return await compiled(url);
      } catch (reason) {
        console.warn(`a part of the program did not come: ${reason?.message ?? reason}`);
        await new Promise((done) => setTimeout(done, AGAIN_AFTER_MS));
      }
    }
  }

  async function come() {
    const all = await Promise.all(files.map(patient));
    await hasBegun;
    if (program.isWhole) return;
    parts = all;
    // Each hangs its functions where the first part looks for them.
    await Promise.all(parts.map((part) => WebAssembly.instantiate(part, { first })));
    program.isWhole = true;
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

  // The other parts, compiled.
  program.parts = () => (parts ??= files.map((file) => new WebAssembly.Module(bytesNow(file))));

  // What the first part calls before it calls one of the others.
  function now() {
    if (program.isWhole) return;
    program.forced += 1;
    try {
      for (const part of program.parts()) new WebAssembly.Instance(part, { first });
    } catch (reason) {
      window.candlestickPartMissing(reason);
      throw reason;
    }
    program.isWhole = true;
  }

  /** Fetches what is not there; answers when it is. */
  program.complete = () => (coming ??= come());

  /** Begins the program, by the script that wasm-bindgen made for it. */
  program.begin = (glue, module) => {
    // That script has no place for what the parts ask for.
    const plain = WebAssembly.instantiate;
    WebAssembly.instantiate = async (part, imports) => {
      WebAssembly.instantiate = plain;
      const instance = await plain(part, { ...imports, parts: { now } });
      first = instance.exports;
      begun();
      if (location.hash) await program.complete();
      return instance;
    };
    return glue.default({ module_or_path: module });
  };

  // boot.js says what is missing.
  if (location.protocol === "file:" || typeof WebAssembly !== "object" || typeof TransformStream !== "function") return program;
  const link = document.querySelector('link[type="application/wasm"]');
  program.compiled = compiled(link.href, counted);
  // Whoever waits for it hears what went wrong.
  program.compiled.catch(() => {});
  files = (link.dataset.rest ?? "").split(" ").filter((name) => name).map((name) => new URL(name, document.baseURI).href);
  program.isWhole = files.length === 0;
  if (location.hash) program.complete();
  return program;
})();
