// The program in parts: the title has what it needs, and the rest comes once it stands, sooner where it is asked for.
import { check, same } from "../lib/checks.mjs";
import { firstLoad, listenForTitle } from "../lib/first-load.mjs";
import { clickTarget, press, readTargets, shot, targetsNamed, waitForScreen, waitForState, waitForTitle, waitForWhole } from "../lib/targets.mjs";

const DESK = { viewport: { width: 1000, height: 700 } };
const PHONE = { viewport: { width: 390, height: 780 }, locale: "fr-FR" };
const REST = "**/*_rest-*.wasm";
const PATIENCE = 60_000;

const programs = (paths) => paths.filter((path) => path.endsWith(".wasm"));
const isWhole = (page) => page.evaluate(() => globalThis.candlestickRest.isWhole);
const forced = (page) => page.evaluate(() => globalThis.candlestickRest.forced);

async function titleOf(page, address) {
  await page.goto(`${address}?targets`);
  await waitForTitle(page, PATIENCE);
}

/** One press on the title, which may be answered late. */
async function pressOnce(page, name) {
  const [target] = targetsNamed(await readTargets(page), name);
  await press(page, target);
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
        await waitForWhole(page);
        same(await forced(page), 0, "how often the title waited for the rest");
      }
    },
  },
  {
    name: "parts: whoever comes by a link has all of the program before it begins",
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await page.addInitScript(listenForTitle);
      await page.goto(`${address}#case=none`);
      const { before } = await firstLoad(page);
      check(programs(before).length > 1, `before the first screen came ${programs(before).join(" ")} alone`);
      same(await isWhole(page), true, "whether all is there");
      same(await forced(page), 0, "how often it was waited for");
    },
  },
  {
    name: "parts: a press before the rest is there waits for it, and is answered then",
    async run({ prepare, address }) {
      for (const window of [DESK, { ...PHONE, hasTouch: true }]) {
        const { page } = await prepare(window);
        // A slow line: what is fetched beside the title does not come, until it does.
        const waiting = [];
        await page.route(REST, (route) => waiting.push(route));
        await titleOf(page, address);
        same(await isWhole(page), false, "whether all is there");
        // Whoever is impatient presses twice, and comes to one screen.
        await pressOnce(page, "title.lessons");
        await pressOnce(page, "title.new-case");
        await page.locator("#coming").waitFor();
        check(/MB|Mo/.test(await page.locator("#coming").innerText()), "how much is there is not told");
        await shot(page, `parts-coming-${window.viewport.width}`);
        same((await readTargets(page)).screen, "title", "the screen that waits");
        for (const route of waiting) await route.continue();
        await waitForScreen(page, "setup", PATIENCE);
        await page.locator("#coming").waitFor({ state: "hidden" });
        same(await forced(page), 0, "how often everything waited");
      }
    },
  },
  {
    name: "parts: what is asked for without a press has everything wait until it is there",
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await page.route(REST, (route) => (route.request().resourceType() === "xhr" ? route.continue() : undefined));
      await page.goto(`${address}?targets&demo`);
      // Bots are always busy there.
      await waitForState(page, "a table", ({ screen }) => screen === "play", PATIENCE);
      same(await forced(page), 1, "how often everything waited");
      same(await isWhole(page), true, "whether all is there");
    },
  },
  {
    name: "parts: a rest that cannot be had is told in words, and comes when the network is back",
    async run({ prepare, address }) {
      const one = await prepare(DESK);
      let away = true;
      await one.page.route(REST, (route) => (away ? route.abort() : route.continue()));
      await titleOf(one.page, address);
      await pressOnce(one.page, "title.new-case");
      await one.page.locator("#fault").waitFor({ timeout: PATIENCE });
      check(/could not be downloaded/.test(await one.page.locator("#fault").innerText()), "no word of the download");
      same(await one.page.locator("#coming").isHidden(), true, "whether the bar is gone");
      await one.page.locator("#fault-go-on").click();
      away = false;
      await waitForWhole(one.page);
      same(await forced(one.page), 0, "how often everything waited");
      // The refused ones are what this is about.
      one.troubles.length = 0;
      await clickTarget(one.page, "title.new-case");
      await waitForScreen(one.page, "setup", PATIENCE);
    },
  },
];
