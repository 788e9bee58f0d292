// Two browsers and a window in one case: a desktop page opens the room, a phone and the window sit down, and all three play.
// On the way the phone is reloaded, stands still for a while, and is moved by its own link's keys, to Firefox where there is one and else
// to another context; in the end all give up, the deal is checked, and the room's record is saved and verified. script/test-together
// starts it on a bus and a display of its own: node together.mjs PROGRAM TURNS [FIREFOX]
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launch, openPage } from "../browser/lib/browser.mjs";
import { check, same } from "../browser/lib/checks.mjs";
import { launchFirefox } from "../browser/lib/firefox.mjs";
import { keepFrames } from "../browser/lib/memory.mjs";
import { Player } from "../browser/lib/player.mjs";
import { serveRooms } from "../browser/lib/rooms.mjs";
import { standStill } from "../browser/lib/stand-still.mjs";
import { acts, bring, giveUp, openRoom, sitDown } from "../browser/lib/together.mjs";
import { clickTarget, readTargets, settle, tapTarget, targetsNamed, waitForState, waitForTarget } from "../browser/lib/targets.mjs";
import { DESK_WINDOW, PHONE_WINDOW } from "../browser/scenarios/game.mjs";
import { BUTTON, line, pause, sitDownToRead } from "./reader.mjs";

const [, , PROGRAM, TURNS = "6", FIREFOX] = process.argv;
const QUERY = "/?targets&clock=6";
// What can be done stands between what was asked last and the notebook; these there decide nothing, or end it all.
const BEFORE = /^Nobody has asked anything|^\S.* asked: /;
const AFTER = /^Notebook$/;
const IDLE = /^(Accuse|Give up|Previous|Next|Skip|Play on|Close|Not yet|Take back)/;
const TO_GO = /^Choose where to go/;
// For how long the phone stands still, and how soon after that it shows what the others did, in ms.
const STILL = 15_000;
const SOON = 15_000;

const reader = await sitDownToRead();
const { press, waitFor } = reader;

/** What the window's person can press, where it is asked. */
async function windowChoices() {
  const all = await reader.read();
  const [from, to] = [BEFORE, AFTER].map((mark) => all.findIndex(({ name }) => mark.test(name)));
  const panel = all.slice(from + 1, to).filter(({ role, name }) => BUTTON.test(role) && !IDLE.test(name));
  const goes = all.some(({ role, name }) => role === "label" && TO_GO.test(name));
  const places = goes ? all.filter(({ role, name }) => role === "button" && / steps?\b/.test(name)) : [];
  return goes && places.length > 0 ? places : panel;
}

/** One press for the window's person, if it is asked: by lot, so that a question gets its suspect and weapon; what was pressed. */
async function windowActs() {
  const choices = await windowChoices();
  if (choices.length === 0) return null;
  const chosen = choices[Math.floor(Math.random() * choices.length)];
  await reader.tryPress(chosen);
  return chosen.name;
}

