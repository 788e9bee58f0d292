// The page as text: a case played by it alone, what screen readers get of it, and what is never in it.
import { check, same } from "../lib/checks.mjs";
import { MirrorPlayer, SAID, axe, nothingIsMissing, pressWords, readMirror, sameTree, waitForMirror, goesOn } from "../lib/mirror.mjs";
import { readTargets, settle, shot, waitForScreen } from "../lib/targets.mjs";
import { DESK_WINDOW, SMALL_WINDOW, TITLE, waitForTitle } from "./game.mjs";

const AS_TEXT = "?targets&seed=7&clock=6&text";
const THEMES = [
  "The Glasshouse at Midnight", "Classic 2016", "Classic 2011", "Doctor Who", "Big Bang Theory", "Master Detective",
  "Cake at Forty Fathoms",
];
const WHOLE_CASE = 240_000;
// Things done before one gives up.
const DEEDS = 14;

/** The title as text, without motion. */
async function openAsText(open, size = SMALL_WINDOW) {
  const page = await open(size, AS_TEXT);
  await waitForTitle(page);
  await waitForMirror(page, "the title as text", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
  for (const motion of ["Motion: auto", "Motion: quick"]) {
    if (!(await readMirror(page)).buttons.includes(motion)) continue;
    await pressWords(page, motion);
    await waitForMirror(page, "another motion", ({ buttons }) => !buttons.includes(motion));
  }
  return page;
}

/** From the title to the first question, by elements alone. */
export async function startAsText(page, theme = "") {
  await pressWords(page, /New case/i);
  await waitForMirror(page, "the setup", ({ heading }) => heading === "A new case");
  if (theme) await pressWords(page, new RegExp(`^${theme},`));
  await pressWords(page, "Open the case");
  return waitForMirror(page, "the table", ({ heading, deeds }) => heading === "The case" && deeds.some(goesOn));
}

/** A person in the second place of the setup. */
async function seatAPerson(page) {
  const more = (await readMirror(page)).buttons.find((label) => label.startsWith("More: "));
  if (more) await pressWords(page, more);
  const bots = (now) => now.buttons.filter((label) => label.startsWith("Bot: ")).length;
  const before = bots(await waitForMirror(page, "a bot in the setup", (now) => bots(now) > 0));
  await pressWords(page, /^Bot: /);
  await waitForMirror(page, "one bot less", (now) => bots(now) === before - 1);
}

/** Shows two buttons in one order and then in the other, with the focus on the second; which of them has it then. */
const focusAfterChangingPlaces = (page) => page.evaluate(() => {
  const press = (name) => ({ t: "button", k: name, x: name, a: [["type", "button"], ["data-press", name]] });
  const lay = (...names) => window.candlestickMirror.show(JSON.stringify({ nodes: names.map(press), keys: [] }));
  lay("first", "second");
  document.querySelector("#mirror [data-press='second']").focus();
  lay("second", "first");
  return document.activeElement.dataset.press;
});

/** All that was said and is still in the page, to be read again. */
const heardSoFar = (page) => page.evaluate(() => document.getElementById("live").textContent);

/** Has the own cards said, which nobody else may hear. */
async function hearTheHand(page, player) {
  await player.type("hand");
  await page.waitForFunction(() => document.getElementById("live").textContent.includes("Your cards"), null, { timeout: 20_000 });
}

export const mirrorScenarios = [
  {
    name: "text: a whole case by the elements alone",
    needs: TITLE,
    async run({ open }) {
      const page = await openAsText(open, DESK_WINDOW);
      await shot(page, "text-title");
      await axe(page, "title");
      await nothingIsMissing(page, "title");
      await sameTree(page, "title");
      await pressWords(page, /New case/i);
      await waitForMirror(page, "the setup", ({ heading }) => heading === "A new case");
      await pressWords(page, /^Classic 2016,/);
      await shot(page, "text-setup");
      await settle(page);
      await sameTree(page, "setup");
      await axe(page, "setup");
      await nothingIsMissing(page, "setup");
      await pressWords(page, "Open the case");
      const first = await waitForMirror(page, "the table", ({ heading, deeds }) => heading === "The case" && deeds.some(goesOn));
      await shot(page, "text-table");
      await sameTree(page, "table");
      await axe(page, "table");
      const styled = await page.evaluate(() => [...document.querySelectorAll("#mirror table, #mirror ul, #mirror ol")].filter((element) => {
        const { display, listStyleType } = getComputedStyle(element);
        return element.localName === "table" ? display !== "table" : listStyleType === "none";
      }).map(({ localName }) => localName));
      same(styled.join(" "), "", "tables and lists that Safari would not read as such");
      check(first.deeds.length > 1, `what can be done at first: ${first.deeds.map(({ command }) => command).join(", ")}`);
      const player = new MirrorPlayer(page);
      const { turn } = await readTargets(page);
      await player.playUntil(({ deeds }) => deeds.some(({ command }) => command === "suggest"));
      await sameTree(page, "question");
      await player.playUntil(() => player.count >= DEEDS);
      const middle = await readTargets(page);
      if (middle.screen === "play") {
        check(middle.turn > turn, "no turn has passed");
        await axe(page, "notebook");
        await nothingIsMissing(page, "table");
        await player.giveUp();
      }
      await waitForMirror(page, "the verdict", ({ heading }) => heading === "The verdict", WHOLE_CASE);
      await shot(page, "text-verdict");
      await settle(page);
      await sameTree(page, "verdict");
      await axe(page, "verdict");
      await nothingIsMissing(page, "verdict");
      await pressWords(page, "Look back");
      await waitForMirror(page, "the review", ({ heading, buttons }) => heading === "Looking back" && buttons.includes("Share"), WHOLE_CASE);
      await settle(page);
      await shot(page, "text-review");
      await sameTree(page, "review");
      await axe(page, "review");
      await nothingIsMissing(page, "review");
      await pressWords(page, "Watch");
      await waitForMirror(page, "the case once more", ({ heading, buttons }) => heading === "Watching a case again" && buttons.includes("Step forward"));
      await settle(page);
      await shot(page, "text-replay");
      await sameTree(page, "replay", [SAID]);
      await axe(page, "replay");
      await nothingIsMissing(page, "replay");
      await pressWords(page, "Step forward");
      await waitForMirror(page, "the next step", ({ all }) => /walked|rolled/.test(all));
      await pressWords(page, "Menu");
      const { heading } = await waitForMirror(page, "the menu", ({ buttons }) => buttons.includes("Back to the table"));
      same(heading, "Watching a case again", "what the page is headed by behind a dialog");
    },
  },
  {
    name: "text: commands are typed and answered, and focus stays",
    needs: TITLE,
    async run({ open }) {
      const page = await openAsText(open);
      await startAsText(page);
      const player = new MirrorPlayer(page);
      const heard = (words) => page.waitForFunction((wanted) => document.getElementById("live").textContent.includes(wanted), words, { timeout: 20_000 });
      await player.type("hand");
      await waitForMirror(page, "the own cards", ({ answer }) => answer.some((line) => line.startsWith("Your cards")));
      await heard("Your cards");
      const said = () => page.evaluate(() => [...document.querySelectorAll("#live p")].filter(({ textContent }) => textContent.startsWith("Your cards")).length);
      const once = await said();
      // The same said again is a line of its own, so that it is read again.
      await player.type("hand");
      await page.waitForFunction((before) => [...document.querySelectorAll("#live p")].filter(({ textContent }) => textContent.startsWith("Your cards")).length === before + 1, once, { timeout: 20_000 });
      await player.type("gibberish");
      await waitForMirror(page, "that it is no command", ({ answer }) => answer.some((line) => line.includes("gibberish")));
      const field = page.locator("#mirror [data-typed]");
      await field.fill("no");
      await page.waitForFunction(() => document.querySelectorAll("#mirror-ends option").length > 0, null, { timeout: 20_000 });
      await field.fill("");
      // A single key asks, and whoever stands on a button stays on it while the page changes around it.
      const cell = page.locator("#mirror [data-cell]").nth(3);
      await cell.focus();
      const command = await cell.getAttribute("data-line");
      await page.keyboard.press("c");
      await page.waitForFunction((before) => [...document.querySelectorAll("#live p")].filter(({ textContent }) => textContent.startsWith("Your cards")).length === before + 2, once, { timeout: 20_000 });
      same(await page.evaluate(() => document.activeElement.dataset.line), command, "what has the focus after an update");
      await page.keyboard.press("o");
      same(await page.evaluate(() => document.activeElement.dataset.part), "do", "where the key for what can be done leads");
      await page.keyboard.press("n");
      same(await page.evaluate(() => document.activeElement.dataset.line), command, "where the key for the notebook leads");
      await page.keyboard.press("ArrowRight");
      check((await page.evaluate(() => document.activeElement.dataset.line)) !== command, "the arrows do not lead from cell to cell");
      await page.keyboard.press("Enter");
      await waitForMirror(page, "why a cell stands so", ({ answer }) => answer.length > 1);
      // What is laid elsewhere among its neighbours keeps the focus.
      same(await focusAfterChangingPlaces(page), "second", "what has the focus once two buttons have changed places");
      await page.keyboard.press("Escape");
      same(await page.evaluate(() => document.activeElement.id), "game-canvas", "what has the focus after Escape");
      same((await readMirror(page)).all, "", "what is left of the page as text once it is closed");
      same(await heardSoFar(page), "", "what is left of what was said once the page as text is closed");
    },
  },
  {
    name: "text: found by Tab, and nothing of it before",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL_WINDOW);
      await waitForTitle(page);
      same((await readMirror(page)).all, "", "what there is before anybody asks");
      await page.keyboard.press("Tab");
      same(await page.evaluate(() => document.activeElement.id), "mirror-open", "where the first Tab leads");
      await shot(page, "text-invitation");
      await axe(page, "the picture with its invitation");
      await page.keyboard.press("Enter");
      await waitForMirror(page, "the title as text", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
      same(await page.evaluate(() => document.activeElement.localName), "h1", "what has the focus");
      await pressWords(page, "Language and text");
      await waitForMirror(page, "the settings", ({ buttons }) => buttons.includes("Deutsch"));
      await settle(page);
      const focused = () => page.evaluate(() => document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent);
      same(await focused(), "Language and text", "what has the focus in a dialog");
      await sameTree(page, "settings");
      await pressWords(page, "Larger text");
      await page.waitForFunction(() => parseFloat(getComputedStyle(document.body).fontSize) > 18, null, { timeout: 20_000 });
      await pressWords(page, "Done");
      await waitForMirror(page, "the title again", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
      same(await page.evaluate(() => document.activeElement.localName), "button", "what has the focus once a dialog is closed");
      same(await focused(), "Language and text", "which button");
      // Escape closes one thing at a time: the dialog, then the page.
      await page.keyboard.press("Enter");
      await waitForMirror(page, "the settings once more", ({ buttons }) => buttons.includes("Deutsch"));
      await settle(page);
      same(await page.evaluate(() => document.activeElement.getAttribute("role")), "dialog", "what has the focus once it is open again");
      await page.keyboard.press("Escape");
      await waitForMirror(page, "the title after Escape", ({ buttons }) => buttons.some((label) => /New case/i.test(label)));
      same(await page.evaluate(() => document.activeElement.localName), "button", "what has the focus once Escape has closed a dialog");
      same(await focused(), "Language and text", "which button after Escape");
      await page.keyboard.press("Escape");
      same(await page.evaluate(() => document.activeElement.id), "game-canvas", "what has the focus after another Escape");
      same((await readMirror(page)).all, "", "what is left of the page as text once it is closed");
    },
  },
  {
    name: "text: the curtain empties the page",
    needs: TITLE,
    async run({ open }) {
      const page = await openAsText(open);
      await pressWords(page, "New case");
      await waitForMirror(page, "the setup", ({ heading }) => heading === "A new case");
      await pressWords(page, "Remove the last player");
      await seatAPerson(page);
      await pressWords(page, "Open the case");
      const curtain = ({ heading, deeds, buttons }) => heading === "The case" && deeds.length === 0 && buttons.length <= 4;
      await waitForMirror(page, "the curtain", curtain);
      await shot(page, "text-curtain");
      await sameTree(page, "curtain");
      await axe(page, "curtain");
      const behind = await page.locator("#mirror").innerText();
      check(!/Your cards|Notebook|The board/.test(behind), `behind the curtain there is still: ${behind}`);
      await pressWords(page, /^I am /i);
      await waitForMirror(page, "the table", ({ deeds }) => deeds.some(goesOn));
      const player = new MirrorPlayer(page);
      await hearTheHand(page, player);
      for (let step = 0; step < 30; step += 1) {
        if (curtain(await player.step(curtain))) break;
      }
      await waitForMirror(page, "the curtain again", curtain);
      check(!/Your cards|Notebook|The board/.test(await page.locator("#mirror").innerText()), "the second curtain shows the table");
      await page.waitForFunction(() => document.getElementById("live").textContent.startsWith("Pass the device to"), null, { timeout: 20_000 });
      same(await page.locator("#live p").count(), 1, "how many lines that were said stand behind the second curtain");
      await pressWords(page, /^I am /i);
      await waitForMirror(page, "the table once more", ({ deeds }) => deeds.some(goesOn));
      await hearTheHand(page, player);
      await player.type("quit");
      await waitForScreen(page, "title");
      check(!(await heardSoFar(page)).includes("Your cards"), "the cards of a case that was left are still there to be read");
    },
  },
  {
    name: "text: a case of each theme by the elements alone",
    needs: TITLE,
    long: true,
    async run({ open }) {
      for (const theme of THEMES) {
        const page = await openAsText(open);
        await startAsText(page, theme);
        const player = new MirrorPlayer(page);
        await player.playUntil((_, step) => step >= DEEDS);
        // Where a bot has won before, that was the whole case.
        const accused = await player.accuse();
        console.log(`      ${theme}: ${player.count} deeds by the elements alone${accused ? " and an accusation" : ""}`);
        await waitForMirror(page, `the verdict of ${theme}`, ({ heading }) => heading === "The verdict", WHOLE_CASE);
        await page.close();
      }
    },
  },
];
