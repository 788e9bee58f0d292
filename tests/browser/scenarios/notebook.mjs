// The notebook's help levels and whys, and the daily case.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { Player, waitToBeAsked } from "../lib/player.mjs";
import {
  clickTarget, pickTarget, readTargets, shot, settle, targetsNamed, tapTarget, waitForScreen, waitForTarget, waitForState,
} from "../lib/targets.mjs";

import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";

/** How what is said to an answer begins. */
const ANSWERED = "Right!|That is not certain|That cannot be|Another question tells you more";

async function openCase(page) {
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 60_000);
}

/** How often the pencil was asked to be heard. */
const ticks = (page) => page.evaluate(() => globalThis.candlestickSounds.filter((name) => name === "tick").length);

const isOn = (state, name) => targetsNamed(state, name).length > 0;

export const notebookScenarios = [
  {
    name: "notebook: help levels, own marks with undo, and why",
    needs: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      await openCase(page);
      await waitToBeAsked(page);
      await waitForTarget(page, "note.help");
      check(!isOn(await readTargets(page), "note.undo"), "there is something to undo before anything was written");

      await clickTarget(page, "note.help");
      await waitForTarget(page, "help.odds");
      await shot(page, "notebook-levels");
      // Pressing the chosen level again changes nothing, so a press that came too early may be given twice.
      await pickTarget(page, "help.odds");
      await pickTarget(page, "help.odds");
      await clickTarget(page, "help.close");
      assertNotBlank(await shot(page, "notebook-odds"), "the notebook with odds");

      // An open cell takes the pencil, and its why is one press away.
      const cell = (await readTargets(page)).targets.find((target) => /^note\.[^.]+\.file$/.test(target.name));
      const before = await ticks(page);
      await clickTarget(page, cell.name);
      await waitForTarget(page, "note.undo");
      same(await ticks(page) - before, 1, "ticks that are heard of one mark");
      await clickTarget(page, "note.undo");
      await waitForTarget(page, "note.redo");
      same(await ticks(page) - before, 2, "ticks that are heard of a mark and its undoing");
      await clickTarget(page, "note.why");
      await waitForTarget(page, "cell.close");
      assertNotBlank(await shot(page, "notebook-why"), "the notebook with its why");
      await clickTarget(page, "cell.mark.maybe");
      await clickTarget(page, "cell.close");
      await waitForTarget(page, "note.help");
    },
  },
  {
    name: "daily: the case of the day on a phone, and the way back",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapTarget(page, "title.daily");
      await waitForTarget(page, "daily.answer", 120_000);
      assertNotBlank(await shot(page, "daily-clues-phone"), "the clues");
      await tapTarget(page, "daily.notebook");
      await shot(page, "daily-notebook-phone");
      await tapTarget(page, "daily.answer");
      const say = (state) => state.targets.find((target) => target.name === "daily.say");
      await waitForState(page, "the answer's tiles", (state) => say(state) !== undefined);
      same(say(await readTargets(page)).on, false, "whether one can answer before anything is picked");
      await shot(page, "daily-answer-phone");
      await tapTarget(page, "daily.case");
      // Whoever has not played the edition yet reads what is different there.
      await waitForTarget(page, "daily.not-yet");
      await shot(page, "daily-before-phone");
      await tapTarget(page, "daily.begin");
      await waitForState(page, "today's whole case", (state) => state.screen === "play", 120_000);
      // On some days nobody acts before oneself, and what nobody has acted in is not kept.
      await new Player(page, { touch: true }).decide();
      await waitToBeAsked(page);
      await tapTarget(page, "menu.open");
      await tapTarget(page, "menu.leave");
      await waitForScreen(page, "title");
      await tapTarget(page, "title.daily");
      await tapTarget(page, "daily.case");
      await waitForState(page, "the same case again", (state) => state.screen === "play", 120_000);
      await tapTarget(page, "menu.open");
      await tapTarget(page, "menu.leave");
      await waitForScreen(page, "title");
      await tapTarget(page, "title.cases");
      await waitForTarget(page, "library.enter");
      // The first frame of a screen is laid out twice where its foot is of another height, and publishes both.
      await settle(page);
      same(targetsNamed(await readTargets(page), "library.enter").length, 1, "cases after the day's case was entered twice");
      await tapTarget(page, "library.insight");
      await waitForScreen(page, "insight");
      assertNotBlank(await shot(page, "insight-none-phone"), "insight without a case");
      await tapTarget(page, "insight.leave");
      await waitForScreen(page, "library");
    },
  },
  {
    name: "practice: an exercise on a phone, an answer to it, and the next one",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapTarget(page, "title.practice");
      await waitForTarget(page, "practice.answer.0", 120_000);
      assertNotBlank(await shot(page, "practice-question-phone"), "the question");
      await tapTarget(page, "practice.clues");
      assertNotBlank(await shot(page, "practice-clues-phone"), "the clues");
      await tapTarget(page, "practice.notebook");
      await shot(page, "practice-notebook-phone");
      await tapTarget(page, "practice.answer");
      const next = (state) => state.targets.find((target) => target.name === "practice.next");
      same(next(await readTargets(page)).on, false, "whether one can go on before anything is answered");
      await tapTarget(page, "practice.answer.0");
      await waitForState(page, "the way on", (state) => next(state)?.on === true);
      assertNotBlank(await shot(page, "practice-answered-phone"), "what is said to the answer");
      await page.waitForFunction((wanted) => new RegExp(wanted).test(document.getElementById("live").textContent), ANSWERED, { timeout: 20_000 });
      const said = await page.locator("#live p").allTextContents();
      same(said.filter((line) => new RegExp(`^(${ANSWERED})`).test(line)).length, 1, `how often what comes of the answer is said: ${said.join(" | ")}`);
      await tapTarget(page, "practice.next");
      await waitForTarget(page, "practice.answer.0", 120_000);
      await tapTarget(page, "practice.leave");
      await waitForScreen(page, "title");
    },
  },
];
