// The walk through every screen and dialog, once for all that looks at them: pictures, words, elements, keys.
import { Player, waitToBeAsked } from "./player.mjs";
import { bring, openRoom } from "./together.mjs";
import {
  clickTarget, pickTarget, pickTargetByTap, readTargets, scrollAt, settle, targetsNamed, tapTarget, waitForScreen, waitForState,
  waitForTarget,
} from "./targets.mjs";
import { waitForTitle } from "../scenarios/game.mjs";

/** How far something is looked for further down a sheet, in points, and how often. */
const SCROLLED = 90, SCROLLS = 24;
/** At which part of the window's height: below what of a sheet stands still. */
const LOWER = 0.75;
// A review, an exercise or the day's case is worked out beside the frames.
const PATIENCE = 120_000;

/** A person on a page, by mouse or finger. */
export class Walker {
  constructor(page, { touch = false, rooms = null } = {}) {
    Object.assign(this, { page, touch, rooms });
  }

  hand(target) {
    return (this.touch ? tapTarget : clickTarget)(this.page, target);
  }

  /** A press that need change nothing that is published. */
  pick(target) {
    return (this.touch ? pickTargetByTap : pickTarget)(this.page, target);
  }

  see(target, patience = PATIENCE) {
    return waitForTarget(this.page, target, patience);
  }

  async has(target) {
    return targetsNamed(await readTargets(this.page), target).length > 0;
  }

  /** Scrolls until it is there, down, or up again. */
  async down(target, way = 1) {
    const { width, height } = this.page.viewportSize();
    const place = { x: width / 2, y: height * LOWER, w: 0, h: 0 };
    for (let turn = 0; turn < SCROLLS && !(await this.has(target)); turn += 1) await scrollAt(this.page, place, way * SCROLLED);
    return this.see(target, 10_000);
  }

  /** Opens a screen or dialog, takes it up, and leaves it. */
  async aside(look, target, back, name) {
    await this.down(target);
    await this.hand(target);
    await this.see(back);
    await look(name);
    await this.hand(back);
  }

  /** The menu of a case: a press that was given again because the first was answered late closes it. */
  async menu() {
    for (let turn = 0; turn < 3 && !(await this.has("menu.rules")); turn += 1) await this.pick("menu.open");
    await this.see("menu.rules");
  }

  /** Where one thing is shown at a time, this one; it may be shown already. */
  async turnTo(tab) {
    if (await this.has(`tab.${tab}`)) await this.pick(`tab.${tab}`);
  }
}

const decided = (state) => state.screen !== "play" || (!state.busy && state.prompt.length > 0);

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

  together: (walker, look) => walker.aside(look, "title.together", "together.back", "together"),

  daily: async (walker, look) => {
    await walker.hand("title.daily");
    const there = ({ targets }) => targets.some(({ name }) => /^daily\.(answer|say)$/.test(name));
    await waitForState(walker.page, "the day's case", there, PATIENCE);
    await look("daily");
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
    await walker.hand("setup.start");
    await waitForState(walker.page, "the curtain", (state) => targetsNamed(state, /^act\.(pass-on|ready)$/).length > 0);
    await look("curtain");
  },

  lobby: async (walker, look) => {
    if (!walker.rooms) return;
    await walker.page.goto(`${walker.rooms}/?targets&texts&clock=16`, { waitUntil: "domcontentloaded" });
    await openRoom(walker.page, walker.touch ? tapTarget : clickTarget, "Ann");
    await look("lobby");
    await bring(walker.page, "together.start");
    await look("lobby-end");
  },
};

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

/** What lies beside the table, and over it. */
async function besideTheTable(walker, look) {
  for (const tab of ["notebook", "log"]) {
    if (!(await walker.has(`tab.${tab}`))) continue;
    await walker.turnTo(tab);
    await look(tab);
  }
  await walker.turnTo("notebook");
  await walker.hand("note.help");
  await walker.see("help.close");
  await look("help");
  await walker.hand("help.close");
  // What is printed in one's own column tells why as soon as it is pressed.
  const own = (state) => targetsNamed(state, /^note\.[^.]+\.0$/).filter(({ whole }) => whole)[0];
  await waitForState(walker.page, "the notebook", own);
  await walker.pick(own(await readTargets(walker.page)).name);
  await walker.see("cell.close");
  await look("why");
  await walker.hand("cell.close");
  await walker.turnTo("hand");
  if (await walker.has("would.open")) await walker.aside(look, "would.open", "would.close", "would");
  await walker.turnTo("act");
  await walker.menu();
  await look("menu");
  await walker.aside(look, "menu.rules", "rules.close", "rules");
  await walker.menu();
  await walker.down("menu.give-up");
  await walker.aside(look, "menu.give-up", "act.give-up.cancel", "give-up");
}

