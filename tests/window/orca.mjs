// Orca, the screen reader of Linux, and the hands of whoever listens to it: keys are pressed, and what is said is written down.
import { execFileSync, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { PATIENCE, pause, same } from "./reader.mjs";

const START = fileURLToPath(new URL("orca/start.py", import.meta.url));
/** Silence after which nothing more is said of a key, in ms. */
const QUIET = 1_500;
const GLANCE = 100;

/** Starts Orca, and a manager of windows, without which no window is ever the one in front. */
export async function startOrca(program) {
  const folder = mkdtempSync(join(tmpdir(), "candlestick-orca-"));
  const spoken = join(folder, "spoken");
  // Neither takes up what a person has set, nor leaves anything there.
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder, CANDLESTICK_SPOKEN: spoken };
  // The Python that Orca is installed for may not be the first of its name.
  const [, python] = /^#!\s*(\S+)/.exec(readFileSync(program, "utf8"));
  const children = [["openbox"], [python, START, program, "--replace"]].map(([name, ...args]) => spawn(name, args, { env, stdio: "ignore" }));
  const orca = new Orca(spoken, () => {
    for (const child of children) child.kill("SIGKILL");
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  });
  try {
    await orca.waitFor(/screen reader on/i);
    return orca;
  } catch (fault) {
    orca.close();
    throw fault;
  }
}

class Orca {
  constructor(spoken, close) {
    Object.assign(this, { spoken, close, taken: 0, said: [] });
  }

  /** What was said since this was asked last. */
  heard() {
    let text = "";
    try {
      text = readFileSync(this.spoken, "utf8");
    } catch (fault) {
      if (fault.code !== "ENOENT") throw fault;
    }
    const lines = text.slice(0, text.lastIndexOf("\n") + 1).split("\n").filter(Boolean).map((line) => JSON.parse(line).trim());
    const fresh = lines.slice(this.taken);
    this.taken = lines.length;
    this.said.push(...fresh);
    return fresh.filter(Boolean);
  }

  /** Waits until a line is said that is or fits this; all that was said until then. */
  async waitFor(wanted, patience = PATIENCE) {
    const lines = [];
    for (const end = Date.now() + patience; Date.now() < end; await pause(GLANCE)) {
      lines.push(...this.heard());
      if (lines.some((line) => same(line, wanted))) return lines;
    }
    throw new Error(`waited ${patience / 1000} s to hear ${wanted}; there was said:\n  ${lines.join("\n  ")}`);
  }

  /** All that is said until it is quiet for a while. */
  async listen(quiet = QUIET) {
    const lines = [];
    for (let since = Date.now(); Date.now() - since < quiet; await pause(GLANCE)) {
      const fresh = this.heard();
      if (fresh.length > 0) since = Date.now();
      lines.push(...fresh);
    }
    return lines;
  }

  /** Presses keys by their X names, such as "shift+Tab". */
  press(...keys) {
    this.heard();
    execFileSync("xdotool", ["key", ...keys]);
  }

  /** Presses a key again and again until what is said of it fits. */
  async pressUntil(key, wanted, most = 60) {
    const lines = [];
    for (let n = 0; n < most; n += 1) {
      this.press(key);
      const said = await this.listen(500);
      lines.push(...said);
      if (said.some((line) => same(line, wanted))) return;
    }
    throw new Error(`${most} times ${key} did not lead to ${wanted}; there was said:\n  ${lines.join("\n  ")}`);
  }
}
