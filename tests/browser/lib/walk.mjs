// The walk through every screen and dialog, once for all that looks at them: pictures, words, elements, keys.
import { followTheArrow } from "./arrow.mjs";
import { bring, openRoom } from "./together.mjs";
import { clickTarget, press, readTargets, scrollAt, settle, tap, targetsNamed, tapTarget, waitForScreen, waitForState } from "./targets.mjs";
import { besideTheTable, cases, decisions, giveUp, lookBack, titleBetween } from "./walk-case.mjs";
import { PATIENCE, SCROLLS, decided } from "./walker.mjs";
import { waitForTitle } from "../scenarios/game.mjs";

/** Each leads from the title to some screens; `look(name)` takes one up. What does not come back to the title has a page of its own. */
export const WALKS = {
  title: async (walker, look) => look("title"),

  settings: async (walker, look) => {
    await walker.hand("title.language");
    await walker.see("language.close");
    await look("settings");
    await walker.down("reading.sight.tritan");
    await look("eyes");
    await walker.down("language.keys", -1);
    await walker.hand("language.keys");
    await walker.see("keys.close");
    await look("keys");
    await walker.hand("keys.close");
  },

  practice: async (walker, look) => {
    await walker.hand("title.practice");
    await walker.see(/^practice\.(answer\.0|clues)$/);
    await look("practice");
    // On a phone the answers are a part of their own.
    if (await walker.has("practice.answer")) await walker.pick("practice.answer");
    await walker.down("practice.answer.0");
    await walker.hand("practice.answer.0");
    await waitForState(walker.page, "what is said to an answer", (state) => targetsNamed(state, "practice.next").length > 0, PATIENCE);
    await look("practice-answered");
    await walker.hand("practice.leave");
  },

  position: async (walker, look) => {
    await walker.hand("title.position");
    await waitForScreen(walker.page, "position");
    await look("position");
    await layTable(walker);
    await look("position-laid");
    for (const part of ["sheet", "tells", "happened"]) {
      if (!(await walker.has(`position.${part}`))) continue;
      await walker.pick(`position.${part}`);
      await look(`position-${part}`);
    }
    await walker.hand("position.more");
    await walker.see("position.close");
    await look("more");
    await walker.hand("position.close");
    await walker.hand("position.leave");
  },

  together: async (walker, look) => {
    await walker.down("title.together");
    await walker.hand("title.together");
    await walker.see("together.name");
    await look("together");
    await walker.down("together.back");
    await walker.hand("together.back");
  },

  daily: async (walker, look) => {
    await walker.hand("title.daily");
    const there = ({ targets }) => targets.some(({ name }) => /^daily\.(answer|say)$/.test(name));
    await waitForState(walker.page, "the day's case", there, PATIENCE);
    await look("daily");
    // On a phone notebook and answer are parts of their own.
    for (const part of ["notebook", "answer"]) {
      if (!(await walker.has(`daily.${part}`))) continue;
      await walker.pick(`daily.${part}`);
      await look(`daily-${part}`);
    }
    // Whoever has not played the edition yet reads what is different there.
    await walker.hand("daily.case");
    await walker.see("daily.not-yet");
    await look("daily-before");
    await walker.hand("daily.not-yet");
    await walker.hand("daily.leave");
  },

  lessons: async (walker, look) => {
    await walker.hand("title.lessons");
    await walker.see("lessons.close");
    await look("lessons");
    await walker.hand("lessons.02-secret-passages");
    await waitForScreen(walker.page, "play");
    await walker.see(/^lesson\./);
    await look("lesson");
    await followTheArrow(walker.page, walker.touch ? tap : press);
    await look("lesson-end");
    await walker.hand("lesson.title");
  },

  case: async (walker, look) => {
    await walker.hand("title.new-case");
    await waitForScreen(walker.page, "setup");
    await look("setup");
    // Better bots may have solved the case before one asks for the first time.
    await walker.down("setup.bots.novice");
    await walker.pick("setup.bots.novice");
    await walker.hand("setup.start");
    await waitForState(walker.page, "a decision", (state) => state.screen === "play" && decided(state));
    await look("table");
    await besideTheTable(walker, look);
    await decisions(walker, look);
    await titleBetween(walker, look);
    await giveUp(walker);
    await waitForScreen(walker.page, "verdict", PATIENCE);
    await walker.see("verdict.known").catch(() => undefined);
    await look("verdict");
    await lookBack(walker, look);
    await cases(walker, look);
  },

  // What is laid in the setup stays: a second person comes last.
  curtain: async (walker, look) => {
    await walker.hand("title.new-case");
    await waitForScreen(walker.page, "setup");
    await walker.down("setup.more");
    await walker.hand("setup.more");
    await walker.down("setup.own-themes");
    await look("setup-more");
    await walker.aside(look, "setup.own-themes", "themes.close", "own-themes");
    await walker.down("setup.seat.1.kind", -1);
    await walker.hand("setup.seat.1.kind");
    // The portrait has the suspects below it, until it is pressed again.
    await walker.down("setup.seat.0.suspect", -1);
    await walker.hand("setup.seat.0.suspect");
    await look("setup-suspects");
    // Whoever read the page as text may have scrolled.
    await walker.down("setup.seat.0.suspect", -1);
    await walker.hand("setup.seat.0.suspect");
    await walker.hand("setup.start");
    await waitForState(walker.page, "the curtain", (state) => targetsNamed(state, /^act\.(pass-on|ready)$/).length > 0);
    await look("curtain");
  },

  lobby: async (walker, look) => {
    if (!walker.rooms) return;
    const { page } = walker;
    const begin = () => page.goto(`${walker.rooms}/?targets&texts&clock=16`, { waitUntil: "domcontentloaded" });
    await begin();
    await openRoom(page, walker.touch ? tapTarget : clickTarget, "Ann");
    await look("lobby");
    await bring(page, "together.more-bots");
    await look("lobby-case");
    await bring(page, "together.rules");
    await look("lobby-end");
    await tableOfRoom(walker, look);
    // The same page as the table that all sit around.
    await begin();
    await waitForTitle(page);
    await walker.hand("title.together");
    await walker.down("together.be-table");
    await walker.hand("together.be-table");
    // A phone on its side has the pattern alone in sight.
    await walker.down("together.copy");
    await look("table-screen");
  },
};

