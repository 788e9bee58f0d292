// Rooms by link: two browsers in one case, one of them reloaded, the server killed in between.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { Player } from "../lib/player.mjs";
import { drop, waitToHear } from "../lib/give.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { acts, bring, fourWords, openRoom, sitDown, type } from "../lib/together.mjs";
import { clickTarget, readTargets, settle, shot, targetsNamed, tap, tapTarget, waitForScreen, waitForTarget, waitForState } from "../lib/targets.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";
import { manor, zipOf } from "./themes.mjs";

const QUERY = "/?targets&clock=6";
const STILL = JSON.stringify({ pace: "off" });
const isOn = (state, name) => targetsNamed(state, name).length > 0;

/** Plays with all these people, each when it is asked, until `done(states)`. */
async function playTogether(players, done, patience) {
  const end = Date.now() + patience;
  while (Date.now() < end) {
    const states = await Promise.all(players.map(({ page }) => readTargets(page)));
    if (done(states)) return states;
    const at = states.findIndex(acts);
    if (at >= 0) {
      await settle(players[at].page);
      if (acts(await readTargets(players[at].page))) await players[at].step();
    } else {
      await new Promise((later) => setTimeout(later, 100));
    }
  }
  throw new Error(`not there after ${patience / 1000} s`);
}

/** A host at a desk and a guest with a phone. What moves is looked at elsewhere; here two pages draw at once. */
async function stillPages(prepare) {
  const pages = [(await prepare(DESK)).page, (await prepare(PHONE)).page];
  for (const page of pages) await page.addInitScript((text) => localStorage.setItem("candlestick.settings", text), STILL);
  return pages;
}

/** The host opens a room, and the guest sits down in it; the room's link. */
async function gather(server, host, guest) {
  const link = await openRoom(host, clickTarget, "Ada");
  await guest.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
  await sitDown(guest, tapTarget, "Bo");
  return link;
}

export const togetherScenarios = [
  {
    name: "together: a desktop and a phone in one room, the phone reloaded, the server killed and back",
    needs: TITLE,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        const link = await gather(server, host, guest);
        check(/^#room=[a-z0-9]+$/.test(link), `what stands behind the address: ${link}`);
        await settle(guest);
        await shot(guest, "together-lobby-phone");
        await waitForTarget(host, "together.kick.1", 10_000);
        await bring(host, "together.more-bots");
        await clickTarget(host, "together.more-bots");
        await waitForTarget(host, "together.bots.novice", 10_000);
        await settle(host);
        await shot(host, "together-lobby-desk");
        await clickTarget(host, "together.start");
        for (const page of [host, guest]) await waitForScreen(page, "play", 60_000).catch(() => waitForState(page, "the table", (now) => now.screen === "play"));
        const players = [new Player(host), new Player(guest, { touch: true })];
        const turns = (states) => states.every((state) => state.turn >= 3);
        await playTogether(players, turns, 180_000);
        await settle(guest);
        assertNotBlank(await shot(guest, "together-table-phone"), "the table on the phone");

        const before = await readTargets(guest);
        await guest.reload({ waitUntil: "domcontentloaded" });
        const after = await waitForState(guest, "the table after a reload", (now) => now.screen === "play" && now.events >= before.events, 60_000);
        check(after.events >= before.events, "events were lost by a reload");

        await server.kill("SIGKILL");
        await server.again();
        const turn = Math.max(...(await Promise.all([host, guest].map(readTargets))).map((state) => state.turn));
        await playTogether(players, (states) => states.every((state) => state.turn > turn), 120_000);
        await clickTarget(host, "room.open");
        await waitForTarget(host, "room.react.Clap");
        await settle(host);
        await shot(host, "together-sheet-desk");
        await clickTarget(host, "room.react.Clap");
        forgive(host);
        forgive(guest);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "together: four words that somebody says lead into their room, and a wrong one is told",
    needs: TITLE,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = [(await prepare(DESK)).page, (await prepare(PHONE)).page];
        await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        const [first, ...others] = fourWords(await openRoom(host, clickTarget, "Ada"));
        await bring(host, "together.copy");
        await settle(host);
        await shot(host, "together-words-desk");
        await guest.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        await waitForTitle(guest);
        await tapTarget(guest, "title.together");
        await bring(guest, "together.link");
        await type(guest, tap, "together.link", `${first}s ${others.join(" ")}`.toUpperCase());
        await bring(guest, "together.enter");
        await tap(guest, await waitForTarget(guest, "together.enter"));
        await waitForState(guest, "which word is meant", (state) => state.prompt.includes(`Did you mean “${first}”?`), 10_000);
        await settle(guest);
        await shot(guest, "together-words-phone");
        await bring(guest, "together.link");
        await tap(guest, await waitForTarget(guest, "together.link"));
        await settle(guest);
        await guest.keyboard.press("End");
        for (const _ of [first, ...others].join(" s")) await guest.keyboard.press("Backspace");
        await guest.keyboard.type([first, ...others].join("-"));
        await settle(guest);
        await bring(guest, "together.enter");
        await tap(guest, await waitForTarget(guest, "together.enter"));
        await waitForTarget(guest, "together.sit", 10_000);
        await sitDown(guest, tapTarget, "Bo");
        await waitForTarget(host, "together.kick.1", 10_000);
        await bring(guest, "together.copy");
        await settle(guest);
        await shot(guest, "together-words-lobby-phone");
        forgive(host);
        forgive(guest);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "together: a theme of the host's own comes with the room to a phone that has it not",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        await waitForTitle(host);
        await drop(host, zipOf("manor.zip", manor()));
        await waitToHear(host, /The Manor is ready/);
        await clickTarget(host, "themes.close");
        await gather(server, host, guest);
        await bring(host, "together.theme.manor");
        await settle(host);
        await shot(host, "together-own-theme-desk");
        await clickTarget(host, "together.theme.manor");
        // It is arranged: what was played before stands among the others now.
        await waitForTarget(host, "together.theme.glasshouse", 30_000);
        await waitForState(guest, "the lobby with that theme", (state) => isOn(state, "together.stand"), 30_000);
        await settle(guest);
        await shot(guest, "together-own-theme-phone");
        await bring(host, "together.more-bots");
        await clickTarget(host, "together.more-bots");
        await waitForTarget(host, "together.bots.novice", 10_000);
        await clickTarget(host, "together.start");
        for (const page of [host, guest]) await waitForState(page, "the table", (now) => now.screen === "play", 60_000);
        const players = [new Player(host), new Player(guest, { touch: true })];
        await playTogether(players, (states) => states.every((state) => state.turn >= 2), 120_000);
        await settle(guest);
        assertNotBlank(await shot(guest, "together-own-theme-table-phone"), "the table on the phone");
        forgive(host);
        forgive(guest);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "together: without a server of rooms the page says so, and plays on",
    needs: TITLE,
    async run({ open, forgive }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapTarget(page, "title.together");
      await waitForTarget(page, "together.open");
      await type(page, tap, "together.name", "Ada");
      await tap(page, await waitForTarget(page, "together.open"));
      await waitForState(page, "that no server answers", (state) => /^No server answered/.test(state.prompt) && isOn(state, "together.open"), 15_000);
      await settle(page);
      await shot(page, "together-no-server-phone");
      await tapTarget(page, "together.back");
      await waitForScreen(page, "title");
      same((await readTargets(page)).screen, "title", "the screen after that");
      forgive(page);
    },
  },
];
