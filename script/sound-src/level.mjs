// How loud a sound is, and making it as loud as it should be.

/** Decibels below full scale as a factor. */
export const factor = (decibels) => 10 ** (decibels / 20);
/** A factor in decibels. */
export const decibels = (value) => 20 * Math.log10(Math.max(value, 1e-9));

export const peak = (samples) => samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
export const rms = (samples) => Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / Math.max(1, samples.length));

/** The loudness of the loudest tenth of a second. What is shorter is heard as softer, so it counts as a tenth long. */
export function loudest({ rate, samples }) {
  const window = Math.round(rate / 10), hop = Math.round(rate / 100);
  let most = 0;
  for (let at = 0; at < samples.length; at += hop) {
    const part = samples.subarray(at, at + window);
    most = Math.max(most, Math.sqrt(part.reduce((sum, sample) => sum + sample * sample, 0) / window));
  }
  return most;
}

/** As loud as written, but with no peak above the limit. */
export function levelled(track, loud, limit = 0.8) {
  const gain = Math.min(factor(loud) / loudest(track), limit / peak(track.samples));
  return { ...track, samples: track.samples.map((sample) => sample * gain) };
}

/** Begins and ends in silence, so that nothing clicks. */
export function edged({ rate, samples }, start = 0.0005, end = 0.02) {
  const rise = Math.max(1, Math.round(rate * start)), fall = Math.round(rate * end);
  const edge = (n) => Math.min(1, n / rise) * Math.min(1, (samples.length - 1 - n) / fall);
  return { rate, samples: samples.map((sample, n) => sample * edge(n)) };
}