/**
 * What may be asked of a person on the way through a case, and by what it is known: what can be pressed may stand further down
 * in a small window. An accusation may stand beside a question, which comes first.
 */
const ASKED = {
  "show-card": ({ phase }) => phase === "Answer",
  question: ({ phase }) => phase === "Suggest",
  accusation: (state) => targetsNamed(state, "act.accuse").length > 0,
};

/** Plays on until each of these was asked once, and was taken up; the case may end before. */
async function decisions(walker, look) {
  const player = new Player(walker.page, { touch: walker.touch });
  const left = new Set(Object.keys(ASKED));
  const asked = (state) => [...left].find((kind) => ASKED[kind](state));
  while (left.size > 0) {
    // What can be chosen comes a frame after what is asked.
    await waitToBeAsked(walker.page);
    await settle(walker.page);
    const state = await waitToBeAsked(walker.page);
    if (state.screen !== "play") break;
    const kind = asked(state);
    if (!kind) {
      await player.step();
      continue;
    }
    left.delete(kind);
    if (kind === "accusation") await accusation(walker, look);
    else await look(kind);
  }
  const missed = [...left].filter((kind) => kind !== "show-card");
  if (missed.length > 0) throw new Error(`the case ended, and nobody was asked: ${missed.join(" ")}`);
}

/** Chooses the first of each for an accusation, and thinks better of it. */
async function accusation(walker, look) {
  const { page } = walker;
  await walker.hand("act.accuse");
  await walker.see("act.accuse.cancel");
  for (const part of ["suspect", "weapon", "room"]) {
    const first = targetsNamed(await readTargets(page), new RegExp(`^act\\.accuse\\.${part}\\.`))[0];
    if (first) await walker.pick(first.name);
  }
  await settle(page);
  await look("accusation");
  await walker.down("act.accuse.cancel");
  await walker.hand("act.accuse.cancel");
}

/** Leaves the race by the menu, and answers what others ask to the end of the case. */
async function giveUp(walker) {
  const { page, touch } = walker;
  if ((await readTargets(page)).screen !== "play") return;
  await walker.menu();
  await walker.down("menu.give-up");
  await walker.hand("menu.give-up");
  await walker.hand("act.give-up.confirm");
  // What was pressed may be the last of all.
  await new Player(page, { touch }).playUntil(() => false).catch(async (why) => {
    if ((await readTargets(page)).screen === "play") throw why;
  });
}

/** From the verdict through all parts of the review, the same deal, and the case watched again. */
async function lookBack(walker, look) {
  const { page } = walker;
  await walker.down("verdict.review");
  await walker.hand("verdict.review");
  await walker.see("review.copy");
  await look("review");
  for (const part of ["steps", "seats", "deal"]) {
    if (!(await walker.has(`review.${part}`))) continue;
    await walker.pick(`review.${part}`);
    if (part === "deal") await walker.see("deal.send");
    await look(`review-${part}`);
  }
  await walker.pick("review.seats");
  if (await walker.has("review.find")) {
    await walker.pick("review.find");
    // The button stays off while they are worked out, and is pressed again where there are none.
    const there = (state) => state.screen === "practice" || targetsNamed(state, "review.find").length > 0;
    await waitForState(page, "the stops of a seat", there, PATIENCE);
    if ((await readTargets(page)).screen === "practice") {
      await walker.see("practice.show");
      await look("stop");
      await walker.hand("practice.leave");
      await walker.see("review.copy");
    }
  }
  if (!(await walker.has("review.watch"))) await walker.pick(/^review\.(curves|steps)$/);
  await walker.down("review.watch");
  await walker.hand("review.watch");
  await walker.see("replay.run");
  await settle(page);
  await look("watching");
  await walker.menu();
  await walker.hand("menu.leave");
  await walker.see("review.copy");
  await walker.hand("review.leave");
  await waitForScreen(page, "verdict");
  await walker.down("verdict.title");
  await walker.hand("verdict.title");
  await waitForScreen(page, "title");
}

/** One's own cases, what can be done with one, and what they tell of oneself. */
async function cases(walker, look) {
  await walker.hand("title.cases");
  await walker.see("library.leave");
  await look("library");
  if (await walker.has("library.more")) {
    await walker.hand("library.more");
    await walker.see("library.remove");
    await look("library-more");
  }
  await walker.down("library.insight", -1).catch(() => walker.down("library.insight"));
  await walker.hand("library.insight");
  await walker.see("insight.leave");
  await look("insight");
  await walker.hand("insight.leave");
  await walker.hand("library.leave");
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
