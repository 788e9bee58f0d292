// Firefox by WebDriver BiDi, a W3C standard that every Firefox speaks by itself: playwright wants a Firefox of its own, and
// puppeteer would be six packages. What it gives is used like playwright's page, as far as the smoke test needs one.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openScreen, WINDOW } from "./screen.mjs";

const START = 60_000;

// Without a graphics card; and nothing fetched or asked that is not the page's.
const PREFERENCES = {
  "webgl.force-enabled": true,
  "app.update.disabledForTesting": true,
  "browser.shell.checkDefaultBrowser": false,
  "browser.startup.homepage_override.mstone": "ignore",
  "datareporting.policy.dataSubmissionEnabled": false,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "browser.newtabpage.activity-stream.feeds.system.topstories": false,
  "extensions.update.enabled": false,
  "services.settings.server": "data:,#remote-settings-dummy/v1",
  "toolkit.telemetry.enabled": false,
};

/** Starts Firefox, which draws in software; resolves to { page, troubles, close }. */
export async function launchFirefox(program) {
  const screen = await openScreen();
  const profile = mkdtempSync(join(tmpdir(), "candlestick-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
  writeFileSync(join(profile, "user.js"), lines.join("\n"));
  const args = ["--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"];
  const child = spawn(program, args, {
    env: { ...process.env, ...screen.environment },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const ended = new Promise((done) => child.once("exit", done));
  const close = async () => {
    child.kill();
    await ended;
    screen.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const talk = await Talk.with(`${await addressOf(child)}/session`);
    return { ...(await openPage(talk)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Where it listens, which it says on its standard error. */
function addressOf(child) {
  return new Promise((done, fail) => {
    let said = "";
    const late = setTimeout(() => fail(new Error(`Firefox does not listen after ${START / 1000} s: ${said}`)), START);
    child.once("error", fail);
    child.once("exit", (code) => fail(new Error(`Firefox ended with ${code}: ${said}`)));
    child.stderr.on("data", (bytes) => {
      said += bytes;
      const [, address] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (!address) return;
      clearTimeout(late);
      done(address);
    });
  });
}

/** Commands and their answers, and events. */
class Talk {
  static with(address) {
    const socket = new WebSocket(address);
    return new Promise((done, fail) => {
      socket.onopen = () => done(new Talk(socket));
      socket.onerror = (event) => fail(new Error(`no way to ${address}: ${event.message ?? event.type}`));
    });
  }

  constructor(socket) {
    Object.assign(this, { socket, last: 0, waiting: new Map(), onEvent: () => undefined });
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data));
    socket.onclose = () => this.waiting.forEach(({ fail }) => fail(new Error("Firefox is gone")));
  }

  hear(message) {
    if (message.type === "event") return this.onEvent(message);
    const one = this.waiting.get(message.id);
    this.waiting.delete(message.id);
    if (message.type === "success") one?.done(message.result);
    else one?.fail(new Error(`${message.error}: ${message.message}`));
  }

  send(method, params) {
    const id = (this.last += 1);
    this.socket.send(JSON.stringify({ id, method, params }));
    return new Promise((done, fail) => this.waiting.set(id, { done, fail }));
  }
}

async function openPage(talk) {
  await talk.send("session.new", { capabilities: {} });
  const { contexts: [{ context }] } = await talk.send("browsingContext.getTree", {});
  const troubles = [];
  talk.onEvent = ({ method, params }) => {
    if (method === "log.entryAdded" && params.level === "error") troubles.push(`${params.type} error: ${params.text}`);
  };
  await talk.send("session.subscribe", { events: ["log.entryAdded"] });
  await talk.send("browsingContext.setViewport", { context, viewport: WINDOW });
  return { page: new Page(talk, context), troubles };
}

class Page {
  constructor(talk, context) {
    Object.assign(this, { talk, context, at: { x: 0, y: 0 } });
    const act = (action) => this.pointer([action]);
    this.mouse = {
      move: (x, y) => {
        this.at = { x: Math.round(x), y: Math.round(y) };
        return act({ type: "pointerMove", ...this.at });
      },
      down: () => act({ type: "pointerDown", button: 0 }),
      up: () => act({ type: "pointerUp", button: 0 }),
      wheel: (deltaX, deltaY) => this.perform({ type: "wheel", id: "wheel", actions: [{ type: "scroll", ...this.at, deltaX, deltaY }] }),
    };
  }

  perform(source) {
    return this.talk.send("input.performActions", { context: this.context, actions: [source] });
  }

  pointer(actions) {
    return this.perform({ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions });
  }

  goto(url) {
    return this.talk.send("browsingContext.navigate", { context: this.context, url, wait: "interactive" });
  }

  viewportSize() {
    return WINDOW;
  }

  /** What a function without arguments answers in the page: a text, a number, yes, no or nothing. */
  async evaluate(call) {
    const answer = await this.talk.send("script.callFunction", {
      functionDeclaration: String(call),
      target: { context: this.context },
      awaitPromise: true,
    });
    if (answer.type === "exception") throw new Error(answer.exceptionDetails.text);
    return answer.result.value ?? null;
  }

  async screenshot({ path }) {
    const { data } = await this.talk.send("browsingContext.captureScreenshot", { context: this.context });
    const bytes = Buffer.from(data, "base64");
    writeFileSync(path, bytes);
    return bytes;
  }
}
