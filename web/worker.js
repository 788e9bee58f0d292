// The worker: runs the game's own program without its table, and does one job after the other.
let game = null;

async function begin({ script, module, parts }) {
  const bindings = await import(script);
  // As web/rest.js begins it, but with all parts from the start.
  const plain = WebAssembly.instantiate;
  WebAssembly.instantiate = async (part, imports) => {
    WebAssembly.instantiate = plain;
    const instance = await plain(part, { ...imports, parts: { now() {} } });
    await Promise.all(parts.map((other) => plain(other, { first: instance.exports })));
    return instance;
  };
  await bindings.default({ module_or_path: module });
  return bindings;
}

onmessage = async ({ data }) => {
  if (data.module) {
    game = begin(data);
    return;
  }
  try {
    const { candlestickRunJob } = await game;
    const began = performance.now();
    const result = candlestickRunJob(data.job);
    postMessage({ ticket: data.ticket, result, took: performance.now() - began });
  } catch (reason) {
    // A program that panicked can't go on: the page hears of it and begins another.
    setTimeout(() => { throw reason; });
  }
};
