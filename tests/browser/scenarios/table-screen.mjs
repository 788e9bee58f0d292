// One screen shows the table and nothing private, and each phone its hand, the question and the notebook.
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { keepFrames } from "../lib/memory.mjs";
import { Player } from "../lib/player.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { bring, sitDown, type } from "../lib/together.mjs";
import { clickTarget, pickTargetByTap, readTargets, settle, shot, tap, tapTarget, targetsNamed, waitForState, waitForTarget } from "../lib/targets.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, TITLE, waitForTitle } from "./game.mjs";
import { inSheet, playTogether, QUERY, stillPage } from "./together.mjs";

const PHONE_SMALL = { ...PHONE, viewport: { width: 360, height: 640 } };
const isOn = (state, name) => targetsNamed(state, name).length > 0;
const plays = (state) => state.screen === "play";
const boardOf = (state) => state.targets.find(({ name }) => name === "board");

/** What of the case a page was told: the views, and what was shown to whom. */
function told(frames) {
  const all = frames.received.map((text) => JSON.parse(text)).map(({ whole, news }) => whole ?? news).filter(Boolean);
  const cards = all.flatMap(({ events }) => events).map(({ shown }) => shown?.card).filter((card) => typeof card === "number");
  return { hands: all.map(({ view }) => view.hand.length), eyes: [...new Set(all.map(({ view }) => view.me))], cards };
}

