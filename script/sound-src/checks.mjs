// What every file has to hold, told as faults in words.
import { decibels, loudest, peak, rms } from "./level.mjs";

const MOST_BYTES = 400_000;
const SHORTEST = 0.05, LONGEST = 1.2;
// Above the last step of 16 bits by little.
const SILENT = 0.001;
const HEADROOM = 0.82;

/** Faults of a cue. */
export function faultsOfCue({ rate, samples }, loud) {
  const faults = [];
  const seconds = samples.length / rate;
  if (seconds < SHORTEST || seconds > LONGEST) faults.push(`it is ${seconds.toFixed(2)} s long; ${SHORTEST} to ${LONGEST} are meant`);
  if (peak(samples) > HEADROOM) faults.push(`its peak is ${peak(samples).toFixed(2)}`);
  if (Math.abs(samples[0]) > SILENT || Math.abs(samples.at(-1)) > SILENT) faults.push("it does not begin and end in silence");
  const mean = samples.reduce((sum, sample) => sum + sample, 0) / samples.length;
  if (Math.abs(mean) > 0.003) faults.push(`it lies beside the middle by ${mean.toFixed(4)}`);
  const far = decibels(loudest({ rate, samples })) - loud;
  if (Math.abs(far) > 1) faults.push(`it is ${far.toFixed(1)} dB from its loudness`);
  return faults;
}

/** Faults of a bed: from its end to its start it goes on as it does everywhere else. */
export function faultsOfBed({ rate, samples }) {
  const faults = [];
  if (peak(samples) > HEADROOM) faults.push(`its peak is ${peak(samples).toFixed(2)}`);
  const steps = samples.map((sample, n) => Math.abs(sample - samples[(n + samples.length - 1) % samples.length]));
  const sorted = [...steps.slice(1)].sort((a, b) => a - b);
  if (steps[0] > sorted[Math.floor(sorted.length * 0.99)]) faults.push(`its seam is a step of ${steps[0].toFixed(3)}`);
  const fifth = Math.round(rate / 5);
  const apart = decibels(rms(samples.subarray(0, fifth)) / rms(samples.subarray(-fifth)));
  if (Math.abs(apart) > 4) faults.push(`its start and its end differ by ${apart.toFixed(1)} dB`);
  return faults;
}

/** Faults of all files together. */
export const faultsOfAll = (bytes) => (bytes > MOST_BYTES ? [`all together are ${bytes} bytes; at most ${MOST_BYTES} are meant`] : []);
