// What is wrong with a screen, by its picture and by what it publishes.
import { faint } from "./contrast.mjs";
import { PLACES, SHEETS } from "./places.mjs";
import { apart, EYES } from "./sights.mjs";

/** The least side of what a finger presses, and what rounding may take of it. */
const FINGER = 44, ROUNDED = 0.6;
/** How far two players' faces are apart in OKLab at least, for each kind of eye and in grey. */
const FACES = 0.08;
/**
 * What is lower or narrower, each with what stands for it in docs/access.md ("Sizes of what is pressed"): places of the board, the
 * notebook's cells, what turns the notebook's columns.
 */
const LOWER = /^(board\.|note\.(?!help|undo|redo|copy|why))/;
/** Tiles on a shelf go on beyond its edge, where a finger draws them in: what stands on one that is not whole is not cut for good. */
const SHELF = /^setup\.(theme|table)\./;

const short = (words) => JSON.stringify(words.slice(0, 40));

/** Each finding as a line; `density`: pixels a point of the picture. Where it is null nothing is measured on it. */
export function wrongWith(name, state, picture, { touch = false, size, density = 1 }) {
  const found = [];
  const tell = (what, all) => all.length > 0 && found.push(`${what}: ${all.join(" ")}`);
  tell("cut", cutWords(state).map(short));
  tell("several golden", state.main.length > 1 ? state.main : []);
  if (picture) {
    const hard = faint(picture, state, density);
    const kind = (sign) => hard.filter((one) => (one.name === "") === sign);
    const told = ({ name: words, x, y, ratio }) => `${short(words)} at ${x.toFixed(0)},${y.toFixed(0)} ${ratio.toFixed(1)}`;
    tell("faint", kind(false).map(told));
    tell("dim", kind(true).map(told));
    tell("alike", name in SHEETS ? [] : alike(state, picture, { size, density }));
  }
  if (touch) tell("small", small(name, state, size));
  return found;
}

/** Words of which a part is not shown and cannot be drawn in. */
export function cutWords({ cut, targets }) {
  const shelf = targets.filter(({ name, whole }) => SHELF.test(name) && !whole);
  const on = (tile, { x, y, w, h }) => x < tile.x + tile.w && x + w > tile.x && y < tile.y + tile.h && y + h > tile.y;
  return cut.filter((ink) => !shelf.some((tile) => on(tile, ink))).map(({ name }) => name);
}

const within = ({ width, height }) => ({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= width && y + h <= height;

function small(name, { targets }, size) {
  const least = FINGER - ROUNDED;
  const meant = (at) => !LOWER.test(at) && !PLACES.test(at) && (SHEETS[name]?.test(at) ?? true);
  const low = targets.filter((one) => one.on && one.whole && meant(one.name) && within(size)(one) && Math.min(one.w, one.h) < least);
  const kinds = new Map(low.map((target) => [target.name.replace(/\d+/g, "N"), target]));
  return [...kinds].map(([kind, { w, h }]) => `${kind} ${w.toFixed(0)}x${h.toFixed(0)}`);
}

/** Players whose faces are alike for some kind of eye, or in grey. */
function alike({ targets }, picture, { size, density }) {
  const faces = targets.filter((target) => /^seat\.face\.\d+$/.test(target.name) && within(size)(target));
  const pairs = faces.flatMap((one, n) => faces.slice(n + 1).map((other) => [one, other]));
  const told = pairs.flatMap((pair) => EYES.map((eye) => [eye, pair, apart(picture, pair, eye, density)]));
  return told.filter(([, , far]) => far < FACES).map(([eye, [one, other], far]) => `${one.name} ${other.name} (${eye}, ${far.toFixed(3)})`);
}
