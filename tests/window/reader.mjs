// A person who has the window by a screen reader alone: waits for what can be read, and presses it.
import { below, beginReading } from "./bus.mjs";

/** How long something is waited for, in ms, where nothing else is said. */
export const PATIENCE = 60_000;
export const BUTTON = /button/;

export const pause = (ms) => new Promise((done) => setTimeout(done, ms));
export const same = (name, wanted) => (wanted instanceof RegExp ? wanted.test(name) : name === wanted);
/** A cell of a table: what it is, and the words that are read in it, its own before those of what stands in it. */
const cellOf = (cell) => ({ role: cell.role, words: below(cell).map(({ name }) => name).filter(Boolean).join(" ") });
const rowLine = (row) => row.map(({ role, words }) => `${role} "${words}"`).join(" | ");
/** One thing that is read, in one line. */
export const line = ({ role, name }) => `${role}: ${name.replaceAll("\n", " · ")}`;

/** Reads from now on, on the bus that the script began. */
export async function sitDownToRead() {
  const bus = await beginReading();

  /** All that has a name. */
  const read = async () => (await bus.read()).filter(({ name }) => name);

  /** Waits for something that can be read, and all that can be read with it; says what there was instead when it never comes. */
  async function waitFor(wanted, { role = null, patience = PATIENCE } = {}) {
    const end = Date.now() + patience;
    let all = [];
    while (Date.now() < end) {
      all = await read();
      const found = all.find((one) => same(one.name, wanted) && (!role || role.test(one.role)));
      if (found) return { ...found, all };
      await pause(300);
    }
    throw new Error(`waited ${patience / 1000} s for ${wanted}; there was:\n  ${all.map(line).join("\n  ")}`);
  }

  /** What can be read may change before it is pressed, or not be pressable yet: then again. */
  async function press(wanted, { patience = PATIENCE } = {}) {
    const end = Date.now() + patience;
    for (;;) {
      const found = await waitFor(wanted, { role: BUTTON, patience });
      try {
        await bus.press(found.node);
        return found.name;
      } catch (reason) {
        if (Date.now() > end) throw new Error(`${line(found)} cannot be pressed: ${reason.message}`);
        await pause(300);
      }
    }
  }

  /**
   * Waits for a table of this name that holds; its rows, each as its cells: what each is, and all that is read in it. While it is read
   * another frame may come.
   */
  async function waitForTable(wanted, holds, { patience = PATIENCE } = {}) {
    const end = Date.now() + patience;
    let told = "";
    while (Date.now() < end) {
      const tables = (await bus.tree()).flatMap(below).filter(({ role }) => role === "table");
      const found = tables.find(({ name }) => same(name, wanted));
      const rows = (found?.children ?? []).filter(({ role }) => role === "row").map(({ children }) => children.map(cellOf));
      if (found && holds(rows)) return rows;
      told = [...tables.map(({ name }) => `table: ${name}`), ...rows.map(rowLine)].join("\n  ");
      await pause(300);
    }
    throw new Error(`waited ${patience / 1000} s for the table ${wanted}; there was:\n  ${told}`);
  }

  /** Presses what was read, if it still stands. */
  const tryPress = ({ node }) => bus.press(node).catch(() => null);

  return { read, waitFor, waitForTable, press, tryPress, close: () => bus.close() };
}
