// The smoke test in other browsers than Chromium: the title, a case started, a turn taken, the table as text. script/browser-test
// starts it: node smoke.mjs firefox PROGRAM, or node smoke.mjs webkit DRIVER PROGRAM.
import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { assertNotBlank, check, same } from "./lib/checks.mjs";
import { launchFirefox } from "./lib/firefox.mjs";
import { Player, waitToBeAsked } from "./lib/player.mjs";
import { clickTarget, shot, tableShot, waitForScreen, waitForState, withoutMotion } from "./lib/targets.mjs";
import { launchWebKit } from "./lib/webkit.mjs";

const PATIENCE = 120_000;
const LAUNCH = { firefox: launchFirefox, webkit: launchWebKit };
const [, , name, ...programs] = process.argv;

async function takeATurn({ page, troubles }, address) {
  await page.goto(`${address}?targets&seed=7`);
  await waitForScreen(page, "title", PATIENCE);
  await withoutMotion(page);
  assertNotBlank(await shot(page, `${name}-title`), "the title");
  // What Chromium's title calls is found out when the page is made: another browser's may call more, and waits for it then.
  forced = await page.evaluate(() => globalThis.candlestickRest.forced);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play");
  const first = await waitToBeAsked(page);
  await tableShot(page, `${name}-table`);
  const later = await new Player(page).playUntil((state) => state.turn > first.turn);
  same(later.screen, "play", "the screen after a turn");
  check(later.turn > first.turn, "no turn was taken");
  await asText(page);
  // Firefox tells of a table that the faces' makers have left in them and that nothing here reads; the letters are there.
  const told = troubles.filter((trouble) => !/downloadable font: (STAT: Invalid nameID|Table discarded)/.test(trouble));
  same(told.join("\n"), "", "what the console had to say");
}

/** The table is read as text, where a command is answered, and left again. */
async function asText(page) {
  const until = async (what, holds) => {
    for (const end = Date.now() + PATIENCE; Date.now() < end; await new Promise((done) => setTimeout(done, 100))) {
      if (await page.evaluate(holds)) return;
    }
    throw new Error(`as text there is no ${what}`);
  };
  await page.evaluate(() => document.getElementById("mirror-open").click());
  await until("notebook", () => document.querySelector("#mirror table [data-cell]") !== null);
  await until("focus on its heading", () => document.activeElement.localName === "h1");
  await page.evaluate(() => {
    const line = document.querySelector("#mirror [data-typed]");
    line.value = "cards";
    line.form.requestSubmit();
  });
  await until("answer", () => /\p{L}{3}/u.test(document.querySelector("#mirror .answer")?.textContent ?? ""));
  await page.evaluate(() => document.querySelector("#mirror [data-leave]").click());
  await until("picture again", () => document.activeElement.id === "game-canvas");
}

const began = Date.now();
const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await LAUNCH[name](...programs);
let problem = null;
let forced = 0;
try {
  await takeATurn(browser, server.address);
} catch (error) {
  problem = [error.message, ...browser.troubles, `(picture: tests/browser/out/${name}-failed.png)`].join("\n");
  await shot(browser.page, `${name}-failed`).catch(() => undefined);
} finally {
  await browser.close();
  await server.close();
}
console.log(`${problem ? "FAIL" : "ok  "}  ${name}: the title, a case started, a turn taken, the table as text; its title waited ${forced} times for the rest of the program (${((Date.now() - began) / 1000).toFixed(1)} s)`);
if (problem) console.log(problem.replace(/^/gm, "      "));
process.exit(problem ? 1 : 0);
