// How long the page stands still when a case starts: node bench-case.mjs PAGE RUNS. script/bench starts it.
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { clickTarget, waitForScreen, waitForState, withoutMotion } from "./lib/targets.mjs";

// A phone's window is painted quickly in software, so that what is measured is the program's own work.
const WINDOW = { viewport: { width: 640, height: 400 } };
const AFTER = 3_000;

/** Notes every piece of work of the page's that was longer than 50 ms, as browsers count it. */
function listen() {
  globalThis.stood = [];
  const note = (list) => globalThis.stood.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration })));
  new PerformanceObserver(note).observe({ type: "longtask", buffered: true });
}

/** The milliseconds of each piece of work from the press on "Start" until the table has stood for a while. */
async function startACase(browser, address) {
  const { page, context } = await openPage(browser, WINDOW);
  await page.addInitScript(listen);
  await page.goto(`${address}?targets&seed=7`, { waitUntil: "commit" });
  await waitForScreen(page, "title", 180_000);
  await withoutMotion(page);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  await page.waitForTimeout(2_000);
  const pressed = await page.evaluate(() => performance.now());
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play");
  const laid = (await page.evaluate(() => performance.now())) - pressed;
  await page.waitForTimeout(AFTER);
  const stood = await page.evaluate(() => globalThis.stood);
  await context.close();
  return { laid, tasks: stood.filter(({ startTime }) => startTime > pressed).map(({ duration }) => duration) };
}

const [folder, runs] = [process.argv[2], Number(process.argv[3])];
const server = await serve(folder);
const browser = await launch();
const longest = [], waited = [];
try {
  for (let run = 0; run < runs; run += 1) {
    const { laid, tasks } = await startACase(browser, server.address);
    longest.push(Math.max(0, ...tasks));
    waited.push(laid);
  }
} finally {
  await browser.close();
  await server.close();
}
const of = (numbers) => {
  const sorted = [...numbers].sort((a, b) => a - b);
  return `${sorted[Math.floor(sorted.length / 2)].toFixed(0)} ms (${sorted[0].toFixed(0)} to ${sorted.at(-1).toFixed(0)} in ${runs} cases)`;
};
console.log(`the longest standstill when a case starts: ${of(longest)}`);
console.log(`from the press to the table, with the test's own second: ${of(waited)}`);
