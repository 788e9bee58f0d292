// Every screen at many sizes and sizes of text, each and as contact sheets in tests/browser/out/, and what is wrong with them.
// script/contact-sheet starts it: node contact-sheet.mjs [--sizes 360x640,…] [--text 100,200] [--language de] [--eyes deutan] [--contrast strong] [--letters plain]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PNG } from "pngjs";

import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import {
  clickTarget, readTargets, scrollAt, settle, severalMain, targetsNamed, tapTarget, waitForScreen, waitForTarget, waitForState,
} from "./lib/targets.mjs";
import { faint } from "./lib/contrast.mjs";
import { waitForTitle } from "./scenarios/game.mjs";

const SIZES = ["360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080", "3840x2160"];
/** The shorter side of what is held in a hand, in points: there fingers press. */
const HELD = 800;
/** The least side of what a finger presses, and what rounding may take of it. */
const FINGER = 44, ROUNDED = 0.6;
/** The widest window, in points, that is drawn at its own density: in software a larger one takes seconds a picture. Blurred letters
 * have another contrast, which is measured on narrower ones: the colours are the same. */
const FINEST = 2000;
/** How far the parts of two seats are apart in grey at least, of 255: the root of the mean square. */
const GREY = 14;
/** How far something is looked for further down a sheet, in points, and how often. */
const SCROLLED = 90, SCROLLS = 24;
/** At which part of the window's height: below what of a sheet stands still. */
const LOWER = 0.75;
/** Pixels of a picture's longer side on a sheet, and pictures in a row. */
const THUMB = 420, ACROSS = 6, GAP = 12;

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const OUT = fileURLToPath(new URL("./out/", import.meta.url));
const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1].split(",") : usual;
};
const [language] = option("language", ["de"]);
const [sight] = option("eyes", ["usual"]);
const strong = option("contrast", ["usual"])[0] === "strong";
const plain = option("letters", ["usual"])[0] === "plain";

// Themes on the shelf of the setup, and tabs beyond an edge, go on there: a finger draws them in.
const GOES_ON = { setup: /./ };
/** What is drawn as a thing and grows when it is tapped or spread, or stands in a text. */
const THINGS = /^(board|cell|note)\./;

/** What is pressed on a sheet that lies over others; what is below it cannot be. */
const SHEETS = { settings: /^(language|reading)\./, eyes: /^(language|reading)\./, keys: /^keys?\./, menu: /^menu\./, rules: /^rules\./, would: /^would\./, lessons: /^lessons\./ };
/** Lessons point there; nobody presses it. */
const POINTED = /^(prompt|log\.last|rules\.entry\.\d+)$/;

/** Leads from the title to each screen and back; `look(name)` takes it up. */
const WALKS = {
  title: async ({ look }) => look("title"),
  settings: async ({ hand, see, look, down }) => {
    await hand("title.language");
    await see("language.close");
    await look("settings");
    await down("reading.sight.tritan");
    await look("eyes");
    await down("language.keys", -1);
    await hand("language.keys");
    await see("keys.close");
    await look("keys");
    await hand("keys.close");
  },
  practice: aside("title.practice", "practice.leave", "practice"),
  library: async ({ hand, see, look }) => {
    await hand("title.cases");
    await see("library.leave");
    await look("library");
    await hand("library.insight");
    await see("insight.leave");
    await look("insight");
    await hand("insight.leave");
    await hand("library.leave");
  },
  position: aside("title.position", "position.leave", "position"),
  together: aside("title.together", "together.back", "together"),
  daily: aside("title.daily", "daily.leave", "daily"),
  lessons: async ({ hand, see, look, page }) => {
    await hand("title.lessons");
    await see("lessons.close");
    await look("lessons");
    await hand("lessons.02-secret-passages");
    await waitForScreen(page, "play");
    await see(/^lesson\./);
    await look("lesson");
  },
  case: async ({ page, hand, see, look, has, down, touch }) => {
    await hand("title.new-case");
    await waitForScreen(page, "setup");
    await look("setup");
    await hand("setup.start");
    await waitForState(page, "a decision", (state) => state.screen === "play" && !state.busy && state.prompt.length > 0);
    await look("table");
    for (const tab of ["notebook", "log"]) {
      if (!(await has(`tab.${tab}`))) continue;
      await hand(`tab.${tab}`).catch(() => undefined);
      await look(tab);
    }
    // Where one thing is shown at a time, the cards are one of them.
    if (await has("tab.hand")) await hand("tab.hand");
    if (await has("would.open")) {
      await hand("would.open");
      await see("would.close");
      await look("would");
      await hand("would.close");
    }
    if (await has("tab.act")) await hand("tab.act");
    // A press that was given again because the first was answered late closes it.
    const menu = async () => {
      for (let turn = 0; turn < 3 && !(await has("menu.rules")); turn += 1) await hand("menu.open");
      await see("menu.rules");
    };
    await menu();
    await look("menu");
    await hand("menu.rules");
    await see("rules.close");
    await look("rules");
    await hand("rules.close");
    await menu();
    await down("menu.give-up");
    await hand("menu.give-up");
    await hand("act.give-up.confirm");
    // What was pressed may be the last of all.
    await new Player(page, { touch }).playUntil(() => false).catch(async (why) => {
      if ((await readTargets(page)).screen === "play") throw why;
    });
    await waitForScreen(page, "verdict", 120_000);
    await look("verdict");
    await hand("verdict.review");
    await waitForState(page, "the review", (state) => targetsNamed(state, "review.copy").length > 0, 120_000);
    await look("review");
  },
};

