// A small static server for the page, on this machine alone.
// As a program: node serve.mjs FOLDER [--port N] [--suffix "?demo"]. As a module: serve(folder, port).
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const HOST = "127.0.0.1";
const DEFAULT_PORT = 8080;
const TRIES = 20;

const TYPES = {
  ".css": "text/css; charset=utf-8",
  ".ftl": "text/plain; charset=utf-8",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json",
  ".md": "text/plain; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".ogg": "audio/ogg",
  ".otf": "font/otf",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".toml": "text/plain; charset=utf-8",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".woff2": "font/woff2",
};

// The file that an address means, or null when there is none or it leads out of the folder.
function fileFor(root, address) {
  let path;
  try {
    path = decodeURIComponent(new URL(address, `http://${HOST}`).pathname);
  } catch {
    return null;
  }
  if (path.includes("\0")) return null;
  const file = normalize(join(root, path.endsWith("/") ? `${path}index.html` : path));
  if (!file.startsWith(root + sep)) return null;
  const found = statSync(file, { throwIfNoEntry: false });
  return found?.isFile() ? { file, size: found.size } : null;
}

function answer(root, request, response) {
  if (request.method !== "GET" && request.method !== "HEAD") return refuse(response, 405, "Only GET and HEAD.");
  const found = fileFor(root, request.url);
  // Bevy takes a 404, and only that, for "there is no such file".
  if (!found) return refuse(response, 404, "No such file.");
  response.writeHead(200, {
    "Content-Type": TYPES[extname(found.file).toLowerCase()] ?? "application/octet-stream",
    "Content-Length": found.size,
    "Cache-Control": "no-cache",
  });
  if (request.method === "HEAD") return response.end();
  createReadStream(found.file).on("error", () => response.destroy()).pipe(response);
}

function refuse(response, status, text) {
  response.writeHead(status, { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-cache" });
  response.end(`${text}\n`);
}

/** Serves `folder`; port 0 takes any free one. Resolves to { port, address, close }. */
export function serve(folder, port = 0) {
  const root = resolve(folder);
  const server = createServer((request, response) => answer(root, request, response));
  return new Promise((done, fail) => {
    server.once("error", fail);
    server.listen(port, HOST, () => {
      const taken = server.address().port;
      done({
        port: taken,
        address: `http://${HOST}:${taken}/`,
        close: () => new Promise((closed) => { server.close(closed); server.closeAllConnections(); }),
      });
    });
  });
}

// A port that was asked for is that one or none; otherwise the next free one from the usual on.
async function serveNear(folder, asked) {
  for (let port = asked || DEFAULT_PORT; ; port++) {
    try {
      return await serve(folder, port);
    } catch (error) {
      if (error.code !== "EADDRINUSE" || asked || port >= DEFAULT_PORT + TRIES) throw error;
    }
  }
}

async function main([folder, ...options]) {
  const option = (name) => (options.includes(name) ? options[options.indexOf(name) + 1] : undefined);
  try {
    const { address } = await serveNear(folder, Number(option("--port") || 0));
    console.log(`\nCandlestick is at ${address}${option("--suffix") ?? ""}   (Ctrl+C ends it)`);
  } catch (error) {
    console.error(error.code === "EADDRINUSE" ? "That port is taken; choose another with --port N." : error.message);
    process.exit(1);
  }
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) await main(process.argv.slice(2));
