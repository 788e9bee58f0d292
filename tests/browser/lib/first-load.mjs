// What a page fetches and how long it takes until its title stands.

// So long nothing more comes, and everything has come.
const CALM = 1_500;

/** For `page.addInitScript`: notes when the page says that its title stands, and when that has been drawn. */
export function listenForTitle() {
  let own = null;
  const ready = () => {
    own?.(true);
    globalThis.toldAt ??= performance.now();
    requestAnimationFrame(() => requestAnimationFrame(() => { globalThis.drawnAt ??= performance.now(); }));
  };
  Object.defineProperty(globalThis, "candlestickReady", { get: () => ready, set: (call) => { own = call; } });
}

/** Waits for the title: the milliseconds it took, and the paths that were asked for before and after it. */
export async function firstLoad(page) {
  await page.waitForFunction(() => globalThis.drawnAt, null, { timeout: 180_000 });
  // Only what has come is listed.
  for (let count = -1, now = 0; now > count; ) {
    count = now;
    await page.waitForTimeout(CALM);
    now = await page.evaluate(() => performance.getEntriesByType("resource").length);
  }
  return page.evaluate(() => {
    const all = performance.getEntriesByType("resource").filter(({ name }) => name.startsWith(location.origin));
    const paths = (wanted) => [...new Set(all.filter(wanted).map(({ name }) => new URL(name).pathname))];
    return {
      ms: globalThis.drawnAt,
      before: paths(({ startTime }) => startTime < globalThis.toldAt),
      after: paths(({ startTime }) => startTime >= globalThis.toldAt),
    };
  });
}