function aside(target, back, name) {
  return async ({ hand, see, look }) => {
    await hand(target);
    await see(back);
    await look(name);
    await hand(back);
  };
}

const found = [];
const note = (where, what) => {
  found.push(`${where}: ${what}`);
  console.log(`      ${where}: ${what}`);
};

/** What is wrong with what a page shows, by what it publishes and by its picture. */
function examine(where, name, state, picture, { touch, size, coarse }) {
  const cut = state.cut.filter((words) => !GOES_ON[name]?.test(words));
  if (cut.length > 0) note(where, `cut: ${cut.map((words) => JSON.stringify(words)).join(" ")}`);
  const several = severalMain(state);
  if (several !== null) note(where, several);
  const here = ({ x, y, w, h }) => x >= 0 && y >= 0 && x + w <= size.width && y + h <= size.height;
  const hard = coarse ? [] : faint(picture, state);
  if (hard.length > 0) note(where, `faint: ${hard.map(({ name: words, x, y, ratio }) => `${JSON.stringify(words.slice(0, 40) || "a sign")} at ${x.toFixed(0)},${y.toFixed(0)} ${ratio.toFixed(1)}`).join(", ")}`);
  if (touch) {
    const least = FINGER - ROUNDED;
    const meant = ({ name: at, on, whole }) => on && whole && !THINGS.test(at) && !POINTED.test(at) && (SHEETS[name]?.test(at) ?? true);
    const small = state.targets.filter((target) => meant(target) && here(target) && (target.w < least || target.h < least));
    const kinds = new Map(small.map((target) => [target.name.replace(/\d+/g, "N"), target]));
    if (kinds.size > 0) note(where, `small: ${[...kinds].map(([kind, { w, h }]) => `${kind} ${w.toFixed(0)}x${h.toFixed(0)}`).join(" ")}`);
  }
  if (name in SHEETS) return;
  const seats = state.targets.filter((target) => /^seat\.\d+$/.test(target.name) && here(target));
  seats.forEach((one, n) => seats.slice(n + 1).forEach((other) => {
    const far = greyApart(picture, one, other);
    if (far < GREY) note(where, `alike in grey: ${one.name} and ${other.name} (${far.toFixed(0)})`);
  }));
}

/** How far two places of a picture are apart in grey, over what both have. */
function greyApart({ width, data }, one, other) {
  const [w, h] = [Math.min(one.w, other.w), Math.min(one.h, other.h)].map(Math.floor);
  const light = (target, x, y) => {
    const at = 4 * ((Math.floor(target.y) + y) * width + Math.floor(target.x) + x);
    return 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
  };
  let squares = 0;
  for (let y = 0; y < h; y += 1) for (let x = 0; x < w; x += 1) squares += (light(one, x, y) - light(other, x, y)) ** 2;
  return Math.sqrt(squares / Math.max(1, w * h));
}

/** A picture so many times smaller, each pixel the mean of those that it stands for. */
function smaller(picture, times) {
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.floor(side / times)));
  const small = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
    const [left, right, top, bottom] = [x * times, (x + 1) * times, y * times, (y + 1) * times].map(Math.floor);
    const sum = [0, 0, 0];
    for (let row = top; row < bottom; row += 1) for (let col = left; col < right; col += 1) {
      for (let part = 0; part < 3; part += 1) sum[part] += picture.data[4 * (row * picture.width + col) + part];
    }
    const count = (right - left) * (bottom - top);
    sum.forEach((part, n) => { small.data[4 * (y * width + x) + n] = part / count; });
    small.data[4 * (y * width + x) + 3] = 255;
  }
  return small;
}

