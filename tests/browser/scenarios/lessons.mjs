// The lessons as a newcomer meets them: the first case from the title, by following the arrow alone.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import {
  clickTarget, pickTarget, press, readTargets, settle, shot, targetsNamed, tap, tapTarget, untilRead, waitForScreen, waitForTarget,
  waitForState,
} from "../lib/targets.mjs";
import { PHONE_WINDOW, SMALL_WINDOW, TITLE, waitForTitle } from "./game.mjs";

const ARROW = "lesson.arrow";
const END = "lesson.play";
// The steps of the first case, and those that take several presses.
const MOST_PRESSES = 60;
// Longer than the table hesitates before it gives a hint.
const HINTED = 14_000;

/** A page on which the first case is begun, as a newcomer does. */
async function begin(open, size, hand) {
  const page = await open(size);
  await waitForTitle(page);
  await hand(page, "title.learn");
  await waitForScreen(page, "play");
  return page;
}

/** Presses where the arrow points until the chapter ends; the presses it took. */
async function followTheArrow(page, hand, until = () => false) {
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

export const lessonScenarios = [
  {
    name: "lessons: a newcomer follows the arrow through the whole first case",
    needs: TITLE,
    async run({ open }) {
      const page = await begin(open, SMALL_WINDOW, clickTarget);
      assertNotBlank(await shot(page, "lesson-begun"), "the first step");
      const presses = await followTheArrow(page, press);
      check(presses >= 15, `the first case took ${presses} presses only`);
      assertNotBlank(await shot(page, "lesson-ended"), "the end");
      await clickTarget(page, "lesson.title");
      await waitForTitle(page);
      const title = await readTargets(page);
      same(targetsNamed(title, "title.learn").length, 0, "what is offered to who has learnt it");
      same(targetsNamed(title, "title.resume").length, 0, "cases of one's own");
      await clickTarget(page, "title.lessons");
      await waitForTarget(page, "lessons.02-secret-passages");
      await shot(page, "lesson-list");
      await clickTarget(page, "lessons.rules");
      await waitForTarget(page, "rules.search");
      await settle(page);
      const ENTRY = /^rules\.entry\./;
      // Those in sight are counted: where a picture stands they are few.
      const seen = async () => targetsNamed(await readTargets(page), ENTRY).length;
      await pickTarget(page, "rules.search");
      await page.keyboard.type("accus");
      await settle(page);
      check(await seen() > 0, "no rule says how to accuse");
      await shot(page, "rules-sought");
      await page.keyboard.type("zzz");
      await waitForState(page, "no rule", (state) => targetsNamed(state, ENTRY).length === 0, 10_000);
    },
  },
  {
    name: "lessons: left in the middle on a phone and taken up again after a reload",
    needs: TITLE,
    async run({ open }) {
      const page = await begin(open, PHONE_WINDOW, tapTarget);
      let seen = 0;
      await followTheArrow(page, tap, () => (seen += 1) > 6);
      await settle(page);
      // Between two steps the table says whose turn it is, and breaks off.
      const said = (state) => !state.busy && targetsNamed(state, ARROW).length > 0 && !state.prompt.endsWith("…");
      const { prompt } = await waitForState(page, "a step's words", said);
      assertNotBlank(await shot(page, "phone-lesson"), "the lesson");
      await page.reload();
      await waitForTitle(page);
      // What is half done is the first thing that the title offers.
      await waitForTarget(page, "title.learn");
      await shot(page, "phone-title-half-done");
      await tapTarget(page, "title.learn");
      await waitForScreen(page, "play");
      const again = await waitForState(page, "the arrow", said);
      // A hint may have come, behind the step's words, before or after.
      const [short, long] = [prompt, again.prompt].sort((one, other) => one.length - other.length);
      check(long.startsWith(short), `the step that was left says "${prompt}", taken up again "${again.prompt}"`);
    },
  },
];
