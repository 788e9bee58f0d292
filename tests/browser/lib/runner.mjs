// Runs named scenarios, as many at a time as there are browsers, and closes with the line `N passed, N failed`.
// In script/test what passed before on the very bytes is not played again.
// A busy machine makes a press come a frame too early or an answer too late: one or two that failed are played once more,
// with nothing beside them. What they said stays, and the last line tells how many held only then.
import { fileURLToPath } from "node:url";
import { around, contents, digestOf, once } from "../../../script/lib/passed.mjs";
import { openPage } from "./browser.mjs";
import { shot } from "./targets.mjs";

// The same seed gives the same case, so that a failure comes again.
// The table's clock runs faster than it does for people: each frame that is not drawn in software is time won.
const CASE = "?targets&seed=7&clock=6";

// More than these are no chance of a busy machine.
const MOST_AGAIN = 2;

const DIST = fileURLToPath(new URL("../../../dist", import.meta.url));

/**
 * `scenarios`: { name, run({ open, prepare, forgive, address }), needs, long }; they are begun in order, each when what it
 * `needs` has passed, and skipped when that failed. Each browser of `browsers` plays one at a time.
 * `open(options, path)` gives a page at the address; its troubles fail the scenario at the end, but for those before
 * `forgive(page)`. Where it is `coarse`, pages draw at half the density, but
 * for those of `long` scenarios.
 */
export async function runAll(scenarios, { browsers, address, coarse = false }) {
  const outcome = new Map();
  const waiting = [...scenarios];
  const isSettled = ({ needs }) => !needs || outcome.has(needs);
  let wake = () => undefined;
  let news = new Promise((resolve) => (wake = resolve));
  const settle = (scenario, kind, words) => {
    outcome.set(scenario.name, kind);
    console.log(words);
    wake();
    news = new Promise((resolve) => (wake = resolve));
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
      const { kind, words } = await told(scenario, { browser, address, coarse });
      settle(scenario, kind, words);
    }
  };
  await Promise.all(browsers.map(lane));
  const failed = scenarios.filter(({ name }) => outcome.get(name) === "failed");
  let alone = 0;
  if (failed.length <= MOST_AGAIN && ![...outcome.values()].includes("skipped")) {
    for (const scenario of failed) {
      const { kind, words } = await told(scenario, { browser: browsers[0], address, coarse }, true);
      outcome.set(scenario.name, kind);
      alone += kind === "passed" ? 1 : 0;
      console.log(`once more, alone:\n${words}`);
    }
  }
  return close([...outcome.values()], alone);
}

/** Plays one; how it ended, and the lines that say so. */
async function told(scenario, given, alone = false) {
  const began = Date.now();
  // What takes long mostly looks at pictures.
  const places = { ...given, coarse: given.coarse && !scenario.long };
  let problem = null;
  const play = async () => {
    problem = await runOne(scenario, places);
    return !problem;
  };
  // What holds only alone is played anew the next time.
  const digest = () => digestOf([scenario.name, places.coarse, contents(DIST), around()]);
  const passed = alone ? await play() : await once(digest, play);
  if (passed === "before") return { kind: "passed", words: `ok    ${scenario.name} (passed before on the very bytes)` };
  const line = `${scenario.name} (${((Date.now() - began) / 1000).toFixed(1)} s)`;
  return problem
    ? { kind: "failed", words: `FAIL  ${line}\n${problem.replace(/^/gm, "      ")}` }
    : { kind: "passed", words: `ok    ${line}` };
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

function close(outcomes, alone) {
  const count = (kind) => outcomes.filter((one) => one === kind).length;
  const skipped = count("skipped") > 0 ? `, ${count("skipped")} skipped` : "";
  const again = alone > 0 ? `, ${alone} of them only alone` : "";
  console.log(`\n${count("passed")} passed${again}, ${count("failed")} failed${skipped}`);
  return count("failed") === 0 && outcomes.length > 0;
}
