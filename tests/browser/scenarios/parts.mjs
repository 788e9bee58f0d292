// The program in parts: the title has what it needs, and the rest comes once it stands, sooner where it is asked for.
import { check, same } from "../lib/checks.mjs";
import { firstLoad, listenForTitle } from "../lib/first-load.mjs";
import { clickTarget, waitForScreen } from "../lib/targets.mjs";

const DESK = { viewport: { width: 1000, height: 700 } };
const PHONE = { viewport: { width: 390, height: 780 }, locale: "fr-FR" };
const REST = "**/*_rest-*.wasm";
const PATIENCE = 60_000;

const programs = (paths) => paths.filter((path) => path.endsWith(".wasm"));
const whole = (page) => page.waitForFunction(() => globalThis.candlestickProgram.isWhole, null, { timeout: PATIENCE });
const forced = (page) => page.evaluate(() => globalThis.candlestickProgram.forced);

async function titleOf(page, address) {
  await page.goto(`${address}?targets`);
  await waitForScreen(page, "title", PATIENCE);
}

export const partsScenarios = [
  {
    name: "parts: what the title does not need comes once it stands, and nothing waits for it",
    async run({ prepare, address }) {
      for (const window of [DESK, PHONE]) {
        const { page } = await prepare(window);
        await page.addInitScript(listenForTitle);
        await page.goto(address);
        const { before, after } = await firstLoad(page);
        same(programs(before).length, 1, `programs before the title, of ${programs(before).join(" ")}`);
        check(programs(after).length > 0, "no rest of the program came after the title");
        await whole(page);
        same(await forced(page), 0, "how often the title waited for the rest");
      }
    },
  },
  {
    name: "parts: whoever presses before the rest is there waits for it, and goes on",
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      // A slow line: what is fetched beside the title does not come.
      await page.route(REST, (route) => (route.request().resourceType() === "xhr" ? route.continue() : undefined));
      await titleOf(page, address);
      same(await page.evaluate(() => globalThis.candlestickProgram.isWhole), false, "whether all is there");
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup", PATIENCE);
      same(await forced(page), 1, "how often it was waited for");
      await whole(page);
    },
  },
  {
    name: "parts: a rest that is pressed for and cannot be had is told in words",
    async run({ prepare, address }) {
      const one = await prepare(DESK);
      await one.page.route(REST, (route) => route.fulfill({ status: 404, body: "" }));
      await titleOf(one.page, address);
      await one.page.evaluate(() => document.getElementById("game-canvas").focus());
      const { targets } = JSON.parse(await one.page.evaluate(() => globalThis.candlestickTargets));
      const { x, y, w, h } = targets.find(({ name }) => name === "title.new-case");
      await one.page.mouse.click(x + w / 2, y + h / 2, { delay: 60 });
      await one.page.locator("#fault").waitFor({ timeout: PATIENCE });
      check(/could not be downloaded/.test(await one.page.locator("#fault").innerText()), "no word of the download");
      one.troubles.length = 0;
    },
  },
  {
    name: "parts: where the network was away, the rest comes when it is back",
    async run({ prepare, address }) {
      const one = await prepare(DESK);
      let refused = 0;
      await one.page.route(REST, (route) => (refused < 3 ? (refused += 1, route.abort()) : route.continue()));
      await titleOf(one.page, address);
      await whole(one.page);
      same(refused, 3, "how often it was refused");
      same(await forced(one.page), 0, "how often it was waited for");
      // The refused ones are what this is about.
      one.troubles.length = 0;
      await clickTarget(one.page, "title.new-case");
      await waitForScreen(one.page, "setup", PATIENCE);
    },
  },
];
