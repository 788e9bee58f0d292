// Plays a case by clicking: which spot to take when, and how to get from one moment to the next.
import { clickSpot, readSpots, spotsNamed, tapSpot, waitForState } from "./spots.mjs";

// First to last: what brings the case forward stands above what passes the time. Of several that a
// row fits, `pick` says which: the first, the last, or another one each time.
const PREFERENCE = [
  { name: /^act\.pass-on$/ },
  { name: /^act\.(confirm|ok)$/ },
  { name: /^act\.show\./ },
  { name: /^act\.choose\./ },
  { name: /^act\.suggest$/ },
  { name: /^act\.suspect\./, pick: "turning" },
  { name: /^act\.weapon\./, pick: "turning" },
  { name: /^act\.room\./, pick: "turning" },
  { name: /^act\.passage/ },
  { name: /^act\.roll$/ },
  { name: /^act\.go$/ },
  { name: /^act\.go\.(?!square\.)/, pick: "turning" },
  { name: /^board\.room\./, pick: "turning" },
  { name: /^act\.go\.square\./, pick: "last" },
  { name: /^board\.square\./, pick: "last" },
  { name: /^act\.draw$/ },
  { name: /^act\.stay$/ },
  { name: /^act\.end-turn$/ },
  { name: /^act\.skip$/ },
];

// These choose something that another button then decides: one of each kind is enough.
const PICKING = /^(?:act|board)\.(?:(suspect|weapon)|(?:go\.|board\.)?(room|square))\./;
const GIVE_UP = /^act\.give-up$/;
const FORWARD = /^act\.(skip|fast-forward)$/;

function pickedKind(name) {
  const [, part, place] = PICKING.exec(name) ?? [];
  return part ?? (place && "place");
}

const asked = (state) => state.screen !== "play" || (!state.busy && spotsNamed(state, /^(act|board)\./).some((spot) => !FORWARD.test(spot.name)));

/** Waits until a person is asked something, or the case is over; hurries the bots along when it may. */
export async function waitToBeAsked(page, patience = 90_000) {
  let state = await readSpots(page);
  const end = Date.now() + patience;
  while (!(state && asked(state)) && Date.now() < end) {
    const hurry = state && spotsNamed(state, FORWARD)[0];
    if (hurry) await clickSpot(page, hurry.name).catch(() => undefined);
    state = await waitForState(page, "a question to a person", (now) => asked(now) || spotsNamed(now, FORWARD).length > 0, Math.max(1, end - Date.now()));
  }
  return state;
}

/** One person's clicks. Remembers what was picked, so that each pick is made once per question. */
export class Player {
  constructor(page, { touch = false } = {}) {
    this.page = page;
    this.hand = touch ? tapSpot : clickSpot;
    this.picked = new Set();
    this.count = 0;
    this.taken = [];
  }

  /** The spot to take now: the best by the table, of those that make sense. */
  choose(state) {
    for (const { name, pick } of PREFERENCE) {
      const offered = spotsNamed(state, name).filter((spot) => !this.alreadyPicked(spot));
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

  /** Takes one step of the case; the state that came of it. */
  async step() {
    const state = await waitToBeAsked(this.page);
    if (state.screen !== "play") return state;
    const spot = this.choose(state);
    if (spot === null) {
      const names = spotsNamed(state, /^(act|board)\./).map((one) => one.name).join(" ");
      throw new Error(`asked "${state.prompt}" (${state.phase}), but nothing in the table fits: ${names}`);
    }
    this.remember(spot);
    return this.hand(this.page, spot.name);
  }

  /** Plays on until `done(state)` while a person is asked, or the case is over. */
  async playUntil(done, mostSteps = 200) {
    for (let step = 0; step < mostSteps; step++) {
      const state = await waitToBeAsked(this.page);
      if (state.screen !== "play" || done(state)) return state;
      await this.step();
    }
    throw new Error(`${mostSteps} clicks and still not there; the last: ${this.taken.slice(-12).join(" ")}`);
  }

  /** Ends the case early where the game lets one. */
  async giveUp() {
    const state = await waitToBeAsked(this.page);
    if (state.screen !== "play" || spotsNamed(state, GIVE_UP).length === 0) return state;
    return this.hand(this.page, GIVE_UP);
  }
}
