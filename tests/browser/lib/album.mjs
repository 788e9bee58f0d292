// Pictures of screens, kept one by one and laid on a contact sheet in rows, and the same in grey below.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { PNG } from "pngjs";

import { readTargets, settle } from "./targets.mjs";

const OUT = fileURLToPath(new URL("../out/", import.meta.url));
/** Pixels of a picture's longer side on a sheet, and pictures in a row. */
const THUMB = 420, ACROSS = 6, GAP = 12;

/** A picture so many times smaller, each pixel the mean of those that it stands for. */
function smaller(picture, times) {
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.floor(side / times)));
  const small = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
    const [left, right, top, bottom] = [x * times, (x + 1) * times, y * times, (y + 1) * times].map(Math.floor);
    const sum = [0, 0, 0];
    for (let row = top; row < bottom; row += 1) for (let col = left; col < right; col += 1) {
      for (let part = 0; part < 3; part += 1) sum[part] += picture.data[4 * (row * picture.width + col) + part];
    }
    const count = (right - left) * (bottom - top);
    sum.forEach((part, n) => { small.data[4 * (y * width + x) + n] = part / count; });
    small.data[4 * (y * width + x) + 3] = 255;
  }
  return small;
}

/** Lays thumbs of one size in rows, and the same in grey below. */
function sheetOf(thumbs) {
  const [{ width, height }] = thumbs;
  const rows = Math.ceil(thumbs.length / ACROSS);
  const sheet = new PNG({ width: GAP + ACROSS * (width + GAP), height: GAP + 2 * rows * (height + GAP) });
  sheet.data.fill(255);
  thumbs.forEach((thumb, n) => {
    const [x, y] = [GAP + (n % ACROSS) * (width + GAP), GAP + Math.floor(n / ACROSS) * (height + GAP)];
    PNG.bitblt(thumb, sheet, 0, 0, width, height, x, y);
    for (let at = 0; at < thumb.data.length; at += 4) {
      const light = 0.2126 * thumb.data[at] + 0.7152 * thumb.data[at + 1] + 0.0722 * thumb.data[at + 2];
      thumb.data.fill(light, at, at + 3);
    }
    PNG.bitblt(thumb, sheet, 0, 0, width, height, x, y + rows * (height + GAP));
  });
  return sheet;
}

/** A picture, and the state that was there before and after it: what moves in between is not where it is said to be. */
async function still(page) {
  const TRIES = 5;
  const shown = ({ screen, targets, texts }) => JSON.stringify([screen, targets, texts]);
  for (let turn = 1; ; turn += 1) {
    const before = await readTargets(page);
    const taken = await page.screenshot({ timeout: 60_000 });
    const state = await readTargets(page);
    if (turn === TRIES || shown(before) === shown(state)) return [taken, state];
    await settle(page);
  }
}

/** The pictures of one size of window: in a folder of its name, and on a sheet of it. */
export class Album {
  constructor(kind) {
    Object.assign(this, { kind, thumbs: [] });
    mkdirSync(`${OUT}contact-${kind}`, { recursive: true });
  }

  /** Takes a picture of the page; its pixels, and what is published of it. */
  async take(page, name) {
    const [taken, state] = await still(page);
    writeFileSync(`${OUT}contact-${this.kind}/${name}.png`, taken);
    const picture = PNG.sync.read(taken);
    this.thumbs.push(smaller(picture, Math.max(1, Math.max(picture.width, picture.height) / THUMB)));
    return { picture, state };
  }

  /** Writes the sheet of all that was taken. */
  write() {
    if (this.thumbs.length > 0) writeFileSync(`${OUT}contact-${this.kind}.png`, PNG.sync.write(sheetOf(this.thumbs)));
  }
}

/** The folder of what the tests write. */
export const out = OUT;
