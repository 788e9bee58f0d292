import { fileURLToPath } from "node:url";
import { serve } from "../../script/lib/serve.mjs";
import { launch, openPage } from "./lib/browser.mjs";
import { Player, waitToBeAsked } from "./lib/player.mjs";
import { clickSpot, readSpots, settle, shot, spotsNamed, tapSpot, waitForScreen, waitForState, withoutMotion } from "./lib/spots.mjs";
import { waitForTitle } from "./scenarios/game.mjs";

const THEMES = (process.env.THEMES ?? "classic-2016,master-detective,classic-2011").split(",");
const SIZES = (process.env.SIZES ?? "390x844,360x640,844x390,768x1024").split(",");
const FULL = process.env.FULL;
const server = await serve(fileURLToPath(new URL("../../dist", import.meta.url)));
const browser = await launch();
try {
  for (const size of SIZES) for (const theme of THEMES) {
    const [width, height] = size.split("x").map(Number);
    const { page, troubles } = await openPage(browser, { viewport: { width, height }, hasTouch: true, isMobile: true, deviceScaleFactor: 1 });
    try {
    await page.goto(`${server.address}?spots&seed=7&clock=6`);
    await waitForTitle(page);
    await withoutMotion(page, tapSpot);
    await tapSpot(page, "title.new-case");
    await waitForScreen(page, "setup");
    for (let n = 0; n < 6 && !spotsNamed(await readSpots(page), `setup.theme.${theme}`).length; n++) {
      await page.mouse.move(width * 0.7, 160); await page.mouse.wheel(300, 0); await page.waitForTimeout(300);
    }
    await tapSpot(page, `setup.theme.${theme}`).catch(() => undefined);
    await tapSpot(page, "setup.start");
    await waitForState(page, "the table", (s) => s.screen === "play", 60000);
    await waitToBeAsked(page); await settle(page);
    const tag = `${size}-${theme}`;
    await shot(page, `look-${tag}-0`);
    const player = new Player(page, { touch: true });
    let choices = 0;
    const is = (s) => s.phase.startsWith("Move") && spotsNamed(s, /^board\.(square|room)/).length > 0;
    for (let step = 0; step < 60 && choices < (FULL ? 3 : 1); step++) {
      let state = await waitToBeAsked(page);
      if (state.screen !== "play") break;
      await settle(page); state = await readSpots(page);
      if (is(state)) {
        choices += 1;
        const spots = spotsNamed(state, /^board\.(square|room|beyond)/);
        console.log(tag, state.phase, spots.map((s) => `${s.name.slice(6)}:${Math.round(s.w)}x${Math.round(s.h)}`).join(" "));
        await shot(page, `look-${tag}-choose${choices}`);
        if (choices === 1) {
          const sq = spotsNamed(state, /^board\.(room|square)/)[0];
          await page.touchscreen.tap(sq.x + sq.w / 2, sq.y + sq.h / 2); await settle(page);
          await shot(page, `look-${tag}-chosen`);
          const b = spotsNamed(await readSpots(page), /^board\.beyond/)[0];
          if (b) { await tapSpot(page, b.name); await settle(page); await shot(page, `look-${tag}-beyond`); }
          if (spotsNamed(await readSpots(page), "board.whole").length) { await tapSpot(page, "board.whole"); await settle(page); await shot(page, `look-${tag}-whole`); await tapSpot(page, "board.whole"); }
          if (spotsNamed(await readSpots(page), "sheet.grip").length) { await tapSpot(page, "sheet.grip").catch((e) => console.log(e.message)); await settle(page); await shot(page, `look-${tag}-down`); await tapSpot(page, "sheet.grip").catch((e) => console.log(e.message)); await settle(page); }
        }
      } else if (state.phase.startsWith("Conclude") && !page.seenAsk) { page.seenAsk = true; await shot(page, `look-${tag}-ask`); }
      await player.step();
    }
    await shot(page, `look-${tag}-after`);
    if (troubles.length) console.log(tag, troubles.join("\n"));
    } catch (error) { console.log(size, theme, error.message); await shot(page, `look-${size}-${theme}-failed`).catch(() => 0); }
    await page.context().close();
  }
} finally { await browser.close(); await server.close(); }
