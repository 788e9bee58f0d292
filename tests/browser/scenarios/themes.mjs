// Themes of one's own in the page: dropped, picked, played, kept; and files that are none.
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { assertNotBlank, check, same } from "../lib/checks.mjs";
import { drop, folderOf, waitToHear } from "../lib/give.mjs";
import { Player, waitToBeAsked } from "../lib/player.mjs";
import {
  clickTarget, reach, readTargets, shot, targetsNamed, tapTarget, waitForScreen, waitForTarget, waitForState, withoutMotion,
} from "../lib/targets.mjs";
import { zip } from "../lib/zip.mjs";
import { DESK_WINDOW as DESK, PHONE_WINDOW as PHONE, SMALL_WINDOW as SMALL, waitForTitle } from "./game.mjs";

const folder = fileURLToPath(new URL("../../../assets/themes/classic-2016/", import.meta.url));
const read = (name) => readFileSync(folder + name);

/** A theme of one's own: a built-in one with other names, and the pictures of the suspects alone. */
export function manor(change = (text) => text) {
  const text = read("theme.toml").toString().replace(/^title = .*/m, 'title = "The Manor"').replaceAll("Miss Scarlett", "Miss Ruby");
  const pictures = readdirSync(`${folder}pictures/suspects`).map((name) => [`pictures/suspects/${name}`, read(`pictures/suspects/${name}`)]);
  return { "theme.toml": change(text), "board.txt": read("board.txt"), ...Object.fromEntries(pictures) };
}

/** A zip of such files, on the disk. */
export const zipOf = (name, files) => join(folderOf("zips", { [name]: zip(files) }), name);

async function startManor(page) {
  await clickTarget(page, "themes.play.manor");
  await waitForScreen(page, "setup");
  await waitForTarget(page, "setup.theme.manor");
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 30_000);
  return waitToBeAsked(page);
}

/** A turn of the case at hand, and of the next where a bot has solved it meanwhile: the house is small. */
async function playATurn(page, cases = 3) {
  const player = new Player(page);
  const first = await waitToBeAsked(page, player);
  const state = await player.playUntil(({ turn }) => turn > first.turn);
  if (state.screen !== "verdict" || cases === 1) return state;
  await clickTarget(page, "verdict.again");
  await waitForState(page, "the table", ({ screen }) => screen === "play", 30_000);
  return playATurn(page, cases - 1);
}

