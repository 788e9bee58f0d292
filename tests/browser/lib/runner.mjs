// Runs named scenarios one after the other and closes with the line `N passed, N failed`.
import { openPage } from "./browser.mjs";
import { shot } from "./spots.mjs";

// The same seed gives the same case, so that a failure comes again.
// The table's clock runs faster than it does for people: each frame that is not drawn in software is time won.
const CASE = "?spots&seed=7&clock=6";

/**
 * `scenarios`: { name, run({ open, address }), needs, long } in order; one whose `needs` failed is skipped.
 * `open(options, path)` gives a page at the address; its troubles fail the scenario at the end.
 */
export async function runAll(scenarios, { browser, address }) {
  const outcome = new Map();
  for (const scenario of scenarios) {
    if (scenario.needs && outcome.get(scenario.needs) !== "passed") {
      outcome.set(scenario.name, "skipped");
      console.log(`skip  ${scenario.name} (needs "${scenario.needs}")`);
      continue;
    }
    const began = Date.now();
    const problem = await runOne(scenario, { browser, address });
    const seconds = ((Date.now() - began) / 1000).toFixed(1);
    outcome.set(scenario.name, problem ? "failed" : "passed");
    console.log(`${problem ? "FAIL" : "ok  "}  ${scenario.name} (${seconds} s)`);
    if (problem) console.log(problem.replace(/^/gm, "      "));
  }
  return close([...outcome.values()]);
}

async function runOne({ name, run }, { browser, address }) {
  const opened = [];
  const open = async (options = {}, path = CASE) => {
    const one = await openPage(browser, options);
    opened.push(one);
    await one.page.goto(address + path, { waitUntil: "domcontentloaded" });
    return one.page;
  };
  // For scenarios that arrange something before the page loads, or expect troubles.
  const prepare = async (options = {}) => {
    const one = await openPage(browser, options);
    opened.push(one);
    return one;
  };
  try {
    await run({ open, prepare, address });
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
