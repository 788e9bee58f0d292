// Kills the browser by force while it plays a case, and looks whether anything that was kept by then is lost:
// node kills.mjs TIMES [--bare]. script/measure-kills starts it. Bare is a page that keeps as the game does, without the game.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../script/lib/serve.mjs";
import { openBare } from "./lib/bare.mjs";
import { launchKept } from "./lib/browser.mjs";
import { clickTarget, press, readTargets, targetsNamed, waitForScreen, waitForTarget, waitForState, withoutMotion } from "./lib/targets.mjs";
import { waitForTitle } from "./scenarios/game.mjs";

const times = Number(process.argv.slice(2).find((word) => /^\d+$/.test(word)) ?? 20);
const bare = process.argv.includes("--bare");
/** The longest that is played before a kill, in milliseconds. */
const LONGEST = bare ? 1_500 : 6_000;
const GLANCE = 20;

const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "candlestick-kills-"));
/** All processes of the browser at once; pkill's status 1 says that there were none. */
const kill = () => spawnSync("pkill", ["-9", "-f", `user-data-dir=${folder}`]);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const tally = { kills: 0, told: 0, lost: 0, putBack: 0, seconds: 0 };
/** Milliseconds until each entry was on the disk. */
const took = [];
let fresh = true;

/** How many actions of each case are kept, by its number. */
function keptNow() {
  const kept = {};
  for (const [key, text] of Object.entries({ ...localStorage })) {
    const [, number] = /^candlestick\.case-(\d+)-[ab]$/.exec(key) ?? [];
    if (number === undefined) continue;
    const actions = JSON.parse(text.slice(text.indexOf(" ") + 1)).actions.length;
    kept[number] = Math.max(kept[number] ?? 0, actions);
  }
  return kept;
}

/** Writes two slots in turn, as the library does, some 40 times a second; about as much as a case's text. */
function playBare() {
  const number = Object.keys({ ...localStorage }).filter((key) => key.startsWith("candlestick.case-")).length + 1;
  const actions = [];
  const next = () => {
    actions.push([0, "x".repeat(40)]);
    const name = `case-${number}-${actions.length % 2 === 0 ? "a" : "b"}`;
    const text = `${actions.length} ${JSON.stringify({ actions })}`;
    localStorage.setItem(`candlestick.${name}`, text);
    globalThis.candlestickKeeping.keep(name, text);
    if (actions.length < 200) setTimeout(next, Math.random() * 50);
  };
  next();
}

/** A case of bots, without motion; the second time both are remembered. */
async function begin(page) {
  if (fresh) await withoutMotion(page);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  if (fresh) {
    await clickTarget(page, "setup.more");
    await clickTarget(page, "setup.seat.0.kind");
  }
  fresh = false;
  await press(page, await waitForTarget(page, "setup.start"));
}

/** Has the game play a case: the one that was open, or another. */
async function play(page) {
  if (bare) return page.evaluate(playBare);
  await waitForTitle(page);
  if (targetsNamed(await readTargets(page), "title.resume").length > 0) await press(page, await waitForTarget(page, "title.resume"));
  else await begin(page);
  await waitForState(page, "the table", (now) => now.screen === "play", 120_000);
}

const began = Date.now();
let before = {};
try {
  for (;;) {
    const context = await launchKept(folder);
    const page = bare ? await openBare(context, server.address) : (context.pages()[0] ?? (await context.newPage()));
    if (!bare) await page.goto(`${server.address}?targets&clock=6`);
    // Before the game begins, which would play on.
    const putBack = await page.evaluate(() => globalThis.candlestickKeeping.ready.then(() => globalThis.candlestickKeeping.putBack));
    const kept = await page.evaluate(keptNow);
    tally.putBack += putBack > 0 ? 1 : 0;
    const lost = Object.entries(before).filter(([number, actions]) => (kept[number] ?? 0) < actions);
    tally.lost += lost.length > 0 ? 1 : 0;
    for (const [number, actions] of lost) console.log(`case ${number}: ${actions} actions were kept, ${kept[number] ?? 0} are there`);
    if (tally.kills === times) break;
    await play(page);
    const end = Date.now() + Math.random() * LONGEST;
    before = await page.evaluate(keptNow);
    while (Date.now() < end) {
      await pause(GLANCE);
      before = await page.evaluate(keptNow);
    }
    took.push(...(await page.evaluate(() => globalThis.candlestickKeeping.took)));
    // What is kept while this is asked may be lost: it was not told.
    kill();
    tally.kills += 1;
    if (tally.kills % 20 === 0) console.log(`${tally.kills} kills, ${tally.lost} lost`);
    tally.told += Object.keys(before).length > 0 ? 1 : 0;
    await context.close().catch(() => undefined);
  }
} finally {
  kill();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
tally.seconds = Math.round((Date.now() - began) / 1000);
console.log(tally);
took.sort((a, b) => a - b);
const part = (share) => took[Math.floor((took.length - 1) * share)]?.toFixed(1);
console.log(`${took.length} entries on the disk within ${part(0.5)} ms (median), ${part(0.95)} (19 of 20), ${part(1)} (all)`);
process.exit(tally.lost > 0 ? 1 : 0);