/** Begins a room's case with as many bots as it wants, and takes up the table, the room's sheet and the ways in for others. */
async function tableOfRoom(walker, look) {
  const MOST = 4;
  const { page } = walker;
  // Where letters are large it stands below the edge, as all that the room has.
  for (let bots = 0; bots < MOST && !(await walker.seeks("together.start")); bots += 1) {
    await bring(page, "together.more-bots");
    await walker.pick("together.more-bots");
    // The room answers; a bot's row may be out of sight.
    await walker.see(`together.bot.${bots}.level`, 5_000).catch(() => undefined);
  }
  await walker.hand("together.start");
  await waitForState(page, "a decision in the room's case", (state) => state.screen === "play" && decided(state), PATIENCE);
  await look("room-table");
  await walker.hand("room.open");
  await walker.see("room.close");
  await look("room");
  await walker.down("room.invite");
  await walker.hand("room.invite");
  await walker.see("room.back");
  await look("room-invite");
  await walker.hand("room.close");
}

/** Lays a real table: as many cards into the hand as it takes, the first ones in sight, and one question that all passed. */
async function layTable(walker) {
  const HAND = 5;
  const { page } = walker;
  const { width, height } = page.viewportSize();
  const picked = new Set();
  for (let step = 0; step < 60 && picked.size < HAND; step += 1) {
    const cards = targetsNamed(await readTargets(page), /^position\.hand\./).filter(({ name, whole }) => whole && !picked.has(name));
    if (cards.length > 0) {
      await walker.pick(cards[0].name);
      picked.add(cards[0].name);
    } else await scrollAt(page, { x: width * 0.3, y: height / 2, w: 0, h: 0 }, 160);
  }
  for (let turn = 0; turn < SCROLLS && !(await walker.has("position.begin")); turn += 1) {
    await scrollAt(page, { x: width * 0.3, y: height / 2, w: 0, h: 0 }, 120);
  }
  await walker.hand("position.begin");
  await walker.see(/^position\.(entry\.question|sheet)$/);
}

/**
 * Leads a walker through these walks (all, if none is named). `open()` brings the page to the title with the settings that
 * are wanted; `look(name)` takes a screen up; `lost(walk, why)` hears where one did not get on.
 */
export async function walkThrough(walker, { open, look, lost, walks = Object.keys(WALKS) }) {
  let anew = true;
  for (const name of walks) {
    try {
      if (anew) await open();
      await waitForTitle(walker.page);
      await WALKS[name](walker, look);
      await settle(walker.page);
      anew = (await readTargets(walker.page)).screen !== "title";
    } catch (why) {
      anew = true;
      await lost(name, why);
    }
  }
}
