// How long the start waits until what was kept stands where the game reads it: node keeping-start.mjs. script/measure-kills
// --start runs it. With no case, with 200, and with 200 of which local storage has lost everything.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../script/lib/serve.mjs";
import { openBare } from "./lib/bare.mjs";
import { launchKept } from "./lib/browser.mjs";

const RUNS = 9;
const CASES = 200;
/** About what a closed case has, in letters. */
const LETTERS = 4_000;

const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "candlestick-start-"));
const context = await launchKept(folder);
const page = await openBare(context, server.address);
const ready = () => page.evaluate(() => globalThis.candlestickKeeping.ready.then(() => globalThis.candlestickKeeping.startTook));

async function measure(what, before = () => undefined) {
  const took = [];
  for (let run = 0; run < RUNS; run += 1) {
    await page.evaluate(before);
    await page.reload();
    took.push(await ready());
  }
  took.sort((a, b) => a - b);
  console.log(`${what}: ${took[RUNS >> 1].toFixed(1)} ms (${took[0].toFixed(1)} to ${took[RUNS - 1].toFixed(1)})`);
}

await ready();
await measure("no case");
await page.evaluate(async ([cases, letters]) => {
  const keeping = globalThis.candlestickKeeping;
  for (let n = 1; n <= cases; n += 1) {
    const text = `${n} ${"x".repeat(letters)}`;
    localStorage.setItem(`candlestick.case-${n}-a`, text);
    keeping.keep(`case-${n}-a`, text);
  }
  while (keeping.took.length < cases) await new Promise((done) => setTimeout(done, 20));
  const took = [...keeping.took].sort((a, b) => a - b);
  return took;
}, [CASES, LETTERS]);
await measure(`${CASES} cases`);
await measure(`${CASES} cases that local storage has lost`, () => localStorage.clear());
await context.close();
await server.close();
rmSync(folder, { recursive: true, force: true });
