// What the browser around the page wishes or lacks: less motion, and nothing to make a sound with.
import { check, same } from "../lib/checks.mjs";
import { Player } from "../lib/player.mjs";
import { readTargets, settle, tapTarget, targetsNamed, waitForState, withoutMotion } from "../lib/targets.mjs";
import { PHONE_WINDOW as PHONE, SMALL_WINDOW as SMALL, startCase, TITLE, waitForTitle } from "./game.mjs";

const QUERY = "?targets&seed=7&clock=6";
const PLACES = /^board\.(square|room)\./;

/** What may be wrong with a browser's sound; each is run in the page before anything else. */
const SILENT = {
  "no sound at all": () => {
    for (const name of ["AudioContext", "webkitAudioContext"]) delete globalThis[name];
  },
  "no device": () => {
    globalThis.AudioContext = class {
      constructor() {
        throw new DOMException("there is no device", "NotSupportedError");
      }
    };
  },
  "a device that never begins": () => {
    const no = (what) => new DOMException(`${what} failed`, "InvalidStateError");
    globalThis.AudioContext = class {
      state = "suspended";
      currentTime = 0;
      destination = null;
      resume = () => Promise.reject(no("resume"));
      suspend = () => Promise.reject(no("suspend"));
      decodeAudioData = () => Promise.reject(no("decodeAudioData"));
      createBuffer() { throw no("createBuffer"); }
      createBufferSource() { throw no("createBufferSource"); }
      createGain() { throw no("createGain"); }
      createBiquadFilter() { throw no("createBiquadFilter"); }
    };
  },
};

export const systemScenarios = [
  {
    name: "system: where less motion is wished for the board is there at once, and the wish is followed while one plays",
    needs: TITLE,
    async run({ open }) {
      const page = await open({ ...PHONE, reducedMotion: "reduce" });
      await waitForTitle(page);
      same((await readTargets(page)).moves, "reduced", "how things move on the title");
      await startCase(page, tapTarget);
      const chooses = (state) => state.phase === "Move" && targetsNamed(state, PLACES).length > 0;
      const asked = await new Player(page, { touch: true }).playUntil(chooses);
      check(chooses(asked), "nobody was asked where to go");
      // With motion the board would still be on its way to where one can go.
      await settle(page);
      const places = (state) => JSON.stringify(targetsNamed(state, PLACES));
      same(places(await readTargets(page)), places(asked), "where the places are, a moment after they were offered");
      for (const [wish, moves] of [["no-preference", "full"], ["reduce", "reduced"]]) {
        await page.emulateMedia({ reducedMotion: wish });
        await waitForState(page, `${moves} motion`, (state) => state.moves === moves, 10_000);
      }
    },
  },
  {
    name: "system: without anything to make a sound with the page begins, plays on, and says so once at most",
    needs: TITLE,
    async run({ prepare, address }) {
      for (const [what, breaks] of Object.entries(SILENT)) {
        const { page } = await prepare(SMALL);
        const said = [];
        page.on("console", (message) => {
          if (/no sound/i.test(message.text())) said.push(message.text());
        });
        await page.addInitScript(breaks);
        await page.goto(address + QUERY, { waitUntil: "domcontentloaded" });
        await waitForTitle(page);
        await withoutMotion(page);
        const first = await startCase(page);
        const later = await new Player(page).playUntil((state) => state.turn > first.turn);
        same(later.screen, "play", `the screen after a turn with ${what}`);
        check(said.length <= 1, `${what}: ${said.join("; ")}`);
      }
    },
  },
];
