// Gives the page files as a hand does, and listens for what it says of them.
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";

/** A folder of the test's own with these files ({ path: bytes }); its path. */
export function folderOf(name, files) {
  const top = join(mkdtempSync(join(tmpdir(), "candlestick-given-")), name);
  for (const [path, bytes] of Object.entries(files)) {
    mkdirSync(dirname(join(top, path)), { recursive: true });
    writeFileSync(join(top, path), bytes);
  }
  return top;
}

/** Carries a file or folder of this computer over the page and lets go of it, as a hand does. */
export async function drop(page, path) {
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [path], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"]) {
    await hand.send("Input.dispatchDragEvent", { type, x: 200, y: 150, data });
  }
  await hand.detach();
}

/** What was said to those who listen rather than look. */
export const waitToHear = (page, words) => page.locator("#live p", { hasText: words }).first().waitFor({ state: "attached", timeout: 20_000 });
