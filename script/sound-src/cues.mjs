// The cues, one for each meaning: short, soft and of things in a house. `loud` is the loudness of the loudest tenth of a
// second in decibels below full scale, so that what matters stands out by as much as is written here and no more.
import { Track, bar, filtered, knock, noise, paper, shaped, struck } from "./parts.mjs";
import { seeded } from "./random.mjs";

// Noise wants its heights; what rings softly has none above half of the lower rate.
const FULL = 22050;
const SOFT = 16000;

// Notes in hertz.
const G4 = 392, A4 = 440, C5 = 523.25, D5 = 587.33, E5 = 659.26, G5 = 783.99, C6 = 1046.5;

export const cues = {
  /** Two warm bars upwards: it is yours to act. */
  "my-turn": { loud: -19, make: () => new Track(SOFT, 0.8).add(0, bar(SOFT, G4, 0.6)).add(0.13, bar(SOFT, D5, 0.66, 0.26)) },

  /** Two light knocks, the second higher, as a question rises. */
  asked: {
    loud: -24,
    make: (random) => new Track(SOFT, 0.4).add(0, knock(SOFT, random, 330, { bite: 0.3 }), 0.8).add(0.12, knock(SOFT, random, 494, { bite: 0.3 })),
  },

  /** A card pushed across the table and turned. */
  shown: {
    loud: -25,
    make: (random) => new Track(FULL, 0.4)
      .add(0, paper(FULL, 0.24, random, 1400, 3000, [[0, 0], [0.35, 1], [1, 0]]), 0.7)
      .add(0.24, paper(FULL, 0.06, random, 2600, 1500, [[0, 0], [0.06, 1], [1, 0]]), 1.3)
      .add(0.245, knock(FULL, random, 240, { fade: 0.02, bite: 0.1 }), 0.5),
  },

  /** One dull knock: nothing to show. */
  passed: { loud: -27, make: (random) => new Track(FULL, 0.2).add(0, knock(FULL, random, 196, { fade: 0.03, bite: 0.15 })) },

  /** Dice that are thrown, jump and lie still. */
  dice: {
    loud: -23,
    make: (random) => {
      const track = new Track(FULL, 0.6);
      for (let n = 0, at = 0.01; n < 9; n += 1) {
        const soft = 1 - n / 10;
        track.add(at, knock(FULL, random, 760 + 420 * random(), { fade: 0.012, bite: 0.7 }), soft * (0.6 + 0.4 * random()));
        at += (0.028 + 0.05 * random()) * (1 + n / 14);
      }
      return track;
    },
  },

  /** Three soft steps on boards. */
  step: {
    loud: -28,
    make: (random) => {
      const track = new Track(FULL, 0.42);
      [[0, 0.8, 164], [0.13, 1, 182], [0.26, 0.85, 158]].forEach(([at, gain, hertz]) => {
        track.add(at, struck(FULL, 0.12, [[hertz, 1, 0.025], [hertz * 2.3, 0.3, 0.012]], 0.003), gain);
        track.add(at, shaped(filtered(FULL, noise(FULL, 0.05, random), "low", 1300), [[0, 0], [0.1, 1], [1, 0]]), 0.5 * gain);
      });
      return track;
    },
  },

  /** A latch, and a door that falls to. */
  door: {
    loud: -25,
    make: (random) => new Track(FULL, 0.46)
      .add(0, knock(FULL, random, 1480, { fade: 0.01, bite: 0.9 }), 0.35)
      .add(0.05, knock(FULL, random, 1180, { fade: 0.014, bite: 0.7 }), 0.3)
      .add(0.17, struck(FULL, 0.28, [[84, 1, 0.06], [147, 0.55, 0.045], [263, 0.2, 0.03]], 0.003))
      .add(0.17, shaped(filtered(FULL, noise(FULL, 0.08, random), "low", 700), [[0, 0], [0.06, 1], [1, 0]]), 0.4),
  },

  /** A card drawn from the deck. */
  card: {
    loud: -25,
    make: (random) => new Track(FULL, 0.28)
      .add(0, paper(FULL, 0.22, random, 1200, 4200, [[0, 0], [0.7, 1], [1, 0]]))
      .add(0.19, paper(FULL, 0.05, random, 3600, 2400, [[0, 0], [0.06, 1], [1, 0]]), 1.2),
  },

  /** One stroke of a pencil. */
  tick: {
    loud: -30,
    make: (random) => new Track(FULL, 0.13)
      .add(0, paper(FULL, 0.035, random, 2600, 3000, [[0, 0], [0.2, 1], [1, 0]]), 0.7)
      .add(0.04, paper(FULL, 0.085, random, 2900, 4200, [[0, 0], [0.3, 1], [1, 0]])),
  },

  /** Two low strings, a small second apart: that was not it. */
  wrong: {
    loud: -20,
    make: () => new Track(SOFT, 0.8)
      .add(0, struck(SOFT, 0.7, [[164.8, 1, 0.2], [329.6, 0.5, 0.16], [494.4, 0.25, 0.1]], 0.012))
      .add(0.16, struck(SOFT, 0.62, [[155.6, 1, 0.24], [311.1, 0.5, 0.18], [466.7, 0.25, 0.12]], 0.012)),
  },

  /** A chord that opens: that was it. */
  right: {
    loud: -18,
    make: () => {
      const track = new Track(SOFT, 1.05);
      [[0, C5, 0.8], [0.07, E5, 0.8], [0.14, G5, 0.85], [0.23, C6, 0.7], [0, C5 / 2, 0.7]].forEach(([at, hertz, gain]) =>
        track.add(at, bar(SOFT, hertz, 1.05 - at, 0.3), gain));
      return track;
    },
  },

  /** A page turned over. */
  page: {
    loud: -29,
    make: (random) => new Track(FULL, 0.36)
      .add(0, paper(FULL, 0.34, random, 900, 2600, [[0, 0], [0.25, 0.5], [0.45, 0.35], [0.75, 1], [1, 0]]))
      .add(0.27, paper(FULL, 0.06, random, 2200, 1400, [[0, 0], [0.1, 1], [1, 0]]), 0.8),
  },

  /** Tick, tock. */
  clock: {
    loud: -24,
    make: (random) => new Track(FULL, 0.48)
      .add(0, knock(FULL, random, A4 * 4, { fade: 0.012, bite: 0.8 }))
      .add(0.3, knock(FULL, random, A4 * 3, { fade: 0.014, bite: 0.8 }), 0.9),
  },
};

/** The samples of a cue, with the random numbers that belong to its name. */
export const makeCue = (name) => cues[name].make(seeded(name));
