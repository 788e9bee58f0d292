// Shared helpers: paths, drawing an SVG to pixels, writing small PNG and JPEG files.
import { Resvg } from '@resvg/resvg-js';
import sharp from 'sharp';
import { createRequire } from 'node:module';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

export const require = createRequire(import.meta.url);
export const here = dirname(fileURLToPath(import.meta.url));
export const repo = resolve(here, '../..');

// One thread: the encoder's result must not depend on the machine's cores.
sharp.concurrency(1);
sharp.cache(false);

let out = repo;
export const setOut = (dir) => { out = resolve(dir); };
export const written = [];

/** Folder of an installed npm package. */
export const pkg = (name) => join(here, 'node_modules', name);
/** Text of one of our own SVG files. */
export const svgFile = (name) => readFileSync(join(here, 'svg', name), 'utf8');
/** The inside of an SVG text, without its outer element. */
export const inner = (svg) => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

export function save(path, bytes) {
  const file = join(out, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, bytes);
  written.push([path, bytes.length]);
}

/** Draws an SVG `width` pixels wide; gives straight-alpha RGBA pixels as a sharp image. */
export function draw(svg, width) {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
    shapeRendering: 2,
    imageRendering: 0,
  }).render();
  return sharp(image.asPng());
}

/**
 * Writes a PNG with a palette. `colours` is at most 256; `dither` 0..1.
 * Without a palette (colours = 0) the PNG keeps 8 bits per channel.
 */
export async function savePng(path, image, { colours = 256, dither = 0, quality = 100 } = {}) {
  const options = colours
    ? { palette: true, colours, dither, quality, effort: 10, compressionLevel: 9 }
    : { palette: false, compressionLevel: 9, adaptiveFiltering: true, effort: 10 };
  save(path, await image.png(options).toBuffer());
}

// The encoder's fourth set of steps (it has nine) is the finest for slow changes of colour at the same length.
const STEPS = 4;

/** Writes a JPEG with colours at full size. */
export async function saveJpeg(path, image, quality) {
  save(path, await image.jpeg({ quality, mozjpeg: true, chromaSubsampling: '4:4:4', quantisationTable: STEPS }).toBuffer());
}
