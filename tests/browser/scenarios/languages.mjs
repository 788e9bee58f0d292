// Other languages: chosen on the title, spoken at once on every screen, and still spoken after a reload.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { cutWords } from "../lib/looks.mjs";
import {
  clickTarget, pickTarget, pickTargetByTap, readTargets, settle, shot, tapTarget, waitForScreen, waitForTarget, waitForState, withoutMotion,
} from "../lib/targets.mjs";
import { DESK_WINDOW, PHONE_WINDOW, SMALL_WINDOW, TITLE, startCase, waitForTitle } from "./game.mjs";

/** What the page says of its own language. */
const spoken = (page) => page.evaluate(() => document.documentElement.lang);

/** The words of the page around the game, which nobody sees: what the canvas is called, the note on its keys, the dialog. */
const shell = (page) => page.evaluate(() => [
  document.getElementById("game-canvas").ariaLabel, document.getElementById("keys-note").textContent,
  document.getElementById("fault-reload").textContent, document.querySelector("meta[name=description]").content,
  new URL(document.querySelector("link[rel=manifest]").href).pathname.split("/").pop(),
]);

/** Chooses a language on the title and waits until the page speaks it. */
async function speak(page, code, hand = clickTarget) {
  await hand(page, "title.language");
  await waitForTarget(page, `language.${code}`);
  // What can be pressed stays the same.
  await (hand === tapTarget ? pickTargetByTap : pickTarget)(page, `language.${code}`);
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, code);
  await hand(page, "language.close");
  await settle(page);
}

const LANGUAGES = ["de", "es", "fr", "pl"];
/** English made long and accented, which a browser gets that asks for it. */
const PSEUDO = "en-XA";
const NARROWEST = { ...PHONE_WINDOW, viewport: { width: 360, height: 640 } };

/** Screens that the title leads to, and the way back. */
const ASIDE = [
  ["title.practice", "practice", "practice.leave"], ["title.cases", "library", "library.leave"],
  ["title.position", "position", "position.leave"], ["title.lessons", "lessons", "lessons.close"],
  ["title.together", "together", "together.back"],
];

/** From the title through the screens and the table and back; `look(name)` at each. */
async function walkThrough(page, hand, look) {
  await look("title");
  for (const [target, screen, back] of ASIDE) {
    await hand(page, target);
    await waitForTarget(page, back);
    await look(screen);
    await hand(page, back);
    await waitForScreen(page, "title");
  }
  await hand(page, "title.new-case");
  await waitForScreen(page, "setup");
  await look("setup");
  await hand(page, "setup.start");
  await waitForScreen(page, "play");
  await waitForState(page, "a decision", (state) => !state.busy && state.prompt.length > 0);
  await look("table");
  // At a desk the notebook lies open beside the table.
  for (const tab of hand === tapTarget ? ["notebook", "log"] : ["log"]) {
    await hand(page, `tab.${tab}`);
    await look(tab);
  }
  await hand(page, "menu.open");
  await look("menu");
  await hand(page, "menu.rules");
  await waitForTarget(page, "rules.close");
  await look("rules");
  await hand(page, "rules.close");
  await hand(page, "menu.open");
  await hand(page, "menu.leave");
  await waitForTitle(page);
}

/** Takes a picture of a screen, and notes the words on it that are cut off. */
const look = (page, kind, cut) => async (name) => {
  await settle(page);
  await shot(page, `language-${kind}-${name}`);
  cut.push(...cutWords(await readTargets(page)).map((words) => `${kind}, ${name}: ${words}`));
};

/** Settings as they are kept, in a page that is not yet opened. */
const keepSettings = (page, settings) =>
  page.addInitScript((text) => localStorage.setItem("candlestick.settings", text), JSON.stringify(settings));

export const languageScenarios = [
  {
    name: "languages: German is chosen on the title, spoken at the table, and still spoken after a reload",
    needs: TITLE,
    async run({ open, forgive }) {
      const page = await open(SMALL_WINDOW);
      await waitForTitle(page);
      same(await spoken(page), "en", "the language of a browser that speaks English");
      await page.route("**/languages/de.txt", (route) => route.abort());
      await clickTarget(page, "title.language");
      await pickTarget(page, "language.de");
      await page.waitForTimeout(500);
      same(await spoken(page), "en", "the language when the words of another can't be fetched");
      await page.unroute("**/languages/de.txt");
      // The refused download is what this is about.
      forgive(page);
      await clickTarget(page, "language.close");
      const english = await shell(page);
      await speak(page, "de");
      const german = await shell(page);
      check(german.every((words, n) => words && words !== english[n]), `the page around the game is not German: ${german.join(" | ")}`);
      check(german[1].includes("Tastatur"), `the note on the keys: "${german[1]}"`);
      assertNotBlank(await shot(page, "language-de-title"), "the title");
      await startCase(page);
      const { prompt } = await waitForState(page, "a prompt", (state) => state.prompt.length > 0);
      check(/\b(du|dich|dein|deine|diese|Karten|Zug|würfle|geh|frage|wähle|zeige)\b/i.test(prompt), `the prompt is German: "${prompt}"`);
      assertNotBlank(await shot(page, "language-de-table"), "the table");
      await page.reload();
      await waitForTitle(page);
      await page.waitForFunction(() => document.documentElement.lang === "de");
      await speak(page, "en");
      same(await spoken(page), "en", "the language chosen last");
      same((await shell(page)).join(" | "), english.join(" | "), "the page around the game in the language chosen last");
    },
  },
  {
    name: "languages: no word is cut off where all are half as long again, on the narrowest phone",
    needs: TITLE,
    async run({ open }) {
      const page = await open({ ...NARROWEST, locale: PSEUDO });
      await waitForTitle(page);
      same(await spoken(page), PSEUDO, "the language of a browser that asks for long words");
      await withoutMotion(page, tapTarget);
      const cut = [];
      await walkThrough(page, tapTarget, look(page, "long", cut));
      same(cut.join("\n"), "", "words that are cut off");
    },
  },
  {
    name: "reading: no word is cut off where letters are twice as large, on a phone and on a desktop",
    long: true,
    needs: TITLE,
    async run({ prepare, address }) {
      const cut = [];
      for (const [kind, size, hand] of [["large-phone", PHONE_WINDOW, tapTarget], ["large-desk", DESK_WINDOW, clickTarget]]) {
        const { page } = await prepare(size);
        await keepSettings(page, { pace: "off", reading: { size: 200, strong: true } });
        await page.goto(`${address}?targets&seed=7`);
        await waitForTitle(page);
        await walkThrough(page, hand, look(page, kind, cut));
      }
      same(cut.join("\n"), "", "words that are cut off");
    },
  },
  {
    name: "languages: every screen in every language, on a phone and a desktop, for pictures, and no word is cut off",
    long: true,
    needs: TITLE,
    async run({ open }) {
      const cut = [];
      for (const [kind, size, hand] of [["phone", NARROWEST, tapTarget], ["desk", DESK_WINDOW, clickTarget]]) {
        const page = await open(size);
        await waitForTitle(page);
        await withoutMotion(page, hand);
        for (const code of LANGUAGES) {
          await speak(page, code, hand);
          await walkThrough(page, hand, look(page, `${kind}-${code}`, cut));
        }
        await page.close();
      }
      same(cut.join("\n"), "", "words that are cut off");
    },
  },
];
