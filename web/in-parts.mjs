// Puts a program's parts into its page in place of the whole: node in-parts.mjs PAGE PARTS, two folders; the second is as
// candlestick-parts left it. The page learns how long they are, for its bars, and what the others are called.
import { copyFileSync, readFileSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const [page, parts] = process.argv.slice(2);
const whole = readdirSync(page).find((name) => name.endsWith("_bg.wasm"));
const before = statSync(join(page, whole)).size;
const first = join(parts, "first.wasm");
const rest = readdirSync(parts).filter((name) => /^rest-\d+\.wasm$/.test(name)).sort();
const bytes = (part) => statSync(join(parts, part)).size;
const named = (part) => whole.replace("_bg.wasm", `_${part}`);

const index = join(page, "index.html");
const text = readFileSync(index, "utf8");
const told = text
  .replace(`_bg.wasm", ${before}`, `_bg.wasm", ${statSync(first).size}`)
  .replace(' type="application/wasm"', ` type="application/wasm" data-rest="${rest.map((part) => `${named(part)} ${bytes(part)}`).join(" ")}"`);
if (!told.includes("data-rest=") || told.includes(`_bg.wasm", ${before}`)) throw new Error("the page has no place for its parts");
copyFileSync(first, join(page, whole));
for (const part of rest) copyFileSync(join(parts, part), join(page, named(part)));
writeFileSync(index, told);
