#!/usr/bin/env node
// Remembers what passed on which very bytes, so that script/test leaves it out when it is begun again: an empty file for each
// binary of tests, scenario of the browser and other program, named by a digest of all that it could tell apart.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, readdirSync, realpathSync, rmSync, statSync, writeFileSync } from "node:fs";
import { spawnSync } from "node:child_process";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
// Of the environment, what tests, browsers and letters go by.
const ASKED = /^(CANDLESTICK|PROPTEST|RUST_|LIBGL|LANG|LC_|TZ)/;
// What installs and updates change; none where there is no Debian.
const PACKAGES = "/var/lib/dpkg/status";
const DAY = 86_400_000;
/** What says by itself what it reads: Rust's sources are in what is compiled, and documents are for people. */
const UNREAD = /\.(rs|md)$/;
/** What is the page's, the window's and the scripts' own: tests of a package read of it what they name. */
const ELSEWHERE = /^(script|web|tests\/(browser|window))\/|\.md$/;

/** Where it is remembered; none where nobody wants it (script/test does), and then everything runs. */
const folder = () => process.env.CANDLESTICK_PASSED;

const hash = (text) => createHash("sha256").update(text).digest("hex");
const read = new Map();
/** A file's digest. It is read once, and again when the system says that it was written or put there anew meanwhile. */
function fileHash(path) {
  if (!existsSync(path)) return "";
  const { ino, size, mtimeNs, ctimeNs } = statSync(path, { bigint: true });
  const stamp = `${ino} ${size} ${mtimeNs} ${ctimeNs}`;
  if (read.get(path)?.stamp !== stamp) read.set(path, { stamp, digest: hash(readFileSync(path)) });
  return read.get(path).digest;
}
/** One digest of whatever is told. */
export const digestOf = (told) => hash(JSON.stringify(told));
/** A program by its time and size: where it was linked anew it counts as another. */
const program = (path) => (existsSync(path) ? `${path} ${statSync(path).mtimeMs} ${statSync(path).size}` : path);

/** All files that git has or would take, but those that are deleted. */
function files() {
  const { stdout, status } = spawnSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], { cwd: ROOT, maxBuffer: 1 << 26 });
  if (status !== 0) throw new Error("git ls-files failed");
  return [...new Set(stdout.toString().split("\0"))].filter((path) => path && existsSync(join(ROOT, path))).sort();
}

/**
 * What lies around compiled code: the files that are read, all but sources and documents where nothing else is said; the
 * programs that tests start; the environment, the machine's packages, and the day, as each brings other seeds.
 */
export function around(isRead = (path) => !UNREAD.test(path)) {
  const looked = files().filter(isRead);
  const built = process.env.CARGO_TARGET_DIR ?? join(ROOT, "target");
  return digestOf([
    looked.map((path) => [path, fileHash(join(ROOT, path))]),
    ["debug/candlestick-cli", "debug/examples/serve"].map((path) => program(join(built, path))),
    Object.entries(process.env).filter(([name]) => ASKED.test(name) && name !== "CANDLESTICK_PASSED").sort(),
    fileHash(PACKAGES), process.version, new Date().toISOString().slice(0, 10),
  ]);
}

/** All files of a folder, by their contents. */
export const contents = (path) =>
  readdirSync(path, { recursive: true }).sort().map((name) => join(path, name)).filter((file) => statSync(file).isFile())
    .map((file) => [file, fileHash(file)]);

/** Runs `work()`, which says whether it passed, unless it has passed before with the same `digest()`; answers "before" then. */
export async function once(digest, work) {
  if (!folder()) return work();
  const before = digest();
  const kept = join(folder(), before);
  if (existsSync(kept)) return "before";
  const passed = await work();
  // What was changed meanwhile has not been tried.
  if (passed && digest() === before) {
    mkdirSync(folder(), { recursive: true });
    writeFileSync(kept, "");
  }
  return passed;
}

/** Forgets what is older than a day, whose seeds are others. */
function forget() {
  if (!folder() || !existsSync(folder())) return;
  const old = readdirSync(folder()).map((name) => join(folder(), name)).filter((path) => Date.now() - statSync(path).mtimeMs > DAY);
  old.forEach((path) => rmSync(path, { force: true }));
}

/** Runs a program unless it passed before; `digest` says of what, none where it is always run. Ends as the program does. */
async function run([path, ...line], digest) {
  const start = () => {
    const { status } = spawnSync(path, line, { stdio: "inherit" });
    process.exitCode = status ?? 1;
    return status === 0;
  };
  const told = digest ? await once(() => digestOf([path, line, digest()]), start) : start();
  if (told === "before") console.log("\npassed before on the very bytes");
}

/** What tests of a package read: its sources, and of what is elsewhere what those name; tests of the themes' crate read everything. */
function readsOf(own) {
  if (own === "crates/themes") return () => true;
  const isOwn = (path) => path.endsWith(".rs") && ["src", "tests"].some((folder) => path.startsWith(join(own, folder, "/")));
  const sources = files().filter(isOwn).map((path) => readFileSync(join(ROOT, path), "utf8"));
  const isNamed = (path) => sources.some((text) => text.includes(basename(path)));
  return (path) => (ELSEWHERE.test(path) ? isNamed(path) : isOwn(path) || !UNREAD.test(path));
}

/** A binary of tests, as cargo starts it in its package's folder; the documentation's examples are binaries of a moment. */
function runBinary(command) {
  const isKept = /[/\\]debug[/\\]deps[/\\]/.test(command[0]);
  return run(command, isKept && (() => [fileHash(command[0]), around(readsOf(process.cwd().slice(ROOT.length)))]));
}

// passed.mjs --forget; passed.mjs --of FILE PROGRAM …: what is tried of a file; passed.mjs BINARY …: as cargo calls it.
if (process.argv[1] && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const [what, ...rest] = process.argv.slice(2);
  if (what === "--forget") forget();
  else if (what === "--of") await run(rest.slice(1), () => [fileHash(rest[0]), around()]);
  else await runBinary([what, ...rest]);
}
