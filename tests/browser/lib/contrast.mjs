// How well words and signs are read, measured on a picture: the contrast (WCAG 2.2, 1.4.3 and 1.4.11) of ink with its ground.

/** The least contrast of words with their ground, and of signs. */
export const LEAST = 4.5;
export const LEAST_SIGN = 3;
/** What antialiasing takes of the thinnest letters and lines at one pixel a point; at two a point their middle is their own colour. */
const LOST = { 1: 0.5, 2: 0 };
/** Which part of a word's pixels is ink at its fullest. */
const FULLEST = 0.03;

const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const LIGHT = Float64Array.from({ length: 256 }, (_, part) => linear(part));

/** The relative luminance of each pixel of a place, so many pixels a point. */
function luminances({ width, height, data }, { x, y, w, h }, density) {
  const [left, top] = [Math.max(0, Math.floor(density * x)), Math.max(0, Math.floor(density * y))];
  const [right, bottom] = [Math.min(width, Math.ceil(density * (x + w))), Math.min(height, Math.ceil(density * (y + h)))];
  const found = [];
  for (let row = top; row < bottom; row += 1) for (let col = left; col < right; col += 1) {
    const at = 4 * (row * width + col);
    found.push(0.2126 * LIGHT[data[at]] + 0.7152 * LIGHT[data[at + 1]] + 0.0722 * LIGHT[data[at + 2]]);
  }
  return found;
}

const contrast = (one, other) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

/** The contrast of a word's ink with the ground around its letters, which is most of its place. */
export function contrastOf(picture, place, density = 1) {
  const light = luminances(picture, place, density).sort((one, other) => one - other);
  if (light.length === 0) return Infinity;
  const ground = light[Math.floor(light.length / 2)];
  const ratios = light.map((one) => contrast(one, ground)).sort((one, other) => other - one);
  return ratios[Math.floor(ratios.length * FULLEST)];
}

/** The box of a word's ink, and what is around it where the ink fills most of the box: letters of a sign, digits. */
function around({ name, x, y, w, h }) {
  const more = [...name].length <= 6 ? 2 : 0;
  return { x: x - more, y: y - more, w: w + 2 * more, h: h + 2 * more };
}

/** A sign has no words. */
const isSign = ({ name }) => name === "";

const holds = (target, { x, y, w, h }) =>
  x + w / 2 >= target.x && x + w / 2 <= target.x + target.w && y + h / 2 >= target.y && y + h / 2 <= target.y + target.h;

/** Words and signs that are read too hard, with their contrast; what cannot be pressed now is meant to step back ("inactive"). */
export function faint(picture, { texts, targets }, density = 1) {
  const off = targets.filter(({ on, name }) => !on && name !== "board");
  const least = ({ name }) => (name === "" ? LEAST_SIGN : LEAST) - LOST[density];
  return texts
    .filter((text) => (text.name === "" || /[\p{L}\p{N}]/u.test(text.name)) && !off.some((target) => holds(target, text)))
    .map((text) => ({ ...text, ratio: contrastOf(picture, around(text), density) }))
    .filter((text) => text.ratio < least(text));
}
