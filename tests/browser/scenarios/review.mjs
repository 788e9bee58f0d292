// Looking back at cases that were not closed on this device: files that are dropped or picked, and files that are none.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { deflateRawSync } from "node:zlib";

import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { drop, folderOf, waitToHear } from "../lib/give.mjs";
import {
  clickTarget, pickTarget, press as pressOnce, readTargets, shot, targetsNamed, tap, tapTarget, waitForScreen, waitForTarget, waitForState,
} from "../lib/targets.mjs";
import {
  DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, startCase, waitForTitle, watchToVerdict,
} from "./game.mjs";

const isOn = (state, name) => targetsNamed(state, name).length > 0;
const fileOf = (name, text) => join(folderOf("cases", { [name]: text }), name);
/** The records that the page keeps, newest last, as texts of files. */
const kept = async (page) => {
  const entries = await page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /^candlestick\.case-\d+-[ab]$/.test(key))
      .map((key) => localStorage.getItem(key)),
  );
  const change = (entry) => Number(entry.slice(0, entry.indexOf(" ")));
  return entries.sort((a, b) => change(a) - change(b)).map((entry) => entry.slice(entry.indexOf(" ") + 1));
};
const forgetCases = (page) =>
  page.evaluate(() => {
    const ours = Object.keys(localStorage).filter((key) => key.startsWith("candlestick.case-"));
    ours.forEach((key) => localStorage.removeItem(key));
  });
/** A record as a link of the page has it. */
const linkOf = (record) => `#case=d${deflateRawSync(Buffer.from(record), { level: 9 }).toString("base64url")}`;
const waitForReview = (page) =>
  waitForState(page, "the review", (state) => state.screen === "review" && isOn(state, "review.copy"), 120_000);

/** One press on what need not change anything that is published, whatever comes of it. */
const pressOnceOn = async (page, press, name) =>
  (press === tapTarget ? tap : pressOnce)(page, await waitForTarget(page, name));

/** A case that was played elsewhere, looked back at and saved there: the file that the browser was given. Played once for all. */
let saved;
const savedCase = (open) => (saved ??= saveCase(open));

async function saveCase(open) {
  const page = await open(DESK);
  await waitForTitle(page);
  await watchToVerdict(page);
  await clickTarget(page, "verdict.review");
  await waitForReview(page);
  await waitForTarget(page, "review.back", 120_000);
  await pickTarget(page, "review.back");
  assertNotBlank(await shot(page, "review-desk"), "the review");
  await pickTarget(page, "review.seat.1");
  await shot(page, "review-seat");
  await findIt(page, clickTarget, pickTarget, "desk");
  const download = page.waitForEvent("download", { timeout: 15_000 });
  await pickTarget(page, "review.save");
  const file = fileOf("elsewhere.json", "");
  await (await download).saveAs(file);
  await clickTarget(page, "review.leave");
  await waitForScreen(page, "verdict");
  await clickTarget(page, "verdict.title");
  await waitForScreen(page, "title");
  await page.reload({ waitUntil: "domcontentloaded" });
  await waitForTitle(page);
  await clickTarget(page, "title.cases");
  await pickTarget(page, "library.enter");
  await waitForState(page, "the review again", (state) => state.screen === "review", 60_000);
  return file;
}

/** Watches the case that is looked back at, from its beginning, and leaves it again. */
async function watchAgain(page, press, size) {
  await press(page, "review.watch");
  await waitForTarget(page, "replay.run");
  assertNotBlank(await shot(page, `replay-begun-${size}`), "a case that is watched");
  await press(page, "replay.run");
  await waitForState(page, "the second turn", (state) => state.turn >= 2, 120_000);
  await press(page, "replay.run");
  await pressOnceOn(page, press, "replay.eyes.next");
  await page.waitForTimeout(1_000);
  await waitForTarget(page, "replay.forth");
  await shot(page, `replay-eyes-${size}`);
  await press(page, "replay.back");
  await waitForTarget(page, "replay.play-on");
  await press(page, "menu.open");
  await press(page, "menu.leave");
}

/** Finds by oneself what a seat missed, and looks at what other questions would have told. */
async function findIt(page, press, pick, size) {
  const there = (state) => state.screen === "practice" && isOn(state, "practice.show");
  const none = (state) => /Nothing here/.test(state.prompt);
  // The deal is drawn: somebody at the table missed something, but not everybody.
  for (let seat = 0; isOn(await readTargets(page), `review.seat.${seat}`); seat += 1) {
    // The first is chosen already: pressing it changes nothing.
    if (seat > 0) await pick(page, `review.seat.${seat}`);
    if (!isOn(await readTargets(page), "review.find")) continue;
    await pick(page, "review.find");
    const before = (state) => there(state) || (none(state) && isOn(state, "review.find"));
    if (there(await waitForState(page, "the stops of a seat", before, 120_000))) break;
  }
  await waitForState(page, "the first stop", there, 10_000);
  assertNotBlank(await shot(page, `stop-${size}`), "a stop of a case");
  await press(page, "practice.show");
  const next = (state) => state.targets.find((target) => target.name === "practice.next");
  await waitForState(page, "the way on", (state) => next(state)?.on !== false, 60_000);
  await page.waitForTimeout(1_500);
  await shot(page, `stop-shown-${size}`);
  await press(page, "practice.leave");
  await waitForReview(page);
  await waitToHear(page, /Found first time: 0 of 1/);
  await pick(page, "review.question.0");
  await waitForTarget(page, "review.instead.suspect.on");
  await pressOnceOn(page, press, "review.instead.suspect.on");
  await page.waitForTimeout(2_500);
  await shot(page, `instead-${size}`);
  await pick(page, "review.question.0");
}

