// Has the program compiled as it comes in, before anything else of the page is read; boot.js shows how far it is.
window.candlestickProgram = (() => {
  "use strict";
  const program = { got: 0, compiled: null };

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

  async function compiled(url) {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: the server answered ${response.status}`);
    return WebAssembly.compileStreaming(counted(response));
  }

  // boot.js says what is missing.
  if (location.protocol === "file:" || typeof WebAssembly !== "object" || typeof TransformStream !== "function") return program;
  program.compiled = compiled(document.querySelector('link[type="application/wasm"]').href);
  // Whoever waits for it hears what went wrong.
  program.compiled.catch(() => {});
  return program;
})();
