// The game played through real clicks and taps.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { tabTo } from "../lib/keyboard.mjs";
import { Player, waitToBeAsked } from "../lib/player.mjs";
import {
  clickTarget, framesPerSecond, pickTarget, pickTargetByTap, reach, readTargets, settle, shot, tableShot, targetsNamed, tap, tapTarget, waitForScreen,
  waitForTarget, waitForState, withoutMotion,
} from "../lib/targets.mjs";

export const TITLE = "title: the loading screen goes and the title stands";
// Software drawing is slow in proportion to the window.
const SMALL = { viewport: { width: 900, height: 640 } };
const DESK = { viewport: { width: 1280, height: 800 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 };
// Two a second leave room for a blinking cursor; a game that draws always shows here.
const IDLE_FRAMES = 2;
const IDLE_SECONDS = 5;
const TURNS_BEFORE_GIVING_UP = 4;

export async function waitForTitle(page) {
  await waitForScreen(page, "title", 120_000);
  await page.locator("#boot").waitFor({ state: "hidden", timeout: 10_000 });
}

async function checkIdle(page, where) {
  const rate = await framesPerSecond(page, IDLE_SECONDS);
  check(rate <= IDLE_FRAMES, `${where}: ${rate.toFixed(1)} frames a second are drawn while nothing happens`);
}

/** Screens and tabs were heard, with ambience below; turned off, nothing is asked for any more. */
async function checkSound(page) {
  const log = () => page.evaluate(() => globalThis.candlestickSounds);
  await page.waitForFunction(() => globalThis.candlestickSounds.includes("heard:page"), null, { timeout: 10_000 });
  const before = await log();
  const ambience = before.findIndex((name) => name.startsWith("ambience:ambience-"));
  check(ambience >= 0, `no ambience was asked for: ${before.join(" ")}`);
  // Title to setup, and setup to the table; whoever hurries the bots may turn up a leaf of the desk after that.
  same(before.slice(0, ambience).filter((name) => name === "page").length, 2, `pages turned (${before.join(" ")})`);
  await clickTarget(page, "menu.open");
  await shot(page, "menu-desk");
  await clickTarget(page, "menu.sound.off");
  await clickTarget(page, "menu.close");
  same((await log()).at(-1), "ambience:", "what was asked for last when the sound was turned off");
  await clickTarget(page, "tab.log");
  same((await log()).at(-1), "ambience:", "what was asked for while the sound is off");
}

/** A case with the setup as it is, up to the first question to the person. */
export async function startCase(page, hand = clickTarget) {
  await waitForTitle(page);
  await hand(page, "title.new-case");
  await waitForScreen(page, "setup");
  await hand(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 30_000);
  return waitToBeAsked(page);
}

/** Chooses in a case's menu how things move. */
async function moveAt(page, pace) {
  await clickTarget(page, "menu.open");
  await pickTarget(page, `menu.motion.${pace}`);
  await clickTarget(page, "menu.close");
}

/** Prints how long one waits for one's next turn while three bots play, with full motion and with quick. */
async function printWaits(page) {
  const player = new Player(page, { hurries: false });
  for (const pace of ["full", "quick"]) {
    await moveAt(page, pace);
    const waited = await player.waitForNextTurn();
    if (!waited) continue;
    const [table, wall, frames] = waited;
    const frame = Math.round(1000 * wall / frames);
    console.log(`note  three bots, ${pace} motion: ${table.toFixed(1)} s by the table's clock, ${wall.toFixed(1)} s on the wall, a frame ${frame} ms`);
  }
}

/** A finger that stays where it is until the page tells of what is there. */
async function hold(page, { x, y, w, h }) {
  const hand = await page.context().newCDPSession(page);
  await hand.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: x + w / 2, y: y + h / 2 }] });
  await waitForState(page, "a plate beside what the finger is on", (state) => state.plate, 10_000);
  await hand.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
}

/** Where the board has its place. */
const stageOf = async (page) => (await readTargets(page)).targets.find((target) => target.name === "board");

/** Everything that can be gone to and is in sight is as large as a finger; the whole house is one tap away, and back. */
async function checkTargets(page, name) {
  const FINGER = 44;
  await settle(page);
  const state = await readTargets(page);
  const targets = targetsNamed(state, /^board\.(square|room|beyond)\./);
  const small = targets.filter(({ w, h }) => Math.min(w, h) < FINGER - 0.1);
  same(small.map((target) => JSON.stringify(target)).join(" "), "", `places too small for a finger (${name})`);
  await shot(page, `phone-${name}-choose`);
  // All that can be gone to may be in sight from near, too: then nothing that is published changes.
  await pickTargetByTap(page, "board.whole");
  await settle(page);
  const far = await readTargets(page);
  same(targetsNamed(far, /^board\.beyond\./).length, 0, "arrows while the whole house is seen");
  await pickTargetByTap(page, "board.whole");
  await settle(page);
  const names = (now) => targetsNamed(now, /^board\./).map((target) => target.name).join(" ");
  same(names(await readTargets(page)), names(state), "what is in sight when one is back");
}

