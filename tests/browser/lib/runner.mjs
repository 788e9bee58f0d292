// Runs named scenarios, as many at a time as there are browsers, and closes with the line `N passed, N failed`.
import { openPage } from "./browser.mjs";
import { shot } from "./targets.mjs";

// The same seed gives the same case, so that a failure comes again.
// The table's clock runs faster than it does for people: each frame that is not drawn in software is time won.
const CASE = "?targets&seed=7&clock=6";

/**
 * `scenarios`: { name, run({ open, prepare, forgive, address }), needs, long }; they are begun in order, each when what it
 * `needs` has passed, and skipped when that failed. Each browser of `browsers` plays one at a time.
 * `open(options, path)` gives a page at the address; its troubles fail the scenario at the end, but for those before
 * `forgive(page)`. Where it is `coarse`, pages draw at half the density.
 */
export async function runAll(scenarios, { browsers, address, coarse = false }) {
  const outcome = new Map();
  const waiting = [...scenarios];
  const isSettled = ({ needs }) => !needs || outcome.has(needs);
  let told = () => undefined;
  let news = new Promise((resolve) => (told = resolve));
  const settle = (scenario, kind, words) => {
    outcome.set(scenario.name, kind);
    console.log(words);
    told();
    news = new Promise((resolve) => (told = resolve));
  };
  const lane = async (browser) => {
    while (waiting.length > 0) {
      const at = waiting.findIndex(isSettled);
      if (at < 0) {
        await news;
        continue;
      }
      const [scenario] = waiting.splice(at, 1);
      if (scenario.needs && outcome.get(scenario.needs) !== "passed") {
        settle(scenario, "skipped", `skip  ${scenario.name} (needs "${scenario.needs}")`);
        continue;
      }
      const began = Date.now();
      const problem = await runOne(scenario, { browser, address, coarse });
      const line = `${scenario.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`;
      settle(scenario, problem ? "failed" : "passed", problem ? `FAIL  ${line}\n${problem.replace(/^/gm, "      ")}` : `ok    ${line}`);
    }
  };
  await Promise.all(browsers.map(lane));
  return close([...outcome.values()]);
}

async function runOne({ name, run }, { browser, address, coarse }) {
  const opened = [];
  const open = async (options = {}, path = CASE) => {
    const one = await openPage(browser, { coarse, ...options });
    opened.push(one);
    await one.page.goto(address + path, { waitUntil: "domcontentloaded" });
    return one.page;
  };
  // For scenarios that arrange something before the page loads, or expect troubles.
  const prepare = async (options = {}) => {
    const one = await openPage(browser, { coarse, ...options });
    opened.push(one);
    return one;
  };
  const forgive = (page) => {
    for (const one of opened.filter((other) => other.page === page)) one.troubles.length = 0;
  };
  try {
    await run({ open, prepare, forgive, address });
    const troubles = opened.flatMap((one) => one.troubles);
    return troubles.length > 0 ? troubles.join("\n") : null;
  } catch (error) {
    const troubles = opened.flatMap((one) => one.troubles);
    const file = `failed-${name.replace(/[^a-z0-9]+/gi, "-")}`;
    await Promise.all(opened.map(({ page }, index) => shot(page, `${file}-${index}`).catch(() => undefined)));
    return [error.message, ...troubles, `(pictures: tests/browser/out/${file}-*.png)`].join("\n");
  } finally {
    await Promise.all(opened.map(({ context }) => context.close().catch(() => undefined)));
  }
}

function close(outcomes) {
  const count = (kind) => outcomes.filter((one) => one === kind).length;
  const skipped = count("skipped") > 0 ? `, ${count("skipped")} skipped` : "";
  console.log(`\n${count("passed")} passed, ${count("failed")} failed${skipped}`);
  return count("failed") === 0 && outcomes.length > 0;
}
