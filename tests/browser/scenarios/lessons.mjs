// The lessons as a newcomer meets them: the first case from the title, by following the arrow alone.
import { ARROW, followTheArrow } from "../lib/arrow.mjs";
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import {
  clickTarget, pickTarget, press, readTargets, settle, shot, targetsNamed, tap, tapTarget, waitForScreen, waitForTarget,
  waitForState,
} from "../lib/targets.mjs";
import { PHONE_WINDOW, SMALL_WINDOW, TITLE, waitForTitle } from "./game.mjs";

/** A page on which the first case is begun, as a newcomer does. */
async function begin(open, size, hand) {
  const page = await open(size);
  await waitForTitle(page);
  await hand(page, "title.learn");
  await waitForScreen(page, "play");
  return page;
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
