// The steps of a room that scenarios and scripts share: opening one, sitting down, and whether a person is asked.
import { readFileSync } from "node:fs";
import { press, readTargets, scrollAt, settle, shot, targetsNamed, tap, tapTarget, waitForState, waitForTarget } from "./targets.mjs";
import { waitForTitle } from "../scenarios/game.mjs";

/** Gives a line the keyboard; a tap that came a frame too early is given again. */
async function focusLine(page, hand, name) {
  const [TRIES, ANSWER] = [3, 3_000];
  for (let turn = 0; turn < TRIES; turn += 1) {
    await settle(page);
    await hand(page, await waitForTarget(page, name));
    const focused = await waitForState(page, "the keyboard", (state) => state.focus === name, ANSWER).catch(() => null);
    if (focused) return;
  }
  throw new Error(`${name} was pressed ${TRIES} times and does not get the keyboard`);
}

/** Types into a line, in place of what it holds. */
export async function type(page, hand, name, text) {
  await focusLine(page, hand, name);
  await page.keyboard.press("Control+a");
  await page.keyboard.type(text);
  await settle(page);
}

/** Scrolls the screen's list until a target is in sight. */
export async function bring(page, name) {
  for (let tries = 0; tries < 40; tries += 1) {
    const state = await readTargets(page);
    const { height } = page.viewportSize();
    const target = targetsNamed(state, name)[0];
    if (target && target.y > 60 && target.y + target.h < height * 0.7) return;
    // What is not in sight is sought below, then above.
    const way = target ? (target.y < 60 ? -120 : 120) : tries < 20 ? 120 : -240;
    await scrollAt(page, { x: 40, y: height * 0.3, w: 100, h: 100 }, way);
  }
}

/** Opens a room from the title; its link. */
export async function openRoom(page, hand, name) {
  await waitForTitle(page);
  await hand(page, "title.together");
  await waitForTarget(page, "together.name");
  await settle(page);
  await shot(page, `together-way-in-${name}`);
  await type(page, hand === tapTarget ? tap : press, "together.name", name);
  // A phone on its side with large letters has it below the edge.
  if (targetsNamed(await readTargets(page), "together.open").length === 0) await bring(page, "together.open");
  await hand(page, "together.open");
  await waitForTarget(page, "together.leave", 20_000);
  return page.evaluate(() => location.hash);
}

/** The four words of a room's link, as its people say them. */
export function fourWords(link) {
  const known = readFileSync(new URL("../../../assets/words/en.txt", import.meta.url), "utf8").trim().split("\n");
  const letters = "abcdefghijklmnopqrstuvwxyz234567";
  const pairs = /room=([a-z2-7]{8})/.exec(link)[1].match(/../g);
  return pairs.map(([first, second]) => known[32 * letters.indexOf(first) + letters.indexOf(second)]);
}

/** Comes by a link and sits down. */
export async function sitDown(page, hand, name) {
  await waitForTarget(page, "together.sit", 60_000);
  await bring(page, "together.name");
  await type(page, hand === tapTarget ? tap : press, "together.name", name);
  await bring(page, "together.sit");
  await hand(page, "together.sit");
  await bring(page, "together.stand");
  await waitForTarget(page, "together.stand", 10_000);
}

/** Whether a page's person is to do something. */
export const acts = (state) => state?.screen === "play" && !state.busy && targetsNamed(state, /^(act|board)\.(?!skip|take-back)/).length > 0;

/** Gives up by the menu. */
export async function giveUp(page, hand) {
  await settle(page);
  await hand(page, "menu.open");
  const { width, height } = page.viewportSize();
  for (let turn = 0; turn < 12 && targetsNamed(await readTargets(page), "menu.give-up").length === 0; turn += 1) {
    await scrollAt(page, { x: width / 2, y: height * 0.75, w: 0, h: 0 }, 90);
  }
  await hand(page, "menu.give-up");
  await hand(page, "act.give-up.confirm");
}
