// Starts the browser without a screen or a graphics card, and pages that remember what went wrong.
import { execFileSync } from "node:child_process";
import { chromium } from "playwright-core";

const NAMES = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

// SwiftShader draws in software; newer Chromium wants it named, or WebGL is not there at all.
const FLAGS = [
  "--no-sandbox",
  "--use-gl=angle",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

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

export async function launch() {
  return chromium.launch({ executablePath: findBrowser(), args: FLAGS });
}

/** A page of its own storage. `troubles` collects errors of the page, the console and the network. */
export async function openPage(browser, options = {}) {
  const context = await browser.newContext({ viewport: { width: 800, height: 500 }, ...options });
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
