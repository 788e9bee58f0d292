// The page and the window with Orca: a case is begun and played by its keys and by what it says. script/test-orca starts it on a bus
// and a display of its own: node with-orca.mjs ORCA PROGRAM [page|window]
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { check } from "../browser/lib/checks.mjs";
import { launchRead } from "../browser/lib/browser.mjs";
import { readTargets, waitForState } from "../browser/lib/targets.mjs";
import { beginReading } from "./bus.mjs";
import { startOrca } from "./orca.mjs";
import { pause } from "./reader.mjs";

const [, , ORCA, PROGRAM, only] = process.argv;
const said = (lines, wanted, what) => check(lines.some((line) => wanted.test(line)), `${what} is not said, but:\n  ${lines.join("\n  ")}`);
const unsaid = (lines, unwanted, what) => {
  const told = lines.filter((line) => unwanted.test(line));
  check(told.length === 0, `${what} is said:\n  ${told.join("\n  ")}`);
};

/** The page from its first word to a room that was gone to. */
async function inThePage(orca, folder) {
  const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
  const browser = await launchRead(folder, `${server.address}?targets&seed=7`);
  const page = browser.pages()[0];
  try {
    await waitForState(page, "the title", ({ screen, busy }) => screen === "title" && !busy);
    const loading = await orca.listen(4_000);
    unsaid(loading, /\d of \d.* MB/, "how much of the program has come");
    orca.press("Tab");
    said(await orca.listen(), /^Play by text or screen reader\b/, "the invitation");
    orca.press("Return");
    said(await orca.listen(), /^Candlestick heading/, "the heading");
    await orca.pressUntil("b", /^New case\b/);
    orca.press("Return");
    said(await orca.listen(), /^A new case heading/, "the next screen's heading");
    await orca.pressUntil("b", /^Open the case\b/);
    orca.press("Return");
    const bots = await orca.waitFor(/Show Vesper this card/);
    said(bots, /Vesper showed Drake a card\./, "what others did");
    unsaid(bots, /is thinking|’s turn …/, "each thought of a bot");
    await orca.pressUntil("b", /^Show Vesper the Candlestick\b/);
    orca.press("Return");
    await orca.waitFor(/Choose where to go: 7 steps/);
    await orca.pressUntil("b", /^Go to the Palm House: 7 steps\b/);
    orca.press("Return");
    await orca.waitFor(/Who, and with what\? You are in the Palm House/);
    await orca.listen();
    await orca.pressUntil("t", /Notebook of Bramble/);
    check((await readTargets(page)).screen === "play", "another screen stands than the table");
  } finally {
    await browser.close();
    await server.close();
  }
}

/** The window from its title to a room that was gone to. */
async function inTheWindow(orca, folder) {
  const program = spawn(PROGRAM, ["--seed", "2"], { env: { ...process.env, CANDLESTICK_DATA: folder, LC_ALL: "C" }, stdio: "ignore" });
  try {
    await orca.waitFor(/^Candlestick frame/);
    // What the title needs comes in its first seconds.
    await pause(5_000);
    await orca.pressUntil("Tab", /^New case\b/);
    orca.press("Return");
    await orca.waitFor(/^A new case frame/);
    await orca.pressUntil("Tab", /^Open the case\b/);
    orca.press("Return");
    await orca.waitFor(/^The case frame/);
    await orca.listen(6_000);
    await orca.pressUntil("Tab", /^Orangery, 4 of your 7 steps\b/);
    orca.press("Return");
    await orca.pressUntil("Tab", /Moth/);
  } finally {
    program.kill("SIGKILL");
  }
}

const bus = await beginReading();
const orca = await startOrca(ORCA);
let fault = null;
for (const [name, play] of [["page", inThePage], ["window", inTheWindow]]) {
  if (fault || (only && only !== name)) continue;
  const folder = mkdtempSync(join(tmpdir(), "candlestick-heard-"));
  try {
    await play(orca, folder);
    console.log(`ok    with Orca: the ${name}`);
  } catch (reason) {
    fault = reason;
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}
orca.heard();
if (process.env.CANDLESTICK_TELL) console.log(orca.said.join("\n"));
orca.close();
bus.close();
if (fault) console.error(`FAIL  ${fault.message}`);
process.exit(fault ? 1 : 0);
