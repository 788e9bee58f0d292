// One digest of some files' bytes.
// As a program: node digest.mjs FILE…. As a module: digest(files).
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { fileURLToPath } from "node:url";

/** Of all files one after the other, as hexadecimal digits. */
export function digest(files) {
  const all = createHash("sha256");
  for (const file of files) all.update(readFileSync(file));
  return all.digest("hex");
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) console.log(digest(process.argv.slice(2)));
