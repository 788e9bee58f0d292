// Follows a lesson's arrow: presses where it points until the chapter ends.
import { readTargets, targetsNamed, untilRead, waitForState } from "./targets.mjs";

/** Where the arrow points, and what stands at a chapter's end. */
export const ARROW = "lesson.arrow";
export const END = "lesson.play";
// The steps of the first case, and those that take several presses.
const MOST_PRESSES = 60;
// Longer than the table hesitates before it gives a hint.
const HINTED = 14_000;

/** Presses where the arrow points until the chapter ends; the presses it took. */
export async function followTheArrow(page, hand, until = () => false) {
  for (let count = 0; count < MOST_PRESSES; count++) {
    const ready = (state) => !state.busy && targetsNamed(state, ARROW).length + targetsNamed(state, END).length > 0;
    const state = await waitForState(page, "the arrow or the end", ready);
    if (targetsNamed(state, END).length > 0 || until(state)) return count;
    await untilRead(page);
    const before = await readTargets(page);
    const at = targetsNamed(before, ARROW)[0];
    if (!at) continue;
    await hand(page, at);
    // A question that decides is not given away at once: the arrow moves on for whoever hesitates.
    const trace = ({ prompt, busy, targets }) => JSON.stringify([prompt, busy, targets.find(({ name }) => name === ARROW)]);
    await waitForState(page, "something new", (now) => trace(now) !== trace(before), HINTED);
  }
  const { prompt } = await readTargets(page);
  throw new Error(`${MOST_PRESSES} presses and the chapter is not done; it says "${prompt}"`);
}
