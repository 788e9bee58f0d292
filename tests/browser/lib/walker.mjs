// A person on a page who goes from screen to screen: presses, looks for things further down, and takes screens up.
import {
  clickTarget, pickTarget, pickTargetByTap, readTargets, scrollAt, targetsNamed, tapTarget, waitForTarget,
} from "./targets.mjs";

/** How far something is looked for further down a sheet, in points, and how often. */
const SCROLLED = 90;
export const SCROLLS = 24;
/** At which parts of the window's height: below what of a sheet stands still, and above what stands at the foot of a list. */
const LOWER = 0.75;
const UPPER = 0.5;
// A review, an exercise or the day's case is worked out beside the frames.
export const PATIENCE = 120_000;

/** Whether a case waits for a person, or is over. */
export const decided = (state) => state.screen !== "play" || (!state.busy && state.prompt.length > 0);

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

  /** Scrolls until it is there, down, or up again; whether it is. */
  async seeks(target, way = 1) {
    const { width, height } = this.page.viewportSize();
    // At a table the board lies above, which would come nearer.
    const parts = (await readTargets(this.page)).screen === "play" ? [LOWER] : [LOWER, UPPER];
    for (let turn = 0; turn < SCROLLS && !(await this.has(target)); turn += 1) {
      const place = { x: width / 2, y: height * parts[turn % parts.length], w: 0, h: 0 };
      await scrollAt(this.page, place, way * SCROLLED);
    }
    return this.has(target);
  }

  /** The same, for what has to be there. */
  async down(target, way = 1) {
    await this.seeks(target, way);
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
