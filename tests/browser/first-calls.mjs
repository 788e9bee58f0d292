// Which functions of a page's program its title calls: node first-calls.mjs FOLDER, a page whose program notes its calls
// (crates/parts); prints their numbers, one a line. script/lib/page.sh cuts the page by them.
// Whatever is not called here is fetched when it is: what is missing costs time, and nothing else.
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { listenForTitle } from "./lib/first-load.mjs";
import { clickTarget, waitForScreen, waitForState } from "./lib/targets.mjs";

const PATIENCE = 180_000;
// So long a title is looked at: its pictures come, the candle flickers, themes are read.
const LOOKED_AT = 4_000;
const DESK = { viewport: { width: 1280, height: 800 }, locale: "en-US" };
// Drawn at half the density, as the tests do.
const TESTED = { viewport: { width: 1000, height: 700 }, locale: "fr-FR", coarse: true };
const PHONE = { viewport: { width: 390, height: 844 }, locale: "de-DE", isMobile: true, hasTouch: true };

/** For `page.addInitScript`: takes the numbers, and has the page believe that all of it is there. */
function listen() {
  globalThis.calledFunctions = [];
  const plain = WebAssembly.instantiate;
  WebAssembly.instantiate = (module, imports) => {
    const called = (number) => globalThis.calledFunctions.push(number);
    return plain(module, { ...imports, parts: { called } });
  };
}

/** For `page.addInitScript`: takes away what only some browsers have, so that the program takes its other way (winit's schedule, and
 * its sizes of the canvas). */
function lackWhatOthersLack() {
  for (const name of ["scheduler", "requestIdleCallback", "cancelIdleCallback"]) delete globalThis[name];
  delete ResizeObserverEntry.prototype.devicePixelContentBoxSize;
}

const numbers = (page) => page.evaluate(() => globalThis.calledFunctions);

async function untilLookedAt(page) {
  await page.waitForFunction(() => globalThis.drawnAt, null, { timeout: PATIENCE });
  await page.waitForTimeout(LOOKED_AT);
}

/** What a hand does on a title before it presses anything. */
async function lookAround(page) {
  const { width, height } = page.viewportSize();
  for (const part of [0.3, 0.5, 0.7, 0.9]) {
    await page.mouse.move(width / 2, height * part, { steps: 5 });
    await page.waitForTimeout(100);
  }
  for (const key of ["Tab", "Tab", "ArrowDown", "Escape"]) await page.keyboard.press(key, { delay: 60 });
  await page.mouse.wheel(0, 50);
  await page.mouse.move(-10, -10);
  // Somebody is elsewhere for a while: on the page's own buttons, in another tab, in the light of day.
  for (const on of [false, true]) {
    await page.evaluate((here) => {
      const canvas = document.getElementById("game-canvas");
      if (here) canvas.focus();
      else canvas.blur();
      document.dispatchEvent(new Event("visibilitychange"));
    }, on);
    await page.emulateMedia({ colorScheme: on ? "dark" : "light", reducedMotion: on ? "no-preference" : "reduce" });
    await page.waitForTimeout(300);
  }
  // Drawn out, made small, turned: pictures are made anew.
  for (const window of [{ width: width - 100, height }, { width: height, height: width }, { width, height }]) {
    await page.setViewportSize(window);
    await page.waitForTimeout(700);
  }
}

/** Somebody comes for the first time; answers what their title called. */
async function comeTo(page, address, query = "") {
  await page.goto(`${address}${query}`);
  await untilLookedAt(page);
  await lookAround(page);
  return numbers(page);
}

/** A test comes, to whom the game tells what can be pressed. */
const comeTested = (page, address) => comeTo(page, address, "?targets&seed=7&clock=6");

/** Whoever has begun a case comes back; what began it is not the title's. */
async function comeBack(page, address) {
  await page.goto(`${address}?targets`);
  await waitForScreen(page, "title", PATIENCE);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup", PATIENCE);
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", ({ screen }) => screen === "play", PATIENCE);
  await page.waitForTimeout(LOOKED_AT);
  return comeTo(page, address);
}

const server = await serve(process.argv[2]);
const browser = await launch();
const called = new Set();
try {
  for (const [options, visits] of [[DESK, [comeTo, comeBack]], [PHONE, [comeTo]], [TESTED, [comeTested]]]) {
    const { page, context, troubles } = await openPage(browser, options);
    await page.addInitScript(listenForTitle);
    await page.addInitScript(listen);
    if (options === PHONE) await page.addInitScript(lackWhatOthersLack);
    for (const visit of visits) for (const number of await visit(page, server.address)) called.add(number);
    await context.close();
    if (troubles.length > 0) throw new Error(troubles.join("; "));
  }
} finally {
  await browser.close();
  await server.close();
}
console.log([...called].sort((one, other) => one - other).join("\n"));
