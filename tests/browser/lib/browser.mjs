// Starts the browser without a screen or a graphics card, and pages that remember what went wrong.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

const FLAGS = ["--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];

// Two ways to draw in software. Mesa's needs its libraries on Linux (script/lib/system.sh installs them where it may) and
// is quicker: 24.5 s against 42.3 and 44.1 for the first turns of one edition, both on a busy machine;
// LIBGL_DRIVERS_PATH=/none takes SwiftShader, which Chromium brings and which works everywhere.
const MESA = ["--use-gl=angle", "--use-angle=gl-egl", "--ignore-gpu-blocklist"];
const SWIFTSHADER = ["--use-gl=angle", "--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"];

// What browsers say of their own about a software renderer.
const NOT_OURS = [/GPU stall due to ReadPixels/, /software WebGL/i, /Automatic fallback to software/i];

function findBrowser() {
  if (process.env.CANDLESTICK_BROWSER) return process.env.CANDLESTICK_BROWSER;
  for (const name of NAMES) {
    try {
      return execFileSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" }).trim();
    } catch {
      // The next name.
    }
  }
  throw new Error(`none of these was found: ${NAMES.join(", ")}`);
}

/** A browser that draws in software, by the quicker way that works here. */
export async function launch() {
  const executablePath = findBrowser();
  const mesa = await chromium.launch({ executablePath, args: [...FLAGS, ...MESA], env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" } });
  const renderer = await rendererOf(mesa);
  if (renderer.includes("llvmpipe")) return mesa;
  await mesa.close();
  console.log(`note  Mesa does not draw here (${renderer}): SwiftShader does, more slowly`);
  return chromium.launch({ executablePath, args: [...FLAGS, ...SWIFTSHADER] });
}

/** A browser whose storage outlives it, drawing by Mesa; with a folder of its own, that it may be killed by force. */
export async function launchKept(folder) {
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" };
  return chromium.launchPersistentContext(folder, { executablePath: findBrowser(), args: [...FLAGS, ...MESA], env, viewport: { width: 1000, height: 800 } });
}

/** A page in a window of its own, for a screen reader of this machine to read: without the browser's bars, where a reader would begin. */
export async function launchRead(folder, url) {
  const env = { ...process.env, LIBGL_ALWAYS_SOFTWARE: "1" };
  const args = [...FLAGS, ...MESA, "--force-renderer-accessibility", "--test-type", `--app=${url}`, "--window-size=1000,800", "--window-position=0,0"];
  // Without the bar that says that a program drives it.
  const ignoreDefaultArgs = ["--enable-automation"];
  return chromium.launchPersistentContext(folder, { executablePath: findBrowser(), headless: false, args, ignoreDefaultArgs, env, viewport: null });
}

/** What draws WebGL 2 in a browser, by its own name. */
async function rendererOf(browser) {
  const page = await browser.newPage();
  try {
    return await page.evaluate(() => {
      const gl = document.createElement("canvas").getContext("webgl2");
      const unmasked = gl?.getExtension("WEBGL_debug_renderer_info")?.UNMASKED_RENDERER_WEBGL;
      return gl ? String(gl.getParameter(unmasked ?? gl.RENDERER)) : "no WebGL 2";
    });
  } catch (error) {
    return error.message.split("\n")[0];
  } finally {
    await page.close().catch(() => undefined);
  }
}

/** Has the page believe in a screen of half the density: the same layout, and a quarter of the pixels to draw in software. */
function halveDensity() {
  const [half, { get: ratio }] = [(size) => Math.round(size / 2), Object.getOwnPropertyDescriptor(globalThis, "devicePixelRatio")];
  Object.defineProperty(globalThis, "devicePixelRatio", { get: () => ratio.call(globalThis) / 2 });
  const entry = ResizeObserverEntry.prototype;
  const { get: sizes } = Object.getOwnPropertyDescriptor(entry, "devicePixelContentBoxSize");
  const halved = ({ inlineSize, blockSize }) => ({ inlineSize: half(inlineSize), blockSize: half(blockSize) });
  Object.defineProperty(entry, "devicePixelContentBoxSize", { get() { return [...sizes.call(this)].map(halved); } });
}

/** Tells the page how many pixels its canvas really has: browsers that only pretend to be dense tell it of fewer. */
function tellPixels() {
  const pixels = (size) => Math.round(size * devicePixelRatio);
  const told = ({ inlineSize, blockSize }) => ({ inlineSize: pixels(inlineSize), blockSize: pixels(blockSize) });
  Object.defineProperty(ResizeObserverEntry.prototype, "devicePixelContentBoxSize", { get() { return [...this.contentBoxSize].map(told); } });
}

/**
 * A page of its own storage. `troubles` collects errors of the page, the console and the network. Where it is `coarse`,
 * the game draws at half the screen's density: pictures are blurred, places and words are the same.
 */
export async function openPage(browser, { coarse = false, ...options } = {}) {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, ...options });
  if (coarse) await context.addInitScript(halveDensity);
  else if (options.deviceScaleFactor > 1) await context.addInitScript(tellPixels);
  const page = await context.newPage();
  const troubles = [];
  page.on("pageerror", (error) => troubles.push(`page error: ${error.message}`));
  page.on("crash", () => troubles.push("the page crashed"));
  page.on("console", (message) => {
    if (message.type() === "error" && !NOT_OURS.some((known) => known.test(message.text()))) {
      troubles.push(`console error: ${message.text()}`);
    }
  });
  // What a reload breaks off is no trouble.
  page.on("requestfailed", (request) => {
    const why = request.failure()?.errorText ?? "";
    if (why !== "net::ERR_ABORTED") troubles.push(`request failed: ${request.url()} ${why}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) troubles.push(`${response.status()}: ${response.url()}`);
  });
  return { page, context, troubles };
}