/** Brings a phone's sheet up where it is down. */
async function sheetUp(page) {
  const isUp = (state) => targetsNamed(state, /^(act\.|last-question)/).length > 0;
  for (let turn = 0; turn < 3 && !isUp(await readTargets(page)); turn += 1) {
    await pickTargetByTap(page, "sheet.grip");
    await settle(page);
  }
}

/** The sheet is pushed down by a tap, which shows more of the board where it is, and pulled up again. */
async function sheetDownAndUp(page, before) {
  const grip = async () => targetsNamed(await readTargets(page), "sheet.grip")[0];
  const high = await grip();
  await tapTarget(page, "sheet.grip");
  await settle(page);
  const [down, low] = [await stageOf(page), await grip()];
  check(low.y > high.y + 20, `the sheet that is down stands at ${low.y}, and stood at ${high.y}`);
  same([down.x, down.y, down.w].join(), [before.x, before.y, before.w].join(), "the board's place beside a sheet that is down");
  check(down.h >= before.h, `the board is ${down.h} high beside a sheet that is down, and was ${before.h}`);
  same(targetsNamed(await readTargets(page), /^act\./).length, 0, "what can be pressed on a sheet that is down");
  await tapTarget(page, "sheet.grip");
  await settle(page);
  same(JSON.stringify(await stageOf(page)), JSON.stringify(before), "the board's place once the sheet is up");
}

/** A case that bots play among themselves, without motion, to its verdict; so many of the first seats are masters. */
export async function watchToVerdict(page, masters = 0) {
  await withoutMotion(page);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  await reach(page, "setup.more");
  await clickTarget(page, "setup.more");
  await reach(page, "setup.seat.0.kind");
  await clickTarget(page, "setup.seat.0.kind");
  for (let n = 0; n < masters; n += 1) await pickTarget(page, `setup.seat.${n}.level`);
  await clickTarget(page, "setup.start");
  await new Player(page).playUntil(() => false);
  await waitForScreen(page, "verdict", 120_000);
}

export const SMALL_WINDOW = SMALL;
export const DESK_WINDOW = DESK;
export const PHONE_WINDOW = PHONE;

