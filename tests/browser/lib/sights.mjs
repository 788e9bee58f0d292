// How far parts of a picture are apart for each kind of eye, as crates/themes/src/palette/sight.rs has them.

/** Linear red, green and blue, mixed as eyes weak in red, green and blue see them at full strength (Machado and others, 2009). */
const SIGHTS = {
  usual: [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
  protan: [[0.152, 1.053, -0.205], [0.115, 0.786, 0.099], [-0.004, -0.048, 1.052]],
  deutan: [[0.367, 0.861, -0.228], [0.28, 0.673, 0.047], [-0.012, 0.043, 0.969]],
  tritan: [[1.256, -0.077, -0.179], [-0.078, 0.931, 0.148], [0.005, 0.691, 0.304]],
  grey: [[0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722], [0.2126, 0.7152, 0.0722]],
};

const linear = (part) => (part <= 10.31475 ? part / 3294.6 : ((part / 255 + 0.055) / 1.055) ** 2.4);
const LINEAR = Float64Array.from({ length: 256 }, (_, part) => linear(part));
const dot = (row, [r, g, b]) => row[0] * r + row[1] * g + row[2] * b;

/** OKLab of linear red, green and blue. */
function oklab(rgb) {
  const cones = [
    [0.4122214708, 0.5363325363, 0.0514459929], [0.2119034982, 0.6806995451, 0.1073969566], [0.0883024619, 0.2817188376, 0.6299787005],
  ].map((row) => Math.cbrt(dot(row, rgb)));
  return [
    [0.2104542553, 0.793617785, -0.0040720468], [1.9779984951, -2.428592205, 0.4505937099], [0.0259040371, 0.7827717662, -0.8086757660],
  ].map((row) => dot(row, cones));
}

/** Names of the kinds of eye, and grey. */
export const EYES = Object.keys(SIGHTS);

/**
 * How far two places of a picture are apart for an eye: the root of the mean square of the distances in OKLab over the disc
 * that both places hold, so many pixels a point.
 */
export function apart({ width, data }, [one, other], eye, density = 1) {
  const side = Math.floor(density * Math.min(one.w, one.h, other.w, other.h));
  const seen = ({ x, y }, col, row) => {
    const at = 4 * ((Math.floor(density * y) + row) * width + Math.floor(density * x) + col);
    const rgb = [LINEAR[data[at]], LINEAR[data[at + 1]], LINEAR[data[at + 2]]];
    return oklab(SIGHTS[eye].map((mixed) => Math.min(1, Math.max(0, dot(mixed, rgb)))));
  };
  let [squares, count] = [0, 0];
  for (let row = 0; row < side; row += 1) for (let col = 0; col < side; col += 1) {
    if (Math.hypot(row - side / 2, col - side / 2) > side / 2) continue;
    const [a, b] = [seen(one, col, row), seen(other, col, row)];
    squares += a.reduce((sum, part, n) => sum + (part - b[n]) ** 2, 0);
    count += 1;
  }
  return Math.sqrt(squares / Math.max(1, count));
}