/** Lays pictures of one size in rows, and the same in grey below. */
function sheetOf(pictures) {
  const thumbs = pictures.map((picture) => smaller(picture, Math.max(1, Math.max(picture.width, picture.height) / THUMB)));
  const [{ width, height }] = thumbs;
  const rows = Math.ceil(thumbs.length / ACROSS);
  const sheet = new PNG({ width: GAP + ACROSS * (width + GAP), height: GAP + 2 * rows * (height + GAP) });
  sheet.data.fill(255);
  thumbs.forEach((thumb, n) => {
    const [x, y] = [GAP + (n % ACROSS) * (width + GAP), GAP + Math.floor(n / ACROSS) * (height + GAP)];
    PNG.bitblt(thumb, sheet, 0, 0, width, height, x, y);
    for (let at = 0; at < thumb.data.length; at += 4) {
      const light = 0.2126 * thumb.data[at] + 0.7152 * thumb.data[at + 1] + 0.0722 * thumb.data[at + 2];
      thumb.data.fill(light, at, at + 3);
    }
    PNG.bitblt(thumb, sheet, 0, 0, width, height, x, y + rows * (height + GAP));
  });
  return sheet;
}

/** All screens at one size and one size of text. */
async function take(browser, address, wanted, text) {
  const [width, height] = wanted.split("x").map(Number);
  const touch = Math.min(width, height) < HELD;
  const kind = `${wanted}-${text}`;
  const began = Date.now();
  const coarse = width > FINEST;
  const { page, context, troubles } = await openPage(browser, {
    coarse, viewport: { width, height }, deviceScaleFactor: 1, ...(touch && { hasTouch: true, isMobile: true }),
  });
  const settings = { pace: "off", language, reading: { size: Number(text), sight, strong, plain } };
  await page.addInitScript((kept) => localStorage.setItem("candlestick.settings", kept), JSON.stringify(settings));
  const pictures = [];
  mkdirSync(`${OUT}contact-${kind}`, { recursive: true });
  const look = async (name) => {
    await settle(page);
    const taken = await page.screenshot({ timeout: 60_000 });
    const picture = PNG.sync.read(taken);
    pictures.push(picture);
    writeFileSync(`${OUT}contact-${kind}/${name}.png`, taken);
    examine(`${kind} ${name}`, name, await readTargets(page), picture, { touch, size: { width, height }, coarse });
  };
  const hand = (target) => (touch ? tapTarget : clickTarget)(page, target);
  const has = async (target) => targetsNamed(await readTargets(page), target).length > 0;
  /** Scrolls until it is there, down, or up again. */
  const down = async (target, way = 1) => {
    for (let turn = 0; turn < SCROLLS && !(await has(target)); turn += 1) await scrollAt(page, { x: width / 2, y: height * LOWER, w: 0, h: 0 }, way * SCROLLED);
    await see(target);
  };
  const see = (target) => waitForTarget(page, target, 120_000);
  let anew = true;
  for (const [name, walk] of Object.entries(WALKS)) {
    try {
      if (anew) await page.goto(`${address}?targets&texts&seed=7&clock=16`, { waitUntil: "domcontentloaded", timeout: 120_000 });
      await waitForTitle(page);
      anew = ["lessons", "case"].includes(name);
      await walk({ page, hand, see, look, has, down, touch });
    } catch (why) {
      anew = true;
      note(`${kind} ${name}`, `not reached: ${why.message.slice(0, 400)}`);
    }
  }
  troubles.forEach((trouble) => note(kind, trouble));
  await context.close();
  if (pictures.length > 0) writeFileSync(`${OUT}contact-${kind}.png`, PNG.sync.write(sheetOf(pictures)));
  console.log(`ok    ${kind}: ${pictures.length} screens, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  writeFileSync(`${OUT}contact-sheet.txt`, `${found.join("\n")}\n`);
  return pictures.length;
}

mkdirSync(OUT, { recursive: true });
readdirSync(OUT).filter((file) => file.startsWith("contact-")).forEach((file) => rmSync(OUT + file, { recursive: true }));
const server = await serve(DIST);
let browser = await launch();
let count = 0;
try {
  for (const wanted of option("sizes", SIZES)) for (const text of option("text", ["100", "200"])) {
    if (!browser.isConnected()) browser = await launch();
    count += await take(browser, server.address, wanted, text);
  }
} finally {
  await browser.close();
  await server.close();
}
console.log(`${count} screens, ${found.length} findings`);
process.exit(found.length === 0 ? 0 : 1);
