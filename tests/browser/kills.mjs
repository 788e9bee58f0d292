// Kills the browser by force while it plays a case, and looks whether anything that was shown is lost:
// node kills.mjs TIMES. script/measure-kills starts it.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { serve } from "../../script/lib/serve.mjs";
import { launchKept } from "./lib/browser.mjs";
import { clickSpot, press, readSpots, spotsNamed, waitForScreen, waitForSpot, waitForState, withoutMotion } from "./lib/spots.mjs";
import { waitForTitle } from "./scenarios/game.mjs";

const times = Number(process.argv[2] ?? 20);
/** The longest that is played before a kill, in milliseconds. */
const LONGEST = 6_000;

const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const folder = mkdtempSync(join(tmpdir(), "candlestick-kills-"));
/** All processes of the browser at once; pkill's status 1 says that there were none. */
const kill = () => spawnSync("pkill", ["-9", "-f", `user-data-dir=${folder}`]);
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const tally = { kills: 0, resumed: 0, closed: 0, lost: 0, gone: 0 };
let before = null;
let fresh = true;

/** A case of bots, without motion; the second time both are remembered. */
async function begin(page) {
  if (fresh) await withoutMotion(page);
  await clickSpot(page, "title.new-case");
  await waitForScreen(page, "setup");
  if (fresh) {
    await clickSpot(page, "setup.more");
    await clickSpot(page, "setup.seat.0.kind");
  }
  fresh = false;
  await press(page, await waitForSpot(page, "setup.start"));
}

try {
  while (tally.kills < times) {
    const context = await launchKept(folder);
    const page = context.pages()[0] ?? (await context.newPage());
    await page.goto(`${server.address}?spots`);
    await waitForTitle(page);
    await pause(500);
    const offered = spotsNamed(await readSpots(page), "title.resume").length > 0;
    if (before !== null && !offered) {
      // The case may have been closed just before the kill; then it is among the closed ones.
      const closed = await page.evaluate(() => Object.values({ ...localStorage }).some((text) => /"winner"/.test(text)));
      tally[closed ? "closed" : "gone"] += 1;
      before = null;
    }
    if (offered) await clickSpot(page, "title.resume");
    else await begin(page);
    const state = await waitForState(page, "the table", (now) => now.screen === "play" && now.events > 0, 120_000);
    if (before !== null) {
      tally.resumed += 1;
      if (state.events < before) {
        tally.lost += 1;
        console.log(`${before} events were shown, ${state.events} are there`);
      }
    }
    await pause(Math.random() * LONGEST);
    const last = await readSpots(page);
    before = last?.screen === "play" ? last.events : null;
    kill();
    tally.kills += 1;
    await context.close().catch(() => undefined);
  }
} finally {
  kill();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
console.log(tally);
process.exit(tally.lost + tally.gone > 0 ? 1 : 0);