export const themeScenarios = [
  {
    name: "themes: a dropped zip is played, kept over a reload, taken away and brought back",
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      await withoutMotion(page);
      await drop(page, zipOf("manor.zip", manor()));
      await waitToHear(page, /The Manor is ready/);
      await waitForTarget(page, "themes.play.manor");
      assertNotBlank(await shot(page, "themes-dropped"), "the panel of own themes");
      await startManor(page);
      assertNotBlank(await shot(page, "themes-playing"), "the table");
      const middle = await playATurn(page);
      same(middle.screen, "play", "the case after a turn");

      await page.reload({ waitUntil: "domcontentloaded" });
      await waitForTitle(page);
      await waitForTarget(page, "title.resume", 20_000);
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      await waitForTarget(page, "setup.theme.manor");

      // Without its theme the case waits; nothing of it is lost.
      await reach(page, "setup.more");
      await clickTarget(page, "setup.more");
      await reach(page, "setup.own-themes");
      await clickTarget(page, "setup.own-themes");
      await clickTarget(page, "themes.remove.manor");
      await clickTarget(page, "themes.remove.manor.sure");
      await waitForState(page, "the theme to go", (state) => targetsNamed(state, "themes.play.manor").length === 0, 10_000);
      await clickTarget(page, "themes.close");
      await waitForState(page, "the panel to close", (state) => targetsNamed(state, "themes.close").length === 0, 10_000);
      // The chooser goes to the theme that takes the place of the one that went; a press meanwhile tells nothing.
      await waitForTarget(page, "setup.theme.glasshouse");
      await page.waitForTimeout(1_000);
      await clickTarget(page, "setup.back");
      await waitForScreen(page, "title");
      check(targetsNamed(await readTargets(page), "title.resume").length === 0, "a case without its theme is offered");
      assertNotBlank(await shot(page, "themes-case-waits"), "the title with its notice");
      await page.reload({ waitUntil: "domcontentloaded" });
      await waitForTitle(page);
      check(targetsNamed(await readTargets(page), "title.resume").length === 0, "a theme that was taken away came back");

      await drop(page, zipOf("manor.zip", manor()));
      await waitForTarget(page, "themes.close");
      await clickTarget(page, "themes.close");
      await clickTarget(page, "title.resume");
      await waitForState(page, "the table", (state) => state.screen === "play");
      same((await waitToBeAsked(page)).turn, middle.turn, "the turn of the case that waited");
    },
  },
  {
    name: "themes: hostile and broken files give messages with their places",
    async run({ open }) {
      const page = await open(DESK);
      await waitForTitle(page);
      await drop(page, zipOf("evil.zip", { ...manor(), "../../evil.txt": "out" }));
      await waitToHear(page, /leads out of the theme/);
      await waitForTarget(page, "themes.close");
      await clickTarget(page, "themes.close");
      await drop(page, join(folderOf("zips", { "nonsense.zip": "this is no zip" }), "nonsense.zip"));
      await waitToHear(page, /nonsense\.zip:1:1: this is not a zip/);
      await clickTarget(page, "themes.close");
      const broken = manor((text) => text.replace("players = [2, 6]", "playrs = [2, 6]").replace('colour = "#c8323c"', 'colour = "scarlet"'));
      await drop(page, zipOf("broken.zip", broken));
      await waitToHear(page, /broken: theme\.toml:\d+:\d+: /);
      await waitForTarget(page, "themes.copy");
      assertNotBlank(await shot(page, "themes-faults-desk"), "the faults");
      await clickTarget(page, "themes.close");
      await clickTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      check(targetsNamed(await readTargets(page), /^setup\.theme\.(broken|evil|nonsense)$/).length === 0, "a broken theme is offered");
      assertNotBlank(await shot(page, "themes-setup-desk"), "the setup");
    },
  },
  {
    name: "themes: a folder that is dropped again is taken into the case under way",
    long: true,
    async run({ open }) {
      const page = await open(SMALL);
      await waitForTitle(page);
      await drop(page, folderOf("manor", manor()));
      await startManor(page);
      await shot(page, "themes-before-change");
      await drop(page, folderOf("manor", manor((text) => text.replace("#c8323c", "#3232c8").replaceAll("Ruby", "Azure"))));
      await waitToHear(page, /The Manor is ready/);
      await page.waitForTimeout(1_500);
      // To be looked at: the colour and the name on the table are painted, and not among what the page publishes.
      await shot(page, "themes-after-change");
      same(targetsNamed(await readTargets(page), "themes.close").length, 0, "panels over the table");
      await drop(page, folderOf("manor", manor((text) => text.replace("players =", "playrs ="))));
      await waitForTarget(page, "themes.close");
      assertNotBlank(await shot(page, "themes-fault-while-playing"), "the table with a fault");
      await clickTarget(page, "themes.close");
      const player = new Player(page);
      await player.step();
    },
  },
  {
    name: "themes: picked on a phone",
    long: true,
    async run({ open }) {
      const page = await open(PHONE);
      await waitForTitle(page);
      await tapTarget(page, "title.new-case");
      await waitForScreen(page, "setup");
      await reach(page, "setup.more");
      await tapTarget(page, "setup.more");
      await reach(page, "setup.own-themes");
      await tapTarget(page, "setup.own-themes");
      await waitForTarget(page, "themes.pick-zip");
      assertNotBlank(await shot(page, "themes-phone-empty"), "the panel of own themes");
      const chooser = page.waitForEvent("filechooser", { timeout: 15_000 });
      await tapTarget(page, "themes.pick-zip").catch(() => undefined);
      const broken = manor((text) => text.replace("players = [2, 6]", "playrs = [2, 6]"));
      await (await chooser).setFiles([
        { name: "manor.zip", mimeType: "application/zip", buffer: zip(manor()) },
        { name: "broken.zip", mimeType: "application/zip", buffer: zip(broken) },
      ]);
      await waitForTarget(page, "themes.play.manor");
      await waitForTarget(page, "themes.copy");
      assertNotBlank(await shot(page, "themes-phone"), "the panel of own themes");
      await tapTarget(page, "themes.play.manor");
      await waitForTarget(page, "setup.theme.manor");
      assertNotBlank(await shot(page, "themes-phone-setup"), "the setup");
    },
  },
];
