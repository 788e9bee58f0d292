// The beds of ambience: loops without a seam. The game plays each twice at once, the second slower, so that together they
// hardly ever repeat; that is why they may be this short.
import { Track, endless, filtered, noise, shaped, struck } from "./parts.mjs";
import { seeded } from "./random.mjs";

// What is heard this softly and has no edges needs no more.
const RATE = 11025;
const SECONDS = 3.2;
const LOOP = { loop: true };

const bed = () => new Track(RATE, SECONDS, LOOP);
const wind = (random, kind, hertz, damping) => filtered(RATE, noise(RATE, SECONDS, random), kind, hertz, { damping, ...LOOP });
// Louder and softer once in a round, or so many times, without a step where it begins anew.
const swelling = (part, depth, times = 1, turn = 0) =>
  part.map((sample, n) => sample * (1 - depth * (0.5 + 0.5 * Math.sin(2 * Math.PI * (times * (n / part.length) + turn)))));

/** So many small sounds, anywhere on the loop. */
function scattered(track, random, many, make) {
  for (let n = 0; n < many; n += 1) track.add(random() * SECONDS, make(random), 0.25 + 0.75 * random() ** 2);
  return track;
}

export const beds = {
  /** A fire in the hearth: a low breath, and wood that cracks. */
  hearth: (random) => scattered(
    bed().add(0, swelling(wind(random, "low", 160), 0.4), 2.2).add(0, swelling(wind(random, "band", 700), 0.5, 2, 0.3), 0.12),
    random, 26,
    () => shaped(filtered(RATE, noise(RATE, 0.012 + 0.03 * random(), random), "band", 900 + 2200 * random(), { damping: 0.6 }), [[0, 0], [0.08, 0.6], [1, 0]]),
  ),

  /** Rain on a roof of glass: a steady hush, and drops. */
  rain: (random) => scattered(
    bed().add(0, swelling(wind(random, "band", 2400, 1.6), 0.15), 0.5).add(0, wind(random, "low", 420), 0.4),
    random, 70,
    () => struck(RATE, 0.05, [[1300 + 2400 * random(), 0.22, 0.006], [3100 + 900 * random(), 0.1, 0.004]], 0.001),
  ),

  /** A hum of machines far below. */
  hum: (random) => bed()
    .add(0, endless(RATE, SECONDS, 55), 0.5)
    .add(0, endless(RATE, SECONDS, 82.5, { wobble: 0.5 }), 0.3)
    .add(0, endless(RATE, SECONDS, 110, { wobble: 0.7, wobbles: 2 }), 0.2)
    .add(0, endless(RATE, SECONDS, 165, { wobble: 0.9 }), 0.08)
    .add(0, swelling(wind(random, "low", 240), 0.3), 0.5),

  /** Deep water: a slow swell, and bubbles that rise. */
  deep: (random) => scattered(
    bed().add(0, swelling(wind(random, "low", 130), 0.55), 2.4).add(0, endless(RATE, SECONDS, 48, { wobble: 0.6 }), 0.22),
    random, 9,
    () => bubble(random),
  ),
};

/** A bubble: a soft tone that slides upwards. */
function bubble(random) {
  const from = 260 + 380 * random(), length = Math.round(RATE * (0.05 + 0.06 * random()));
  let turn = 0;
  return Float64Array.from({ length }, (_, n) => {
    const t = n / length;
    turn += (from * (1 + 0.7 * t)) / RATE;
    return 0.22 * Math.sin(2 * Math.PI * turn) * Math.sin(Math.PI * t) ** 2;
  });
}

/** The samples of a bed, with the random numbers that belong to its name. */
export const makeBed = (name) => beds[name](seeded(name));
