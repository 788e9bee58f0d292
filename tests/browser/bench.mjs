// Holds the game's page against an empty one: node bench.mjs PAGE EMPTY RUNS QUALITY, two folders, and how hard brotli
// tries (0 to 11). script/bench starts it.
import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { firstLoad, listenForTitle } from "./lib/first-load.mjs";

const WINDOW = { viewport: { width: 1280, height: 800 } };
const packed = promisify(brotliCompress);
const AIM = { bytes: 1.2, seconds: 1.3 };
const KINDS = { ".wasm": "program", ".js": "page", ".html": "page", ".png": "pictures", ".jpg": "pictures", ".ttf": "fonts" };

/** One visit with an empty cache: seconds to the title, and the paths that were asked for until then. */
async function visit(browser, address) {
  const { page, context, troubles } = await openPage(browser, WINDOW);
  await page.addInitScript(listenForTitle);
  await page.goto(address, { waitUntil: "commit" });
  const { ms, before } = await firstLoad(page);
  await context.close();
  if (troubles.length > 0) throw new Error(`${address}: ${troubles.join("; ")}`);
  return { seconds: ms / 1000, paths: ["/index.html", ...before] };
}

async function brotli(file) {
  const bytes = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  };
  return Math.min(bytes.length, (await packed(bytes, { params })).length);
}

/** Bytes on the line by kind, and of all. */
async function weigh(folder, paths) {
  const sizes = { all: 0 };
  for (const path of paths) {
    const kind = KINDS[extname(path)] ?? "others";
    const size = await brotli(join(folder, path));
    sizes[kind] = (sizes[kind] ?? 0) + size;
    sizes.all += size;
  }
  return sizes;
}

const sorted = (numbers) => [...numbers].sort((a, b) => a - b);
const median = (numbers) => sorted(numbers)[Math.floor(numbers.length / 2)];
const row = (name, page, empty, more = "") => console.log(`${name.padEnd(22)}${page.padStart(16)}${empty.padStart(16)}  ${more}`);
const grouped = (bytes = 0) => bytes.toLocaleString("en").replaceAll(",", " ");
const spread = (seconds) => `${sorted(seconds)[0].toFixed(2)}–${sorted(seconds).at(-1).toFixed(2)}`;
const verdict = (ratio, aim) => `${ratio.toFixed(3)} ×  (aim: at most ${aim} ×)`;

const folders = process.argv.slice(2, 4);
const [runs, quality] = process.argv.slice(4).map(Number);
const servers = await Promise.all(folders.map((folder) => serve(folder)));
const browser = await launch();
const visits = [[], []];
try {
  // The first visit of each warms up the browser and counts for nothing.
  for (let run = -1; run < runs; run += 1) {
    for (const which of [0, 1]) {
      const one = await visit(browser, servers[which].address);
      if (run >= 0) visits[which].push(one);
    }
  }
} finally {
  await browser.close();
  await Promise.all(servers.map((server) => server.close()));
}

const [page, empty] = await Promise.all(folders.map((folder, which) => weigh(folder, visits[which][0].paths)));
const [pageTimes, emptyTimes] = visits.map((all) => all.map(({ seconds }) => seconds));
row("", "the game", "empty page");
for (const kind of new Set([...Object.keys(page), ...Object.keys(empty)])) {
  if (kind !== "all") row(`${kind}, bytes`, grouped(page[kind]), grouped(empty[kind]));
}
row("files", String(visits[0][0].paths.length), String(visits[1][0].paths.length));
row(`all, bytes (brotli ${quality})`, grouped(page.all), grouped(empty.all), verdict(page.all / empty.all, AIM.bytes));
row("to the title, s", median(pageTimes).toFixed(2), median(emptyTimes).toFixed(2), verdict(median(pageTimes) / median(emptyTimes), AIM.seconds));
row(`least and most of ${runs}`, spread(pageTimes), spread(emptyTimes));
