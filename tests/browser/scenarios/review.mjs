// Looking back at cases that were not closed on this device: files that are dropped or picked, and files that are none.
import { join } from "node:path";
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { drop, folderOf, waitToHear } from "../lib/give.mjs";
import {
  clickSpot, pickSpot, readSpots, shot, spotsNamed, tapSpot, waitForScreen, waitForSpot, waitForState,
} from "../lib/spots.mjs";
import {
  DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, SMALL_WINDOW as SMALL, TITLE, startCase, waitForTitle, watchToVerdict,
} from "./game.mjs";

const isOn = (state, name) => spotsNamed(state, name).length > 0;
const fileOf = (name, text) => join(folderOf("cases", { [name]: text }), name);
const kept = (page, name) => page.evaluate((key) => localStorage.getItem(key), `candlestick.${name}`);
const waitForReview = (page) =>
  waitForState(page, "the review", (state) => state.screen === "review" && isOn(state, "review.copy"), 120_000);

/** A case that was played elsewhere and saved there: the file that the browser was given. Played once for all. */
let saved;
const savedCase = (open) => (saved ??= saveCase(open));

async function saveCase(open) {
  const page = await open(SMALL);
  await waitForTitle(page);
  await watchToVerdict(page);
  await clickSpot(page, "verdict.review");
  await waitForReview(page);
  const download = page.waitForEvent("download", { timeout: 15_000 });
  await pickSpot(page, "review.save");
  const file = fileOf("elsewhere.json", "");
  await (await download).saveAs(file);
  return file;
}

export const reviewScenarios = [
  {
    name: "review: a case saved elsewhere is dropped on the page; broken and open ones are told in words",
    needs: TITLE,
    async run({ open }) {
      const file = await savedCase(open);
      const page = await open(DESK);
      await waitForTitle(page);
      await clickSpot(page, "title.look-back");
      await waitForSpot(page, "review.open");
      check(!isOn(await readSpots(page), "review.copy"), "there is something to share where no case was closed");
      assertNotBlank(await shot(page, "review-none"), "the review without a case");

      await drop(page, fileOf("broken.json", "{ not a case"));
      await waitToHear(page, /broken\.json.*no saved case/);
      await shot(page, "review-none-told");
      await drop(page, file);
      await waitToHear(page, /Looking back at elsewhere\.json/);
      await waitForReview(page);
      await waitForSpot(page, "review.back", 120_000);
      assertNotBlank(await shot(page, "review-file"), "the review of the file");
      await drop(page, fileOf("broken.json", "[]"));
      await waitForState(page, "the review to stay", (state) => isOn(state, "review.back"));
      await page.waitForTimeout(1_000);
      await shot(page, "review-file-told");
      same(await kept(page, "closed"), null, "what the page keeps of a case that came from a file");
      await clickSpot(page, "review.leave");
      await waitForScreen(page, "title");

      // A case at the table is not left, and its own record is no way to look behind the curtain.
      await startCase(page);
      await drop(page, file);
      await waitForSpot(page, "given.close");
      assertNotBlank(await shot(page, "review-later"), "the table with what is told of the file");
      await clickSpot(page, "given.close");
      same((await readSpots(page)).screen, "play", "the screen after a drop while playing");
      const own = fileOf("own.json", await kept(page, "case"));
      await page.reload({ waitUntil: "domcontentloaded" });
      await waitForTitle(page);
      await drop(page, own);
      await waitToHear(page, /own\.json.*not closed yet/);
      await waitForScreen(page, "title");
      await page.waitForTimeout(1_000);
      await shot(page, "review-open-told");
      await drop(page, file);
      await waitForReview(page);
    },
  },
  {
    name: "review: a case saved elsewhere is picked on a phone",
    needs: TITLE,
    long: true,
    async run({ open }) {
      const file = await savedCase(open);
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapSpot(page, "title.look-back");
      await waitForSpot(page, "review.open");
      assertNotBlank(await shot(page, "review-none-phone"), "the review without a case");
      const chooser = page.waitForEvent("filechooser", { timeout: 15_000 });
      await tapSpot(page, "review.open").catch(() => undefined);
      await (await chooser).setFiles(file);
      await waitForReview(page);
      await waitForSpot(page, "review.seats", 120_000);
      assertNotBlank(await shot(page, "review-file-phone"), "the review of the file");
      await tapSpot(page, "review.leave");
      await waitForScreen(page, "title");
    },
  },
];
