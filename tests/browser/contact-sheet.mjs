// Every screen at many sizes and sizes of text, each and as contact sheets in tests/browser/out/, and what is wrong with them.
// script/contact-sheet starts it: node contact-sheet.mjs [--sizes 360x640,…] [--text 100,200] [--language de] [--eyes deutan] [--contrast strong] [--letters plain] [--walks case,…]
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { serve } from "../../script/lib/serve.mjs";
import { Album, out } from "./lib/album.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { wrongWith } from "./lib/looks.mjs";
import { roomsIfThere } from "./lib/rooms.mjs";
import { settle } from "./lib/targets.mjs";
import { walkThrough } from "./lib/walk.mjs";
import { Walker } from "./lib/walker.mjs";

const SIZES = ["360x640", "390x844", "844x390", "768x1024", "1280x800", "1920x1080", "3840x2160"];
/** The shorter side of what is held in a hand, in points: there fingers press. */
const HELD = 800;
/**
 * The widest windows, in points, that are drawn at two pixels a point, where the middle of every letter has its own colour, and at
 * one: in software larger ones take seconds a picture. At half a pixel nothing is measured: the colours are those of narrower ones.
 */
const FINE = 1300, PLAIN = 2000;

const DIST = fileURLToPath(new URL("../../dist", import.meta.url));
const option = (name, usual) => {
  const at = process.argv.indexOf(`--${name}`);
  return at > 0 ? process.argv[at + 1].split(",") : usual;
};
const [language] = option("language", ["de"]);
const [sight] = option("eyes", ["usual"]);
const strong = option("contrast", ["usual"])[0] === "strong";
const plain = option("letters", ["usual"])[0] === "plain";

const found = [];
const note = (where, what) => {
  found.push(`${where}: ${what}`);
  console.log(`      ${where}: ${what}`);
};

/** All screens at one size and one size of text; how many. */
async function take(browser, { address, rooms }, wanted, text) {
  const [width, height] = wanted.split("x").map(Number);
  const [size, touch] = [{ width, height }, Math.min(width, height) < HELD];
  const [kind, began] = [`${wanted}-${text}`, Date.now()];
  const [coarse, density] = [width > PLAIN, Math.max(width, height) <= FINE ? 2 : 1];
  const { page, context, troubles } = await openPage(browser, {
    coarse, viewport: size, deviceScaleFactor: density, ...(touch && { hasTouch: true, isMobile: true }),
  });
  const settings = { pace: "off", language, reading: { size: Number(text), sight, strong, plain } };
  await page.addInitScript((kept) => localStorage.setItem("candlestick.settings", kept), JSON.stringify(settings));
  const album = new Album(kind);
  const walker = new Walker(page, { touch, rooms });
  await walkThrough(walker, {
    walks: option("walks", undefined),
    open: () => page.goto(`${address}?targets&texts&seed=7&clock=16`, { waitUntil: "domcontentloaded", timeout: 120_000 }),
    async look(name) {
      await settle(page);
      const { picture, state } = await album.take(page, name);
      wrongWith(name, state, coarse ? null : picture, { touch, size, density }).forEach((what) => note(`${kind} ${name}`, what));
    },
    async lost(name, why) {
      note(`${kind} ${name}`, `not reached: ${why.message.slice(0, 400)}`);
      await album.take(page, `lost-in-${name}`);
    },
  });
  troubles.forEach((trouble) => note(kind, trouble));
  await context.close();
  album.write();
  console.log(`ok    ${kind}: ${album.thumbs.length} screens, ${((Date.now() - began) / 1000).toFixed(0)} s`);
  writeFileSync(`${out}contact-sheet.txt`, `${found.join("\n")}\n`);
  return album.thumbs.length;
}

mkdirSync(out, { recursive: true });
readdirSync(out).filter((file) => file.startsWith("contact-")).forEach((file) => rmSync(out + file, { recursive: true }));
const [server, room] = [await serve(DIST), await roomsIfThere()];
let browser = await launch();
let count = 0;
try {
  for (const wanted of option("sizes", SIZES)) for (const text of option("text", ["100", "200"])) {
    if (!browser.isConnected()) browser = await launch();
    count += await take(browser, { address: server.address, rooms: room?.address }, wanted, text);
  }
} finally {
  await browser.close();
  await server.close();
  await room?.stop();
}
console.log(`${count} screens, ${found.length} findings`);
process.exit(found.length === 0 ? 0 : 1);
