// Long thoughts: in a worker, and in the page where there is none.
import { check, same } from "../lib/checks.mjs";
import { Player } from "../lib/player.mjs";
import { clickSpot, readSpots, shot, waitForScreen, waitForSpot, waitForState } from "../lib/spots.mjs";
import { SMALL_WINDOW, TITLE, waitForTitle } from "./game.mjs";

const PERSON_TO_MASTER = 3;

/** A case of four masters that is only watched, without motion. */
async function watchMasters(page) {
  await waitForTitle(page);
  await clickSpot(page, "title.motion");
  await clickSpot(page, "title.motion");
  await clickSpot(page, "title.new-case");
  await waitForScreen(page, "setup");
  for (let n = 0; n < PERSON_TO_MASTER; n += 1) await clickSpot(page, "setup.seat.0.kind");
  await clickSpot(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 60_000);
  await new Player(page).playUntil(() => false);
  await waitForScreen(page, "verdict", 120_000);
}

const aside = (page) => page.evaluate(() => ({ answers: candlestickAside.took.length, lost: candlestickAside.lost }));

export const asideScenarios = [
  {
    name: "aside: bots, deductions, proofs and the review are thought in a worker",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL_WINDOW);
      await watchMasters(page);
      const played = await aside(page);
      same(played.lost, 0, "workers that broke");
      // Where only bots are left, one errand is many decisions.
      check(played.answers >= 2, `the worker was asked ${played.answers} times`);
      await clickSpot(page, "verdict.review");
      await waitForSpot(page, "review.back", 120_000);
      const reviewed = await aside(page);
      check(reviewed.answers > played.answers, "the review was not worked out in the worker");
      await shot(page, "aside-review");
      await clickSpot(page, "review.leave");
      await clickSpot(page, "verdict.title");
      await waitForScreen(page, "title");
      await clickSpot(page, "title.daily");
      await waitForSpot(page, "daily.leave", 120_000);
      await waitForState(page, "the daily case", (state) => state.spots.some(({ name }) => name === "daily.say"), 120_000);
      check((await aside(page)).answers > reviewed.answers, "the daily case was not looked for in the worker");
    },
  },
  {
    name: "aside: without a worker the page thinks for itself",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(SMALL_WINDOW);
      await page.addInitScript(() => { globalThis.Worker = class { constructor() { throw new Error("no workers here"); } }; });
      await page.goto(`${address}?spots`);
      await watchMasters(page);
      same((await aside(page)).answers, 0, "answers of a worker that is not there");
      await readSpots(page);
    },
  },
];
