// Finds radii of corners that are written as numbers, and spaces beside the grid of four points, in the interface's sources.
import { deepStrictEqual } from "node:assert";
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const FOLDERS = ["src/ui", "src/screens"];
// What takes the radius of a corner.
const ROUND = [
  ".rect(", "rect_filled(", "rect_stroke(", "corner_radius(", "CornerRadius::same(", "gradient(", "focus_ring(", "RectShape::filled(",
];
// What takes spaces between things, or from an edge inwards.
const SPACES = ["add_space(", "Margin::symmetric(", "Margin::same(", "item_spacing = vec2(", "item_spacing = Vec2::new("];
const SET = ["item_spacing.x = ", "item_spacing.y = "];
const NUMBER = /^-?\d[\d_]*(\.\d+)?$/;
// Fewer than there are by far: then they are not where they are looked for.
const LEAST = { files: 200, radii: 80, spaces: 150 };

// The arguments of a call, from behind its bracket.
function argumentsAt(text, from) {
  const found = [];
  let depth = 0;
  let start = from;
  for (let at = from; at < text.length; at += 1) {
    const letter = text[at];
    if ("([{".includes(letter)) depth += 1;
    else if (depth > 0 && ")]}".includes(letter)) depth -= 1;
    else if (depth === 0 && (letter === ")" || letter === ",")) {
      found.push(text.slice(start, at).trim());
      if (letter === ")") break;
      start = at + 1;
    }
  }
  return found;
}

// Without modules of tests, which end with a bracket at the margin; lines stay where they are.
function withoutTests(text) {
  return text.replace(/^#\[cfg\(test\)\]\nmod tests \{\n.*?^\}\n/gms, (module) => module.replace(/[^\n]/g, ""));
}

function placesOf(code, starts) {
  return starts.flatMap((start) => {
    const places = [];
    for (let at = code.indexOf(start); at >= 0; at = code.indexOf(start, at + 1)) places.push([at, at + start.length]);
    return places;
  });
}

// Each call that takes a radius: where it is, and the numbers among its arguments.
function radii(code) {
  return placesOf(code, ROUND).map(([at, from]) => [at, argumentsAt(code, from).filter((one) => NUMBER.test(one))]);
}

// Each space that is written as a number: where it is, and its points.
function spaces(code) {
  const given = placesOf(code, SPACES).flatMap(([at, from]) => argumentsAt(code, from).map((one) => [at, one]));
  const set = placesOf(code, SET).map(([at, from]) => [at, code.slice(from, code.indexOf(";", from))]);
  return [...given, ...set].filter(([, one]) => NUMBER.test(one)).map(([at, one]) => [at, Number(one.replaceAll("_", ""))]);
}

// What is looked for is found, before its absence says anything.
const tests = "#[cfg(test)]\nmod far;\na.rect_filled(r, 4.0, c);\n#[cfg(test)]\nmod tests {\n    b.rect(r, 3.0);\n}\nc.rect(f(1.0), x);\n";
deepStrictEqual(radii(withoutTests(tests)).map(([, numbers]) => numbers), [[], ["4.0"]]);
deepStrictEqual(
  spaces("a.add_space(3.0); s.item_spacing.y = 5.0; b.add_space(gap); Margin::symmetric(6, 1_0)").map(([, points]) => points),
  [3, 6, 10, 5],
);

const files = FOLDERS.flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, name))).filter((path) =>
  statSync(path).isFile(),
);
const read = { files: files.length, radii: 0, spaces: 0 };
const wrong = [];
for (const file of files) {
  const code = withoutTests(readFileSync(file, "utf8"));
  const told = (at, words) => wrong.push(`${file}:${code.slice(0, at).split("\n").length}: ${words}`);
  for (const [at, numbers] of radii(code)) {
    read.radii += 1;
    if (numbers.length > 0) told(at, `the radius ${numbers.join(", ")} is a number; ui::scale::round has names`);
  }
  for (const [at, points] of spaces(code)) {
    read.spaces += 1;
    if (points % 2 !== 0) told(at, `a space of ${points} points is no whole or half step of the grid of four`);
  }
}
for (const [what, least] of Object.entries(LEAST)) {
  if (read[what] < least) wrong.push(`only ${read[what]} ${what} in ${FOLDERS.join(" and ")}: they are not where they were`);
}
if (wrong.length > 0) {
  console.log(wrong.join("\n"));
  process.exit(1);
}
console.log(`${read.radii} corners and ${read.spaces} spaces in ${read.files} files stand on the scales.`);
