// Reads a room's log out of the server's own files, and works out what of it is nobody's to know.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Whichever format a line has. */
const BEGIN = /\{"v":\d+,"at":/g;

/** The lines of the log, each once: SQLite keeps them as they are, in the file and in what it has written ahead. */
export function logLines(data) {
  const files = ["rooms.db", "rooms.db-wal"].map((name) => join(data, name)).filter(existsSync);
  const text = files.map((file) => readFileSync(file, "latin1")).join("\n");
  const lines = new Set();
  for (const { index } of text.matchAll(BEGIN)) lines.add(lineAt(text, index));
  return [...lines].filter(Boolean).map((line) => JSON.parse(line).done);
}

/** The object that begins at a place; null where it is cut by the end of a page of the file. */
function lineAt(text, at) {
  let depth = 0;
  for (let end = at; end < at + 4096; end += 1) {
    depth += { "{": 1, "}": -1 }[text[end]] ?? 0;
    if (depth === 0) return isWhole(text.slice(at, end + 1));
  }
  return null;
}

function isWhole(line) {
  try {
    JSON.parse(line);
    return line;
  } catch {
    return null;
  }
}

/** As the rooms' crate makes digests: a purpose and parts, each with its length before it. */
function digest(purpose, parts) {
  const hash = createHash("sha256");
  for (const part of [Buffer.from(purpose), ...parts]) {
    const length = Buffer.alloc(8);
    length.writeBigUInt64LE(BigInt(part.length));
    hash.update(length).update(part);
  }
  return hash.digest();
}

/** What a room keeps, its secret for the first deal, what it committed itself to, and the seed, as bytes. */
export function secretsOf(lines) {
  const kept = Buffer.from(only(lines, "created").kept, "hex");
  const secret = digest("candlestick deal secret", [kept, Buffer.alloc(4)]);
  const { setup, shares, theme } = only(lines, "started");
  const people = Buffer.concat(shares.flatMap(({ person, share }) => [Buffer.from([person]), Buffer.from(share, "hex")]));
  const options = Buffer.from([setup.deck, setup.powers, setup.corner_rooms ?? setup["corner-rooms"]].map(Number));
  const seed = digest("candlestick deal", [secret, people, Buffer.from(setup.seats), options, Buffer.from(theme)]);
  return { kept, secret, commitment: digest("candlestick deal commitment", [secret]), seed };
}

/** The first line of a kind, which has to be there. */
function only(lines, kind) {
  const found = lines.find((line) => line[kind]);
  if (!found) throw new Error(`of ${lines.length} lines of the room's log none is "${kind}": has its format changed (body.rs)?`);
  return found[kind];
}