export const gameScenarios = [
  {
    name: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      assertNotBlank(await shot(page, "title-desk"), "the title");
      await waitForTarget(page, "title.new-case");
      same(await page.evaluate(() => document.activeElement?.id), "game-canvas", "what has the keyboard");
      await checkIdle(page, "title");
    },
  },
  {
    name: "case: started, reloaded in the middle, played to the verdict",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      await withoutMotion(page);
      const first = await startCase(page);
      await tableShot(page, "play-first-turn");

      const player = new Player(page);
      const middle = await player.playUntil((state) => state.turn > first.turn);
      check(middle.screen === "play", "the case ended in its first turn");

      await page.reload({ waitUntil: "domcontentloaded" });
      await waitForTitle(page);
      assertNotBlank(await shot(page, "title-resume"), "the title with a case to resume");
      await clickTarget(page, "title.resume");
      await waitForState(page, "the table", (state) => state.screen === "play");
      const again = await waitToBeAsked(page);
      same(again.turn, middle.turn, "the turn after the reload");
      same(again.prompt, middle.prompt, "the question after the reload");
      await shot(page, "play-resumed");

      await player.playUntil((state) => state.turn >= middle.turn + TURNS_BEFORE_GIVING_UP);
      await player.giveUp();
      const end = await player.playUntil(() => false);
      same(end.screen, "verdict", "the end");
      await waitForScreen(page, "verdict");
      await waitForTarget(page, "verdict.known", 60_000);
      assertNotBlank(await shot(page, "verdict"), "the verdict");
      await page.waitForFunction(() => localStorage.getItem("candlestick.insight")?.includes('"cases":1'));
      await clickTarget(page, "verdict.title");
      await clickTarget(page, "title.cases");
      await clickTarget(page, "library.insight");
      await waitForScreen(page, "insight");
      assertNotBlank(await shot(page, "insight"), "what was done in the case");
    },
  },
  {
    name: "save: one that cannot be read is kept aside, and the title comes up",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      await page.evaluate(() => localStorage.setItem("candlestick.case", "{ not a case"));
      await page.reload();
      await waitForTitle(page);
      const state = await waitForTarget(page, "title.new-case");
      check(state !== null && targetsNamed(await readTargets(page), "title.resume").length === 0, "a broken case is offered");
      const kept = await page.evaluate(() => localStorage.getItem("candlestick.case-kept-aside-1"));
      same(kept, "{ not a case", "what was kept aside");
      same(await page.evaluate(() => localStorage.getItem("candlestick.case")), null, "what is left");
      assertNotBlank(await shot(page, "title-notice"), "the title with its notice");
    },
  },
  {
    name: "idle: nothing is drawn while a person is asked and does nothing; how long one waits for three bots is told",
    needs: TITLE,
    async run({ open }) {
      // By the clock that people have.
      const page = await open(SMALL, "?targets&seed=7");
      await startCase(page);
      // What was moving comes to rest.
      await page.waitForTimeout(1_000);
      await checkIdle(page, "while a person is asked");
      await printWaits(page);
    },
  },
  {
    name: "desk: the table at 1280 by 800, which is heard until the sound is turned off",
    needs: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      assertNotBlank(await shot(page, "setup-desk"), "the setup");
      await clickTarget(page, "setup.start");
      await waitForState(page, "the table", (state) => state.screen === "play");
      await waitToBeAsked(page);
      await tableShot(page, "play-desk");
      await checkSound(page);
    },
  },
  {
    name: "phone: title, setup and a first turn by taps",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      assertNotBlank(await shot(page, "title-phone"), "the title");
      await tapTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      assertNotBlank(await shot(page, "setup-phone"), "the setup");
      await tapTarget(page, "setup.start");
      await waitForState(page, "the table", (state) => state.screen === "play");
      const first = await waitToBeAsked(page);
      await tableShot(page, "play-phone");
      const player = new Player(page, { touch: true });
      await player.playUntil((state) => state.turn > first.turn);
      await shot(page, "play-phone-later");
    },
  },
  {
    name: "phone: a finger held on a room tells of it, a tap shows the way, the next one goes",
    needs: TITLE,
    // Alone it holds; with three browsers at work a tap of the player's lands at times where a button was a moment ago.
    long: true,
    async run({ open }) {
      const page = await open(PHONE);
      await startCase(page, tapTarget);
      const player = new Player(page, { touch: true });
      const reached = (state) => targetsNamed(state, /^board\.room\./).length > 0;
      await player.playUntil(reached);
      await settle(page);
      await sheetUp(page);
      const state = await readTargets(page);
      check(reached(state), "no room came within reach");
      const room = targetsNamed(state, /^board\.room\./)[0];
      await hold(page, room);
      await page.waitForTimeout(500);
      await shot(page, "phone-inspect");
      const held = await readTargets(page);
      same(held.prompt, state.prompt, "what is asked after a room was held");
      same(targetsNamed(held, "act.go.selected").length, 0, "places that are chosen after a room was held");
      await sheetUp(page);
      await tap(page, targetsNamed(await readTargets(page), room.name)[0]);
      await waitForTarget(page, "act.go.selected", 10_000);
      await settle(page);
      await shot(page, "phone-way");
      same((await readTargets(page)).phase, held.phase, "the phase after one tap");
      await tapTarget(page, room.name);
      await waitForState(page, "another phase", (now) => now.phase !== state.phase, 20_000);
    },
  },
  {
    name: "phone: where one can go is as large as a finger, the board keeps its place on every leaf, and the sheet goes down and comes up",
    needs: TITLE,
    async run({ open }) {
      for (const [name, viewport] of [["phone", PHONE.viewport], ["small", { width: 360, height: 640 }]]) {
        const page = await open({ ...PHONE, viewport });
        await waitForTitle(page);
        await withoutMotion(page, tapTarget);
        await startCase(page, tapTarget);
        const player = new Player(page, { touch: true });
        const places = /^board\.(square|room)\./;
        const chooses = (state) => state.phase === "Move" && targetsNamed(state, places).length > 0;
        const state = await player.playUntil(chooses);
        check(chooses(state), "nobody was asked where to go");
        await checkTargets(page, name);
        const stage = await stageOf(page);
        await sheetDownAndUp(page, stage);
        const asked = await player.playUntil((now) => now.phase === "Conclude" || now.phase === "Roll");
        await settle(page);
        await shot(page, `phone-${name}-asked`);
        same(JSON.stringify(await stageOf(page)), JSON.stringify(stage), `the board's place when asked "${asked.prompt}"`);
        for (const leaf of ["notebook", "log", "hand", "act"]) {
          await pickTargetByTap(page, `tab.${leaf}`);
          await settle(page);
          await shot(page, `phone-${name}-${leaf}`);
          same(JSON.stringify(await stageOf(page)), JSON.stringify(stage), `the board's place beside the leaf "${leaf}"`);
        }
      }
    },
  },
  {
    name: "ladder: a press seats a character, and what is kept of it unread is put aside",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await page.evaluate(() => localStorage.setItem("candlestick.ladder", "{ no record"));
      await page.reload();
      await waitForTitle(page);
      const kept = await page.evaluate(() => localStorage.getItem("candlestick.ladder-kept-aside-1"));
      same(kept, "{ no record", "the record that could not be read");
      await tapTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      // Right below the theme's own words: what is different in it. Rivals are behind "more".
      same(targetsNamed(await readTargets(page), /^setup\.(ladder\.|own-themes)/).length, 0, "what stands before more");
      await shot(page, "phone-setup-first");
      await reach(page, "setup.more");
      await tapTarget(page, "setup.more");
      await reach(page, "setup.ladder.clara");
      await pickTargetByTap(page, "setup.ladder.clara");
      await settle(page);
      await shot(page, "phone-ladder");
      await tapTarget(page, "setup.start");
      await waitForState(page, "the table", (state) => state.screen === "play", 30_000);
      await waitToBeAsked(page);
      const cases = await page.evaluate(() => Object.values(localStorage).filter((text) => text.includes("\"seats\":")));
      const seated = ["clara", "percy", "mabel"].filter((id) => cases.some((text) => text.includes(`"character":"${id}"`)));
      same(seated.join(" "), "clara percy mabel", "who sits at the table");
    },
  },
  {
    name: "keyboard: a case is begun by Tab and Enter alone, from the top down",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      // The first leads to the page as text, the next into the picture.
      for (const wanted of ["mirror-open", "game-canvas"]) {
        await page.keyboard.press("Tab");
        same(await page.evaluate(() => document.activeElement.id), wanted, "what has the keyboard");
      }
      const first = await tabTo(page, "title.new-case");
      same(first[0], "title.learn", "what Tab reaches first");
      const round = await tabTo(page, "title.learn");
      const targets = targetsNamed(await readTargets(page), /^title\./).map(({ name }) => name);
      const passed = new Set([...first, ...round]);
      same(targets.filter((name) => !passed.has(name)).join(" "), "", "what Tab does not reach on the title");
      await shot(page, "keyboard-title");
      await tabTo(page, "title.new-case");
      await page.keyboard.press("Enter");
      await waitForScreen(page, "setup");
      await tabTo(page, "setup.start");
      await shot(page, "keyboard-setup");
      await page.keyboard.press("Enter");
      await waitForState(page, "the table", (state) => state.screen === "play", 30_000);
      const asked = await waitToBeAsked(page);
      const act = targetsNamed(asked, /^act\.(roll|draw|suggest|go\.)/)[0];
      if (act) await tabTo(page, act.name);
      await shot(page, "keyboard-table");
      // Once lets go of the button, once more opens the menu, and again closes it.
      const menu = (state) => targetsNamed(state, "menu.close").length > 0;
      for (let press = 0; press < 3 && !menu(await readTargets(page)); press += 1) {
        await page.keyboard.press("Escape");
        await settle(page);
      }
      await waitForState(page, "the menu", menu, 10_000);
      await page.keyboard.press("Escape");
      await waitForState(page, "the table without the menu", (state) => !menu(state), 10_000);
    },
  },
  {
    name: "curtain: two people on one device",
    needs: TITLE,
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      // The second seat is a bot's until somebody takes it; without other bots the case lasts.
      await clickTarget(page, "setup.fewer-seats");
      await reach(page, "setup.more");
      await clickTarget(page, "setup.more");
      await reach(page, "setup.seat.1.kind");
      await clickTarget(page, "setup.seat.1.kind");
      const taken = (state) => targetsNamed(state, "setup.seat.1.level").length === 0;
      await waitForState(page, "a second person", taken, 10_000);
      await clickTarget(page, "setup.start");
      await waitForState(page, "the table", (state) => state.screen === "play");

      const curtain = (state) => targetsNamed(state, "act.pass-on").length > 0;
      const player = new Player(page);
      const seen = new Set();
      const CURTAINS = 2;
      for (let drawn = 0; drawn < CURTAINS; drawn++) {
        const state = await player.playUntil(curtain);
        check(curtain(state), "the case ended before the curtain was drawn");
        const picture = await shot(page, `curtain-${drawn + 1}`);
        assertNotBlank(picture, "the curtain");
        seen.add(picture.toString("base64"));
        // Nothing else may be within reach while the device goes from hand to hand.
        const others = targetsNamed(state, /^act\.(?!pass-on)/).map((target) => target.name);
        same(others.join(" "), "", "what can be done while the curtain is drawn");
        await player.step();
      }
      check(seen.size === CURTAINS, "the curtain calls the same person twice");
      check((await readTargets(page)).screen === "play", "the case goes on");
    },
  },
];
