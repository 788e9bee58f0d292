// The lobby's own decisions: beginning without who is away, a table that is closed; and the verdict for who was away at it.
import { readFileSync } from "node:fs";

import { check, same } from "../lib/checks.mjs";
import { waitToHear } from "../lib/give.mjs";
import { keepFrames, waitForFrame } from "../lib/memory.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { bring, giveUp } from "../lib/together.mjs";
import { clickTarget, pickTarget, pickTargetByTap, readTargets, settle, shot, tapTarget, targetsNamed, waitForScreen, waitForState, waitForTarget } from "../lib/targets.mjs";
import { PHONE_WINDOW as PHONE, TITLE } from "./game.mjs";
import { addNovice, gather, inSheet, QUERY, start, stillPage, stillPages } from "./together.mjs";

const PHONE_SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const isOn = (state, name) => targetsNamed(state, name).length > 0;
const plays = (state) => state.screen === "play";

// The page tells what it writes, too.
const WRITTEN = `${QUERY}&texts`;

/** Waits until this is written on the page, in one row or several, without the marks around names. */
const waitToRead = (page, words) => waitForState(page, `“${words}”`, ({ texts }) =>
  texts.map(({ name }) => name).join(" ").replace(/[\u2066-\u2069]/g, "").includes(words), 20_000);

export const lobbyScenarios = [
  {
    name: "lobby: who is away is named, the case begins without them, and a closed table offers nobody a chair",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        const third = await stillPage(prepare, PHONE_SMALL);
        await host.goto(server.address + WRITTEN, { waitUntil: "domcontentloaded" });
        const link = await gather(server, host, guest);
        await waitForTarget(host, "together.kick.1", 10_000);
        await addNovice(host);

        // Whoever comes is offered a chair, and none any more once the host has closed the table.
        await third.goto(server.address + WRITTEN + link, { waitUntil: "domcontentloaded" });
        await waitForTarget(third, "together.sit", 60_000);
        await bring(host, "together.door");
        await pickTarget(host, "together.door");
        await waitForState(third, "the lobby without a chair", (state) => !isOn(state, "together.sit"), 10_000);
        await waitToRead(third, "The host has closed the table to new players.");
        await settle(third);
        await shot(third, "lobby-closed-phone-small");

        // All read who is away; who can begin without them has the button for it.
        await guest.goto("about:blank");
        await waitForTarget(host, "together.start-without", 20_000);
        await waitToRead(host, "Bo is away: wait, or start without Bo.");
        await waitToRead(third, "Away: Bo.");
        check(!isOn(await readTargets(third), "together.start-without"), "whoever only watches can begin without somebody");
        await settle(host);
        await shot(host, "lobby-away-desk");
        await clickTarget(host, "together.start-without");
        for (const page of [host, third]) await waitForState(page, "the table", plays, 60_000);

        // A bot's chair is not offered either.
        await tapTarget(third, "room.open");
        await inSheet(third, "room.invite");
        const offered = targetsNamed(await readTargets(third), /^together\.(take|name)/).map(({ name }) => name);
        check(offered.length === 0, `a closed table offers ${offered}`);
        await settle(third);
        await shot(third, "lobby-closed-sheet-phone-small");

        // The room stands in the menu too.
        await clickTarget(host, "menu.open");
        await clickTarget(host, "menu.room");
        await waitForTarget(host, "room.close");
        await settle(host);
        await shot(host, "lobby-menu-room-desk");
        await clickTarget(host, "room.close");
        for (const page of [host, guest, third]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "lobby: whoever was away at the verdict has the case, its check and its proof after once more and a reload",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        await host.goto(server.address + WRITTEN, { waitUntil: "domcontentloaded" });
        const link = await gather(server, host, guest);
        await waitForTarget(host, "together.kick.1", 10_000);
        await start(host, guest);
        const { events } = await readTargets(host);
        await giveUp(guest, tapTarget);
        // That its own page has taken the press says nothing of the room.
        await waitForState(host, "that giving up has come to something", (state) => state.events > events, 20_000);
        await guest.goto("about:blank");
        await giveUp(host, clickTarget);
        await waitForState(host, "the verdict", (state) => isOn(state, "verdict.again"), 60_000);
        await clickTarget(host, "verdict.again");
        await waitForTarget(host, "together.kick.1", 30_000);

        await guest.goto(server.address + WRITTEN + link, { waitUntil: "domcontentloaded" });
        await waitToHear(guest, /The last case was closed while you were away\..*The deal was fair/s);
        await waitForState(guest, "the lobby", (state) => state.screen === "together" && isOn(state, "together.back"), 30_000);
        await settle(guest);
        await shot(guest, "lobby-late-verdict-phone");
        await tapTarget(guest, "together.back");
        await waitForScreen(guest, "title");
        await tapTarget(guest, "title.cases");
        await tapTarget(guest, "library.enter");
        await waitForTarget(guest, "review.save-room", 30_000);
        const saved = guest.waitForEvent("download", { timeout: 15_000 });
        await pickTargetByTap(guest, "review.save-room");
        const proof = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
        check(proof.kind === "candlestick-room" && proof.told.seats.length === 2, "what is saved is not the room's record");
        for (const page of [host, guest]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "lobby: a phone dies with the link to its chair, and the host gives the chair to another one with hand and notebook",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        const other = await stillPage(prepare, PHONE_SMALL);
        const [his, theirs] = [guest, other].map(keepFrames);
        await host.goto(server.address + WRITTEN, { waitUntil: "domcontentloaded" });
        const link = await gather(server, host, guest);
        // Whoever sits is offered their own link at once.
        await bring(guest, "together.copy-own");
        await waitForTarget(guest, "together.copy-own", 2_000);
        await settle(guest);
        await shot(guest, "lobby-own-link-phone");
        await waitForTarget(host, "together.kick.1", 10_000);
        await addNovice(host);
        await start(host, guest);
        await waitForFrame(his, /^\{"whole".*"hand":\[\d/);
        await guest.goto("about:blank");

        await other.goto(server.address + WRITTEN + link, { waitUntil: "domcontentloaded" });
        await waitForState(other, "the watcher's table", plays, 60_000);
        await tapTarget(other, "room.open");
        await inSheet(other, "together.claim.1");
        await settle(other);
        await shot(other, "lobby-claim-phone-small");
        await tapTarget(other, "together.claim.1");
        await waitForState(other, "that the host is asked", (state) => !isOn(state, "together.claim.1"), 10_000);
        await settle(other);
        await shot(other, "lobby-claimed-phone-small");
        await waitToRead(host, "Somebody is asking for Bo’s chair.");
        await clickTarget(host, "room.open");
        await waitForTarget(host, "together.give.1", 10_000);
        await settle(host);
        await shot(host, "lobby-give-desk");
        await clickTarget(host, "together.give.1");
        await waitForFrame(theirs, /^\{"whole".*"hand":\[\d/);
        await waitForState(other, "the table from the chair", plays, 60_000);
        const hand = ({ received }) => JSON.stringify(received.filter((text) => text.startsWith('{"whole"')).map((text) => JSON.parse(text).whole.view.hand).at(-1));
        same(hand(theirs), hand(his), "the hand at the other device");
        await settle(other);
        await shot(other, "lobby-handed-phone-small");
        for (const page of [host, guest, other]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
];
