// Collects the licences of everything that is compiled into the game, for the packages.
// node licences.mjs TARGET-TRIPLE [FEATURES] > THIRD-PARTY.txt; with FEATURES, of these alone instead of the usual ones
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i;
const RULE = `\n${"-".repeat(90)}\n`;

const [, , target, features] = process.argv;
const chosen = features ? ["--no-default-features", "--features", features] : [];
const metadata = JSON.parse(execFileSync("cargo", ["metadata", "--locked", "--format-version", "1", "--filter-platform", target, ...chosen],
  { encoding: "utf8", maxBuffer: 1 << 28, stdio: ["ignore", "pipe", "inherit"] }));

// What the game links, without what only its tests and its build need.
function linked() {
  const nodes = new Map(metadata.resolve.nodes.map((node) => [node.id, node]));
  const found = new Set();
  const queue = [metadata.resolve.root];
  while (queue.length > 0) {
    const id = queue.pop();
    if (found.has(id)) continue;
    found.add(id);
    const normal = nodes.get(id).deps.filter(({ dep_kinds }) => dep_kinds.some(({ kind }) => kind === null));
    queue.push(...normal.map(({ pkg }) => pkg));
  }
  found.delete(metadata.resolve.root);
  return metadata.packages.filter(({ id }) => found.has(id)).sort((a, b) => a.name.localeCompare(b.name));
}

function licenceTexts({ manifest_path }) {
  const folder = dirname(manifest_path);
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map((entry) => readFileSync(join(folder, entry.name), "utf8").trim());
}

// Most crates carry the same few texts: each text stands once, below the crates that it is for.
const byText = new Map();
const packages = linked();
for (const one of packages) {
  for (const text of licenceTexts(one)) {
    const key = text.replace(/\s+/g, " ");
    const entry = byText.get(key) ?? { text, names: [] };
    entry.names.push(`${one.name} ${one.version}`);
    byText.set(key, entry);
  }
}

const parts = [
  "Candlestick is built with the Rust crates below, under these licences.\n",
  ...packages.map(({ name, version, license, authors }) =>
    `${name} ${version}: ${license ?? "see its licence file"}${authors.length > 0 ? ` (${authors.map((author) => author.replace(/ *<.*>/, "")).join(", ")})` : ""}`),
];
process.stdout.write(parts.join("\n"));
for (const { text, names } of byText.values()) process.stdout.write(`\n${RULE}For: ${names.join(", ")}${RULE}\n${text}\n`);
