// Takes README's picture of the table anew, on the page in dist/: a case of the 2016 edition at the begin of one's own later turn.
// node tests/browser/table-picture.mjs [FILE]    (CANDLESTICK_BROWSER names the browser; docs/pictures/table.png if no file is named)
import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { Player } from "./lib/player.mjs";
import { clickTarget, settle, targetsNamed, waitForScreen, waitForState, withoutMotion } from "./lib/targets.mjs";
import { DESK_WINDOW, waitForTitle } from "./scenarios/game.mjs";

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url));
// Late enough that the notebook knows something.
const TURN = 6;

const server = await serve(at("dist"));
const browser = await launch();
try {
  const { page } = await openPage(browser, DESK_WINDOW);
  await page.goto(`${server.address}?targets&seed=7&clock=6`, { waitUntil: "domcontentloaded" });
  await waitForTitle(page);
  await withoutMotion(page);
  await clickTarget(page, "title.new-case");
  await waitForScreen(page, "setup");
  await clickTarget(page, "setup.theme.classic-2016");
  await clickTarget(page, "setup.start");
  await waitForState(page, "the table", (state) => state.screen === "play", 60_000);
  await new Player(page).playUntil((state) => state.turn > TURN && targetsNamed(state, "act.roll").length > 0);
  // Nothing is pointed at.
  await page.mouse.move(1, 799);
  await settle(page);
  await page.screenshot({ path: process.argv[2] ?? at("docs/pictures/table.png") });
} finally {
  await browser.close();
  await server.close();
}
