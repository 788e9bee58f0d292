// Finds circles of files inside each crate's src, and inside each example and build script of several files: what a file names
// is followed through re-exports to the file that defines it. In the game's own src it finds folders that look up, too.
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";

const crates = [".", ...readdirSync("crates").map((name) => join("crates", name))].filter((crate) =>
  existsSync(join(crate, "src")),
);

// Which folders of the game's src a folder may use beside itself, as docs/design.md has it. Between crates the compiler holds it.
const FLOORS = {
  platform: [],
  engine: ["platform"],
  session: [],
  table: ["session", "platform"],
  ui: ["table", "session"],
  screens: ["ui", "table", "session", "platform"],
};

const graphOf = process.argv[2] === "--graph" ? process.argv[3] : undefined;
let circles = 0;
let looksUp = 0;
let read = 0;
for (const [crate, root] of crates.flatMap((crate) => rootsOf(crate).map((root) => [crate, root]))) {
  const files = readCrate(root, root !== join(crate, "src"));
  read += files.size;
  const uses = usesOf(files);
  if (crate === graphOf) {
    for (const [path, others] of uses) console.log(`${files.get(path).file}: ${[...others].map(nameIn(files)).join(" ")}`);
  }
  if (root === "src") looksUp += lookingUp(files, uses);
  for (const circle of circlesIn(uses)) {
    circles += 1;
    console.log(`${crate}: these files use each other, so none can be read without the others:`);
    for (const path of circle) {
      const within = [...uses.get(path)].filter((other) => circle.includes(other));
      console.log(`  ${files.get(path).file} uses ${within.map(nameIn(files)).join(", ")}`);
    }
  }
}
if (circles > 0) {
  console.log("Move what several of them need into a file below them.");
} else if (graphOf === undefined) {
  console.log(`No circle among ${read} files of ${crates.length} crates${looksUp > 0 ? "" : ", and no folder looks up"}.`);
}
process.exit(circles + looksUp > 0 ? 1 : 0);

// How many files of a folder use one that it may not; each is told.
function lookingUp(files, uses) {
  const folder = (path) => path.split("::")[0];
  let found = 0;
  for (const [path, others] of uses) {
    const allowed = FLOORS[folder(path)];
    if (allowed === undefined) continue;
    for (const other of others) {
      const to = folder(other);
      if (to === folder(path) || FLOORS[to] === undefined || allowed.includes(to)) continue;
      found += 1;
      console.log(`${files.get(path).file} uses ${files.get(other).file}: ${folder(path)} may not use ${to} (docs/design.md)`);
    }
  }
  return found;
}

function nameIn(files) {
  return (path) => files.get(path).file;
}

// The folders of a crate that hold programs or a library of several files.
function rootsOf(crate) {
  const examples = join(crate, "examples");
  const below = existsSync(examples) ? readdirSync(examples).map((name) => join(examples, name)) : [];
  return [join(crate, "src"), ...[...below, join(crate, "build")].filter((folder) => existsSync(join(folder, "main.rs")))];
}

