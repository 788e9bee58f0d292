// Has a page stand still as on a device that sleeps. The console's own freezing (Page.setWebLifecycleState) does nothing to a
// page that Playwright holds in sight: its timers and sockets go on.

const LATE = 2_000;

/** Whether a page says nothing for a while. */
async function isStill(page) {
  const late = new Promise((done) => setTimeout(() => done(true), LATE));
  return Promise.race([page.evaluate(() => false).catch(() => true), late]);
}

/** Stops the process that a page runs in, whatever is on its way there; answers how it goes on. A page of its own context shares it with no other. */
export async function standStill(page) {
  const browser = await page.context().browser().newBrowserCDPSession();
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  await browser.detach();
  for (const { id } of processInfo.filter(({ type }) => type === "renderer")) {
    process.kill(id, "SIGSTOP");
    if (await isStill(page)) return () => process.kill(id, "SIGCONT");
    process.kill(id, "SIGCONT");
  }
  throw new Error("the page runs in none of the browser's processes");
}
