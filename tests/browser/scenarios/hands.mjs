// The game by the keyboard alone, by keys of one's own, and by a gamepad.
import { check, same } from "../lib/checks.mjs";
import { checkRound, checkSeen, strike, tab, tabTo } from "../lib/keyboard.mjs";
import { clickTarget, readTargets, settle, shot, targetsNamed, waitForScreen, waitForTarget, waitForState } from "../lib/targets.mjs";

import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";

const isOn = (state, name) => targetsNamed(state, name).length > 0;
const asked = (state) => state.screen !== "play" || (!state.busy && isOn(state, /^act\.(?!skip|fast-forward|take-back)/));

/** Waits for the next question, being done by the space bar with what is shown. */
async function nextQuestion(page, patience = 90_000) {
  const end = Date.now() + patience;
  for (;;) {
    const state = await waitForState(page, "a question or something to be done with", (now) => asked(now) || isOn(now, "act.skip"), end - Date.now());
    if (asked(state)) return state;
    await page.keyboard.press("Space");
    await settle(page);
  }
}

/** Each dialog over the title, the setup and the table: what opens it, what stands in it, and what is there while it is open. */
const DIALOGS = {
  title: [
    ["title.language", /^(language|reading)\./, "language.close"],
    ["title.lessons", /^lessons\./, "lessons.close"],
  ],
  setup: [["setup.own-themes", /^themes\./, "themes.close"]],
  play: [
    ["menu.open", /^menu\.(?!open)/, "menu.close"],
    ["note.help", /^help\./, /^help\./],
    ["would.open", /^would\.(?!open)/, "would.close"],
  ],
  menu: [
    ["menu.rules", /^rules\.(?!entry)/, "rules.close"],
    ["menu.language", /^(language|reading)\./, "language.close"],
    ["menu.keys", /^keys\./, "keys.close"],
    ["menu.command", /^command\./, "command.close"],
    ["menu.give-up", /^act\.give-up\./, "act.give-up.confirm"],
  ],
};

/** Tab stays in each dialog and reaches all of it; Escape closes it, opens nothing else, and the screen is what it was. */
async function checkDialogs(page, dialogs, before = async () => undefined) {
  for (const [opener, inside, there] of dialogs) {
    await before();
    await settle(page);
    const { screen } = await readTargets(page);
    await clickTarget(page, opener);
    await waitForTarget(page, there);
    await checkRound(page, inside, 90);
    await strike(page, "Escape", `no dialog of ${opener}`, (state) => !isOn(state, there), 1);
    await settle(page);
    const state = await readTargets(page);
    same(state.screen, screen, `the screen after the dialog of ${opener}`);
    check(!isOn(state, "menu.close"), `Escape opened the menu behind the dialog of ${opener}`);
  }
}

/** Without motion, and a case begun, by keys alone. */
async function begin(page) {
  await waitForTitle(page);
  await tabTo(page, "title.motion");
  for (const pace of ["quick", "off"]) await strike(page, "Enter", `motion ${pace}`, (state) => state.pace === pace, 1);
  await tabTo(page, "title.new-case");
  await checkSeen(page);
  await page.keyboard.press("Enter");
  await waitForScreen(page, "setup");
  await strike(page, "s", "the table", (state) => state.screen === "play");
  return nextQuestion(page);
}