/** Looks at the same deal side by side, and takes in the very case again: that is no other line. */
async function sameDeal(page, press, pick, { size, sent }) {
  await press(page, "review.deal");
  await waitForTarget(page, "deal.paste");
  await page.waitForTimeout(3_000);
  assertNotBlank(await shot(page, `deal-${size}`), "the same deal side by side");
  await pick(page, "deal.paste");
  await waitForTarget(page, "deal.field");
  await pressOnceOn(page, press, "deal.field");
  await page.waitForTimeout(800);
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData("text/plain", text);
    document.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
  }, linkOf(sent));
  await page.waitForTimeout(1_000);
  await pick(page, "deal.take");
  await waitForTarget(page, "deal.paste");
  await shot(page, `deal-taken-${size}`);
  await press(page, "review.seats");
}

export const reviewScenarios = [
  {
    name: "review: a closed case is looked back at and saved; elsewhere it is dropped on the page; broken and open ones are told",
    needs: TITLE,
    async run({ open }) {
      const file = await savedCase(open);
      const page = await open(DESK);
      await waitForTitle(page);
      await clickTarget(page, "title.cases");
      await waitForTarget(page, "library.pick");
      check(!isOn(await readTargets(page), "library.enter"), "there is a case where none was begun");
      assertNotBlank(await shot(page, "library-none"), "the library without a case");

      await drop(page, fileOf("broken.json", "{ not a case"));
      await waitToHear(page, /broken\.json.*not a saved case/);
      await shot(page, "library-none-told");
      await drop(page, file);
      await waitToHear(page, /now in “Your cases”/);
      same((await kept(page)).length, 1, "cases kept after a file was dropped on the library");
      await drop(page, file);
      await waitToHear(page, /already in “Your cases”/);
      same((await kept(page)).length, 1, "cases kept after the same file was dropped again");
      await shot(page, "library-one");
      await pickTarget(page, "library.more");
      await pickTarget(page, "library.link");
      await waitForTarget(page, "library.copy");
      assertNotBlank(await shot(page, "library-link"), "the link of a case");
      await pickTarget(page, "library.not-now");
      await pickTarget(page, "library.enter");
      await waitForReview(page);
      await waitForTarget(page, "review.back", 120_000);
      assertNotBlank(await shot(page, "review-file"), "the review of the file");
      await drop(page, fileOf("broken.json", "[]"));
      await waitForState(page, "the review to stay", (state) => isOn(state, "review.back"));
      await page.waitForTimeout(1_000);
      await shot(page, "review-file-told");
      await watchAgain(page, clickTarget, "desk");
      await waitForReview(page);
      await sameDeal(page, clickTarget, pickTarget, { size: "desk", sent: readFileSync(file, "utf8") });
      await clickTarget(page, "review.leave");
      await waitForScreen(page, "library");
      await clickTarget(page, "library.leave");
      await waitForScreen(page, "title");

      // A case at the table is not left, and its own record is no way to look behind the curtain.
      await startCase(page);
      await drop(page, file);
      await waitForTarget(page, "file-import.close");
      assertNotBlank(await shot(page, "review-later"), "the table with what is told of the file");
      await clickTarget(page, "file-import.close");
      same((await readTargets(page)).screen, "play", "the screen after a drop while playing");
      const own = fileOf("own.json", (await kept(page)).at(-1));
      await forgetCases(page);
      await page.reload({ waitUntil: "domcontentloaded" });
      await waitForTitle(page);
      await drop(page, own);
      await waitToHear(page, /own\.json.*not closed yet/);
      await waitForScreen(page, "library");
      await shot(page, "library-open-told");
      await pickTarget(page, "library.enter");
      await waitForScreen(page, "play");

      // The same case from a link, in another browser.
      const elsewhere = await open(DESK, `?targets&clock=6${linkOf(readFileSync(file, "utf8"))}`);
      await waitForReview(elsewhere);
      same(await elsewhere.evaluate(() => location.hash), "", "what is left of the link in the address");
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
      await tapTarget(page, "title.cases");
      await waitForTarget(page, "library.pick");
      assertNotBlank(await shot(page, "library-none-phone"), "the library without a case");
      const chooser = page.waitForEvent("filechooser", { timeout: 15_000 });
      await tapTarget(page, "library.pick").catch(() => undefined);
      await (await chooser).setFiles(file);
      await waitForTarget(page, "library.enter");
      assertNotBlank(await shot(page, "library-one-phone"), "the library with a case");
      await tapTarget(page, "library.more");
      await waitForTarget(page, "library.remove");
      await shot(page, "library-more-phone");
      await tapTarget(page, "library.link");
      await waitForTarget(page, "library.copy");
      await shot(page, "library-link-phone");
      await tapTarget(page, "library.enter");
      await waitForReview(page);
      await waitForTarget(page, "review.seats", 120_000);
      assertNotBlank(await shot(page, "review-file-phone"), "the review of the file");
      await watchAgain(page, tapTarget, "phone");
      await waitForReview(page);
      await tapTarget(page, "review.seats");
      await findIt(page, tapTarget, tapTarget, "phone");
      await sameDeal(page, tapTarget, tapTarget, { size: "phone", sent: readFileSync(file, "utf8") });
      await tapTarget(page, "review.leave");
      await waitForScreen(page, "library");
    },
  },
];
