// Every edition through the theme chooser: first turns, whole cases, many seats, in windows and on phones.
import { readFileSync } from "node:fs";
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { Player, waitToBeAsked } from "../lib/player.mjs";
import {
  clickTarget, reach, readTargets, settle, shot, tableShot, targetsNamed, tapTarget, waitForScreen, waitForTarget, waitForState, withoutMotion,
} from "../lib/targets.mjs";
import { DESK_WINDOW, PHONE_WINDOW, SMALL_WINDOW, TITLE, waitForTitle } from "./game.mjs";

const INDEX = new URL("../../../assets/themes/index.toml", import.meta.url);
const themes = [...readFileSync(INDEX, "utf8").matchAll(/^\s*"([a-z0-9-]+)"/gm)].map(([, id]) => id);
const sideways = (width, height) => ({ viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });
const FINGER = 44;
const WHOLE_CASE = 240_000;

/** Waits for the title and turns the motion off. */
async function stillness(page, hand = clickTarget) {
  await waitForTitle(page);
  await withoutMotion(page, hand);
}

/** From the title to the setup of a theme. */
async function choose(page, theme, hand = clickTarget) {
  await hand(page, "title.new-case");
  await waitForScreen(page, "setup");
  // The chosen one need not be pressed again, and pressing it changes nothing.
  if (theme !== themes[0]) await hand(page, `setup.theme.${theme}`);
}

/** From a fresh page to the setup of a theme, with motion off. */
async function setUp(page, theme, hand = clickTarget) {
  await stillness(page, hand);
  await choose(page, theme, hand);
}

/** From the title through a theme's setup and first turns, and back to the title. */
async function firstTurns(page, theme) {
  await choose(page, theme);
  await shot(page, `${theme}-setup`);
  await open(page);
  const first = await waitToBeAsked(page);
  await tableShot(page, `${theme}-first`);
  await new Player(page).playUntil((state) => state.turn > first.turn);
  await shot(page, `${theme}-later`);
  await leave(page);
}

async function open(page, hand = clickTarget) {
  await hand(page, "setup.start");
  return waitForState(page, "the table", (state) => state.screen === "play", 60_000);
}

/** What is asked stands beside the board, not below it. */
function assertBeside(state) {
  const [board, prompt] = ["board", "prompt"].map((name) => state.targets.find((target) => target.name === name));
  check(board.x + board.w <= prompt.x + 1, `the board ${JSON.stringify(board)} is not beside ${JSON.stringify(prompt)}`);
}

/** Plays until a square is to be chosen: each that is offered on the board is as large as a finger needs it. */
async function assertFingersChoose(player) {
  const squares = (state) => targetsNamed(state, /^board\.square\./);
  await player.playUntil((state) => !state.busy && squares(state).length > 0);
  await settle(player.page);
  const small = squares(await readTargets(player.page)).filter(({ w, h }) => Math.min(w, h) < FINGER - 0.5);
  same(small.map(({ name }) => name).join(" "), "", "squares that are too small for a finger");
}

async function seatMore(page, count, hand = clickTarget) {
  for (let n = 0; n < count; n++) await hand(page, "setup.add-seat");
}

async function leave(page) {
  await clickTarget(page, "menu.open");
  await clickTarget(page, "menu.leave");
  await waitForTitle(page);
}