const server = await serveRooms();
const browser = await launch();
const data = mkdtempSync(join(tmpdir(), "candlestick-window-"));
let program = null;
let firefox = null;
let fault = null;
try {
  const host = (await openPage(browser, DESK_WINDOW)).page;
  await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
  const link = await openRoom(host, clickTarget, "Ada");
  let phone = (await openPage(browser, PHONE_WINDOW)).page;
  const frames = keepFrames(phone);
  await phone.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
  await sitDown(phone, tapTarget, "Bo");
  const environment = { ...process.env, CANDLESTICK_DATA: data, LC_ALL: "C" };
  program = spawn(PROGRAM, ["--room", `${server.address}/${link}`], { env: environment, stdio: ["ignore", "ignore", "inherit"] });
  await press(/^Sit down/, { patience: 90_000 });
  await waitForTarget(host, "together.kick.2", 30_000);
  console.log("three sit at the table: two pages and a window");
  await bring(host, "together.start");
  await clickTarget(host, "together.start");
  for (const page of [host, phone]) await waitForState(page, "the table", (now) => now.screen === "play", 60_000);

  const players = [new Player(host), new Player(phone, { touch: true })];
  const done = { window: 0, pages: 0 };

  /** One step of a page's person, if it is asked; whether it was. */
  async function pageActs(player) {
    if (!acts(await readTargets(player.page))) return false;
    await settle(player.page);
    if (!acts(await readTargets(player.page))) return false;
    await player.step();
    done.pages += 1;
    return true;
  }

  /** One press of the window's person, if it is asked; whether it was. */
  async function windowGoesOn() {
    if (!(await windowActs())) return false;
    done.window += 1;
    await pause(150);
    return true;
  }

  /** Goes on with these until it holds. */
  async function goOn(what, until, ...people) {
    for (const end = Date.now() + 120_000; Date.now() < end; ) {
      if (await until()) return;
      let went = false;
      for (const goesOn of people) went = went || (await goesOn());
      if (!went) await pause(300);
    }
    throw new Error(`waited 120 s for ${what}`);
  }

  const [hostActs, phoneActs] = [() => pageActs(players[0]), () => pageActs(players[1])];
  const othersAsked = async () => acts(await readTargets(host)) || (await windowChoices()).length > 0;

  const breaks = [
    async () => {
      await phone.reload({ waitUntil: "domcontentloaded" });
      return "the phone was reloaded";
    },
    async () => {
      // Somebody else is asked, so that something happens without the phone.
      await goOn("somebody else than the phone's person to be asked", othersAsked, phoneActs);
      const [goesOn, began] = [await standStill(phone), Date.now()];
      const [{ events: before }, heard] = [await readTargets(host), frames.received.length];
      let events = before;
      try {
        await goOn("a decision of somebody else", async () => (await readTargets(host)).events > before, hostActs, windowGoesOn);
        await pause(Math.max(0, STILL - (Date.now() - began)));
        events = (await readTargets(host)).events;
        same(frames.received.length, heard, "how many frames had come to the phone, once it had stood still");
      } finally {
        goesOn();
      }
      await waitForState(phone, "what the others did meanwhile", (now) => now.screen === "play" && now.events >= events, SOON);
      check(frames.received.length > heard, "the phone shows what it was not told");
      return `the phone stood still for ${STILL / 1000} s and heard nothing; then it showed the ${events - before} events of the others`;
    },
    async () => {
      const kept = await phone.evaluate(() => localStorage.getItem("candlestick.rooms"));
      await phone.context().close();
      if (FIREFOX) {
        firefox = await launchFirefox(FIREFOX);
        phone = firefox.page;
        // Any page of the server's: what is kept there is the game's.
        await phone.goto(`${server.address}/healthz`);
        await phone.evaluate(`() => localStorage.setItem("candlestick.rooms", ${JSON.stringify(kept)})`);
      } else {
        phone = (await openPage(browser, PHONE_WINDOW)).page;
        await phone.addInitScript((text) => localStorage.setItem("candlestick.rooms", text), kept);
      }
      await phone.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
      players[1] = new Player(phone, { touch: !FIREFOX });
      return `the phone's person went on in ${FIREFOX ? "Firefox" : "another context"}`;
    },
    async () => {
      await server.kill("SIGKILL");
      await server.again();
      return "the server was killed and begun anew";
    },
  ];
  const end = Date.now() + 900_000;
  for (let broken = 0, turn = 0; turn < Number(TURNS); ) {
    if (Date.now() > end) throw new Error(`only ${turn} turns in 15 minutes; the window has:\n  ${(await reader.read()).map(line).join("\n  ")}`);
    const states = await Promise.all([host, phone].map(readTargets));
    turn = Math.min(...states.map((state) => state?.turn ?? 0));
    if (turn > broken + 1 && broken < breaks.length) {
      console.log(`turn ${turn}: ${await breaks[broken]()}`);
      await waitForState(phone, "the table again", (now) => now.screen === "play" && now.turn >= turn, 90_000);
      broken += 1;
      continue;
    }
    if (!(await hostActs()) && !(await phoneActs()) && !(await windowGoesOn())) await pause(300);
  }
  console.log(`${TURNS} turns: ${done.pages} decisions and picks in pages, ${done.window} presses in the window`);
  if (done.window === 0) throw new Error("the window's person was never asked");

  // All give up, the window's person last: the room opens its deal, and everybody checks it.
  const there = (state, name) => targetsNamed(state, name).length > 0;
  await giveUp(host, clickTarget);
  await giveUp(phone, firefox ? clickTarget : tapTarget);
  // On its own turn the window offers it beside what can be done, else in the menu alone.
  if (!(await reader.read()).some(({ name }) => /^Give up …/.test(name))) await press(/^Menu/);
  await press(/^Give up …/);
  await pause(1_000);
  await press(/^Give up$/);
  for (const page of [host, phone]) {
    await waitForState(page, "the verdict", (state) => state.screen === "verdict", 60_000);
    await waitForState(page, "the verdict on the deal", (state) => there(state, "verdict.review"), 60_000);
  }
  await waitFor(/The deal was fair/);
  console.log("all gave up: the verdict stands in both pages, and the window says that the deal was fair");
  await clickTarget(host, "verdict.review");
  await waitForTarget(host, "review.save-room", 60_000);
  const [file] = await Promise.all([host.waitForEvent("download", { timeout: 20_000 }), clickTarget(host, "review.save-room")]);
  const proof = join(data, "room.json");
  await file.saveAs(proof);
  console.log(execFileSync(PROGRAM, ["verify", proof], { encoding: "utf8", env: environment }).trim());
} catch (reason) {
  fault = reason;
} finally {
  reader.close();
  program?.kill();
  await firefox?.close();
  await browser.close();
  await server.stop();
  rmSync(data, { recursive: true, force: true });
}
if (fault) console.error(`FAIL  ${fault.message}`);
process.exit(fault ? 1 : 0);
