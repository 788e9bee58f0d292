// The walk's way through a case: what lies beside the table, what is asked there, its end, and what is looked back at.
import { drop, folderOf } from "./give.mjs";
import { Player, waitToBeAsked } from "./player.mjs";
import { readTargets, settle, targetsNamed, waitForScreen, waitForState } from "./targets.mjs";
import { PATIENCE, decided } from "./walker.mjs";

/** What lies beside the table, and over it. */
export async function besideTheTable(walker, look) {
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
  await walker.aside(look, "menu.command", "command.close", "command");
  await walker.menu();
  await walker.down("menu.give-up");
  await walker.aside(look, "menu.give-up", "act.give-up.cancel", "give-up");
  // A file that is none, dropped on the page.
  await drop(walker.page, `${folderOf("dropped", { "broken.json": "{ not a case" })}/broken.json`);
  await walker.see("file-import.close");
  await look("dropped");
  await walker.hand("file-import.close");
}

/**
 * What may be asked of a person on the way through a case, and by what it is known: what can be pressed may stand further down
 * in a small window. An accusation stands below each question, which comes first.
 */
const ASKED = {
  "show-card": ({ phase }) => phase === "Answer",
  question: ({ phase }) => phase === "Suggest",
  accusation: (state) => state.phase === "Suggest" || targetsNamed(state, "act.accuse").length > 0,
};

/** Plays on until each of these was asked once, and was taken up; the case may end before. */
export async function decisions(walker, look) {
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
  await walker.down("act.accuse");
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

/** The title while a case waits to be taken up again, and back to the table; the case may have ended before. */
export async function titleBetween(walker, look) {
  const { page } = walker;
  if ((await readTargets(page)).screen !== "play") return;
  await walker.menu();
  await walker.down("menu.leave");
  await walker.hand("menu.leave");
  await waitForScreen(page, "title");
  await walker.see("title.resume");
  await look("title-case");
  await walker.hand("title.resume");
  await waitForState(page, "the case again", (state) => state.screen === "play" && decided(state), PATIENCE);
}

/** Leaves the race by the menu, and answers what others ask to the end of the case. */
export async function giveUp(walker) {
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
export async function lookBack(walker, look) {
  const { page } = walker;
  await walker.down("verdict.review");
  await walker.hand("verdict.review");
  await walker.see("review.copy");
  await look("review");
  for (const part of ["steps", "seats", "deal"]) {
    if (!(await walker.has(`review.${part}`))) continue;
    await walker.pick(`review.${part}`);
    if (part === "deal") await walker.down("deal.send");
    await look(`review-${part}`);
  }
  await walker.pick("review.seats");
  if (await walker.has("review.find")) {
    await walker.pick("review.find");
    await settle(page);
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
  await walker.down("menu.leave");
  await walker.hand("menu.leave");
  await walker.see("review.copy");
  await walker.hand("review.leave");
  await waitForScreen(page, "verdict");
  await walker.down("verdict.title");
  await walker.hand("verdict.title");
  await waitForScreen(page, "title");
}

/** One's own cases, what can be done with one, and what they tell of oneself. */
export async function cases(walker, look) {
  await walker.hand("title.cases");
  await walker.see("library.leave");
  await look("library");
  if (await walker.has("library.more")) {
    await walker.hand("library.more");
    await walker.down("library.remove");
    await look("library-more");
  }
  await walker.down("library.insight", -1).catch(() => walker.down("library.insight"));
  await walker.hand("library.insight");
  await walker.see("insight.leave");
  await look("insight");
  await walker.hand("insight.leave");
  await walker.hand("library.leave");
}
