// Plays a case by clicking: which target to take when, and how to get from one moment to the next.
import {
  clickTarget, pickTarget, pickTargetByTap, poke, readTargets, scrollAt, settle, targetsNamed, tapTarget, waitForState,
} from "./targets.mjs";

// First to last: what brings the case forward stands above what passes the time. Of several that a
// row fits, `pick` says which: the first, the last, or another one each time.
const PREFERENCE = [
  { name: /^act\.pass-on$/ },
  { name: /^act\.give-up\.confirm$/ },
  { name: /^act\.show\./ },
  { name: /^act\.(reveal|left|choose|name|token|side)\./, pick: "turning" },
  { name: /^act\.draw$/ },
  { name: /^act\.suggest$/ },
  { name: /^act\.suspect\./, pick: "turning" },
  { name: /^act\.weapon\./, pick: "turning" },
  { name: /^act\.room\./, pick: "turning" },
  { name: /^act\.(passage|join|square-passage|jump\..*)$/ },
  { name: /^act\.go\.(?!square\.|selected$)/, pick: "turning" },
  { name: /^act\.roll$/ },
  { name: /^act\.go\.selected$/ },
  { name: /^board\.room\./, pick: "turning" },
  { name: /^board\.square\./, pick: "last" },
  { name: /^board\.beyond\./ },
  { name: /^act\.stay$/ },
  { name: /^act\.(play\..*|power)$/ },
  { name: /^act\.end-turn$/ },
  { name: /^act\.decline$/ },
  { name: /^act\.skip$/ },
];

// These choose something that another button then decides: one of each kind is enough.
const PICKING = /^(?:act\.(suspect|weapon|room)|(board)\.(?:room|square))\./;
const GIVE_UP = /^act\.give-up$/;
const FORWARD = /^act\.(skip|fast-forward)$/;
// Stands there too while somebody else is asked.
const BACK = /^act\.take-back$/;

// Down by less than the panel is high, and at last back to its top.
const SCROLLS = [100, 100, 100, 100, 100, -2000];

/** Where what can be done stands, when large letters leave none of it in sight. */
function belowPrompt(state) {
  const BELOW = 100;
  const prompt = targetsNamed(state, "prompt")[0];
  return prompt && { ...prompt, y: prompt.y + BELOW };
}

/** Where a phone's panel goes on when what is asked for is out of sight: above the tabs. */
function aboveTabs(state) {
  const ABOVE = 60;
  const tab = targetsNamed(state, "tab.act")[0];
  return tab && { ...tab, y: tab.y - ABOVE };
}

function pickedKind(name) {
  const [, part, board] = PICKING.exec(name) ?? [];
  return part ?? board;
}

/** Whether it decides something: all else picks, or moves what is seen of the board. */
const decides = (name) => name.startsWith("act.") && pickedKind(name) === undefined;

const asked = (state) => state.screen !== "play" || (!state.busy && targetsNamed(state, /^(act|board)\./).some(({ name }) => !FORWARD.test(name) && !BACK.test(name)));

/** Waits until a person is asked something, or the case is over; hurries the bots along when it may and shall. */
export async function waitToBeAsked(page, { patience = 90_000, hurries = true } = {}) {
  let state = await readTargets(page);
  const end = Date.now() + patience;
  const forward = (now) => (hurries ? targetsNamed(now, FORWARD) : []);
  while (!(state && asked(state)) && Date.now() < end) {
    const hurry = state && forward(state)[0];
    if (hurry) await poke(page, hurry);
    state = await waitForState(page, "a question to a person", (now) => asked(now) || forward(now).length > 0, Math.max(1, end - Date.now()));
  }
  return state;
}

/** One person's clicks. Remembers what was picked, so that each pick is made once per question. */
export class Player {
  constructor(page, { touch = false, hurries = true } = {}) {
    this.page = page;
    this.hurries = hurries;
    this.press = touch ? tapTarget : clickTarget;
    this.pick = touch ? pickTargetByTap : pickTarget;
    this.picked = new Set();
    this.count = 0;
    this.taken = [];
  }

