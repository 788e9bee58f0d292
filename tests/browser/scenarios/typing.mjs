// What reaches the game from outside the canvas: letters from a keyboard on the glass, what the clipboard has, and another size.
import { check, same } from "../lib/checks.mjs";
import { clickTarget, press, readTargets, settle, tap, tapTarget, waitForState, waitForTarget, withoutMotion } from "../lib/targets.mjs";
import { type } from "../lib/together.mjs";
import { PHONE_WINDOW as PHONE, SMALL_WINDOW as SMALL, startCase, TITLE, waitForTitle } from "./game.mjs";

const QUERY = "?targets&texts&seed=7&clock=6";
/** What was typed is to be seen well before a frame would be drawn anyway. */
const SEEN = 5_000;
const NAME = "Ada Quill";
/** The line in which a keyboard on the glass writes. */
const LINE = "egui_text_agent";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Mobile Safari/537.36";
const IPAD = "Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15";

const shows = (words) => ({ texts }) => texts.some(({ name }) => name.includes(words));

/** At the line for one's name on the way into a room; `touches` is how many fingers the screen tells of. */
async function atTheName({ prepare, address }, options, hand, touches = null) {
  // At half the density words are not told.
  const { page } = await prepare({ ...options, coarse: false });
  if (touches) await page.addInitScript((most) => Object.defineProperty(navigator, "maxTouchPoints", { get: () => most }), touches);
  await page.goto(address + QUERY, { waitUntil: "domcontentloaded" });
  await waitForTitle(page);
  await withoutMotion(page);
  await hand(page, "title.together");
  await waitForTarget(page, "together.name");
  await settle(page);
  return page;
}

/** Letters are typed where there is no key, and are there at once; the line is heard after so many touches. */
const onTheGlass = (whose, options, [touches, heard]) => ({
  name: `typing: on the glass of ${whose} each letter is there as it is typed`,
  needs: TITLE,
  async run(given) {
    const page = await atTheName(given, { ...PHONE, ...options }, tapTarget, 5);
    for (let touch = 0; touch < touches; touch += 1) {
      await tap(page, await waitForTarget(page, "together.name"));
      await waitForState(page, "the keyboard", ({ focus }) => focus === "together.name");
      await settle(page);
    }
    same(await page.evaluate(() => document.activeElement.id), heard, "what hears the letters");
    await page.keyboard.type(NAME);
    await waitForState(page, "what was typed", shows(NAME), SEEN);
  },
});

/** Whether the window is filled and nothing stands beyond it. */
const fills = ({ targets }, { width, height }) => {
  const right = Math.max(...targets.map(({ x, w }) => x + w)), bottom = Math.max(...targets.map(({ y, h }) => y + h));
  return right > width * 0.6 && right <= width + 1 && bottom > height * 0.6 && bottom <= height + 1;
};

/** Turns a window that is at rest on its side. */
async function turn(page, what) {
  const { width, height } = page.viewportSize();
  const turned = { width: height, height: width };
  await settle(page);
  check(!fills(await readTargets(page), turned), `${what} would not tell that it was turned`);
  await page.setViewportSize(turned);
  await waitForState(page, `${what} that fills ${height} by ${width}`, (state) => fills(state, turned), SEEN);
}

export const typingScenarios = [
  onTheGlass("a telephone", { userAgent: ANDROID }, [1, LINE]),
  onTheGlass("an iPad", { userAgent: IPAD, isMobile: false }, [2, LINE]),
  onTheGlass("a laptop", { isMobile: false }, [2, "game-canvas"]),
  {
    name: "typing: copied, cut and pasted by keys",
    needs: TITLE,
    async run(given) {
      const page = await atTheName(given, { ...SMALL, permissions: ["clipboard-read", "clipboard-write"] }, clickTarget);
      await type(page, press, "together.name", NAME);
      await waitForState(page, "what was typed", shows(NAME), SEEN);
      for (const key of ["a", "c", "v", "v"]) {
        await page.keyboard.press(`Control+${key}`);
        await settle(page);
      }
      await waitForState(page, "what was copied, twice", shows(NAME + NAME), SEEN);
      for (const key of ["a", "x"]) {
        await page.keyboard.press(`Control+${key}`);
        await settle(page);
      }
      await waitForState(page, "an empty line", (state) => !shows(NAME)(state), SEEN);
      check((await page.evaluate(() => navigator.clipboard.readText())) === NAME + NAME, "what was cut is not in the clipboard");
    },
  },
  {
    name: "turned: at rest the title and the table fill the window that was turned",
    needs: TITLE,
    async run({ open }) {
      const page = await open(PHONE, QUERY);
      await waitForTitle(page);
      await withoutMotion(page);
      await turn(page, "a title");
      await turn(page, "a title");
      await startCase(page, tapTarget);
      await waitForState(page, "the table", ({ screen }) => screen === "play");
      await turn(page, "a table");
    },
  },
];
