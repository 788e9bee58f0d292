// The worker: runs the game's own program without its table, and does one errand after the other.
let game = null;

async function begin({ script, module }) {
  const bindings = await import(script);
  await bindings.default({ module_or_path: module });
  return bindings;
}

onmessage = async ({ data }) => {
  if (data.module) {
    game = begin(data);
    return;
  }
  try {
    const { candlestickThink } = await game;
    const began = performance.now();
    const outcome = candlestickThink(data.errand);
    postMessage({ ticket: data.ticket, outcome, took: performance.now() - began });
  } catch (reason) {
    // A program that panicked can't go on: the page hears of it and begins another.
    setTimeout(() => { throw reason; });
  }
};
