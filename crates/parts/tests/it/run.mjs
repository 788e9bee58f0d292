// Runs programs as an engine does, each after the other: node run.mjs FOLDER. A folder with noted.wasm is one that notes its
// calls, one with first.wasm is one in parts, another has whole.wasm. Prints for each, as JSON, what its functions gave and told
// the page, which were called, and how often the rest was asked for while it was not there.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";

const ASKED = [0, 1, 2, 3, 6, 9];

function run(folder, wanted) {
  const told = [], called = [], given = {};
  let asked = 0, first = null, hung = false;
  const read = (name) => new WebAssembly.Module(readFileSync(join(folder, name)));
  const rest = readdirSync(folder).filter((name) => name.startsWith("rest-")).sort().map(read);
  const hang = () => { for (const part of rest) new WebAssembly.Instance(part, { first }); hung = true; };
  // The start function may ask before anybody has the exports.
  const now = () => { asked += 1; if (!hung) hang(); };
  const imports = { page: { told: (n) => told.push(n) }, parts: { now, called: (n) => called.push(n) } };
  const main = ["noted.wasm", "first.wasm", "whole.wasm"].find((name) => existsSync(join(folder, name)));
  first = new WebAssembly.Instance(read(main), imports).exports;
  for (const [name, act] of Object.entries(first)) {
    if (/^[a-z]/i.test(name) && typeof act === "function" && (!wanted || wanted.includes(name))) given[name] = ASKED.map((n) => act(n));
  }
  return { given, told, called, asked };
}

const top = process.argv[2];
const wanted = process.argv[3]?.split(",");
console.log(JSON.stringify(readdirSync(top).sort().map((name) => ({ name, ...run(join(top, name), wanted) }))));
