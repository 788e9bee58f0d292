// The notebook's help levels and whys, and the daily case.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { waitToBeAsked } from "../lib/player.mjs";
import {
  clickSpot, pickSpot, readSpots, shot, spotsNamed, tapSpot, waitForScreen, waitForSpot, waitForState,
} from "../lib/spots.mjs";

import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";

async function openCase(page) {
  await clickSpot(page, "title.new-case");
  await waitForScreen(page, "setup");
  await clickSpot(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 60_000);
}

const isOn = (state, name) => spotsNamed(state, name).length > 0;

export const notebookScenarios = [
  {
    name: "notebook: help levels, own marks with undo, and why",
    needs: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      await openCase(page);
      await waitToBeAsked(page);
      await waitForSpot(page, "note.help");
      check(!isOn(await readSpots(page), "note.undo"), "there is something to undo before anything was written");

      await clickSpot(page, "note.help");
      await waitForSpot(page, "help.odds");
      await shot(page, "notebook-levels");
      // Pressing the chosen level again changes nothing, so a press that came too early may be given twice.
      await pickSpot(page, "help.odds");
      await pickSpot(page, "help.odds");
      await clickSpot(page, "help.close");
      assertNotBlank(await shot(page, "notebook-odds"), "the notebook with odds");

      // An open cell takes the pencil, and its why is one press away.
      const cell = (await readSpots(page)).spots.find((spot) => /^note\.[^.]+\.file$/.test(spot.name));
      await clickSpot(page, cell.name);
      await waitForSpot(page, "note.undo");
      await clickSpot(page, "note.undo");
      await waitForSpot(page, "note.redo");
      await clickSpot(page, "note.why");
      await waitForSpot(page, "cell.close");
      assertNotBlank(await shot(page, "notebook-why"), "the notebook with its why");
      await clickSpot(page, "cell.mark.maybe");
      await clickSpot(page, "cell.close");
      await waitForSpot(page, "note.help");
    },
  },
  {
    name: "daily: the case of the day on a phone, and the way back",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapSpot(page, "title.daily");
      await waitForSpot(page, "daily.answer", 120_000);
      assertNotBlank(await shot(page, "daily-clues-phone"), "the clues");
      await tapSpot(page, "daily.notebook");
      await shot(page, "daily-notebook-phone");
      await tapSpot(page, "daily.answer");
      const say = (state) => state.spots.find((spot) => spot.name === "daily.say");
      await waitForState(page, "the answer's tiles", (state) => say(state) !== undefined);
      same(say(await readSpots(page)).on, false, "whether one can answer before anything is picked");
      await shot(page, "daily-answer-phone");
      await tapSpot(page, "daily.case");
      await waitForState(page, "today's whole case", (state) => state.screen === "play", 120_000);
      await waitToBeAsked(page);
      await tapSpot(page, "menu.open");
      await tapSpot(page, "menu.leave");
      await waitForScreen(page, "title");
      await tapSpot(page, "title.daily");
      await tapSpot(page, "daily.case");
      await waitForState(page, "the same case again", (state) => state.screen === "play", 120_000);
      await tapSpot(page, "menu.open");
      await tapSpot(page, "menu.leave");
      await waitForScreen(page, "title");
      await tapSpot(page, "title.cases");
      await waitForSpot(page, "library.enter");
      same(spotsNamed(await readSpots(page), "library.enter").length, 1, "cases after the day's case was entered twice");
      await tapSpot(page, "library.insight");
      await waitForScreen(page, "insight");
      assertNotBlank(await shot(page, "insight-none-phone"), "insight without a case");
      await tapSpot(page, "insight.leave");
      await waitForScreen(page, "library");
    },
  },
  {
    name: "practice: an exercise on a phone, an answer to it, and the next one",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapSpot(page, "title.practice");
      await waitForSpot(page, "practice.answer.0", 120_000);
      assertNotBlank(await shot(page, "practice-question-phone"), "the question");
      await tapSpot(page, "practice.clues");
      assertNotBlank(await shot(page, "practice-clues-phone"), "the clues");
      await tapSpot(page, "practice.notebook");
      await shot(page, "practice-notebook-phone");
      await tapSpot(page, "practice.answer");
      const next = (state) => state.spots.find((spot) => spot.name === "practice.next");
      same(next(await readSpots(page)).on, false, "whether one can go on before anything is answered");
      await tapSpot(page, "practice.answer.0");
      await waitForState(page, "the way on", (state) => next(state)?.on === true);
      assertNotBlank(await shot(page, "practice-answered-phone"), "what is said to the answer");
      await tapSpot(page, "practice.next");
      await waitForSpot(page, "practice.answer.0", 120_000);
      await tapSpot(page, "practice.leave");
      await waitForScreen(page, "title");
    },
  },
];
