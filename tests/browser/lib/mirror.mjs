// Plays by the page as text alone: what is chosen is read from its elements, as somebody who hears it would.
import { readFileSync, mkdirSync, existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { check } from "./checks.mjs";
import { readTargets, settle } from "./targets.mjs";
import { PLACES, SHEETS } from "./places.mjs";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const SNAPSHOTS = fileURLToPath(new URL("../snapshots/", import.meta.url));
const GLANCE = 60;
// While bots play on by themselves nothing is asked of anybody.
const PATIENCE = 180_000;

/** What the page says now: its heading, what is asked, and what can be done, each with its words and its command. */
export const readMirror = (page) => page.evaluate(() => {
  const root = document.getElementById("mirror");
  const told = (element) => element.textContent.trim();
  const deeds = [...root.querySelectorAll("h2[data-part='do'] ~ * button, h2[data-part='do'] ~ button")]
    .filter((button) => !button.disabled)
    .map((button) => ({ label: told(button), command: button.dataset.line ?? button.closest("form")?.dataset.form ?? "" }));
  return {
    heading: told(root.querySelector("h1") ?? root),
    asked: told(root.querySelector("h2[data-part='now'] + p") ?? document.createElement("p")),
    answer: [...root.querySelectorAll(".answer p")].map(told),
    buttons: [...root.querySelectorAll("button")].map(told),
    deeds,
    all: root.innerHTML,
  };
});

/** Waits until `holds(what the page says)`. */
export async function waitForMirror(page, what, holds, patience = PATIENCE) {
  const end = Date.now() + patience;
  let now = null;
  while (Date.now() < end) {
    now = await readMirror(page);
    if (holds(now)) return now;
    await page.waitForTimeout(GLANCE);
  }
  const { heading, asked, deeds, buttons } = now;
  throw new Error(`waited ${patience / 1000} s for ${what}; the page as text says "${heading}", "${asked}", ` +
    `${deeds.map(({ command }) => command).join(", ") || buttons.join(" | ").slice(0, 600)}`);
}

/** Presses the button of these words in the page as text, once it is there. */
export async function pressWords(page, label) {
  const button = page.locator("#mirror").getByRole("button", { name: label }).first();
  await button.waitFor({ timeout: PATIENCE });
  await button.click();
}

// First to last: what brings the case forward stands above what passes the time.
const PREFERENCE = [
  /^yes$/, /^(show|reveal|choose|name|send|side) /, /^draw$/, /^suggest$/, /^(passage|door|jump) /, /^go (?![a-z]+\d+$)/, /^roll$/,
  /^go /, /^through /, /^stay$/, /^play /, /^power$/, /^end$/, /^pass$/,
];

/** Whether a deed leads the case on: giving up, taking back and planning are offered also where nothing else is. */
export const goesOn = ({ command }) => !["give up", "take back"].includes(command) && !command.startsWith("plan ");

// Milliseconds that the page stands still before somebody acts on what it says.
const STEADY = 150;

/** What the page says once it is so, and has stood so for a moment: a busy machine writes the page in parts. */
export async function steadyMirror(page, what, holds) {
  for (;;) {
    const now = await waitForMirror(page, what, holds);
    await page.waitForTimeout(STEADY);
    if (JSON.stringify(await readMirror(page)) === JSON.stringify(now)) return now;
  }
}

/** One person's presses, chosen from the elements alone. */
export class MirrorPlayer {
  constructor(page) {
    Object.assign(this, { page, count: 0, taken: [] });
  }

  choose({ deeds }) {
    for (const wanted of PREFERENCE) {
      const offered = deeds.filter(({ command }) => wanted.test(command));
      if (offered.length > 0) return offered[this.count % offered.length];
    }
    return null;
  }

  /** Does one thing; what the page says once something has come of it, or once it says what is waited for. */
  async step(enough = () => false) {
    const over = (now) => now.heading !== "The case" || enough(now);
    const ready = (now) => now.deeds.some(goesOn) || over(now);
    const now = await steadyMirror(this.page, "something to do", ready);
    if (over(now)) return now;
    const deed = this.choose(now);
    check(deed, `nothing fits of ${now.deeds.map(({ command }) => command).join(", ")}`);
    await this.take(deed);
    this.count += 1;
    this.taken.push(deed.command);
    return waitForMirror(this.page, `something to come of "${deed.command}"`, ({ asked, deeds, heading }) =>
      JSON.stringify([asked, deeds, heading]) !== JSON.stringify([now.asked, now.deeds, now.heading]));
  }

  async take({ command }) {
    const form = this.page.locator(`#mirror form[data-form="${command}"]`);
    if ((await form.count()) === 0) return this.page.locator(`#mirror button[data-line="${command}"]`).first().click();
    // Another one each time, so that something is learnt.
    for (const select of await form.locator("select").all()) {
      const count = await select.locator("option").count();
      await select.selectOption({ index: (this.count + 1) % count });
    }
    return form.locator("button").click();
  }

  async playUntil(done, most = 400) {
    for (let step = 0; step < most; step += 1) {
      const now = await this.step();
      if (now.heading !== "The case" || done(now, step)) return now;
    }
    throw new Error(`${most} presses and still not there; the last: ${this.taken.slice(-12).join(", ")}`);
  }

  /** Leaves the race, which is asked about once more, and answers what others ask up to the verdict. */
  async giveUp() {
    // At a decision of one's own: else it depends on the machine what bots have done before, and so how the case goes on.
    const { heading } = await steadyMirror(this.page, "a decision of one's own", (now) => now.heading !== "The case" || now.deeds.some(goesOn));
    if (heading !== "The case") return;
    await this.type("give up");
    await waitForMirror(this.page, "the question whether one is sure", ({ deeds }) => deeds.some(({ command }) => command === "yes"));
    await this.take({ command: "yes" });
    await waitForMirror(this.page, "the race without oneself", ({ deeds }) => !deeds.some(({ command }) => command === "yes" || command === "give up"));
    return this.playUntil(() => false);
  }

  /** Accuses by the form of an accusation, once one may, which is asked about once more; and answers what others ask up to the verdict. */
  async accuse() {
    const accusation = ({ command }) => command === "accuse";
    const { heading } = await this.playUntil(({ deeds }) => deeds.some(accusation));
    if (heading !== "The case") return false;
    await this.take({ command: "accuse" });
    await waitForMirror(this.page, "the question whether one is sure", ({ deeds }) => deeds.some(({ command }) => command === "yes"));
    await this.take({ command: "yes" });
    await waitForMirror(this.page, "what comes of the accusation", ({ deeds }) => !deeds.some((deed) => deed.command === "yes" || accusation(deed)));
    await this.playUntil(() => false);
    return true;
  }

  async type(line) {
    const field = this.page.locator("#mirror [data-typed]");
    await field.fill(line);
    await field.press("Enter");
  }
}

/** What axe finds wrong with the page as it stands, a text each. */
export async function axeFinds(page) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { violations } = await globalThis.axe.run(document, { resultTypes: ["violations"] });
    return violations.map(({ id, help, nodes }) => `${id}: ${help}\n    ${nodes.slice(0, 4).map(({ html }) => html.slice(0, 200)).join("\n    ")}`);
  });
}