/** Opens a room as its table; the invitation's fragment. */
async function openTable(screen, server) {
  await screen.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
  await waitForTitle(screen);
  await clickTarget(screen, "title.together");
  await waitForTarget(screen, "together.be-table");
  await settle(screen);
  await shot(screen, "table-way-in-desk");
  await clickTarget(screen, "together.be-table");
  await waitForTarget(screen, "together.copy", 20_000);
  const fragment = await screen.evaluate(() => location.hash);
  check(/^#room=[a-z0-9]+&table$/.test(fragment), `what stands behind the address: ${fragment}`);
  return fragment.replace("&table", "");
}

export const tableScreenScenarios = [
  {
    name: "table: a screen shows the table and is told nobody's cards, two phones have their hands",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [screen, ada, bo] = [await stillPage(prepare, DESK), await stillPage(prepare, PHONE), await stillPage(prepare, PHONE_SMALL)];
        const [seen, hers] = [keepFrames(screen), keepFrames(ada)];
        const link = await openTable(screen, server);
        await settle(screen);
        check(!isOn(await readTargets(screen), /^together\.(sit|stand|name)$/), "the screen is offered a chair");
        await shot(screen, "table-lobby-empty-desk");
        for (const [phone, name] of [[ada, "Ada"], [bo, "Bo"]]) {
          await phone.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
          await sitDown(phone, tapTarget, name);
        }
        await settle(screen);
        assertNotBlank(await shot(screen, "table-lobby-desk"), "the lobby on the screen");
        // Whoever sat down first arranges and begins.
        await bring(ada, "together.more-bots");
        await tapTarget(ada, "together.more-bots");
        await waitForTarget(ada, "together.bots.novice", 10_000);
        await settle(ada);
        await shot(ada, "table-lobby-phone");
        await tapTarget(ada, "together.start");
        for (const page of [screen, ada, bo]) await waitForState(page, "the table", plays, 60_000);
        for (const phone of [ada, bo]) await waitForTarget(phone, "tab.board", 10_000);
        const players = [new Player(ada, { touch: true }), new Player(bo, { touch: true })];
        await playTogether(players, (states) => states.every((state) => state.turn >= 3), 240_000);

        // A phone that is not asked for a place shows its hand and nothing of the board, which is one tab away.
        for (const [phone, name] of [[ada, "phone"], [bo, "phone-small"]]) {
          await settle(phone);
          await shot(phone, `table-hand-${name}`);
          await tapTarget(phone, "tab.notebook");
          await settle(phone);
          await shot(phone, `table-notebook-${name}`);
          await tapTarget(phone, "tab.board");
          await settle(phone);
          await shot(phone, `table-board-${name}`);
          check(boardOf(await readTargets(phone)).h > 200, "the board has no room on its own tab");
          await tapTarget(phone, "tab.act");
          await settle(phone);
        }
        await settle(screen);
        assertNotBlank(await shot(screen, "table-case-desk"), "the case on the screen");

        await clickTarget(screen, "room.open");
        await waitForTarget(screen, "room.invite");
        await settle(screen);
        await shot(screen, "table-sheet-desk");
        const offered = targetsNamed(await readTargets(screen), /^(together\.(take|name)|room\.(pause|nudge|react))/).map(({ name }) => name);
        same(offered.join(" "), "", "what the sheet offers to a screen that nobody sits at");
        await inSheet(screen, "room.invite");
        await clickTarget(screen, "room.invite");
        await waitForTarget(screen, "together.copy");
        await settle(screen);
        await shot(screen, "table-invitation-desk");
        await clickTarget(screen, "room.close");

        // It comes back as the table, and the phones know.
        await screen.reload({ waitUntil: "domcontentloaded" });
        await waitForState(screen, "the table after a reload", plays, 60_000);
        const turn = Math.max(...(await Promise.all([ada, bo].map(readTargets))).map((state) => state.turn));
        await playTogether(players, (states) => states.every((state) => state.turn > turn), 240_000);
        await waitForState(screen, "that turn on the screen", (state) => state.turn > turn, 30_000);
        for (const phone of [ada, bo]) check(isOn(await readTargets(phone), "tab.board"), "a phone has forgotten the table");

        const [table, phone] = [told(seen), told(hers)];
        // After a reload what came before is told in one piece: a dozen in four turns.
        check(table.hands.length > 10, `the screen was told of the case ${table.hands.length} times`);
        check(table.hands.every((cards) => cards === 0), "the screen was told somebody's hand");
        same(table.cards.length, 0, "how many cards that were shown the screen was told");
        check(table.eyes.length === 1 && !phone.eyes.includes(table.eyes[0]), `with whose eyes: ${table.eyes}, ${phone.eyes}`);
        check(phone.hands.every((cards) => cards > 0), "a phone was not told its hand: the test would see nothing");
        for (const page of [screen, ada, bo]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
  {
    name: "table: a shared screen, two at one phone and a far friend play one case",
    needs: TITLE,
    long: true,
    async run({ prepare, forgive }) {
      const server = await serveRooms();
      try {
        const [screen, shared, far] = [await stillPage(prepare, DESK), await stillPage(prepare, PHONE), await stillPage(prepare, PHONE_SMALL)];
        const [seen, theirs, hers] = [screen, shared, far].map(keepFrames);
        const link = await openTable(screen, server);
        await shared.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
        await sitDown(shared, tapTarget, "Ada");
        await bring(shared, "together.beside.name");
        await type(shared, tap, "together.beside.name", "Bo");
        await bring(shared, "together.beside.sit");
        await tapTarget(shared, "together.beside.sit");
        await far.goto(server.address + QUERY + link, { waitUntil: "domcontentloaded" });
        await sitDown(far, tapTarget, "Cy");
        await waitForState(shared, "Cy at the table", (state) => isOn(state, "together.start"), 20_000);
        await settle(screen);
        await shot(screen, "table-mixed-lobby-desk");
        await tapTarget(shared, "together.start");
        for (const page of [screen, shared, far]) await waitForState(page, "the table", plays, 60_000);

        // Who sits elsewhere does not see that screen: they say so, and have the board on their own again.
        await waitForTarget(far, "tab.board", 10_000);
        await tapTarget(far, "tab.board");
        await tapTarget(far, "room.open");
        await inSheet(far, "together.sees-table");
        await settle(far);
        await shot(far, "table-mixed-sheet-phone-small");
        await pickTargetByTap(far, "together.sees-table");
        await tapTarget(far, "room.close");
        await waitForState(far, "the whole table", (state) => !isOn(state, "tab.board"), 10_000);
        await settle(far);
        assertNotBlank(await shot(far, "table-mixed-far-phone-small"), "the table of who is far");

        const players = [new Player(shared, { touch: true }), new Player(far, { touch: true })];
        await playTogether(players, (states) => states.every((state) => state.turn >= 5), 300_000);
        await waitForState(screen, "those turns on the screen", (state) => state.turn >= 5, 30_000);
        await settle(shared);
        await shot(shared, "table-mixed-shared-phone");
        await settle(screen);
        assertNotBlank(await shot(screen, "table-mixed-case-desk"), "the case on the screen");
        const passed = players[0].taken.filter((name) => name === "act.pass-on").length;
        check(passed >= 2, `the phone went round ${passed} times`);
        const [table, two, one] = [told(seen), told(theirs), told(hers)];
        check(table.hands.length > 5 && table.hands.every((cards) => cards === 0), "the screen was told somebody's hand, or nothing");
        same(table.cards.length, 0, "how many cards that were shown the screen was told");
        same([table, two, one].map(({ eyes }) => eyes.length).join(" "), "1 2 1", "with how many eyes screen, phone and far friend look");
        check(!one.eyes.some((eye) => two.eyes.includes(eye)), "the far friend looks with the eyes of the phone's people");
        for (const page of [screen, shared, far]) forgive(page);
      } finally {
        await server.stop();
      }
    },
  },
];
