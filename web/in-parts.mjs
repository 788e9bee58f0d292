// Puts a program's parts into its page in place of the whole: node in-parts.mjs PAGE PARTS, two folders; the second is as
// candlestick-parts left it. The page learns how long they are, for its bars, and what they are called: by a digest of their own, as the
// same program may be cut in several ways, and browsers keep for ever what has one in its name.
import { copyFileSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { digest } from "../script/lib/digest.mjs";

const [page, parts] = process.argv.slice(2);
const whole = readdirSync(page).find((name) => name.endsWith("_bg.wasm"));
const rest = readdirSync(parts).filter((name) => /^rest-\d+\.wasm$/.test(name)).sort();
const bytes = (part) => statSync(join(parts, part)).size;
// As many digits as trunk has.
const digits = digest(["first.wasm", ...rest].map((part) => join(parts, part))).slice(0, 16);
const named = (kind) => `candlestick-${digits}_${kind}`;

const index = join(page, "index.html");
const told = readFileSync(index, "utf8")
  .replace(`${whole}", ${statSync(join(page, whole)).size}`, `${whole}", ${bytes("first.wasm")}`)
  .replace(' type="application/wasm"', ` type="application/wasm" data-rest="${rest.map((part) => `${named(part)} ${bytes(part)}`).join(" ")}"`)
  .replaceAll(whole, named("bg.wasm"));
if (!told.includes(`${named("bg.wasm")}", ${bytes("first.wasm")})`) || !told.includes("data-rest=")) throw new Error("the page has no place for its parts");
rmSync(join(page, whole));
copyFileSync(join(parts, "first.wasm"), join(page, named("bg.wasm")));
for (const part of rest) copyFileSync(join(parts, part), join(page, named(part)));
writeFileSync(index, told);
