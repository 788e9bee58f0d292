// Takes comments and indents out of the page that trunk has made, a fifth of what it is packed: node slim-page.mjs DIST.
// No text in web/ goes over several lines, so that each line stands for itself.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const file = join(process.argv[2], "index.html");
const COMMENT = /^(\/\/.*|\/\*.*\*\/|<!--.*-->)$/;
const lines = readFileSync(file, "utf8").split("\n").map((line) => line.trim());
writeFileSync(file, `${lines.filter((line) => line !== "" && !COMMENT.test(line)).join("\n")}\n`);
