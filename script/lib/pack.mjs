// Packs a page once, so that no visit does: beside each file that is large enough for it, and becomes smaller by it, a .br and
// a .gz, which `candlestick serve` sends to whoever takes them.
// As a program: node pack.mjs FOLDER [--quality 1…11]. As a module: pack(folder, quality).
import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { extname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

// Pictures, sounds and fonts of the web are packed already.
const PACKS = [".css", ".ftl", ".html", ".js", ".json", ".md", ".mjs", ".otf", ".svg", ".toml", ".ttf", ".txt", ".wasm", ".webmanifest"];
const FORMS = [".br", ".gz"];
// Less than this is one packet either way.
const LEAST = 1024;
// What is hardly smaller is not worth the memory of the server, which holds all forms.
const WORTH = 0.9;

const ways = {
  ".br": (bytes, quality) => promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: constants.BROTLI_MAX_WINDOW_BITS,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }),
  ".gz": (bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION }),
};

function filesBelow(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.flatMap((entry) => (entry.isDirectory() ? filesBelow(join(folder, entry.name)) : [join(folder, entry.name)]));
}

/** Packs a page's files anew; answers { file, plain, ".br", ".gz" } in bytes for each, a form that was not worth it as null. */
export async function pack(folder, quality = constants.BROTLI_MAX_QUALITY) {
  const all = filesBelow(folder);
  // What an older file was packed to would be sent in place of the new one.
  const isForm = (file) => FORMS.includes(extname(file)) && PACKS.includes(extname(file.slice(0, -extname(file).length)));
  for (const file of all.filter(isForm)) rmSync(file);
  const wanted = all.filter((file) => PACKS.includes(extname(file).toLowerCase()) && statSync(file).size >= LEAST);
  const packed = wanted.map(async (file) => {
    const bytes = readFileSync(file);
    const sizes = { file, plain: bytes.length };
    const form = async ([ending, way]) => {
      const small = await way(bytes, quality);
      const isWorth = small.length < bytes.length * WORTH;
      if (isWorth) writeFileSync(file + ending, small);
      sizes[ending] = isWorth ? small.length : null;
    };
    await Promise.all(Object.entries(ways).map(form));
    return sizes;
  });
  return Promise.all(packed);
}

async function main([folder, ...options]) {
  const quality = options.includes("--quality") ? Number(options[options.indexOf("--quality") + 1]) : undefined;
  const began = Date.now();
  const packed = await pack(folder, quality);
  const sum = (of) => packed.reduce((bytes, sizes) => bytes + (sizes[of] ?? sizes.plain), 0);
  const told = ["plain", ...FORMS].map((of) => `${of} ${sum(of)}`).join(", ");
  console.error(`  packed ${packed.length} files in ${((Date.now() - began) / 1000).toFixed(1)} s; bytes: ${told}`);
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
