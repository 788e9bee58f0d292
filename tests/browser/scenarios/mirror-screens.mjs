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
  ["daily", "Daily case", ({ heading, all }) => heading === "The daily case" && all.includes("Today’s puzzle")],
  ["practice", "Practice", ({ heading, all }) => heading === "Practice" && !all.includes("Looking for an exercise")],
  ["real-table", "At a real table", ({ heading }) => heading === "A real table"],
  ["library", "Your cases", ({ heading, buttons }) => heading === "Your cases" && buttons.length > 5],
];

/** What lies deeper: the buttons that lead there from the title, and one that is there then. */
const DEEPER = [
  ["keys", ["Language and text", "Keys"], /^Two hands$/],
  ["setup-more", [/New case/i, /^More: /], /^Your own themes/],
  ["own-themes", [/New case/i, /^More: /, /^Your own themes/], /^Close$/],
  ["insight", ["Your cases", "How you play"], /^Practise/],
];

/** The title as text. */
async function toTheTitle(page, address) {
  await page.goto(address + AS_TEXT, { waitUntil: "domcontentloaded" });
  await waitForMirror(page, "the title as text", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
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
    name: "text: what lies deeper than the title's screens is read as it was kept",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await onThisDay(page);
      await toTheTitle(page, address);
      // A case that is kept, so that the list of cases is none that is empty.
      await startAsText(page);
      for (const [name, ways, there] of DEEPER) {
        await toTheTitle(page, address);
        for (const way of ways) await pressWords(page, way);
        const isThere = ({ buttons }) => buttons.some((label) => there.test(label));
        await settle(page);
        await steadyMirror(page, name, isThere);
        await sameTree(page, name, [SAID]);
        await axe(page, name);
        await nothingIsMissing(page, name);
      }
    },
  },
  {
    name: "text: why a cell stands so, the menu and the rules are read as they were kept",
    needs: TITLE,
    async run({ prepare, address }) {
      const { page } = await prepare(DESK);
      await toTheTitle(page, address);
      await startAsText(page, "Classic 2016");
      const holds = async (name, part) => {
        await settle(page);
        await sameTree(page, name, [SAID], part);
        await axe(page, name);
      };
      // One that one holds, and so nobody else.
      await page.locator("#mirror [data-cell][aria-label='Candlestick, Green: printed no']").click();
      await waitForMirror(page, "why a cell stands so", ({ answer }) => answer.length > 1);
      await holds("why", "#mirror .answer");
      const dialog = "#mirror [role=dialog]";
      await page.locator("#mirror summary").last().click();
      await pressWords(page, "Menu");
      await waitForMirror(page, "the menu", ({ buttons }) => buttons.includes("Back to the table"));
      await holds("menu", dialog);
      await pressWords(page, "Rules");
      await waitForMirror(page, "the rules", ({ buttons }) => buttons.includes("Close"));
      await holds("rules", dialog);
    },
  },
];
