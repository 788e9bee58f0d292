// What the page keeps: also where the browser loses what it kept last; ends that are not told; remarks; characters' lines.
import { readFileSync } from "node:fs";
import { join } from "node:path";

import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { drop, folderOf, waitToHear } from "../lib/give.mjs";
import { clickTarget, pickTarget, pickTargetByTap, press, readTargets, settle, shot, targetsNamed, tapTarget, waitForTarget, waitForState } from "../lib/targets.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";

const RECORD = new URL("../../../crates/game/tests/records/format-2.case", import.meta.url);
const isOn = (state, name) => targetsNamed(state, name).length > 0;

/** A closed case from somewhere else, in which two characters sit. */
function sentCase() {
  const text = readFileSync(RECORD, "utf8")
    .replace('"name":"Bot 1","controller":{"bot":"novice"}', '"name":"Bot 1","controller":{"bot":"novice"},"character":"mabel"')
    .replace('"name":"Bot 2","controller":{"bot":"novice"}', '"name":"Bot 2","controller":{"bot":"novice"},"character":"vesper"');
  return join(folderOf("cases", { "sent.json": text }), "sent.json");
}

/** The library with that case, whose end is not told. */
async function takeIn(page, hand) {
  await waitForTitle(page);
  await hand(page, "title.cases");
  await waitForTarget(page, "library.paste");
  await drop(page, sentCase());
  await waitToHear(page, /now in “Your cases”/);
  await waitForTarget(page, "library.hide-endings");
  await settle(page);
}

async function watch(page, hand, pick) {
  if (!isOn(await readTargets(page), "library.watch")) await pick(page, "library.more");
  await hand(page, "library.watch");
  await waitForTarget(page, "replay.run");
  await settle(page);
}

const entriesOf = (page) =>
  page.evaluate(async () => {
    await globalThis.candlestickKeeping.ready;
    return Object.fromEntries(Object.entries({ ...localStorage }).filter(([key]) => key.startsWith("candlestick.try-")));
  });

export const keepingScenarios = [
  {
    name: "keeping: what the browser lost of its local storage is put back, and what was taken away stays away",
    async run({ open }) {
      const page = await open({ viewport: { width: 640, height: 400 } });
      // As the game keeps them, and a browser that is killed forgets them.
      const kept = await page.evaluate(async () => {
        const { candlestickKeeping: keeping } = globalThis;
        await keeping.ready;
        const keep = (name, text) => {
          localStorage.setItem(`candlestick.${name}`, text);
          keeping.keep(name, text);
        };
        keep("try-old", "one");
        keep("try-gone", "one");
        keep("try-late", "one");
        const early = { ...localStorage };
        keep("try-old", "two");
        keep("try-new", "two");
        // More than localStorage takes of all together.
        for (const n of [1, 2, 3, 4]) keeping.keepLong(`try-long-${n}`, `${n}`.repeat(2_000_000));
        localStorage.removeItem("candlestick.try-gone");
        keeping.forget("try-gone");
        // The game keeps entries of its own besides.
        for (let last = -1; last < 6 || keeping.took.length > last; ) {
          last = keeping.took.length;
          await new Promise((done) => setTimeout(done, 300));
        }
        // What was kept last never reached the disk; of one entry only the database lost it.
        localStorage.clear();
        for (const [key, text] of Object.entries(early)) localStorage.setItem(key, text);
        localStorage.setItem("candlestick.try-late", "three");
        localStorage.setItem("candlestick-stamp.try-late", String(Date.now() + 1_000));
        return keeping.took.length;
      });
      check(kept >= 6, `of six entries ${kept} reached the disk`);
      await page.reload({ waitUntil: "domcontentloaded" });
      const now = await entriesOf(page);
      const long = (names) => page.evaluate(async (wanted) => {
        const { candlestickKeeping: keeping } = globalThis;
        const read = async (name) => {
          for (;;) {
            const text = keeping.readLong(name);
            if (text !== undefined) return text === null ? null : `${text[0]} ${text.length}`;
            await new Promise((done) => setTimeout(done, 20));
          }
        };
        return (await Promise.all(wanted.map(read))).join(", ");
      }, names);
      same(await long(["try-long-1", "try-long-4", "try-new", "try-none"]), "1 2000000, 4 2000000, , ", "long entries, and what is none");
      await page.evaluate(() => {
        localStorage.removeItem("candlestick.try-long-1");
        globalThis.candlestickKeeping.forget("try-long-1");
      });
      same(await long(["try-long-1", "try-long-2"]), ", 2 2000000", "long entries after one was taken away");
      same(JSON.stringify(Object.entries(now).sort()), JSON.stringify([
        ["candlestick.try-late", "three"], ...[1, 2, 3, 4].map((n) => [`candlestick.try-long-${n}`, "in the database"]),
        ["candlestick.try-new", "two"], ["candlestick.try-old", "two"],
      ]), "what the game finds");
      await waitForTitle(page);
    },
  },
  {
    name: "keeping: a case that was taken in does not tell its end, and a remark on it has lines",
    needs: TITLE,
    long: true,
    async run({ open }) {
      const page = await open(DESK);
      await takeIn(page, clickTarget);
      assertNotBlank(await shot(page, "keeping-hidden-desk"), "a case whose end is not told");
      await watch(page, clickTarget, pickTarget);
      check(!isOn(await readTargets(page), "replay.cards"), "everybody's cards are offered of a case whose end is not told");
      await clickTarget(page, "replay.remark");
      await waitForTarget(page, "replay.writing");
      await settle(page);
      await press(page, await waitForTarget(page, "replay.writing"));
      await settle(page);
      for (const line of ["Here I knew it:", "the rope is Plum’s,", "and nobody else asked."]) {
        await page.keyboard.type(line);
        await page.keyboard.press("Enter");
      }
      await settle(page);
      await shot(page, "keeping-writing-desk");
      await clickTarget(page, "replay.remark.keep");
      await waitForTarget(page, "replay.remark");
      await settle(page);
      await shot(page, "keeping-remark-desk");
      const texts = await page.evaluate(() => Object.values({ ...localStorage }));
      check(texts.some((text) => text.includes("Here I knew it:\\nthe rope")), "the remark is not kept with its lines");
    },
  },
  {
    name: "keeping: on a phone the end is told once one wants it, and characters are heard in the log",
    needs: TITLE,
    long: true,
    async run({ open }) {
      const page = await open(PHONE);
      await takeIn(page, tapTarget);
      assertNotBlank(await shot(page, "keeping-hidden-phone"), "a case whose end is not told");
      await watch(page, tapTarget, pickTargetByTap);
      await shot(page, "keeping-unspoilt-phone");
      await tapTarget(page, "menu.open");
      await tapTarget(page, "menu.leave");
      await pickTargetByTap(page, "library.hide-endings");
      await shot(page, "keeping-told-phone");
      await watch(page, tapTarget, pickTargetByTap);
      const { x, y, w, h } = await waitForTarget(page, "replay.slider");
      await press(page, { name: "the slider's middle", x: x + w * 0.45, y, w: w * 0.1, h });
      await waitForState(page, "a later turn", (state) => state.turn >= 5);
      if (!isOn(await readTargets(page), "log.filter.all")) await tapTarget(page, "tab.log");
      await settle(page);
      await shot(page, "keeping-talk-phone");
      await tapTarget(page, "menu.open");
      await waitForTarget(page, "menu.talk");
      await shot(page, "keeping-talk-menu-phone");
    },
  },
];