/** Goes on until something may be asked in a room: by a passage, into a room, or as far as the arrows lead. */
async function intoARoom(page, state) {
  for (let step = 0; step < 40 && !isOn(state, "act.suggest") && !isOn(state, /^act\.suspect\./); step += 1) {
    // The phase is told a frame after what is asked.
    await settle(page);
    state = await nextQuestion(page);
    const before = JSON.stringify([state.phase, state.turn, state.events]);
    const other = (now) => JSON.stringify([now.phase, now.turn, now.events]) !== before;
    if (isOn(state, /^act\.show\./)) {
      // The notebook with all its cells comes before.
      await tabTo(page, /^act\.show\./, 200);
      await strike(page, "Enter", "the card shown", other);
    } else if (isOn(state, "act.passage")) {
      await tabTo(page, "act.passage");
      await strike(page, "Enter", "the way through the passage", other);
    } else if (isOn(state, "act.roll")) {
      await strike(page, "r", "the roll", other);
    } else if (isOn(state, /^board\./)) {
      // Out of the panels the arrows are the board's; Enter goes there.
      if ((await readTargets(page)).focus !== "") await page.keyboard.press("Escape");
      const rooms = isOn(state, /^act\.go\.(?!square|selected)/);
      if (rooms) {
        await tabTo(page, /^act\.go\.(?!square|selected)/);
        // It leads there at once where nothing else could be meant.
        const now = await strike(page, "Enter", "a room that is chosen", (now) => isOn(now, "act.go.selected") || other(now));
        if (!other(now)) await strike(page, "g", "the way there", other);
      } else {
        for (const arrow of ["ArrowUp", "ArrowLeft", "ArrowRight", "ArrowDown"]) {
          if (isOn(await readTargets(page), "act.go.selected")) break;
          await page.keyboard.press(arrow);
          await settle(page);
        }
        await waitForTarget(page, "act.go.selected", 5_000);
        await shot(page, "hands-arrows");
        await strike(page, "Enter", "the way there", other);
      }
    } else if (isOn(state, /^act\.(end-turn|decline)$/)) {
      await strike(page, "e", "the end of the turn", other);
    } else {
      throw new Error(`nothing that the keyboard knows: ${state.targets.map(({ name }) => name).join(" ")}`);
    }
    state = await nextQuestion(page);
  }
  return state;
}

/** A gamepad of the standard layout, as a browser tells of it; `press` holds a button as long as a thumb does. */
async function givePad(page) {
  await page.evaluate(() => {
    const buttons = Array.from({ length: 16 }, () => ({ pressed: false, value: 0 }));
    const pad = { index: 0, connected: true, mapping: "standard", axes: [0, 0, 0, 0], buttons, id: "made up" };
    navigator.getGamepads = () => [pad];
    globalThis.madeUpPad = pad;
    dispatchEvent(new Event("gamepadconnected"));
  });
  const set = (button, pressed) => page.evaluate(([at, on]) => {
    globalThis.madeUpPad.buttons[at] = { pressed: on, value: on ? 1 : 0 };
  }, [button, pressed]);
  // The page looks at it once a frame, and frames may be few.
  const frames = () => page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return async (button) => {
    for (const pressed of [true, false]) {
      await set(button, pressed);
      await frames();
    }
    await settle(page);
    return readTargets(page);
  };
}

const PAD = { south: 0, east: 1, west: 2, north: 3, left: 4, right: 5, back: 6, on: 7, start: 9, up: 12, down: 13 };

