// A room by the page as text alone, from the title to the verdict: opened, sat down in, played and left by its elements.
import { check } from "../lib/checks.mjs";
import { MirrorPlayer, SAID, axe, goesOn, nothingIsMissing, pressWords, readMirror, sameTree, waitForMirror } from "../lib/mirror.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { settle, shot } from "../lib/targets.mjs";
import { fourWords } from "../lib/together.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE } from "./game.mjs";
import { stillPage } from "./together.mjs";

const AS_TEXT = "/?targets&clock=6&text";
// Things that each of the two does before one gives up.
const DEEDS = 6;
const A_ROUND = 180_000;

const fill = (page, label, text) => page.locator(`#mirror input[aria-label="${label}"]`).first().fill(text);
const says = (page, words, patience = 60_000) =>
  page.waitForFunction((wanted) => document.getElementById("mirror").textContent.includes(wanted), words, { timeout: patience });

/** What is read here is right: nothing that can be clicked is missing, and axe has nothing to say. */
async function holds(page, where) {
  await settle(page);
  await nothingIsMissing(page, where);
  await axe(page, where);
}

/** Opens a room by elements; its link, as it is read there. */
async function openRoomAsText(host, address) {
  await host.goto(address + AS_TEXT, { waitUntil: "domcontentloaded" });
  await pressWords(host, /Play together/i);
  await waitForMirror(host, "the way into a room", ({ buttons }) => buttons.includes("Open a room"));
  await holds(host, "the way into a room");
  await sameTree(host, "way-in", [SAID]);
  await fill(host, "What the others call you", "Ada");
  await pressWords(host, "Open a room");
  await waitForMirror(host, "the lobby", ({ buttons }) => buttons.includes("Start the case"), 30_000);
  const told = await host.evaluate(() => document.getElementById("mirror").textContent);
  const link = /#room=[a-z0-9]+/.exec(told)?.[0];
  check(link, `no link is read in ${told.slice(0, 400)}`);
  return link;
}

async function sitDownAsText(guest, address, link) {
  await guest.goto(address + AS_TEXT + link, { waitUntil: "domcontentloaded" });
  await waitForMirror(guest, "a free chair", ({ buttons }) => buttons.includes("Sit down"), 60_000);
  await holds(guest, "a room before one sits down");
  await fill(guest, "What the others call you", "Bo");
  await pressWords(guest, "Sit down");
  await waitForMirror(guest, "an own chair", ({ buttons }) => buttons.includes("Stand up"), 30_000);
}

/** Whoever is asked decides, until each has done so much or the case is over. */
async function playInTurn(players, enough) {
  const end = Date.now() + A_ROUND;
  while (Date.now() < end) {
    const read = await Promise.all(players.map(({ page }) => readMirror(page)));
    if (enough(read)) return;
    const at = read.findIndex(({ heading, deeds }) => heading === "The case" && deeds.some(goesOn));
    if (at >= 0) await players[at].step();
    else await new Promise((later) => setTimeout(later, 100));
  }
  throw new Error(`not there after ${A_ROUND / 1000} s; ${players.map(({ taken }) => taken.length).join(" and ")} things were done`);
}

export const mirrorRoomScenarios = [
  {
    name: "text: a room by the elements alone, from the title to the verdict",
    needs: TITLE,
    long: true,
    async run({ prepare }) {
      const server = await serveRooms();
      try {
        const [host, guest] = [await stillPage(prepare, DESK), await stillPage(prepare, PHONE)];
        const link = await openRoomAsText(host, server.address);
        await sitDownAsText(guest, server.address, link);
        await says(host, "Bo");
        await pressWords(host, "Add a bot");
        await waitForMirror(host, "a bot", ({ buttons }) => buttons.includes("Remove a bot") && !buttons.includes("No bots"));
        await holds(host, "the lobby");
        await sameTree(host, "lobby", [SAID, server.address, link, fourWords(link).join("-")]);
        await shot(host, "text-lobby");
        await pressWords(host, "Start the case");
        const players = [host, guest].map((page) => new MirrorPlayer(page));
        for (const { page } of players) await waitForMirror(page, "the table", ({ heading }) => heading === "The case");
        await playInTurn(players, (read) => read.some(({ heading }) => heading === "The verdict") || players.every(({ count }) => count >= DEEDS));
        await holds(host, "the table of a room");
        await host.locator("#mirror summary").last().click();
        await pressWords(host, /^Room$/);
        await waitForMirror(host, "who is in the room", ({ buttons }) => buttons.includes("Back to the table"));
        await settle(host);
        await axe(host, "who is in a room");
        await sameTree(host, "room-sheet", [], "#mirror [role=dialog]");
        await host.keyboard.press("Escape");
        await shot(guest, "text-room-table");
        await Promise.all(players.map((player) => player.giveUp()));
        for (const { page } of players) await waitForMirror(page, "the verdict", ({ heading }) => heading === "The verdict", A_ROUND);
        await says(guest, "The deal was fair: replayed and checked here.");
        await holds(guest, "the verdict of a room");
        await shot(guest, "text-room-verdict");
      } finally {
        await server.stop();
      }
    },
  },
];
