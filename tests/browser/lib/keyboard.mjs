// A person with a keyboard alone: by Tab to a target, whether one sees where the keyboard is, and round a dialog.
import { PNG } from "pngjs";
import { check } from "./checks.mjs";
import { PLACES, SHEETS } from "./places.mjs";
import { readTargets, settle, targetsNamed, waitForState } from "./targets.mjs";

// A ring of two points round a button of 36 has some hundred pixels.
const LEAST_RING = 60;
// How far a channel of a pixel must go to be seen.
const SEEN = 24;

const fits = (name, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

/** Presses a key, or one with another held, which is down for some frames as a hand holds it: keys are read once a frame. */
async function hit(page, keys) {
  const [key, held] = keys.split("+").reverse();
  if (!held) return page.keyboard.press(key);
  await page.keyboard.down(held);
  await settle(page);
  await page.keyboard.press(key);
  await settle(page);
  return page.keyboard.up(held);
}

/** Presses Tab once; the target that has the keyboard then. */
export async function tab(page, key = "Tab") {
  const { focus: before } = await readTargets(page);
  await hit(page, key);
  const moved = ({ focus }) => focus !== before && focus !== "";
  const { focus } = await waitForState(page, "the keyboard on something else", moved, 3_000).catch(() => readTargets(page));
  return focus;
}

/** Presses Tab until the keyboard is on this target, named or by a pattern; the targets that it passed. */
export async function tabTo(page, wanted, most = 80) {
  const passed = [];
  for (let press = 0; press < most; press += 1) {
    passed.push(await tab(page));
    if (fits(passed.at(-1), wanted)) return passed;
  }
  throw new Error(`${most} times Tab do not lead to ${wanted}: ${passed.join(" ")}`);
}

/** Presses a key, and waits until `holds(state)`; a key that came a frame too early is pressed again. */
export async function strike(page, key, what, holds, tries = 3) {
  for (let turn = 0; turn < tries; turn += 1) {
    await settle(page);
    await hit(page, key);
    const state = await waitForState(page, what, holds, turn + 1 < tries ? 8_000 : 20_000).catch((error) => {
      if (turn + 1 === tries) throw error;
      return null;
    });
    if (state) return state;
  }
  return readTargets(page);
}

/** One sees where the keyboard is: the picture round its target is another once it has gone on. */
export async function checkSeen(page) {
  await settle(page);
  const { focus, targets } = await readTargets(page);
  const { x, y, w, h } = targets.find(({ name }) => name === focus) ?? {};
  check(x !== undefined, "the keyboard is on nothing");
  const { width, height } = page.viewportSize();
  const [left, top] = [Math.max(0, x - 8), Math.max(0, y - 8)];
  const clip = { x: left, y: top, width: Math.min(width - left, w + 16), height: Math.min(height - top, h + 16) };
  const look = async () => PNG.sync.read(await page.screenshot({ clip })).data;
  const before = await look();
  await tab(page);
  await settle(page);
  const after = await look();
  let differ = 0;
  for (let at = 0; at < before.length; at += 4) {
    if ([0, 1, 2].some((channel) => Math.abs(before[at + channel] - after[at + channel]) > SEEN)) differ += 1;
  }
  check(differ >= LEAST_RING, `the keyboard is on ${focus}, and one sees it by ${differ} pixels`);
  await tab(page, "Shift+Tab");
}

/** Tab goes round a dialog, to each of these targets, and to nothing behind it. */
export async function checkRound(page, inside, most = 60) {
  const first = await tab(page);
  const passed = new Set([first]);
  let missed = [];
  // Where the keyboard was for a frame alone may have been told of too late: what cannot be reached is missed in a second round too.
  for (let round = 0; round < 2; round += 1) {
    for (let press = 0; press < most; press += 1) {
      const focus = await tab(page);
      if (focus === first) break;
      check(fits(focus, inside) || focus === "", `Tab leads out of the dialog, to ${focus}`);
      passed.add(focus);
    }
    missed = targetsNamed(await readTargets(page), inside).filter(({ name }) => !passed.has(name)).map(({ name }) => name);
    if (missed.length === 0) return;
  }
  check(false, `Tab does not reach ${missed.join(" ")}`);
}

/** Cells of a notebook are one: the arrows lead from one to the next as well. */
const oneOf = (name) => name.replace(/^note\.[^.]+\.(\d+|file)$/, "note.cell");

/** What can be pressed on this screen and is not reached by Tab alone. */
export async function unreached(page, screen, most = 160) {
  const inside = SHEETS[screen] ?? /./;
  const meant = ({ name, on }) => on && inside.test(name) && !PLACES.test(name);
  const wanted = new Set((await readTargets(page)).targets.filter(meant).map(({ name }) => oneOf(name)));
  for (let press = 0; press < most && wanted.size > 0; press += 1) {
    const { frames } = await readTargets(page);
    await page.keyboard.press("Tab");
    // The frame in which Tab comes, and the one in which its ring is drawn; what was out of sight is told once it has come in.
    const told = (now) => now.frames > frames + 1 && now.focus !== "";
    const { focus } = await waitForState(page, "frames", told, 2_000).catch(() => readTargets(page));
    wanted.delete(oneOf(focus));
  }
  return [...wanted];
}
