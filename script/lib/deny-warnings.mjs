// Reads cargo's messages (--message-format json) and fails when one of this package is a warning.
import { createInterface } from "node:readline";

let warnings = 0;
let finished = false;
for await (const line of createInterface({ input: process.stdin })) {
  if (!line.startsWith("{")) continue;
  const message = JSON.parse(line);
  if (message.reason === "build-finished") finished = message.success;
  if (message.reason !== "compiler-message" || !message.target.src_path.startsWith(process.cwd())) continue;
  warnings += 1;
  process.stderr.write(`${message.message.rendered}\n`);
}
if (warnings > 0) console.error(`${warnings} warnings, and none are allowed.`);
process.exit(finished && warnings === 0 ? 0 : 1);
