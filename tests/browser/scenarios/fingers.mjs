// What fingers do on a phone's board: two spread it, one drags it, two taps come near, and the whole house is one press away.
import { check, same } from "../lib/checks.mjs";
import { Player } from "../lib/player.mjs";
import { pickTargetByTap, readTargets, settle, shot, tapTarget, targetsNamed, withoutMotion } from "../lib/targets.mjs";
import { PHONE_WINDOW, startCase, TITLE, waitForTitle } from "./game.mjs";

const SQUARE = /^board\.square\./;
// A beat of a hand: the game reads its input once a frame.
const BEAT = 60;
const STEPS = 8;
// How far off a place may be from where it should have come to, in points.
const NEARLY = 3;

/** Fingers on a page, by what the browser itself sends: `down`, `to` and `up` take their points. */
async function fingersOn(page) {
  const session = await page.context().newCDPSession(page);
  const send = async (type, points) => {
    await session.send("Input.dispatchTouchEvent", { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
    await page.waitForTimeout(BEAT);
  };
  return { down: (...points) => send("touchStart", points), to: (...points) => send("touchMove", points), up: () => send("touchEnd", []) };
}

/** Two taps on one place that change how large the board is; again where a slow frame put them too far apart to belong together. */
async function tapTwice(page, [x, y], { cell }) {
  const TRIES = 6;
  const FORGOTTEN = 500;
  for (let turn = 0; turn < TRIES; turn += 1) {
    await page.touchscreen.tap(x, y);
    await page.touchscreen.tap(x, y);
    const after = await squaresOf(page);
    if (after.cell !== cell) return after;
    await page.waitForTimeout(FORGOTTEN);
  }
  throw new Error(`two taps at ${x}, ${y} were made ${TRIES} times, and the board is as large as before`);
}

/** Two fingers about a point go so far apart, as thumb and forefinger do. */
async function pinch(fingers, [x, y], from, to) {
  const both = (away) => [[x - away, y], [x + away, y]];
  await fingers.down(both(from)[0]);
  await fingers.down(...both(from));
  for (let step = 1; step <= STEPS; step += 1) await fingers.to(...both(from + ((to - from) * step) / STEPS));
  await fingers.up();
}

const middle = ({ x, y, w, h }) => [x + w / 2, y + h / 2];
const apart = ([x, y], [a, b]) => Math.hypot(x - a, y - b);
const told = (point) => point.map((part) => part.toFixed(1)).join(", ");

/** Once all stands still: the squares in sight, and how wide one is. */
async function squaresOf(page) {
  await settle(page);
  const squares = targetsNamed(await readTargets(page), SQUARE);
  check(squares.length > 0, "no square is in sight");
  return { squares, cell: squares[0].w };
}

/** Where a point came to, by a square that was seen before and is seen after, and how many times as large all is. */
function movedTo(point, before, after) {
  const seen = after.squares.find(({ name }) => before.squares.some((one) => one.name === name));
  check(seen, "no square that was in sight is so still");
  const [from, to] = [middle(before.squares.find(({ name }) => name === seen.name)), middle(seen)];
  const times = after.cell / before.cell;
  return { times, at: point.map((part, axis) => to[axis] + times * (part - from[axis])) };
}

/** A point of the board's inner half on which a tap chooses nothing, near enough to a square that this stays in sight. */
function spotOn(state, stage) {
  // A tap beside a square means that square, too.
  const OFF = 40;
  const targets = targetsNamed(state, /^board\./);
  const free = ([x, y]) => targets.every((one) => x < one.x - OFF || x > one.x + one.w + OFF || y < one.y - OFF || y > one.y + one.h + OFF);
  const squares = targetsNamed(state, SQUARE).map(middle);
  const sees = (point) => squares.some((square) => Math.abs(square[0] - point[0]) < stage.w / 5 && Math.abs(square[1] - point[1]) < stage.h / 5);
  const parts = [0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];
  const points = parts.flatMap((down) => parts.map((right) => [stage.x + right * stage.w, stage.y + down * stage.h]));
  const spot = points.find((point) => free(point) && sees(point));
  check(spot, "no place of the board is free beside a square");
  return spot;
}

/** Up to where one chooses where to go, on a phone; and what is seen then. */
async function choosing(open) {
  const page = await open(PHONE_WINDOW);
  await waitForTitle(page);
  await withoutMotion(page, tapTarget);
  await startCase(page, tapTarget);
  const chooses = (state) => state.phase === "Move" && targetsNamed(state, SQUARE).length > 1;
  check(chooses(await new Player(page, { touch: true }).playUntil(chooses)), "nobody was asked where to go");
  return page;
}

export const fingerScenarios = [
  {
    name: "phone: two fingers spread the board about what lies between them, one drags it, two taps come near, and back to the whole house",
    needs: TITLE,
    async run({ open }) {
      const page = await choosing(open);
      const near = await squaresOf(page);
      await pickTargetByTap(page, "board.whole");
      const whole = await squaresOf(page);
      check(whole.cell < near.cell, "the whole house is no smaller than what one chooses from");
      const state = await readTargets(page);
      const stage = state.targets.find(({ name }) => name === "board");
      const spot = spotOn(state, stage);
      const fingers = await fingersOn(page);

      await pinch(fingers, spot, 30, 60);
      const spread = await squaresOf(page);
      const held = movedTo(spot, whole, spread);
      check(Math.abs(held.times - 2) < 0.2, `the board is ${held.times.toFixed(2)} times as large between fingers twice as far apart`);
      check(apart(held.at, spot) < NEARLY, `what lay between the fingers at ${told(spot)} is at ${told(held.at)}`);
      await shot(page, "fingers-spread");

      // A finger that has begun to drag has the board with it.
      const [from, by] = [[stage.x + stage.w / 2, stage.y + stage.h / 2], [24, 18]];
      const moved = (times) => from.map((part, axis) => part + times * by[axis]);
      await fingers.down(from);
      await fingers.to(moved(1));
      const begun = await squaresOf(page);
      await fingers.to(moved(2));
      const dragged = movedTo(moved(1), begun, await squaresOf(page));
      await fingers.up();
      same(dragged.times, 1, "how much larger the board is that was dragged");
      check(apart(dragged.at, moved(2)) < NEARLY, `what lay under the finger at ${told(moved(2))} is at ${told(dragged.at)}`);

      await pickTargetByTap(page, "board.whole");
      const back = await squaresOf(page);
      same(JSON.stringify(back.squares), JSON.stringify(whole.squares), "the whole house after fingers moved the board");

      const tapped = movedTo(spot, whole, await tapTwice(page, spot, whole));
      same(targetsNamed(await readTargets(page), "act.go.selected").length, 0, "places that are chosen after two taps on none");
      check(tapped.times > 1.9, `two taps made the board ${tapped.times.toFixed(2)} times as large`);
      check(apart(tapped.at, middle(stage)) < NEARLY, `what was tapped twice is at ${told(tapped.at)}, the middle at ${told(middle(stage))}`);
      await shot(page, "fingers-tapped");

      // Back to the whole house, and from there to what one chooses from, with nothing decided meanwhile.
      await pickTargetByTap(page, "board.whole");
      same(JSON.stringify((await squaresOf(page)).squares), JSON.stringify(whole.squares), "the whole house after two taps");
      await pickTargetByTap(page, "board.whole");
      same(JSON.stringify((await squaresOf(page)).squares), JSON.stringify(near.squares), "what one chooses from, again");
      const { phase, turn } = await readTargets(page);
      same([phase, turn].join(" "), [state.phase, state.turn].join(" "), "phase and turn after all of that");
    },
  },
];
