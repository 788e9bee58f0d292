// A case at a real table: laid, a question written down in five presses, what cannot be, and kept over a reload.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import {
  clickTarget, pickTarget, pickTargetByTap, reach, readTargets, scrollAt, shot, targetsNamed, tapTarget, waitForScreen, waitForTarget,
  waitForState,
} from "../lib/targets.mjs";

import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";

const isOn = (state, name) => targetsNamed(state, name).length > 0;

// Cards of the first of four players of the first theme.
const HAND = 5;

/** Lays the usual table: as many cards into the hand as it takes, the first ones in sight. */
async function layTable(page, { press, pick }) {
  await press(page, "title.position");
  await waitForScreen(page, "position");
  const picked = new Set();
  for (let step = 0; step < 60 && picked.size < HAND; step++) {
    const cards = targetsNamed(await readTargets(page), /^position\.hand\./).filter(({ name }) => !picked.has(name));
    const { width, height } = page.viewportSize();
    if (cards.length > 0) {
      await pick(page, cards[0].name);
      picked.add(cards[0].name);
    } else await scrollAt(page, { x: width * 0.3, y: height / 2, w: 0, h: 0 }, 160);
  }
  // What is whole shows its button, perhaps below the edge.
  await reach(page, "position.begin");
  await press(page, "position.begin");
  await waitForTarget(page, "position.entry.question");
}

/** Suspect, weapon and room: the first tile of each of the first three rows. A tile need change nothing that is published. */
async function ask(page, pick) {
  const rows = new Map();
  for (const target of targetsNamed(await readTargets(page), /^position\.pick\./)) {
    if (!rows.has(Math.round(target.y))) rows.set(Math.round(target.y), target.name);
  }
  for (const name of [...rows.values()].slice(0, 3)) await pick(page, name);
}

async function play(page, hand, name) {
  await waitForTitle(page);
  await layTable(page, hand);
  assertNotBlank(await shot(page, `position-empty-${name}`), "the screen of the table");
  let presses = 0;
  const counted = (hand) => (page, target) => {
    presses += 1;
    return hand(page, target);
  };
  await ask(page, counted(hand.pick));
  await counted(hand.press)(page, "position.nobody");
  await counted(hand.press)(page, "position.enter");
  check(presses <= 8, `a question that everybody passed took ${presses} presses`);
  same(isOn(await readTargets(page), "position.undo"), true, "whether it can be taken back");
  await shot(page, `position-asked-${name}`);
}

export const positionScenarios = [
  {
    name: "position: a real table in a window, with why, the best questions, and kept over a reload",
    needs: TITLE,
    long: true,
    async run({ open }) {
      const page = await open(DESK);
      await play(page, { press: clickTarget, pick: pickTarget }, "desk");
      await waitForTarget(page, "position.edit.0");
      await clickTarget(page, "position.edit.0");
      await waitForTarget(page, "position.stop");
      await clickTarget(page, "position.stop");
      await page.reload();
      await waitForTitle(page);
      await clickTarget(page, "title.position");
      await waitForTarget(page, "position.edit.0");
      await clickTarget(page, "position.more");
      await waitForTarget(page, "position.anew");
      await clickTarget(page, "position.anew");
      await clickTarget(page, "position.close");
      await waitForState(page, "the table again", (state) => isOn(state, "position.edit.0"));
      await clickTarget(page, "position.leave");
      await waitForScreen(page, "title");
    },
  },
  {
    name: "position: a real table on a phone, part by part",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await play(page, { press: tapTarget, pick: pickTargetByTap }, "phone");
      await tapTarget(page, "position.sheet");
      await waitForTarget(page, /^note\./);
      assertNotBlank(await shot(page, "position-sheet-phone"), "the sheet");
      await tapTarget(page, "position.tells");
      assertNotBlank(await shot(page, "position-answers-phone"), "what it tells");
      await tapTarget(page, "position.happened");
      await waitForTarget(page, "position.remove.0");
      await tapTarget(page, "position.leave");
      await waitForScreen(page, "title");
    },
  },
];