export const editionScenarios = [
  {
    // On one page: starting it takes longer than the turns.
    name: "edition: the first turns of each, one after the other",
    needs: TITLE,
    long: true,
    async run({ open: openPage }) {
      const page = await openPage(DESK_WINDOW);
      await stillness(page);
      for (const theme of themes) {
        await firstTurns(page, theme).catch((error) => {
          throw new Error(`${theme}: ${error.message}`, { cause: error });
        });
      }
      // What the setup offers after cases were left, to be looked at.
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      await shot(page, "setup-again");
    },
  },
  {
    name: "edition: a whole case of the one with kept cards and a clock, given up after some turns",
    needs: TITLE,
    long: true,
    async run({ open: openPage }) {
      const page = await openPage(SMALL_WINDOW);
      await setUp(page, "doctor-who");
      await open(page);
      const first = await waitToBeAsked(page);
      const player = new Player(page);
      await player.playUntil((state) => state.turn >= first.turn + 8);
      await shot(page, "centre-middle");
      await player.giveUp();
      const end = await player.playUntil(() => false);
      same(end.screen, "verdict", "the end");
      await waitForScreen(page, "verdict");
      assertNotBlank(await shot(page, "centre-verdict"), "the verdict");
    },
  },
  {
    name: "edition: ten bots at the manor play on to the verdict",
    needs: TITLE,
    long: true,
    async run({ open: openPage }) {
      const page = await openPage(DESK_WINDOW);
      await setUp(page, "master-detective");
      await seatMore(page, 6);
      const full = (state) => targetsNamed(state, "setup.add-seat").length === 0;
      await waitForState(page, "no eleventh to sit down", full, 10_000);
      await reach(page, "setup.more");
      await clickTarget(page, "setup.more");
      await reach(page, "setup.seat.0.kind");
      await clickTarget(page, "setup.seat.0.kind");
      await open(page);
      await waitForTarget(page, "act.fast-forward");
      await tableShot(page, "ten-bots");
      await clickTarget(page, "act.fast-forward");
      await waitForScreen(page, "verdict", WHOLE_CASE);
      assertNotBlank(await shot(page, "ten-verdict"), "the verdict of ten");
    },
  },
  {
    name: "edition: ten seats on a phone",
    needs: TITLE,
    long: true,
    async run({ open: openPage }) {
      const page = await openPage(PHONE_WINDOW);
      await stillness(page, tapTarget);
      await tapTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      // The last theme stands beyond the edge: dragged into sight as a finger does.
      await page.mouse.move(300, 160);
      await page.mouse.wheel(900, 0);
      await tapTarget(page, "setup.theme.master-detective");
      await seatMore(page, 6, tapTarget);
      await shot(page, "phone-manor-setup");
      await open(page, tapTarget);
      await waitToBeAsked(page);
      await tableShot(page, "phone-manor-first");
      same(targetsNamed(await readTargets(page), /^seat\.\d+$/).length, 10, "seats at the table");
      // Not all players fit beside each other in the notebook: the others are one press away.
      await tapTarget(page, "tab.notebook");
      await tapTarget(page, "note.players.after");
      assertNotBlank(await shot(page, "phone-manor-notebook"), "the notebook");
      await tapTarget(page, "tab.act");
      const player = new Player(page, { touch: true });
      const first = await readTargets(page);
      await player.playUntil((state) => state.turn > first.turn);
      await shot(page, "phone-manor-later");
    },
  },
  {
    name: "edition: a phone held sideways",
    needs: TITLE,
    async run({ open: openPage }) {
      const page = await openPage(sideways(844, 390));
      await setUp(page, "classic-2011", tapTarget);
      await shot(page, "sideways-setup");
      await open(page, tapTarget);
      const first = await waitToBeAsked(page);
      await tableShot(page, "sideways-first");
      // It goes where things happen, so the whole house is a press away.
      assertBeside(first);
      check(targetsNamed(first, "board.whole").length === 1, "no press leads to the whole house");
      const player = new Player(page, { touch: true });
      await assertFingersChoose(player);
      await player.playUntil((state) => state.turn > first.turn);
      await shot(page, "sideways-later");
    },
  },
  ...[["a small phone held sideways", 667, 375], ["a tablet held sideways", 1024, 768]].map(([name, width, height]) => ({
    name: `edition: ${name}`,
    needs: TITLE,
    async run({ open: openPage }) {
      const page = await openPage(sideways(width, height));
      await setUp(page, "classic-2011", tapTarget);
      await open(page, tapTarget);
      assertBeside(await waitToBeAsked(page));
      await shot(page, `sideways-${width}-first`);
      await assertFingersChoose(new Player(page, { touch: true }));
      await tableShot(page, `sideways-${width}-choosing`);
    },
  })),
];
