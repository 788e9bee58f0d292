// Drives the game by what it publishes with `?targets`: the places that can be clicked, and the state.
import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { assertNotBlank, assertPainted, check } from "./checks.mjs";

const OUT = fileURLToPath(new URL("../out/", import.meta.url));
// SwiftShader on two cores is slow; a stuck game is found by this, not by minutes of waiting.
const PATIENCE = 60_000;
const GLANCE = 50;
// Between two looks: with the frames that are waited for besides, long enough also where drawing is slow.
const SETTLED = 120;

const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** What the game published last, or null before the first time. */
export async function readTargets(page) {
  const text = await page.evaluate(() => globalThis.candlestickTargets ?? null);
  return text === null ? null : JSON.parse(text);
}

const fits = (name, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

/** The targets that can be clicked now, of a name or a pattern. */
export const targetsNamed = (state, wanted) => state.targets.filter((target) => target.on && fits(target.name, wanted));

const summary = (state) =>
  state === null ? "the game has published nothing" :
    `screen ${state.screen}, phase ${state.phase}, busy ${state.busy}, prompt "${state.prompt}", targets ` +
    state.targets.map((target) => (target.on ? target.name : `(${target.name})`)).join(" ");

/** Waits until `holds(state)`; says what stood instead when that never comes. */
export async function waitForState(page, what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  let state = null;
  while (Date.now() < end) {
    state = await readTargets(page);
    if (state !== null && holds(state)) return state;
    await failOnFault(page);
    await pause(GLANCE);
  }
  throw new Error(`waited ${patience / 1000} s for ${what}; ${summary(state)}`);
}

/** The page's own message stands: nothing will come any more, so say what it says. */
async function failOnFault(page) {
  const text = await page.evaluate(() => {
    const fault = document.getElementById("fault");
    return fault && !fault.hidden ? fault.innerText : null;
  });
  check(text === null, `the page shows a message: ${text}`);
}

const onScreen = (page, screen, patience) =>
  waitForState(page, `the screen "${screen}"`, (state) => state.screen === screen && !state.busy, patience);

/** Waits for a screen; for a title until what is pressed on it does not wait for the rest of the program either. */
export async function waitForScreen(page, screen, patience = PATIENCE) {
  const state = await onScreen(page, screen, patience);
  if (screen === "title") await waitForWhole(page, patience);
  return state;
}

/** Waits for a title on which nothing but itself need be there. */
export const waitForTitle = (page, patience) => onScreen(page, "title", patience);

/** Waits until all parts of the program are there. */
export async function waitForWhole(page, patience = PATIENCE) {
  for (const end = Date.now() + patience; !(await page.evaluate(() => globalThis.candlestickRest.isWhole)); await pause(GLANCE)) {
    if (Date.now() > end) throw new Error(`waited ${patience / 1000} s for the rest of the program`);
  }
}

export async function waitForTarget(page, wanted, patience) {
  const state = await waitForState(page, `the target ${wanted}`, (now) => targetsNamed(now, wanted).length > 0, patience);
  return targetsNamed(state, wanted)[0];
}

const centre = ({ x, y, w, h }) => [x + w / 2, y + h / 2];

async function checkReachable(page, target) {
  const [x, y] = centre(target);
  const { width, height } = page.viewportSize();
  check(x >= 0 && y >= 0 && x < width && y < height, `${target.name} lies outside the window: ${JSON.stringify(target)}`);
}

/** All of a state but its clocks. */
const trace = (state) => JSON.stringify({ ...state, frames: 0, clock: 0 });
/** What changes when something has happened, and not when the mouse only passes over. */
const meaning = ({ screen, phase, turn, pace, prompt, busy, targets }) =>
  JSON.stringify([screen, phase, turn, pace, prompt, busy, targets.map(({ name, on }) => [name, on])]);

/** What the game has asked to be drawn by now is drawn: where it is drawn in software, one frame may take long. */
const drawn = (page) => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Waits until nothing changes any more: a screen's first frames still find their places, and a table may still be being painted. */
export async function settle(page) {
  const [LONGEST, PAINTED] = [2_000, 20_000];
  const began = Date.now();
  let last = trace(await readTargets(page));
  for (let painting = false; Date.now() - began < (painting ? PAINTED : LONGEST); ) {
    await pause(SETTLED);
    await drawn(page);
    const state = await readTargets(page);
    painting = state?.painting ?? false;
    const now = trace(state);
    if (now === last && !painting) return;
    last = now;
  }
}

/** As `settle`, and at the table long enough that what was asked counts as read: a press sooner decides nothing (hold.rs). */
export async function untilRead(page) {
  const READ = 330;
  const began = Date.now();
  await settle(page);
  if ((await readTargets(page)).screen === "play") await pause(Math.max(0, READ - (Date.now() - began)));
}

/** Presses and lets go a beat apart, as a hand does: the game reads its input once a frame. */
export async function press(page, target) {
  await checkReachable(page, target);
  const [x, y] = centre(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await pause(GLANCE);
  await page.mouse.up();
}

export async function tap(page, target) {
  await checkReachable(page, target);
  await page.touchscreen.tap(...centre(target));
}

/** One thing is to be done on a screen, or none: what is wrong with one that has several. */
export const severalMain = ({ main }) => (main.length > 1 ? `${main.length} main actions: ${main.join(" ")}` : null);

/** A click (or tap) that must change something; one that hits a frame too early is given again. */
async function actOn(page, wanted, hand) {
  const TRIES = 3;
  const ANSWER = 8_000;
  await waitForTarget(page, wanted);
  await untilRead(page);
  const target = await waitForTarget(page, wanted);
  const state = await readTargets(page);
  check(severalMain(state) === null, `${severalMain(state)}; ${summary(state)}`);
  const before = meaning(state);
  const changed = (state) => meaning(state) !== before;
  for (let turn = 0; turn < TRIES; turn++) {
    await hand(page, target);
    const answer = await waitForState(page, "an answer", changed, ANSWER).catch(() => null);
    if (answer) return answer;
    await failOnFault(page);
  }
  throw new Error(`${target.name} was pressed ${TRIES} times and nothing changed; ${summary(await readTargets(page))}`);
}

/** A click (or tap) that need change nothing that is published, as when something is picked that was picked. */
async function pickOn(page, wanted, hand) {
  await waitForTarget(page, wanted);
  await untilRead(page);
  await hand(page, await waitForTarget(page, wanted));
  await pause(SETTLED);
  await drawn(page);
  return readTargets(page);
}

/** Turns the wheel over a target; panels that do not fit scroll. */
export async function scrollAt(page, target, by) {
  await page.mouse.move(...centre(target));
  await page.mouse.wheel(0, by);
  await pause(SETTLED);
  await drawn(page);
}

/** Scrolls down in the middle of the window until something is there to be pressed. */
export async function reach(page, wanted) {
  const { width, height } = page.viewportSize();
  const middle = { x: width * 0.3, y: height / 2, w: 0, h: 0 };
  for (let turn = 0; turn < 12 && targetsNamed(await readTargets(page), wanted).length === 0; turn += 1) {
    await scrollAt(page, middle, 120);
  }
  return waitForTarget(page, wanted);
}

/**
 * A press on something that may be gone the next moment, as the button that hurries the bots along. By a finger where the page
 * has one: a mouse left lying on a phone's page goes on looking at what it lies on.
 */
export async function poke(page, target) {
  const touches = await page.evaluate(() => navigator.maxTouchPoints > 0);
  await (touches ? tap : press)(page, target);
  await pause(SETTLED);
}

export const pickTarget = (page, wanted) => pickOn(page, wanted, press);
export const pickTargetByTap = (page, wanted) => pickOn(page, wanted, tap);
export const clickTarget = (page, wanted) => actOn(page, wanted, press);
export const tapTarget = (page, wanted) => actOn(page, wanted, tap);

/** On the title: from the system's over quick to none, as software drawing would show a whole case for minutes. */
export async function withoutMotion(page, hand = clickTarget) {
  await hand(page, "title.motion");
  await hand(page, "title.motion");
}

/** A picture of the page into tests/browser/out/. */
export async function shot(page, name) {
  mkdirSync(OUT, { recursive: true });
  return page.screenshot({ path: `${OUT}${name}.png`, timeout: PATIENCE });
}

/** A picture of the table, on which the board is to be seen. */
export async function tableShot(page, name) {
  const png = await shot(page, name);
  assertNotBlank(png, "the table");
  const { targets } = await readTargets(page);
  const board = targets.find((target) => target.name === "board");
  check(board, "the table publishes no board");
  assertPainted(png, board, page.viewportSize(), "the board");
}

/** Frames drawn per second while nobody does anything. */
export async function framesPerSecond(page, seconds) {
  const first = (await readTargets(page)).frames;
  await pause(seconds * 1000);
  return ((await readTargets(page)).frames - first) / seconds;
}
