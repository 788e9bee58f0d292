// Takes comments and indents out of the page that trunk has made, a fifth of what it is packed, and names the program before the
// page's own scripts: node slim-page.mjs DIST.
// No text in web/ goes over several lines, so that each line stands for itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(process.argv[2], "index.html");
const COMMENT = /^(\/\/.*|\/\*.*\*\/|<!--.*-->)$/;
const lines = readFileSync(file, "utf8").split("\n").map((line) => line.trim());
const kept = lines.filter((line) => line !== "" && !COMMENT.test(line));

// Trunk writes it at the head's end.
const PROGRAM = /<link rel="preload" href="[^"]+\.wasm"[^>]*>/;
const at = kept.findIndex((line) => PROGRAM.test(line));
const first = kept.findIndex((line) => line.startsWith("<script"));
if (at < 0 || first < 0) throw new Error("the page does not name its program, or has no script");
const [preload] = PROGRAM.exec(kept[at]);
kept[at] = kept[at].replace(PROGRAM, "");
// Named alone, for program.js fetches it at once: Safari's engine would fetch what is preloaded a second time for that.
const program = preload.replace('rel="preload"', 'rel="program"').replace(/ as="[^"]*"/, "");
kept.splice(first, 0, program);
writeFileSync(file, `${kept.join("\n")}\n`);
