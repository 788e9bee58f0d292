// Takes the function names out of a wasm file: half of its bytes, and nobody's but a debugger's.
// node strip-names.mjs FILE. Prints the finished size in bytes.
import { readFileSync, writeFileSync } from "node:fs";

const HEADER = 8;
const CUSTOM = 0;

// A number as wasm writes it (LEB128): its value and where it ends.
function number(bytes, at) {
  let value = 0, factor = 1, byte;
  do {
    byte = bytes[at++];
    value += (byte & 0x7f) * factor;
    factor *= 0x80;
  } while (byte & 0x80);
  return [value, at];
}

function sections(bytes) {
  const found = [];
  for (let start = HEADER; start < bytes.length;) {
    const [length, body] = number(bytes, start + 1);
    found.push({ start, body, end: body + length, kind: bytes[start] });
    start = body + length;
  }
  return found;
}

function isNames(bytes, { kind, body }) {
  if (kind !== CUSTOM) return false;
  const [length, at] = number(bytes, body);
  return bytes.toString("utf8", at, at + length) === "name";
}

const file = process.argv[2];
const bytes = readFileSync(file);
if (bytes.readUInt32BE(0) !== 0x0061736d) throw new Error(`${file} is no wasm file`);
const kept = sections(bytes).filter((section) => !isNames(bytes, section));
const slim = Buffer.concat([bytes.subarray(0, HEADER), ...kept.map(({ start, end }) => bytes.subarray(start, end))]);
writeFileSync(file, slim);
console.log(slim.length);
