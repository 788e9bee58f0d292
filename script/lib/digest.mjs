// One digest of some files' bytes: node digest.mjs FILE…
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const digest = createHash("sha256");
for (const file of process.argv.slice(2)) digest.update(readFileSync(file));
console.log(digest.digest("hex"));
