// A whole evening in one room: what is pressed beside the case itself, by a host, a guest and somebody who first only watches.
import { readFileSync } from "node:fs";

import { check, same } from "../lib/checks.mjs";
import { waitToHear } from "../lib/give.mjs";
import { keepFrames, waitForFrame } from "../lib/memory.mjs";
import { Player } from "../lib/player.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { acts, bring, giveUp, sitDown, type } from "../lib/together.mjs";
import {
  clickTarget, pickTarget, pickTargetByTap, readTargets, settle, shot, tap, tapTarget, targetsNamed, waitForScreen, waitForState, waitForTarget,
} from "../lib/targets.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE } from "./game.mjs";
import { addNovice, gather, inSheet, playTogether, QUERY, start, stillPage } from "./together.mjs";

const isOn = (state, name) => targetsNamed(state, name).length > 0;
const plays = (state) => state.screen === "play";
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Presses something in the sheet beside the table. */
async function fromSheet(page, hand, name) {
  await hand(page, "room.open");
  await inSheet(page, name);
  await hand(page, name);
}

/** Plays on until this one, and nobody else, is asked. */
async function untilAsked(players, one) {
  for (const end = Date.now() + 240_000; Date.now() < end; ) {
    const states = await Promise.all(players.map(({ page }) => readTargets(page)));
    const at = states.findIndex(acts);
    if (at >= 0 && players[at] === one) return;
    if (at >= 0) await players[at].step();
    else await pause(100);
  }
  throw new Error("who should be asked was not in four minutes");
}

export const eveningScenarios = [
  {
    name: "evening: standing up, pause, reminder, reaction, stand-in, late guest, the verdict, once more and sent away",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [host, guest, late] = [await stillPage(prepare, DESK), await stillPage(prepare, PHONE), await stillPage(prepare, PHONE)];
        const [hers, his, theirs] = [host, guest, late].map(keepFrames);
        await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        const link = await gather(server, host, guest);

        // Who stands up can sit down again.
        await bring(guest, "together.stand");
        await tapTarget(guest, "together.stand");
        await bring(guest, "together.sit");
        await waitForTarget(guest, "together.sit", 10_000);
        await waitForState(host, "that nobody else sits there", (state) => !isOn(state, /^together\.kick\./), 10_000);
        await sitDown(guest, tapTarget, "Bo");
        await addNovice(host);
        await bring(host, "together.stand-in.0");
        // Only the light round it tells that it was.
        await pickTarget(host, "together.stand-in.0");
        await late.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
        await waitForTarget(late, "together.sit", 60_000);
        const players = await start(host, guest);
        await waitForState(late, "the watcher's table", plays, 60_000);
        await playTogether(players, (states) => states.every((state) => state.turn >= 2), 180_000);
        await settle(late);
        await shot(late, "evening-watcher-phone");
        check(!acts(await readTargets(late)), "whoever watches is asked something");

        // A reaction is heard by the other, and by whoever watches.
        await fromSheet(host, clickTarget, "room.react.Clap");
        for (const page of [guest, late]) await waitToHear(page, "Ada: Well done!");

        // A pause holds the case up for all, and anybody who plays ends it.
        const paused = his.received.length;
        await fromSheet(host, clickTarget, "room.pause");
        await waitForFrame(his, /"what":"paused"/, paused);
        await settle(guest);
        await shot(guest, "evening-paused-phone");
        const entries = hers.received.filter((frame) => frame.startsWith('{"news"')).length;
        await pause(3_000);
        same(hers.received.filter((frame) => frame.startsWith('{"news"')).length, entries, "how much happened before the pause and in it");
        await fromSheet(guest, tapTarget, "room.pause");
        await waitForFrame(hers, /"what":"resumed"/);

        // Whoever is awaited is reminded.
        await untilAsked(players, players[1]);
        await fromSheet(host, clickTarget, "room.nudge");
        await waitToHear(guest, "Ada is waiting for you.");

        // The guest is gone: a bot decides for them, and they have the chair again at once.
        const before = hers.received.length;
        await guest.goto("about:blank");
        await waitForFrame(hers, /"by":"stand-in"/, before, 90_000);
        await settle(host);
        await shot(host, "evening-stand-in-desk");
        await guest.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
        await waitForState(guest, "the table again", plays, 60_000);
        await untilAsked(players, players[1]);
        const own = his.sent.length;
        await players[1].step();
        await playTogether(players, () => his.sent.slice(own).some((frame) => frame.includes('"act"')), 120_000);

        // Whoever watched takes the bot's chair, with what it has seen.
        await tapTarget(late, "room.open");
        await waitForTarget(late, "together.name");
        await type(late, tap, "together.name", "Cy");
        await settle(late);
        await shot(late, "evening-take-phone");
        await inSheet(late, /^together\.take\./);
        await tapTarget(late, /^together\.take\./);
        await waitForFrame(theirs, /^\{"whole".*"hand":\[\d/);
        await waitForState(late, "the table from the chair", plays, 60_000);
        const three = [...players, new Player(late, { touch: true })];
        const { turn } = await readTargets(host);
        await playTogether(three, (states) => states.every((state) => state.turn >= turn + 3), 240_000);

        // All give up: the verdict, and once more with the same people.
        await giveUp(host, clickTarget);
        await giveUp(guest, tapTarget);
        await giveUp(late, tapTarget);
        for (const page of [host, guest, late]) await waitForState(page, "the verdict", (state) => isOn(state, "verdict.review"), 90_000);
        await clickTarget(host, "verdict.again");
        await waitForTarget(host, "together.kick.3", 30_000);
        // Those who still look at the verdict are told, and come when they like.
        await settle(guest);
        await shot(guest, "evening-another-phone");
        for (const page of [guest, late]) {
          await tapTarget(page, "verdict.again");
          await waitForState(page, "the lobby again", (state) => state.screen === "together", 30_000);
        }

        // Sent away for good: their own link opens nothing any more.
        // Cy is the third: whoever stood up and sat down again is somebody else to the room.
        await bring(host, "together.kick.3");
        await clickTarget(host, "together.kick.3");
        await clickTarget(host, "together.kick.confirm");
        await waitForTarget(late, "together.reconnect", 20_000);
        await waitForState(host, "that Cy is gone", (state) => !isOn(state, "together.kick.3"), 10_000);
        await settle(late);
        await shot(late, "evening-sent-away-phone");

        // Who leaves the room has its proof all the same, beside the case.
        await tapTarget(guest, "together.leave");
        await tapTarget(guest, "together.back");
        await waitForScreen(guest, "title");
        await tapTarget(guest, "title.cases");
        await tapTarget(guest, "library.enter");
        await waitForTarget(guest, "review.save-room", 30_000);
        await settle(guest);
        await shot(guest, "evening-proof-phone");
        const saved = guest.waitForEvent("download", { timeout: 15_000 });
        await pickTargetByTap(guest, "review.save-room");
        const proof = JSON.parse(readFileSync(await (await saved).path(), "utf8"));
        check(proof.kind === "candlestick-room" && proof.told.seats.length > 2, "what is saved is not the room's record");
        for (const page of [host, guest, late]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
];
