// The browser test: serves dist/ and plays through the scenarios, two at a time where there are two cores.
// script/browser-test starts it: node run.mjs [--short] [--only PART-OF-A-NAME]
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { launch } from "./lib/browser.mjs";
import { runAll } from "./lib/runner.mjs";
import { jobScenarios } from "./scenarios/jobs.mjs";
import { editionScenarios } from "./scenarios/editions.mjs";
import { eveningScenarios } from "./scenarios/evening.mjs";
import { fingerScenarios } from "./scenarios/fingers.mjs";
import { gameScenarios } from "./scenarios/game.mjs";
import { handsScenarios } from "./scenarios/hands.mjs";
import { keepingScenarios } from "./scenarios/keeping.mjs";
import { languageScenarios } from "./scenarios/languages.mjs";
import { lessonScenarios } from "./scenarios/lessons.mjs";
import { lobbyScenarios } from "./scenarios/lobby.mjs";
import { memoryScenarios } from "./scenarios/memory.mjs";
import { mirrorScenarios } from "./scenarios/mirror.mjs";
import { mirrorRoomScenarios } from "./scenarios/mirror-rooms.mjs";
import { mirrorScreenScenarios } from "./scenarios/mirror-screens.mjs";
import { notebookScenarios } from "./scenarios/notebook.mjs";
import { pageScenarios } from "./scenarios/page.mjs";
import { partsScenarios } from "./scenarios/parts.mjs";
import { positionScenarios } from "./scenarios/position.mjs";
import { reviewScenarios } from "./scenarios/review.mjs";
import { screenScenarios } from "./scenarios/screens.mjs";
import { systemScenarios } from "./scenarios/system.mjs";
import { tableScreenScenarios } from "./scenarios/table-screen.mjs";
import { themeScenarios } from "./scenarios/themes.mjs";
import { togetherScenarios } from "./scenarios/together.mjs";
import { typingScenarios } from "./scenarios/typing.mjs";

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));

const at = process.argv.indexOf("--only");
const only = at > 0 ? process.argv[at + 1] : "";
// Folders with long scenarios first: at the end no browser waits long for the other.
const all = [
  ...screenScenarios, ...pageScenarios, ...partsScenarios, ...reviewScenarios, ...handsScenarios, ...togetherScenarios, ...tableScreenScenarios, ...eveningScenarios,
  ...lobbyScenarios,
  ...memoryScenarios, ...mirrorScenarios, ...mirrorRoomScenarios, ...mirrorScreenScenarios, ...gameScenarios, ...fingerScenarios,
  ...editionScenarios, ...lessonScenarios, ...themeScenarios, ...notebookScenarios, ...jobScenarios, ...positionScenarios,
  ...languageScenarios, ...keepingScenarios, ...systemScenarios, ...typingScenarios,
];
// What takes long and whose screens others pass too is left to the whole run, and so is drawing every pixel. A few of those
// come along each day, so that none is out of order for long before somebody notices; not yet in continuous integration, where
// one that goes by chance (a bot may win early) would stop what has nothing to do with it.
const LONG_A_DAY = 3;
const DAY = 86_400_000;
const short = process.argv.includes("--short");
const long = all.filter(({ long }) => long);
const turns = Math.ceil(long.length / LONG_A_DAY);
const today = process.env.CI ? -1 : Math.floor(Date.now() / DAY) % turns;
const left = short ? long.filter((_, n) => n % turns !== today) : [];
if (left.length > 0) console.log(`left out today by --short:\n${left.map(({ name }) => `      ${name}\n`).join("")}`);
const scenarios = all
  .filter((scenario) => scenario.name.includes(only) && !left.includes(scenario))
  .map((scenario) => (only ? { ...scenario, needs: undefined } : scenario));

const server = await serve(DIST);
// A browser draws all its pages in one process: two at a time need two.
const lanes = Number(process.env.CANDLESTICK_LANES) || Math.min(2, availableParallelism(), scenarios.length);
const browsers = [];
for (let lane = 0; lane < lanes; lane += 1) browsers.push(await launch());
let passed = false;
try {
  passed = await runAll(scenarios, { browsers, address: server.address, coarse: short });
} finally {
  await Promise.all(browsers.map((browser) => browser.close()));
  await server.close();
}
process.exit(passed ? 0 : 1);
