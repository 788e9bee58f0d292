// Makes the committed sound files and checks them. See script/sound --help.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { beds, makeBed } from "./beds.mjs";
import { faultsOfAll, faultsOfBed, faultsOfCue } from "./checks.mjs";
import { cues, makeCue } from "./cues.mjs";
import { decibels, edged, levelled, loudest, peak } from "./level.mjs";
import { decode, encode } from "./wav.mjs";

// A bed uses nearly all that its 8 bits can hold; the game plays it far more softly.
const BED_LOUD = -14;

const repo = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const { values } = parseArgs({ options: { out: { type: "string" } } });
const out = join(values.out ?? repo, "assets/sounds");
mkdirSync(out, { recursive: true });

let total = 0;
const faults = [];

function keep(name, file, faultsOf) {
  writeFileSync(join(out, `${name}.wav`), file);
  total += file.length;
  const sound = decode(file);
  faults.push(...faultsOf(sound).map((fault) => `${name}: ${fault}`));
  const told = [`${(sound.samples.length / sound.rate).toFixed(2)} s`, `${decibels(loudest(sound)).toFixed(1)} dB`, `peak ${peak(sound.samples).toFixed(2)}`];
  console.log(`  ${name.padEnd(18)} ${String(file.length).padStart(6)} bytes  ${told.join("  ")}`);
}

for (const name of Object.keys(cues)) {
  const { loud } = cues[name];
  keep(name, encode(levelled(edged(makeCue(name)), loud), 16), (sound) => faultsOfCue(sound, loud));
}
for (const name of Object.keys(beds)) keep(`ambience-${name}`, encode(levelled(makeBed(name), BED_LOUD), 8), faultsOfBed);
faults.push(...faultsOfAll(total));

console.log(`${total} bytes in all`);
for (const fault of faults) console.error(`sound: ${fault}`);
process.exit(faults.length === 0 ? 0 : 1);
