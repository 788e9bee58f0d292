// What the page does without the game: its files, and its messages when something is wrong.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { pack } from "../../../script/lib/pack.mjs";
import { check, same } from "../lib/checks.mjs";
import { firstLoad, listenForTitle } from "../lib/first-load.mjs";

const SMALL = { viewport: { width: 640, height: 400 } };
const UPRIGHT = { viewport: { width: 360, height: 640 } };

const faultText = (page) => page.locator("#fault").innerText();
const waitForFault = (page) => page.locator("#fault").waitFor({ state: "visible", timeout: 20_000 });

/** The packs of words among paths. */
const packs = (paths) => paths.filter((path) => /^\/languages\/.+\.txt$/.test(path));

async function addressOfWasm(address) {
  const html = await (await fetch(address)).text();
  const [, name, bytes] = /candlestickBoot\("[^"]+", "\.\/([^"]+\.wasm)", (\d+)\)/.exec(html) ?? [];
  check(name, "the page does not name its wasm file");
  return { url: address + name, bytes: Number(bytes) };
}

export const pageScenarios = [
  {
    name: "files: right types, right size on the bar, 404 for what is not there",
    async run({ address }) {
      const wasm = await addressOfWasm(address);
      const answer = await fetch(wasm.url);
      same(answer.headers.get("content-type"), "application/wasm", "type of the wasm file");
      same((await answer.arrayBuffer()).byteLength, wasm.bytes, "size that the loading bar counts to");
      same((await fetch(`${address}assets/no-such-file.png`)).status, 404, "a missing picture");
      same((await fetch(`${address}..%2f..%2fCargo.toml`)).status, 404, "a file above the folder");
      const html = await (await fetch(address)).text();
      check(!/(src|href)="(https?:)?\/\//.test(html), "the page names an address outside itself");
      for (const [, file] of html.matchAll(/(?:src|href)="\.\/([^"]+)"/g)) {
        same((await fetch(address + file)).status, 200, file);
      }
      const manifest = await (await fetch(`${address}manifest.webmanifest`)).json();
      for (const { src } of manifest.icons) same((await fetch(address + src)).status, 200, src);
    },
  },
  {
    name: "files: packed for a server they are what they were, and what an older page left is taken away",
    async run() {
      const folder = mkdtempSync(join(tmpdir(), "candlestick-pack-"));
      const at = (name) => join(folder, name);
      try {
        const text = readFileSync(new URL("page.mjs", import.meta.url));
        writeFileSync(at("page.js"), text);
        writeFileSync(at("short.js"), "1;");
        for (const name of ["page.js.br", "gone.wasm.gz", "own.tar.gz"]) writeFileSync(at(name), "old");
        const [{ plain, ".br": br, ".gz": gz }, ...others] = await pack(folder, 5);
        same(others.length, 0, "how many files besides were packed");
        check(br < plain / 2 && gz < plain / 2, `packed to ${br} and ${gz} of ${plain} bytes`);
        check(brotliDecompressSync(readFileSync(at("page.js.br"))).equals(text), "what brotli packed is another text");
        check(gunzipSync(readFileSync(at("page.js.gz"))).equals(text), "what gzip packed is another text");
        check(!existsSync(at("gone.wasm.gz")), "what an older page was packed to is still there");
        check(existsSync(at("own.tar.gz")) && !existsSync(at("short.js.br")), "what is not to be packed was touched");
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  },
  {
    name: "files: before the title only what it shows is fetched, its picture by the window's shape, and the rest after it",
    async run({ prepare, address }) {
      for (const [window, picture] of [[SMALL, "title.jpg"], [UPRIGHT, "title-tall.jpg"]]) {
        const { page } = await prepare(window);
        await page.addInitScript(listenForTitle);
        await page.goto(address);
        const { before, after } = await firstLoad(page);
        const assets = (paths) => paths.filter((path) => path.startsWith("/assets/"));
        const strangers = assets(before).filter((path) => !/^\/assets\/art\/title.*\.jpg$/.test(path));
        same(strangers.join(" "), "", "what the title waited for and does not show");
        const titles = [...before, ...after].filter((path) => path.includes("title"));
        same(titles.join(" "), `/assets/art/${picture}`, "the title's picture");
        same(packs([...before, ...after]).join(" "), "", "words of other languages that an English page fetched");
        check(assets(before).length <= 9, `the title waited for ${assets(before).length} files: ${assets(before).join(" ")}`);
        for (const path of ["/assets/art/paper.png", "/assets/art/logo.png"]) check(after.includes(path), `${path} did not come`);
        if (window === UPRIGHT) {
          const whole = page.waitForResponse((response) => response.url().endsWith("/title.jpg"), { timeout: 20_000 });
          await page.setViewportSize(SMALL.viewport);
          await whole;
        }
      }
    },
  },
  {
    name: "files: a German page fetches one language beside the program, without the command line's words, and says nothing in English",
    async run({ prepare, address }) {
      const { page } = await prepare({ ...SMALL, locale: "de-AT" });
      await page.addInitScript(listenForTitle);
      await page.addInitScript(() => {
        globalThis.spokenHere = [];
        const note = () => globalThis.spokenHere.push(document.documentElement.lang);
        addEventListener("DOMContentLoaded", () => {
          note();
          new MutationObserver(note).observe(document.documentElement, { attributeFilter: ["lang"] });
        });
      });
      await page.goto(address);
      const { before, after } = await firstLoad(page);
      same(packs([...before, ...after]).join(" "), "/languages/de.txt", "the words that were fetched");
      const begun = Object.fromEntries(await page.evaluate(() =>
        performance.getEntriesByType("resource").map(({ name, startTime, responseEnd }) => [new URL(name).pathname, [startTime, responseEnd]])));
      const [wasm] = before.filter((path) => path.endsWith(".wasm"));
      check(begun["/languages/de.txt"][0] < begun[wasm][1], "the words were asked for only when the program had come");
      same([...new Set(await page.evaluate(() => globalThis.spokenHere))].join(" "), "de", "the languages that the page spoke");
      const pack = await (await fetch(`${address}languages/de.txt`)).text();
      const parts = [...pack.matchAll(/^==== (.+)$/gm)].map(([, path]) => path);
      check(parts.includes("locales/de/play.ftl"), `the words are of ${parts.join(" ")}`);
      same(parts.filter((path) => /\/cli\/|\/page\.ftl$/.test(path)).join(" "), "", "words that no page says");
    },
  },
  {
    name: "message: no WebGL 2",
    async run({ prepare, address }) {
      const { page } = await prepare(SMALL);
      await page.addInitScript(() => {
        const real = HTMLCanvasElement.prototype.getContext;
        HTMLCanvasElement.prototype.getContext = function (kind, ...rest) {
          return kind === "webgl2" ? null : real.call(this, kind, ...rest);
        };
      });
      await page.goto(address);
      await waitForFault(page);
      check(/WebGL 2/.test(await faultText(page)), "no word of WebGL 2");
      check(/is saved/.test(await faultText(page)), "no word of the saved case");
    },
  },
  {
    name: "message: the download fails, and Reload tries again",
    async run({ prepare, address }) {
      const one = await prepare(SMALL);
      await one.page.route("**/*.wasm", (route) => route.fulfill({ status: 503, body: "" }));
      await one.page.goto(address);
      await waitForFault(one.page);
      check(/could not be downloaded/.test(await faultText(one.page)), "no word of the download");
      one.troubles.length = 0;
      await Promise.all([one.page.waitForEvent("load"), one.page.locator("#fault-reload").click()]);
      await waitForFault(one.page);
      // The refused download is what this is about.
      one.troubles.length = 0;
    },
  },
  {
    name: "message: the game panics, the context is lost, a stray error",
    async run({ prepare, address }) {
      const one = await prepare(SMALL);
      // The game itself stays away: only the page is looked at.
      await one.page.route("**/*.wasm", () => undefined);
      const fresh = async () => {
        await one.page.goto(address);
        await one.page.locator("#status").waitFor();
      };

      await fresh();
      await one.page.evaluate(() => globalThis.candlestickFatal("panicked at src/rules/deal.rs: no cards"));
      await waitForFault(one.page);
      await one.page.locator("#fault-more summary").click();
      check(/src\/rules\/deal\.rs/.test(await faultText(one.page)), "the panic's text is not shown");

      await fresh();
      await one.page.evaluate(() => document.getElementById("game-canvas").dispatchEvent(new Event("webglcontextlost")));
      await waitForFault(one.page);
      check(/picture was lost/.test(await faultText(one.page)), "no word of the lost picture");

      await fresh();
      await one.page.evaluate(() => {
        globalThis.candlestickReady();
        setTimeout(() => { throw new Error("a stray error"); });
      });
      await waitForFault(one.page);
      await one.page.locator("#fault-go-on").click();
      await one.page.locator("#fault").waitFor({ state: "hidden" });
      one.troubles.length = 0;
    },
  },
  {
    name: "keys: F5 and Ctrl+R stay the browser's, others reach the game",
    async run({ prepare, address }) {
      const { page } = await prepare(SMALL);
      await page.route("**/*.wasm", () => undefined);
      await page.goto(address);
      const heard = await page.evaluate(() => {
        const keys = [];
        const canvas = document.getElementById("game-canvas");
        canvas.addEventListener("keydown", (event) => keys.push(event.code));
        const send = (code, more = {}) => canvas.dispatchEvent(new KeyboardEvent("keydown", { code, bubbles: true, ...more }));
        send("F5");
        send("F6");
        send("F12");
        send("KeyR", { ctrlKey: true });
        send("KeyR", { metaKey: true });
        send("KeyI", { ctrlKey: true, shiftKey: true });
        send("Tab");
        send("KeyR");
        send("KeyZ", { ctrlKey: true });
        return keys.join(" ");
      });
      same(heard, "Tab KeyR KeyZ", "keys that the canvas hears");
    },
  },
];