  /** The target to take now: the best by the table, of those that make sense. */
  choose(state) {
    for (const { name, pick } of PREFERENCE) {
      const offered = targetsNamed(state, name).filter((target) => !this.alreadyPicked(target));
      if (offered.length === 0) continue;
      if (pick === "last") return offered.at(-1);
      return pick === "turning" ? offered[this.count % offered.length] : offered[0];
    }
    return null;
  }

  alreadyPicked({ name }) {
    const kind = pickedKind(name);
    return kind !== undefined && this.picked.has(kind);
  }

  remember({ name }) {
    const kind = pickedKind(name);
    if (kind === undefined) this.picked.clear();
    else this.picked.add(kind);
    this.count += 1;
    this.taken.push(name);
  }

  /** Takes one step of the case; the state that came of it. Nothing is taken once it is `done` where nothing moves any more. */
  async step(done = () => false) {
    await waitToBeAsked(this.page, this);
    await settle(this.page);
    const state = await waitToBeAsked(this.page, this);
    if (state.screen !== "play" || done(state)) return state;
    const target = this.choose(state) ?? (await this.turnBack(state)) ?? (await this.lookFurther(state));
    this.remember(target);
    return pickedKind(target.name) ? this.pick(this.page, target.name) : this.press(this.page, target.name);
  }

  /** Takes steps until one of them decided something; others choose what a button then decides. */
  async decide() {
    let state;
    do state = await this.step(); while (state.screen === "play" && !decides(this.taken.at(-1)));
    return state;
  }

  /** What is asked for stands on the first leaf, and a press that came late may have turned up another. */
  async turnBack(state) {
    if (targetsNamed(state, /^act\./).length > 0 || targetsNamed(state, "tab.act").length === 0) return null;
    await this.pick(this.page, "tab.act");
    await settle(this.page);
    return this.choose(await readTargets(this.page));
  }

  /** What is asked for may stand further down or up in the panel. */
  async lookFurther(asked) {
    for (const by of SCROLLS) {
      const state = await readTargets(this.page);
      const place = targetsNamed(state, /^act\./)[0] ?? belowPrompt(state) ?? aboveTabs(state);
      if (!place) break;
      await scrollAt(this.page, place, by);
      const target = this.choose(await readTargets(this.page));
      if (target) return target;
    }
    const names = targetsNamed(asked, /^(act|board)\./).map((one) => one.name).join(" ");
    throw new Error(`asked "${asked.prompt}" (${asked.phase}), but nothing in the table fits: ${names}`);
  }

  /** Plays on until `done(state)` while a person is asked, or the case is over. */
  async playUntil(done, mostSteps = 200) {
    for (let step = 0; step < mostSteps; step++) {
      const state = await waitToBeAsked(this.page, this);
      if (state.screen !== "play" || done(state)) return state;
      // The phase is published a frame after what can be pressed: what is looked for may be there only now.
      await this.step(done);
    }
    throw new Error(`${mostSteps} clicks and still not there; the last: ${this.taken.slice(-12).join(" ")}`);
  }

  /**
   * Plays a turn of their own and waits for the next: how many seconds that wait takes, by the table's clock and by the one on
   * the wall, and how many frames. Whoever is asked for a card meanwhile shows one; null where the case ended.
   */
  async waitForNextTurn() {
    let own, left = null;
    for (;;) {
      const state = await waitToBeAsked(this.page, this);
      if (state.screen !== "play") return null;
      const mine = targetsNamed(state, /^act\.show\./).length === 0;
      if (mine && left && state.turn !== own) return [state.clock - left.clock, (Date.now() - left.at) / 1000, state.frames - left.frames];
      const after = await this.step();
      if (mine) [own, left] = [state.turn, { clock: after.clock, frames: after.frames, at: Date.now() }];
    }
  }

  /** Ends the case early where the game lets one. */
  async giveUp() {
    const state = await waitToBeAsked(this.page);
    if (state.screen !== "play" || targetsNamed(state, GIVE_UP).length === 0) return state;
    await this.press(this.page, GIVE_UP);
    return this.press(this.page, /^act\.give-up\.confirm$/);
  }
}
