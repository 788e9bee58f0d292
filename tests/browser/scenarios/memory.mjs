// What a page in a room knows: all memory of a guest's page is searched for what is nobody's or others' to know.
import { check } from "../lib/checks.mjs";
import { keepFrames, searchMemory, storageOf } from "../lib/memory.mjs";
import { logLines, secretsOf } from "../lib/room-log.mjs";
import { serveRooms } from "../lib/rooms.mjs";
import { pickTarget } from "../lib/targets.mjs";
import { bring } from "../lib/together.mjs";
import { TITLE } from "./game.mjs";
import { addNovice, gather, playTogether, QUERY, start, stillPages } from "./together.mjs";

const messages = (frames, kind) => frames.received.map((text) => JSON.parse(text)[kind]).filter(Boolean);
const told = (frames) => [...messages(frames, "whole"), ...messages(frames, "news")];
const eventsOf = (frames) => told(frames).flatMap(({ events }) => events);
const seatOf = (frames) => told(frames).at(-1).view.me;
const handOf = (frames) => told(frames).at(-1).view.hand;
/** A hand as a frame writes it, and as the game holds it: a bit for each card. */
const handIn = (frames) => `"hand":${JSON.stringify(handOf(frames))}`;
function maskOf(frames) {
  const mask = Buffer.alloc(8);
  mask.writeBigUInt64LE(handOf(frames).reduce((bits, card) => bits | (1n << BigInt(card)), 0n));
  return mask;
}
/** Cards that were shown to somebody, as a frame writes it. */
const shown = (frames) => eventsOf(frames).filter(({ shown }) => typeof shown?.card === "number").map(({ shown }) => shown);
const isPart = (seat) => ({ by, to }) => by === seat || to === seat;
const written = (shown) => `"shown":${JSON.stringify(shown)}`;
const tokenOf = (frames) => frames.sent.map((text) => /"token":"([a-z2-7]{26,})"/.exec(text)?.[1]).find(Boolean);

/** Every form in which a secret could lie there: its bytes, and as it is written. */
const forms = (name, bytes) => ({
  [`${name} as bytes`]: bytes,
  [`${name} in digits`]: Buffer.from(bytes.toString("hex")),
  [`${name} in capital digits`]: Buffer.from(bytes.toString("hex").toUpperCase()),
  [`${name} in Base64`]: Buffer.from(bytes.toString("base64").slice(0, 40)),
  [`${name} in Base32`]: Buffer.from(letters(bytes)),
});

/** Five bits a letter, as tokens and rooms are written. */
function letters(bytes) {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, "0")).join("");
  return bits.match(/.{5}/g).map((five) => "abcdefghijklmnopqrstuvwxyz234567"[parseInt(five, 2)]).join("");
}

export const memoryScenarios = [
  {
    name: "memory: a guest's page holds its own token and hand, and no seed, no other's token, hand or shown card",
    needs: TITLE,
    long: true,
    async run({ prepare }) {
      const server = await serveRooms();
      try {
        const [host, guest] = await stillPages(prepare);
        const [hosts, guests] = [keepFrames(host), keepFrames(guest)];
        await host.goto(server.address + QUERY, { waitUntil: "domcontentloaded" });
        await gather(server, host, guest);
        await addNovice(host);
        // So much is worked out in a worker of each page, which is searched too.
        await bring(host, "together.help.deduce");
        await pickTarget(host, "together.help.deduce");
        const players = await start(host, guest);
        const [ada, bo] = [seatOf(hosts), seatOf(guests)];
        const others = () => shown(hosts).filter((one) => !isPart(bo)(one));
        const own = () => shown(guests).filter(isPart(bo));
        await playTogether(players, () => others().length > 0 && own().length > 0, 400_000);

        const { kept, secret, commitment, seed } = secretsOf(logLines(server.data));
        const [open] = messages(guests, "whole");
        check(open.commitment === commitment.toString("hex"), "the secret that the test works out is not the room's");
        const hidden = {
          ...forms("what the room keeps", kept), ...forms("the secret", secret), ...forms("the seed", seed),
          "the host's token": Buffer.from(tokenOf(hosts)),
          "the host's hand, written": Buffer.from(handIn(hosts)),
          "the host's eyes": Buffer.from(`"me":${ada},`),
          ...Object.fromEntries(others().map((one) => [written(one), Buffer.from(written(one))])),
        };
        const known = { "its own token": Buffer.from(tokenOf(guests)), "its own hand": maskOf(guests) };
        const found = await searchMemory(guest, { ...hidden, ...known, "the host's hand": maskOf(hosts) });
        check(found.programs > 1, "the page's worker was not searched");
        console.log(`      ${(found.bytes / 1e6).toFixed(0)} MB of ${found.programs} programs searched for ${Object.keys(hidden).length + 1} secrets; ` +
          Object.keys(known).map((name) => `${name} ${found[name].length} times`).join(", "));
        for (const name of Object.keys(known)) check(found[name].length > 0, `${name} was not found: the search finds nothing`);
        for (const name of Object.keys(hidden)) {
          check(found[name].length === 0, `${name} is in the guest's memory (${found[name].length} times)`);
        }
        // Six bits of 21 are there by chance at times (of 60 hands of nobody's seven were, as colours or places): a view is
        // known by what follows a hand in it. The host's page has the host's hand in such places, and its token.
        const views = new Set(found["its own hand"]);
        const mine = await searchMemory(host, { "the host's hand": maskOf(hosts), "the host's token": Buffer.from(tokenOf(hosts)) });
        check(mine["the host's hand"].some((place) => views.has(place)), "a view of the host would not be known as one");
        check(mine["the host's token"].length > 0, "the host's token is not even in the host's memory");
        check(!found["the host's hand"].some((place) => views.has(place)), "a view of the host's is in the guest's memory");

        // What came in a frame may have been overwritten in the memory by now.
        const rest = guests.received.join("\n") + (await storageOf(guest));
        check(rest.includes(handIn(guests)) && rest.includes(written(own()[0])), "the guest was not told of its own hand");
        for (const [name, bytes] of Object.entries(hidden)) {
          check(!rest.includes(bytes.toString("latin1")), `${name} was sent to the guest, or is kept there`);
        }
      } finally {
        await server.stop();
      }
    },
  },
];
