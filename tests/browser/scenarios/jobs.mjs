// Long thoughts: in a worker, and in the page where there is none.
import { check, same } from "../lib/checks.mjs";
import { clickTarget, shot, waitForScreen, waitForTarget } from "../lib/targets.mjs";
import { SMALL_WINDOW, TITLE, waitForTitle, watchToVerdict } from "./game.mjs";

/** Seats of the setup that are in sight in a small window. */
const MASTERS = 2;

const answered = (page) => page.evaluate(() => ({ answers: candlestickJobs.took.length, lost: candlestickJobs.lost }));

export const jobScenarios = [
  {
    name: "jobs: bots, deductions, proofs and the review are thought in a worker",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL_WINDOW);
      await waitForTitle(page);
      await watchToVerdict(page, MASTERS);
      const played = await answered(page);
      same(played.lost, 0, "workers that broke");
      // Where only bots are left, one job is many decisions.
      check(played.answers >= 2, `the worker was asked ${played.answers} times`);
      await clickTarget(page, "verdict.review");
      await waitForTarget(page, "review.back", 120_000);
      const reviewed = await answered(page);
      check(reviewed.answers > played.answers, "the review was not worked out in the worker");
      await shot(page, "jobs-review");
      await clickTarget(page, "review.leave");
      await clickTarget(page, "verdict.title");
      await waitForScreen(page, "title");
      await clickTarget(page, "title.daily");
      await waitForTarget(page, "daily.leave", 120_000);
      await waitForTarget(page, "daily.answer", 120_000);
      await clickTarget(page, "daily.answer");
      await waitForTarget(page, /^daily\.pick\./);
      check((await answered(page)).answers > reviewed.answers, "the daily case was not looked for in the worker");
    },
  },
  {
    name: "jobs: without a worker the page thinks for itself",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(SMALL_WINDOW);
      await page.addInitScript(() => { globalThis.Worker = class { constructor() { throw new Error("no workers here"); } }; });
      await page.goto(`${address}?targets`);
      await waitForTitle(page);
      await watchToVerdict(page, MASTERS);
      same((await answered(page)).answers, 0, "answers of a worker that is not there");
    },
  },
];
