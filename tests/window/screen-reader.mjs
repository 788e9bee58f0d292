// The window as a screen reader has it: read from outside, and played by what can be pressed in it. script/test-window
// starts it on a bus and a display of its own: node screen-reader.mjs PROGRAM
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beginReading } from "./bus.mjs";

const PATIENCE = 60_000;
const PROMPT = /^Choose where to go/;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));
const same = (name, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);

const reader = await beginReading();

/** Waits for something that can be read; says what there was instead when it never comes. */
async function waitFor(wanted, role, patience = PATIENCE) {
  const end = Date.now() + patience;
  let all = [];
  while (Date.now() < end) {
    all = await reader.read();
    const found = all.find((one) => same(one.name, wanted) && (!role || same(one.role, role)));
    if (found) return found;
    await pause(300);
  }
  const there = all.filter(({ name }) => name).map(({ role: kind, name }) => `  ${kind}: ${name}`).join("\n");
  throw new Error(`waited ${patience / 1000} s for ${wanted}; there was:\n${there}`);
}

const BUTTON = /button/;

async function press(wanted) {
  const found = await waitFor(wanted, BUTTON);
  await reader.press(found.node);
  return found.name;
}

async function play() {
  await press(/^New case/);
  await press(/^Open the case/);
  const told = await waitFor(/Nobody is here|is here|are here/, "label");
  console.log(`a room is told: ${told.name.replaceAll("\n", " · ")}`);
  await waitFor(PROMPT, "label");
  // By this seed the person begins, and no dice are rolled: every place that can be gone to is a button.
  const place = await press(/step/);
  console.log(`gone to: ${place.replaceAll("\n", " · ")}`);
  const end = Date.now() + PATIENCE;
  while ((await reader.read()).some(({ role, name }) => role === "label" && PROMPT.test(name))) {
    if (Date.now() > end) throw new Error("a place was pressed and nothing came of it");
    await pause(300);
  }
}

const data = mkdtempSync(join(tmpdir(), "candlestick-reader-"));
const program = spawn(process.argv[2], ["--seed", "2"], { env: { ...process.env, CANDLESTICK_DATA: data, LC_ALL: "C" }, stdio: ["ignore", "ignore", "inherit"] });
let fault = null;
try {
  await play();
} catch (reason) {
  fault = reason;
} finally {
  reader.close();
  program.kill("SIGKILL");
  rmSync(data, { recursive: true, force: true });
}
if (fault) {
  console.error(`FAIL  ${fault.message}`);
  process.exit(1);
}
console.log("ok    the window is read and played by what a screen reader gets of it");
