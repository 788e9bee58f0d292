// Plain assertions, and the look at a picture: is there anything on it?
import { PNG } from "pngjs";

// A page that drew nothing is one colour; a real screen spreads far wider.
const LEAST_VARIANCE = 5;
const SAMPLE_STEP = 7;

export function check(holds, message) {
  if (!holds) throw new Error(message);
}

export function same(actual, expected, what) {
  check(actual === expected, `${what}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(actual)}`);
}

/** How far the brightness spreads over a picture (variance of the luminance, 0 for one colour). */
function brightnessVariance({ data }) {
  let count = 0, sum = 0, squares = 0;
  for (let at = 0; at < data.length; at += 4 * SAMPLE_STEP) {
    const light = 0.2126 * data[at] + 0.7152 * data[at + 1] + 0.0722 * data[at + 2];
    count += 1;
    sum += light;
    squares += light * light;
  }
  return squares / count - (sum / count) ** 2;
}

export function assertNotBlank(png, what = "the picture") {
  const variance = brightnessVariance(PNG.sync.read(png));
  check(variance > LEAST_VARIANCE, `${what} is blank (brightness variance ${variance.toFixed(1)})`);
}

// A place is looked at in so many parts by so many; of a board next to none of them is of one colour.
const PARTS = 4;
const PAINTED_PARTS = 12;

/** The first and the last pixel of a length in points, as far as a picture goes. */
const within = (from, length, density, pixels) => [from, from + length].map((at) => Math.round(Math.min(Math.max(at * density, 0), pixels)));

/** Holds that the middle of a place of a window's picture is painted all over: not only here and there by what lies over it. */
export function assertPainted(png, { x, y, w, h }, { width }, what) {
  const picture = PNG.sync.read(png);
  const density = picture.width / width;
  // A board that is narrow or low for its place leaves its edges free.
  const [left, right] = within(x + w / 4, w / 2, density, picture.width);
  const [top, bottom] = within(y + h / 4, h / 2, density, picture.height);
  const [wide, high] = [right - left, bottom - top].map((side) => Math.floor(side / PARTS));
  check(wide > 0 && high > 0, `${what} is out of sight`);
  const parts = Array.from({ length: PARTS * PARTS }, (_, n) => {
    const part = new PNG({ width: wide, height: high });
    PNG.bitblt(picture, part, left + (n % PARTS) * wide, top + Math.floor(n / PARTS) * high, wide, high, 0, 0);
    return brightnessVariance(part) > LEAST_VARIANCE;
  });
  const painted = parts.filter(Boolean).length;
  check(painted >= PAINTED_PARTS, `${what} is painted in ${painted} of ${parts.length} parts`);
}
