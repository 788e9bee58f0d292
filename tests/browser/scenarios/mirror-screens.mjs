// The page as text beside the case: what a screen reader gets of lessons, puzzles, a real table and the list of cases.
import { onThisDay } from "../lib/day.mjs";
import { SAID, axe, nothingIsMissing, pressWords, sameTree, steadyMirror, waitForMirror } from "../lib/mirror.mjs";
import { settle } from "../lib/targets.mjs";
import { DESK_WINDOW as DESK, TITLE } from "./game.mjs";
import { startAsText } from "./mirror.mjs";

const AS_TEXT = "?targets&seed=7&clock=6&text";

/** A screen by the button of the title that leads there, and what it says once it is there. */
const SCREENS = [
  // With the hint for whoever hesitates, which comes sooner or later.
  ["lesson", "Learn by playing", ({ asked }) => asked.endsWith("Your cards lie at the bottom.")],
  ["daily", "Daily case", ({ heading }) => heading === "The daily case"],
  ["practice", "Practice", ({ heading }) => heading === "Practice"],
  ["real-table", "At a real table", ({ heading }) => heading === "A real table"],
  ["library", "Your cases", ({ heading, buttons }) => heading === "Your cases" && buttons.length > 5],
];

/** Windows, and screens that lie deeper: the buttons that lead there from the title or the table, and one that is there then. */
const DEEPER = [
  ["keys", "title", ["Language and text", "Keys"], "Two hands"],
  ["setup-more", "title", [/New case/i, /^More: /], /Own themes/],
  ["own-themes", "title", [/New case/i, /^More: /, "Own themes"], /zip/],
  ["insight", "title", ["Your cases", "How you play"], /Practise/],
  ["menu", "table", ["Menu"], "Rules"],
  ["rules", "table", ["Menu", "Rules"], "Close"],
];

/** The title as text. */
async function toTheTitle(page, address) {
  await page.goto(address + AS_TEXT, { waitUntil: "domcontentloaded" });
  await waitForMirror(page, "the title as text", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
}

/** The table of a new case as text. */
async function toATable(page, address) {
  await toTheTitle(page, address);
  await startAsText(page);
}

export const mirrorScreenScenarios = [
  {
    name: "text: lessons, puzzles, a real table and the list of cases are read as they were kept",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await onThisDay(page);
      for (const [name, button, isThere] of SCREENS) {
        await toTheTitle(page, address);
        if (name === "library") {
          await startAsText(page);
          await toTheTitle(page, address);
        }
        await pressWords(page, button);
        await waitForMirror(page, `what stands behind "${button}"`, isThere);
        await settle(page);
        await steadyMirror(page, `what stands behind "${button}"`, isThere);
        // How far bots came before the case was left depends on the machine.
        await sameTree(page, name, [SAID, /\d+ decisions/g]);
        await axe(page, name);
        await nothingIsMissing(page, name);
      }
    },
  },
  {
    name: "text: what lies deeper, and windows over title and table, are read as they were kept",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await onThisDay(page);
      await toTheTitle(page, address);
      // A case that is kept, so that there is something to tell of how one plays.
      await startAsText(page);
      for (const [name, from, buttons, there] of DEEPER) {
        if (from === "title") await toTheTitle(page, address);
        else await toATable(page, address);
        for (const button of buttons) await pressWords(page, button);
        const isThere = ({ buttons: shown }) => shown.some((label) => (there instanceof RegExp ? there.test(label) : label === there));
        await waitForMirror(page, name, isThere);
        await settle(page);
        await steadyMirror(page, name, isThere);
        await sameTree(page, name, [SAID]);
        await axe(page, name);
        await nothingIsMissing(page, name);
      }
    },
  },
];
