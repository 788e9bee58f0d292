// Times jobs in the page's worker: node measure.mjs FILE, a JSON job a line. script/measure-page starts it.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { waitForTitle } from "./scenarios/game.mjs";

const lines = readFileSync(process.argv[2], "utf8").trim().split("\n");
const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await launch();
try {
  const { page } = await openPage(browser);
  await page.goto(`${server.address}?targets`);
  await waitForTitle(page);
  const byKind = new Map();
  for (const line of lines) {
    const { result, took } = await page.evaluate(async (job) => {
      const ticket = candlestickJobs.send(job);
      while (candlestickJobs.state(ticket) === 0) await new Promise((done) => setTimeout(done, 0));
      return { result: candlestickJobs.take(ticket), took: candlestickJobs.took.at(-1) };
    }, line);
    if (!result || result.startsWith('{"failed"')) throw new Error(result ?? "the worker is gone");
    const kind = line.split('"')[1];
    byKind.set(kind, [...(byKind.get(kind) ?? []), took]);
  }
  for (const [kind, took] of [...byKind].sort()) {
    const mean = took.reduce((sum, one) => sum + one, 0) / took.length;
    console.log(`${kind}: ${took.length} jobs, ${mean.toFixed(3)} ms mean, ${Math.max(...took).toFixed(3)} ms worst`);
  }
} finally {
  await browser.close();
  await server.close();
}
