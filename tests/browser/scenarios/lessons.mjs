// The lessons as a newcomer meets them: the first case from the title, by following the arrow alone.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import {
  clickSpot, pickSpot, press, readSpots, settle, shot, spotsNamed, tap, tapSpot, waitForScreen, waitForSpot, waitForState,
} from "../lib/spots.mjs";
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
    const ready = (state) => !state.busy && spotsNamed(state, ARROW).length + spotsNamed(state, END).length > 0;
    const state = await waitForState(page, "the arrow or the end", ready);
    if (spotsNamed(state, END).length > 0 || until(state)) return count;
    await settle(page);
    const before = await readSpots(page);
    const at = spotsNamed(before, ARROW)[0];
    if (!at) continue;
    await hand(page, at);
    // A question that decides is not given away at once: the arrow moves on for whoever hesitates.
    const trace = ({ prompt, busy, spots }) => JSON.stringify([prompt, busy, spots.find(({ name }) => name === ARROW)]);
    await waitForState(page, "something new", (now) => trace(now) !== trace(before), HINTED);
  }
  const { prompt } = await readSpots(page);
  throw new Error(`${MOST_PRESSES} presses and the chapter is not done; it says "${prompt}"`);
}

export const lessonScenarios = [
  {
    name: "lessons: a newcomer follows the arrow through the whole first case",
    needs: TITLE,
    async run({ open }) {
      const page = await begin(open, SMALL_WINDOW, clickSpot);
      assertNotBlank(await shot(page, "lesson-begun"), "the first step");
      const presses = await followTheArrow(page, press);
      check(presses >= 15, `the first case took ${presses} presses only`);
      assertNotBlank(await shot(page, "lesson-ended"), "the end");
      await clickSpot(page, "lesson.title");
      await waitForTitle(page);
      const title = await readSpots(page);
      same(spotsNamed(title, "title.learn").length, 0, "what is offered to who has learnt it");
      same(spotsNamed(title, "title.resume").length, 0, "cases of one's own");
      await clickSpot(page, "title.lessons");
      await waitForSpot(page, "lessons.02-secret-passages");
      await shot(page, "lesson-list");
      await clickSpot(page, "lessons.rules");
      await waitForSpot(page, "rules.search");
      await settle(page);
      const ENTRY = /^rules\.entry\./;
      // Those in sight are counted: where a picture stands they are few.
      const seen = async () => spotsNamed(await readSpots(page), ENTRY).length;
      await pickSpot(page, "rules.search");
      await page.keyboard.type("accus");
      await settle(page);
      check(await seen() > 0, "no rule says how to accuse");
      await shot(page, "rules-sought");
      await page.keyboard.type("zzz");
      await waitForState(page, "no rule", (state) => spotsNamed(state, ENTRY).length === 0, 10_000);
    },
  },
  {
    name: "lessons: left in the middle on a phone and taken up again after a reload",
    needs: TITLE,
    async run({ open }) {
      const page = await begin(open, PHONE_WINDOW, tapSpot);
      let seen = 0;
      await followTheArrow(page, tap, () => (seen += 1) > 6);
      await settle(page);
      // Between two steps the table says whose turn it is, and breaks off.
      const said = (state) => !state.busy && spotsNamed(state, ARROW).length > 0 && !state.prompt.endsWith("…");
      const { prompt } = await waitForState(page, "a step's words", said);
      assertNotBlank(await shot(page, "phone-lesson"), "the lesson");
      await page.reload();
      await waitForTitle(page);
      await tapSpot(page, "title.lessons");
      await tapSpot(page, "lessons.01-a-first-case");
      await waitForScreen(page, "play");
      const again = await waitForState(page, "the arrow", said);
      // A hint may have come, behind the step's words, before or after.
      const [short, long] = [prompt, again.prompt].sort((one, other) => one.length - other.length);
      check(long.startsWith(short), `the step that was left says "${prompt}", taken up again "${again.prompt}"`);
    },
  },
];
