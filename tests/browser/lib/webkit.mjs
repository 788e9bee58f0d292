// WebKit, the engine of Safari and of every browser on an iPhone, as GTK has it, by WebDriver, a W3C standard that it speaks by its own
// driver: playwright wants a WebKit of its own. What it gives is used like playwright's page, as far as the smoke test needs one.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { openScreen, WINDOW } from "./screen.mjs";

const START = 60_000;
/** How long a call in the page may take, in ms. */
const CALL = 120_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

/** Starts the browser by its driver; resolves to { page, troubles, close }. */
export async function launchWebKit(driver, browser) {
  const screen = await openScreen();
  const port = await freePort();
  const child = spawn(driver, [`--port=${port}`, "--host=127.0.0.1"], {
    env: { ...process.env, ...screen.environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  let said = "";
  child.stderr.on("data", (bytes) => (said += bytes));
  const ended = new Promise((done) => child.once("exit", done));
  const talk = new Talk(`http://127.0.0.1:${port}`);
  const close = async () => {
    await talk.send("DELETE", "").catch(() => undefined);
    child.kill();
    await ended;
    screen.close();
  };
  try {
    await talk.begin(browser, ended);
    const page = await Page.of(talk);
    return { page, troubles: page.troubles, close };
  } catch (error) {
    await close();
    throw new Error(`${error.message}\n${said}`);
  }
}

/**
 * From the first moments of a page on what its console has to say of errors, and what nobody caught: a browser that is driven writes it
 * nowhere else.
 */
const HEAR = `(() => {
  if (globalThis.candlestickTroubles) return true;
  if (!document.documentElement || location.href === "about:blank") return false;
  const troubles = (globalThis.candlestickTroubles = []);
  const write = console.error;
  console.error = (...said) => { troubles.push("console error: " + said.join(" ")); write.apply(console, said); };
  addEventListener("error", ({ message }) => troubles.push("javascript error: " + message));
  addEventListener("unhandledrejection", ({ reason }) => troubles.push("unhandled: " + reason));
  return true;
})()`;

/** A port on which nobody listens. */
function freePort() {
  const server = createServer();
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address();
      server.close(() => done(port));
    });
  });
}

/** Commands and their answers. */
class Talk {
  constructor(base) {
    this.base = base;
  }

  async begin(binary, ended) {
    const options = { binary, args: ["--automation"] };
    let gone = false;
    ended.then(() => (gone = true));
    for (const end = Date.now() + START; ; await pause(100)) {
      if (await fetch(`${this.base}/status`).then(() => true, () => false)) break;
      if (gone || Date.now() > end) throw new Error("WebKit's driver does not listen");
    }
    const { sessionId } = await this.send("POST", "/session", { capabilities: { alwaysMatch: { pageLoadStrategy: "none", "webkitgtk:browserOptions": options } } });
    this.base += `/session/${sessionId}`;
    await this.send("POST", "/timeouts", { script: CALL, pageLoad: CALL });
  }

  async send(method, path, body) {
    const response = await fetch(this.base + path, { method, body: body && JSON.stringify(body) });
    const { value } = await response.json();
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  }
}

class Page {
  static async of(talk) {
    const page = new Page(talk);
    // What stands around the page is not part of it: the window grows by that.
    await talk.send("POST", "/window/rect", WINDOW);
    const { width, height } = await page.size();
    await talk.send("POST", "/window/rect", { width: 2 * WINDOW.width - width, height: 2 * WINDOW.height - height });
    return page;
  }

  constructor(talk) {
    Object.assign(this, { talk, at: { x: 0, y: 0 }, troubles: [] });
    const act = (action) => this.pointer([action]);
    this.mouse = {
      move: (x, y) => {
        this.at = { x: Math.round(x), y: Math.round(y) };
        return act({ type: "pointerMove", duration: 0, ...this.at });
      },
      down: () => act({ type: "pointerDown", button: 0 }),
      up: () => act({ type: "pointerUp", button: 0 }),
    };
  }

  perform(source) {
    return this.talk.send("POST", "/actions", { actions: [source] });
  }

  pointer(actions) {
    return this.perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  async goto(url) {
    await this.talk.send("POST", "/url", { url });
    for (const end = Date.now() + START; !(await this.hear()); await pause(10)) {
      if (Date.now() > end) throw new Error(`${url} does not open`);
    }
  }

  /** Whether a page stands whose console is heard; what was there before it may go away meanwhile. */
  hear() {
    return this.talk.send("POST", "/execute/sync", { script: `return ${HEAR}`, args: [] }).catch((fault) => {
      if (/^no such (frame|window)/.test(fault.message)) return false;
      throw fault;
    });
  }

  size() {
    return this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  }

  viewportSize() {
    return WINDOW;
  }

  /** What a function without arguments answers in the page. */
  async evaluate(call) {
    const script = `const done = arguments[0];
      const told = (answer) => done({ ...answer, troubles: globalThis.candlestickTroubles?.splice(0) ?? [] });
      Promise.resolve().then(${call}).then((value) => told({ value }), (fault) => told({ fault: String(fault) }));`;
    const { value, fault, troubles } = await this.talk.send("POST", "/execute/async", { script, args: [] });
    this.troubles.push(...troubles);
    if (fault !== undefined) throw new Error(fault);
    return value ?? null;
  }

  async screenshot({ path }) {
    const bytes = Buffer.from(await this.talk.send("GET", "/screenshot"), "base64");
    writeFileSync(path, bytes);
    return bytes;
  }
}