export async function axe(page, where) {
  const wrong = await axeFinds(page);
  check(wrong.length === 0, `${where}: axe finds\n  ${wrong.join("\n  ")}`);
}

/**
 * What can be clicked on the picture and has no element while the page is read; what only marks a place does not count, nor
 * what lies below a sheet.
 */
export async function unmirrored(page, screen = "") {
  const { unmirrored: all } = await readTargets(page);
  return all.filter((name) => !PLACES.test(name) && (SHEETS[screen]?.test(name) ?? true));
}

/** Holds that on the picture nothing can be clicked that has no element. */
export async function nothingIsMissing(page, where) {
  const missing = await unmirrored(page, where);
  check(missing.length === 0, `${where}: these can be clicked and have no element: ${missing.join(" ")}`);
}

/** Opens the page as text over the picture, does something with it, and closes it again: the picture is as it was. */
export async function asText(page, work) {
  await page.evaluate(() => document.getElementById("mirror-open").click());
  await waitForMirror(page, "the page as text", ({ heading }) => heading !== "", 30_000);
  await settle(page);
  const come = await work();
  await page.evaluate(() => document.querySelector("#mirror [data-leave]").click());
  await waitForMirror(page, "the picture alone", ({ all }) => all === "", 30_000);
  return come;
}

/** What was said on the way to a screen, in its tree: a line more or less where a machine is busy. */
export const SAID = /- log[^]*$/g;

/**
 * Holds the tree that screen readers get, or a part of it, to the one that is kept; CANDLESTICK_SNAPSHOTS=write keeps it anew. What
 * `chance` names, which differs from run to run (texts, or patterns with the flag g), stands there as "…".
 */
export async function sameTree(page, name, chance = [], part = "body") {
  const tree = chance.reduce((text, drawn) => text.replaceAll(drawn, "…"), `${await page.locator(part).ariaSnapshot()}\n`);
  const file = `${SNAPSHOTS}${name}.yml`;
  if (process.env.CANDLESTICK_SNAPSHOTS === "write") {
    mkdirSync(SNAPSHOTS, { recursive: true });
    writeFileSync(file, tree);
    return;
  }
  check(existsSync(file), `${file} is not there: CANDLESTICK_SNAPSHOTS=write script/browser-test --only text`);
  const [was, is] = [readFileSync(file, "utf8").split("\n"), tree.split("\n")];
  const at = is.findIndex((line, n) => line !== was[n]);
  check(at < 0 && was.length === is.length, `${name} differs at line ${at + 1}: "${was[at]}" was kept, "${is[at]}" is there`);
}
