// Every screen and dialog, by one walk: words that are cut or stand in no file, elements, pictures, and the keyboard alone.
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { Album } from "../lib/album.mjs";
import { check, same } from "../lib/checks.mjs";
import { onThisDay } from "../lib/day.mjs";
import { unreached } from "../lib/keyboard.mjs";
import { wrongWith } from "../lib/looks.mjs";
import { asText, axeFinds, unmirrored } from "../lib/mirror.mjs";
import { roomsIfThere } from "../lib/rooms.mjs";
import { readTargets, settle } from "../lib/targets.mjs";
import { walkThrough } from "../lib/walk.mjs";
import { Walker } from "../lib/walker.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE } from "./game.mjs";

const ASSETS = fileURLToPath(new URL("../../../assets/", import.meta.url));
/** English made long, accented and bracketed, which a browser gets that asks for it. */
const PSEUDO = "en-XA";
const NARROWEST = { ...PHONE, viewport: { width: 360, height: 640 } };
const QUICK = "?targets&texts&seed=7&clock=16";
/** The names of all screens but the one before the title, as the game has them: the walk has a stop on each. */
const STATES = fileURLToPath(new URL("../../../src/table/states.rs", import.meta.url));
const SCREENS = [...readFileSync(STATES, "utf8").matchAll(/Self::\w+ => "(\w+)"/g)].map(([, name]) => name).filter((name) => name !== "loading");

/** The walks that somebody wants alone, such as `CANDLESTICK_WALKS=lobby,daily`. */
const WANTED = process.env.CANDLESTICK_WALKS?.split(",");

/** What stands in no file of words and has no brackets: words of themes and lessons, what languages call themselves, what rooms are called. */
const others = () => {
  const files = ["themes", "lessons", "words", "locales"].flatMap((folder) =>
    readdirSync(ASSETS + folder, { recursive: true }).filter((file) => /\.(toml|txt)$/.test(file)).map((file) => `${ASSETS}${folder}/${file}`));
  // The bots' names, which that language stretches as it does words.
  const [, names] = /^setup-bot-names = (.*)$/m.exec(readFileSync(`${ASSETS}locales/en/screens.ftl`, "utf8"));
  return plain([...files.map((file) => readFileSync(file, "utf8")), names].join("\n"));
};
/** A word as it was before it was made long: without accents, each second letter once. */
const unstretched = (words) => words.normalize("NFD").replace(/\p{M}/gu, "").split(" ").map((word) =>
  [...word].filter((_, at) => at % 3 !== 2).join("")).join(" ");
const plain = (words) => words.toLowerCase().replace(/[\s\\]+/g, " ").trim();
// A key, a seal of letters and figures, a room's four words, an address, somebody who was typed in.
const NO_WORDS = /^(.{0,2}|[a-z]+(-[a-z]+){3}|[0-9a-f ]+|https?:\S+|Ann|(Ctrl|Shift|Tab|Enter|Escape|Space|Delete|Home|F\d+|[A-Z])([ +].*)?)$/;

/** Words that are shown and stand in no file: all that do are between brackets. */
function unwritten({ texts }, known) {
  const words = texts.map(({ name }) => name).filter((name) => /\p{L}/u.test(name) && !/[[\]]/.test(name) && !NO_WORDS.test(name.trim()));
  return words.filter((name) => ![name, unstretched(name)].some((form) => known.includes(plain(form.replace(/…$/, "")))));
}

/** Walks through all screens of a page with these settings, those of a room too where there is a server; what `look(page, name)` finds is told at the end. */
async function walked({ prepare, forgive, address }, { size, settings, touch = false }, look) {
  const [found, met] = [[], new Set()];
  const { page, troubles } = await prepare(size);
  const rooms = await roomsIfThere();
  try {
    await page.addInitScript((kept) => localStorage.setItem("candlestick.settings", kept), JSON.stringify({ pace: "off", ...settings }));
    await onThisDay(page);
    await walkThrough(new Walker(page, { touch, rooms: rooms?.address }), {
      walks: WANTED,
      open: () => page.goto(address + QUICK, { waitUntil: "domcontentloaded" }),
      async look(name) {
        await settle(page);
        met.add((await readTargets(page)).screen);
        for (const what of await look(page, name)) found.push(`${name}: ${what}`);
      },
      lost: (name, why) => found.push(`${name}: not reached: ${why.message.slice(0, 600)}`),
    });
    troubles.splice(0).forEach((trouble) => found.push(trouble));
  } finally {
    await rooms?.stop();
    // What the page says of the room that it was left in, now that it is gone.
    forgive(page);
  }
  check(SCREENS.length > 10, `the screens of ${STATES} are not found: ${SCREENS}`);
  if (!WANTED) SCREENS.filter((screen) => !met.has(screen)).forEach((screen) => found.push(`${screen}: the walk has no stop on this screen`));
  same(found.join("\n"), "", "what is wrong on the way");
}

export const screenScenarios = [
  {
    name: "screens: on the narrowest phone, in words half as long again, none is cut or stands in no file, and all that is pressed has its element",
    needs: TITLE,
    long: true,
    async run(places) {
      const [album, known] = [new Album("360x640-long"), others()];
      try {
        const size = { ...NARROWEST, locale: PSEUDO, coarse: false };
        await walked(places, { size, settings: {}, touch: true }, async (page, name) => {
          same(await page.evaluate(() => document.documentElement.lang), PSEUDO, "the language of a browser that asks for long words");
          const { state } = await album.take(page, name);
          const found = wrongWith(name, state, null, { touch: true, size: NARROWEST.viewport });
          found.push(...unwritten(state, known).map((words) => `stands in no file: ${words}`));
          return asText(page, async () => {
            const missing = await unmirrored(page, name);
            if (missing.length > 0) found.push(`no element: ${missing.join(" ")}`);
            return [...found, ...(await axeFinds(page))];
          });
        });
      } finally {
        album.write();
      }
    },
  },
  {
    name: "screens: at a desk, in German, nothing is cut, faint or alike",
    needs: TITLE,
    long: true,
    async run(places) {
      const album = new Album("1280x800-de");
      try {
        await walked(places, { size: { ...DESK, coarse: false }, settings: { language: "de" } }, async (page, name) => {
          const { picture, state } = await album.take(page, name);
          return wrongWith(name, state, picture, { size: DESK.viewport });
        });
      } finally {
        album.write();
      }
    },
  },
  {
    name: "screens: Tab alone reaches all that is pressed",
    needs: TITLE,
    long: true,
    async run(places) {
      await walked(places, { size: DESK, settings: {} }, async (page, name) => {
        const missed = await unreached(page, name);
        // What has the keyboard would open or choose something when the walk goes on.
        await page.evaluate(() => document.activeElement.blur());
        return missed.length > 0 ? [`not reached by Tab: ${missed.join(" ")}`] : [];
      });
    },
  },
];