// The files of a crate by their module's path ("a::b"), without tests. Helpers for tests in files named `testing` are read
// as all others; a main.rs beside lib.rs is a program of one file that uses the crate by its name, while that of an example or
// a build script is its root.
function readCrate(root, isProgram) {
  const files = new Map();
  // Modules whose file lies in another folder.
  const elsewhere = new Set();
  for (const entry of readdirSync(root, { recursive: true })) {
    if (!entry.endsWith(".rs")) continue;
    const module = entry.slice(0, -3).split(sep);
    if (["mod", isProgram ? "main" : "lib"].includes(module.at(-1))) module.pop();
    if (module.includes("tests")) continue;
    const text = withoutTests(withoutRemarks(readFileSync(join(root, entry), "utf8")));
    for (const [, name] of text.matchAll(/#\[path = ""\]\s*(?:pub )?mod (\w+);/g)) elsewhere.add(name);
    files.set(module.join("::"), { file: relative(".", join(root, entry)), elsewhere, ...parsed(text) });
  }
  return files;
}

function withoutRemarks(text) {
  return text.replace(/\/\/[^\n]*|\/\*.*?\*\//gs, "").replace(/"(?:\\.|[^"\\])*"/gs, '""');
}

function withoutTests(text) {
  const start = /#\[cfg\(test\)\]\s*(?:#!?\[[^\]]*\]\s*)*mod \w+ \{/.exec(text);
  if (!start) return text;
  let at = start.index + start[0].length;
  for (let depth = 1; at < text.length && depth > 0; at += 1) depth += { "{": 1, "}": -1 }[text[at]] ?? 0;
  return withoutTests(text.slice(0, start.index) + text.slice(at));
}

// What a file defines, which names it brings in and hands on, and which paths its code has.
function parsed(text) {
  const defines = new Set();
  for (const [, name] of text.matchAll(/\b(?:fn|struct|enum|trait|type|const|static|union|macro_rules!)\s+(\w+)/g)) {
    defines.add(name);
  }
  const imports = [];
  const body = text.replace(/(pub(?:\([^)]*\))?\s+)?\buse\s+([^;]+);/g, (_, handsOn, tree) => {
    for (const path of spread(tree.replace(/\s+/g, " "))) imports.push({ ...named(path), handsOn: handsOn !== undefined });
    return "";
  });
  return { defines, imports, body };
}

// a::{b, c::{d, e}} as single paths.
function spread(tree) {
  const brace = tree.indexOf("{");
  if (brace < 0) return [tree.trim()];
  const head = tree.slice(0, brace).trim();
  const parts = [];
  let depth = 0;
  let part = "";
  for (const letter of tree.slice(brace + 1, tree.lastIndexOf("}"))) {
    depth += { "{": 1, "}": -1 }[letter] ?? 0;
    if (letter === "," && depth === 0) {
      parts.push(part);
      part = "";
    } else {
      part += letter;
    }
  }
  return [...parts, part].filter((rest) => rest.trim() !== "").flatMap((rest) => spread(head + rest.trim()));
}

function named(path) {
  const [whole, alias] = path.split(" as ");
  let steps = whole.split("::").map((step) => step.trim());
  if (steps.at(-1) === "self") steps = steps.slice(0, -1);
  return { steps, name: (alias ?? steps.at(-1)).trim() };
}

// A path from the crate's root; none where it leads out of the crate.
function absolute(files, module, steps) {
  if (steps[0] === "crate") return steps.slice(1);
  const here = module === "" ? [] : module.split("::");
  if (steps[0] === "self") return [...here, ...steps.slice(1)];
  let up = 0;
  while (steps[up] === "super") up += 1;
  if (up > 0) return [...here.slice(0, here.length - up), ...steps.slice(up)];
  return files.has([...here, steps[0]].join("::")) ? [...here, ...steps] : undefined;
}

// The module whose file defines what a path from the root names.
function definer(files, path, depth = 0) {
  if (depth > 8) return undefined;
  for (let length = path.length; length >= 0; length -= 1) {
    const module = path.slice(0, length).join("::");
    if (!files.has(module)) continue;
    const rest = path.slice(length);
    if (length === 0 && files.get(module).elsewhere.has(rest[0])) return undefined;
    if (rest.length === 0 || files.get(module).defines.has(rest[0])) return module;
    for (const { steps, name } of files.get(module).imports) {
      const onward = name === rest[0] ? rest.slice(1) : name === "*" ? rest : undefined;
      const target = onward && absolute(files, module, name === "*" ? steps.slice(0, -1) : steps);
      const found = target && definer(files, [...target, ...onward], depth + 1);
      if (found !== undefined && (name !== "*" || found !== module)) return found;
    }
    return module;
  }
  return undefined;
}

function usesOf(files) {
  const uses = new Map();
  for (const [module, { imports, body }] of files) {
    const others = new Set();
    const note = (path) => {
      const found = path && definer(files, path);
      if (found !== undefined && found !== module) others.add(found);
    };
    const inside = new Map();
    for (const { steps, name, handsOn } of imports) {
      const path = absolute(files, module, steps);
      if (!path) continue;
      const within = module === "" || path.join("::").startsWith(`${module}::`);
      // A mod.rs that hands on what its own files define uses none of it.
      if (handsOn && within) continue;
      if (files.has(path.join("::"))) inside.set(name, path);
      else note(path[path.length - 1] === "*" ? path.slice(0, -1) : path);
    }
    for (const child of files.keys()) {
      const name = child.split("::").at(-1);
      if (child === [module, name].filter(Boolean).join("::")) inside.set(name, child.split("::"));
    }
    for (const [name, path] of inside) {
      for (const [, rest] of body.matchAll(new RegExp(`(?<![:\\w])${name}((?:::\\w+)+)`, "g"))) {
        note([...path, ...rest.split("::").slice(1)]);
      }
    }
    // Not the folder that something is shown to: pub(in crate::…).
    const code = body.replace(/\bpub\([^)]*\)/g, "");
    for (const [path] of code.matchAll(/\b(?:crate|super|self)(?:::\w+)+/g)) note(absolute(files, module, path.split("::")));
    uses.set(module, others);
  }
  return uses;
}

// Strongly connected parts of more than one file (Tarjan's method).
function circlesIn(uses) {
  const [index, low, stack, found] = [new Map(), new Map(), [], []];
  const visit = (node) => {
    index.set(node, index.size);
    low.set(node, index.get(node));
    stack.push(node);
    for (const other of uses.get(node) ?? []) {
      if (!index.has(other)) visit(other);
      if (stack.includes(other)) low.set(node, Math.min(low.get(node), low.get(other)));
    }
    if (low.get(node) === index.get(node)) {
      const part = stack.splice(stack.indexOf(node));
      if (part.length > 1) found.push(part);
    }
  };
  for (const node of uses.keys()) if (!index.has(node)) visit(node);
  return found;
}
