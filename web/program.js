// Has the program compiled as it comes in, before anything else of the page is read; boot.js shows how far it is. Where it comes
// in parts, this is the first (rest.js).
window.candlestickProgram = (() => {
  "use strict";
  const program = { got: 0, compiled: null, compile };

  // Passes the body on while counting, so that the browser still compiles as it comes in.
  function counted(response, sum) {
    const count = new TransformStream({
      transform(chunk, controller) {
        sum.got += chunk.byteLength;
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(count), { headers: { "Content-Type": "application/wasm" } });
  }

  /** Fetches and compiles a program; `sum.got` grows by what has come. */
  async function compile(url, sum) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
    return WebAssembly.compileStreaming(counted(response, sum));
  }

  // boot.js says what is missing.
  if (location.protocol === "file:" || typeof WebAssembly !== "object" || typeof TransformStream !== "function") return program;
  program.compiled = compile(document.querySelector('link[type="application/wasm"]').href, program);
  // Whoever waits for it hears what went wrong.
  program.compiled.catch(() => {});
  return program;
})();
