// The window as a screen reader has it: two people at one window play from the setup to the verdict by what can be read and
// pressed in it. script/test-window starts it on a bus and a display of its own: node screen-reader.mjs PROGRAM
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BUTTON, PATIENCE, line, pause, same, sitDownToRead } from "./reader.mjs";

// What a curtain must not let through: cards, notebook, board, and what is known of anything.
const PRIVATE = /printed|pencilled|blank$|You hold|cards in hand|Nothing yet|steps away/;
// What Bramble and Quill hold by the seed.
const HAND = ["Mrs. Crumb", "Garden Fork", "Desert Room", "Fern Grotto", "Tea Room", "Miss Bramble", "Mr. Quill", "Captain Drake", "Candlestick", "Palm House"];

const reader = await sitDownToRead();
const { press, waitFor, waitForTable } = reader;

function check(holds, otherwise) {
  if (!holds) throw new Error(otherwise);
}

/** Behind a curtain one reads who is to sit down, and nothing of anybody's case. */
async function liftCurtain(who) {
  const { all } = await waitFor(`I am ${who}`, { role: BUTTON });
  const told = all.filter(({ name }) => PRIVATE.test(name));
  check(told.length === 0, `the curtain lets through:\n  ${told.map(line).join("\n  ")}`);
  await press(`I am ${who}`);
}

/** Opens a case of two people and two bots, by the seed that begins at Bramble near the Orangery. */
async function openTheCase() {
  await press(/^New case/, { patience: 3 * PATIENCE });
  await press(/^More/);
  await press(/^Bot: /);
  await waitFor(/^Person: /, { role: BUTTON });
  await press(/^Open the case/);
  await liftCurtain("Bramble");
}

/** The notebook is a table: a head above each column, one before each row, and in each cell what is known of card and player. */
async function readTheNotebook() {
  // The card, four players, the case file, and what is known in words.
  const COLUMNS = 7, CARDS = 21, KINDS = 3;
  const ofCard = ({ words }) => ({ role, words: told }) => role === "cell" && told.startsWith(`${words}, `);
  const isRow = ([head, ...cells]) => head.role === "row header" && cells.length === COLUMNS - 1 && cells.slice(0, -1).every(ofCard(head));
  const [heads] = await waitForTable(/^Notebook of .*Bramble/, ([heads, ...rows]) => {
    const cards = rows.filter((row) => row.length > 1);
    const isHead = heads.length === COLUMNS && heads.every(({ role }) => role === "column header");
    return isHead && rows.length === CARDS + KINDS && cards.length === CARDS && cards.every(isRow);
  });
  console.log(`the notebook is a table: ${heads.map(({ words }) => words).join(" | ")}`);
}

/** A room, who asks what there, and what came of it, told to the one who asked. */
async function askInTheOrangery() {
  const room = await waitFor(/^Herbarium\n/, { role: /label/ });
  console.log(`a room is told: ${line(room)}`);
  console.log(`gone to: ${(await press(/^Orangery.*of your 7 steps/s)).replaceAll("\n", " · ")}`);
  await waitFor(/^Who, and with what\? You are in the Orangery/);
  await press("Moth");
  await press("Watering Can");
  await waitFor(/Moth.*Watering Can.*Orangery/s);
  await press("Suggest");
}

/** What came of the question, told to whoever asked it; by this seed the second bot shows a card. */
async function readTheAnswer() {
  const told = await waitFor(/^You asked.*showed you the/s);
  console.log(`the answer: ${line(told)}`);
  const card = /showed you the ([^.]*)\./.exec(told.name)[1];
  await waitFor(new RegExp(`^${card}, Drake: printed yes`));
}

/** A cell of the notebook says why it is so. */
async function askWhy() {
  await press(/^Mrs\. Crumb, Case file/);
  console.log(`why: ${line(await waitFor("You hold it yourself."))}`);
  await press("Close");
}

/** Waits until nothing like that is read any more; what still is after ten seconds. */
async function whatStays(like) {
  let left = [];
  for (const end = Date.now() + 10_000; Date.now() < end; await pause(300)) {
    left = (await reader.read()).filter(like);
    if (left.length === 0) break;
  }
  return left;
}

/** While the menu lies over the table, the board is neither read nor pressed. */
async function openTheMenu() {
  const ofTheBoard = ({ name }) => /steps away/.test(name);
  check((await reader.read()).some(ofTheBoard), "the board cannot be read");
  await press("Menu");
  await waitFor("Back to the table", { role: BUTTON });
  const left = await whatStays(ofTheBoard);
  check(left.length === 0, `behind the menu stands:\n  ${left.map(line).join("\n  ")}`);
  await press("Back to the table");
}

/** A command is chosen from what could be typed, and what it tells is read. */
async function typeACommand() {
  await press("Menu");
  await press("Type a command");
  await press("hand");
  // It is written into the line, which goes on otherwise then.
  check((await whatStays(({ name }) => name === "help")).length === 0, "what was pressed is not written");
  await press("Do it");
  console.log(`told: ${line(await waitFor(/Mrs\. Crumb/))}`);
  await press("Done");
}

/** The next one's turn lies behind a curtain; they accuse by name, and read what came of it. */
async function accuse() {
  await press("End turn");
  await liftCurtain("Quill");
  await press("Accuse …");
  for (const part of ["Vesper", "Vinegar Jar", "Herbarium"]) await press(part);
  await press("Accuse");
  await waitFor(/^Mr\. Quill.*Out of the race/s);
}

/** Who is left answers, then gives up; the bots play on, and the verdict tells who did it. */
async function hearTheVerdict() {
  const wanted = ["Skip to the verdict", "Give up", "Give up …", /^Show /, ...HAND, /^I am (Bramble|Quill)$/];
  const pressed = [];
  for (const end = Date.now() + 3 * PATIENCE; Date.now() < end; await pause(500)) {
    const all = await reader.read();
    const said = all.find(({ name }) => /solved the case$|gets away$/.test(name));
    if (said) return console.log(`the verdict: ${line(said)}`);
    const buttons = all.filter(({ role }) => BUTTON.test(role));
    const next = wanted.map((each) => buttons.find(({ name }) => same(name, each))).find(Boolean);
    if (!next) continue;
    pressed.push(next.name);
    await reader.tryPress(next);
  }
  throw new Error(`no verdict after ${pressed.join(", ")}; there was:\n  ${(await reader.read()).map(line).join("\n  ")}`);
}

const data = mkdtempSync(join(tmpdir(), "candlestick-reader-"));
const program = spawn(process.argv[2], ["--seed", "2"], { env: { ...process.env, CANDLESTICK_DATA: data, LC_ALL: "C" }, stdio: ["ignore", "ignore", "inherit"] });
let fault = null;
try {
  await openTheCase();
  await readTheNotebook();
  await askInTheOrangery();
  await readTheAnswer();
  await askWhy();
  await openTheMenu();
  await typeACommand();
  await accuse();
  await hearTheVerdict();
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