export const handsScenarios = [
  {
    name: "hands: a whole turn by the keyboard alone",
    needs: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      let state = await intoARoom(page, await begin(page));

      // The way was a slip: it is taken back, and gone again.
      check(isOn(state, "act.take-back"), "the way into the room cannot be taken back");
      await shot(page, "hands-take-back");
      const { events } = state;
      await strike(page, "u", "the way taken back", (now) => now.events < events);
      state = await intoARoom(page, await nextQuestion(page));

      // The question: a suspect, a weapon, and the key that asks.
      await tabTo(page, /^act\.suspect\./);
      await checkSeen(page);
      await page.keyboard.press("Enter");
      await tabTo(page, /^act\.weapon\./);
      await page.keyboard.press("Space");
      await settle(page);
      await shot(page, "hands-question");
      await strike(page, "s", "the question asked", (now) => !isOn(now, "act.suggest"));
      state = await nextQuestion(page);
      check(isOn(state, "act.end-turn"), `the turn does not go on after the question: ${state.prompt}`);

      // The notebook by its key, a mark, why, and the mark taken back.
      const there = (now) => /^note\.[^.]+\.(\d+|file)$/.test(now.focus);
      await strike(page, "b", "the keyboard in the notebook", there);
      await checkSeen(page);
      check(!isOn(await readTargets(page), "note.undo"), "something was pencilled before");
      await strike(page, "x", "a mark", (now) => isOn(now, "note.undo"));
      await strike(page, "w", "the reasons", (now) => isOn(now, "cell.close"));
      await shot(page, "hands-why");
      await strike(page, "Control+z", "the mark taken back", (now) => !isOn(now, "note.undo"));

      // The accusation, round it, and back.
      await strike(page, "a", "the accusation", (now) => isOn(now, "act.accuse.cancel"));
      await checkRound(page, /^act\.accuse\./);
      await checkSeen(page);
      await shot(page, "hands-accusation");
      await strike(page, "Escape", "the table without the accusation", (now) => !isOn(now, "act.accuse.cancel"), 1);
      check(!isOn(await readTargets(page), "menu.close"), "Escape opened the menu behind the dialog");
      same((await readTargets(page)).prompt, state.prompt, "what is asked after the accusation was left");

      // Escape lets go of a button before it opens the menu.
      await tab(page);
      await page.keyboard.press("Escape");
      await settle(page);
      check(!isOn(await readTargets(page), "menu.close"), "Escape opened the menu while a button had the keyboard");
      await strike(page, "Escape", "the menu", (now) => isOn(now, "menu.close"), 1);
      await strike(page, "Escape", "the table without the menu", (now) => !isOn(now, "menu.close"), 1);
      const { turn } = await readTargets(page);
      await strike(page, "e", "the next turn", (now) => now.turn > turn || now.screen !== "play");
    },
  },
  {
    name: "hands: Tab goes round every dialog, and Escape closes it",
    needs: TITLE,
    long: true,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      await checkDialogs(page, DIALOGS.title);
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      if (!isOn(await readTargets(page), "setup.own-themes")) await clickTarget(page, "setup.more");
      await checkDialogs(page, DIALOGS.setup);
      await clickTarget(page, "setup.start");
      await waitForState(page, "a decision", (state) => state.screen === "play" && !state.busy && state.prompt.length > 0);
      await checkDialogs(page, DIALOGS.play);
      await checkDialogs(page, DIALOGS.menu, () => clickTarget(page, "menu.open"));
    },
  },
  {
    name: "hands: the keys are listed, one is changed, and it is kept",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await strike(page, "k", "the keys", (state) => isOn(state, "keys.close"));
      await shot(page, "hands-keys-phone");
      await checkRound(page, /^keys\./, 80);
      await tabTo(page, "keys.change.keys", 80);
      await page.keyboard.press("Enter");
      await settle(page);
      await page.keyboard.press("y");
      await settle(page);
      await shot(page, "hands-keys-changed-phone");
      await strike(page, "Escape", "the title", (state) => !isOn(state, "keys.close"), 1);
      await page.keyboard.press("k");
      await settle(page);
      check(!isOn(await readTargets(page), "keys.close"), "the key that was given up still does something");
      await page.reload();
      await waitForTitle(page);
      await strike(page, "y", "the keys by their new key", (state) => isOn(state, "keys.close"));
      // Those of the page as text are listed too, and switched off together.
      await tabTo(page, "keys.text", 80);
      const listed = await tab(page);
      check(/^keys\.change\.text-/.test(listed), `after the switch comes ${listed}, and no key of the page as text`);
      same(await tab(page, "Shift+Tab"), "keys.text", "the way back to the switch");
      await page.keyboard.press("Space");
      await settle(page);
      const next = await tab(page);
      check(!next.startsWith("keys.change.text-"), `they are off, and ${next} is listed`);
      await clickTarget(page, "keys.close");
    },
  },
  {
    name: "hands: a gamepad leads through the title, the setup and the table",
    needs: TITLE,
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      const press = await givePad(page);
      let state = await press(PAD.down);
      check(state.focus !== "", "a direction leads nowhere");
      for (let turn = 0; turn < 20 && state.focus !== "title.new-case"; turn += 1) state = await press(PAD.on);
      await press(PAD.south);
      await waitForScreen(page, "setup");
      for (let turn = 0; turn < 60 && state.focus !== "setup.start"; turn += 1) state = await press(PAD.back);
      same(state.focus, "setup.start", "where the triggers lead");
      await press(PAD.south);
      await waitForState(page, "the table", (now) => now.screen === "play", 30_000);
      await nextQuestion(page);
      state = await press(PAD.north);
      check(state.focus.startsWith("note."), `the notebook has not the keyboard, but ${state.focus}`);
      await shot(page, "hands-pad-notebook");
      const shown = (now) => now.targets.filter(({ name }) => name.startsWith("note.")).length > 0;
      check(!shown(await press(PAD.right)), "the shoulder turns no leaf");
      check(shown(await press(PAD.left)), "the other shoulder does not turn it back");
      state = await press(PAD.start);
      check(isOn(state, "menu.close"), "Start opens no menu");
      state = await press(PAD.east);
      check(!isOn(state, "menu.close"), "the right button does not close the menu");
    },
  },
];
