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
export function brightnessVariance(png) {
  const { data } = PNG.sync.read(png);
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
  const variance = brightnessVariance(png);
  check(variance > LEAST_VARIANCE, `${what} is blank (brightness variance ${variance.toFixed(1)})`);
}
