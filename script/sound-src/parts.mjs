// What sounds are put together from: struck bodies, filtered noise, envelopes, and a track that they are laid on.

const TAU = 2 * Math.PI;

/** Samples of one channel at a rate; parts are added to it, on a loop past its end from the start again. */
export class Track {
  constructor(rate, seconds, { loop = false } = {}) {
    this.rate = rate;
    this.loop = loop;
    this.samples = new Float64Array(Math.round(rate * seconds));
  }

  add(at, part, gain = 1) {
    const start = Math.round(at * this.rate);
    for (let n = 0; n < part.length; n += 1) {
      const place = start + n;
      if (place < this.samples.length) this.samples[place] += gain * part[n];
      else if (this.loop) this.samples[place % this.samples.length] += gain * part[n];
    }
    return this;
  }
}

const count = (rate, seconds) => Math.round(rate * seconds);

/** A struck body: `tones` are [hertz, loudness, seconds until it has faded to a third]. */
export function struck(rate, seconds, tones, attack = 0.002) {
  const out = new Float64Array(count(rate, seconds));
  for (const [hertz, loud, fade] of tones) {
    for (let n = 0; n < out.length; n += 1) {
      const t = n / rate;
      out[n] += loud * Math.sin(TAU * hertz * t) * Math.exp(-t / fade) * Math.min(1, t / attack);
    }
  }
  return out;
}

/** White noise. */
export function noise(rate, seconds, random) {
  return Float64Array.from({ length: count(rate, seconds) }, () => 2 * random() - 1);
}

/**
 * A filter with two poles over a part: `kind` is "low", "band" or "high"; `hertz` a number, or a number for each
 * moment from 0 to 1. On a loop it is run twice, so that its end flows into its start.
 */
export function filtered(rate, part, kind, hertz, { damping = 1.2, loop = false } = {}) {
  const at = typeof hertz === "function" ? hertz : () => hertz;
  const out = new Float64Array(part.length);
  let low = 0, band = 0;
  for (let round = loop ? 0 : 1; round < 2; round += 1) {
    for (let n = 0; n < part.length; n += 1) {
      const f = 2 * Math.sin(Math.PI * Math.min(at(n / part.length), rate / 7) / rate);
      low += f * band;
      const high = part[n] - low - damping * band;
      band += f * high;
      out[n] = { low, band, high }[kind];
    }
  }
  return out;
}

/** A part made louder and softer: `points` are [moment from 0 to 1, loudness], in order. */
export function shaped(part, points) {
  return part.map((sample, n) => {
    const t = n / part.length;
    const next = points.findIndex(([moment]) => moment >= t);
    if (next <= 0) return sample * points[next < 0 ? points.length - 1 : 0][1];
    const [[t0, a], [t1, b]] = [points[next - 1], points[next]];
    return sample * (a + ((b - a) * (t - t0)) / (t1 - t0));
  });
}

/** A tone that never ends on a loop of so many seconds: its frequency is bent to fit whole waves. */
export function endless(rate, seconds, hertz, { wobble = 0, wobbles = 1 } = {}) {
  const waves = Math.max(1, Math.round(hertz * seconds));
  return Float64Array.from({ length: count(rate, seconds) }, (_, n) => {
    const t = n / (rate * seconds);
    return Math.sin(TAU * waves * t) * (1 - wobble * (0.5 + 0.5 * Math.sin(TAU * wobbles * t)));
  });
}

/** A knock on wood. */
export function knock(rate, random, hertz, { fade = 0.035, bite = 0.5 } = {}) {
  const body = struck(rate, 0.18, [[hertz, 1, fade], [hertz * 2.76, 0.35, fade * 0.5], [hertz * 5.4, 0.12, fade * 0.25]], 0.0012);
  const tap = shaped(filtered(rate, noise(rate, 0.02, random), "band", hertz * 6), [[0, 0], [0.08, 1], [1, 0]]);
  tap.forEach((sample, n) => { body[n] += bite * sample; });
  return body;
}

/** A bar of a marimba: warm, with its high partial soon gone. */
export function bar(rate, hertz, seconds, fade = 0.22) {
  return struck(rate, seconds, [[hertz, 1, fade], [hertz * 3.93, 0.16, fade * 0.22], [hertz * 9.2, 0.03, fade * 0.08], [hertz * 2, 0.05, fade * 0.5]], 0.004);
}

/** Paper that is drawn over paper: noise whose colour moves from one height to another. */
export function paper(rate, seconds, random, from, to, points) {
  return shaped(filtered(rate, noise(rate, seconds, random), "band", (t) => from + (to - from) * t, { damping: 0.9 }), points);
}
