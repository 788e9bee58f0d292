// A server of rooms for scenarios: the one that `cargo test` builds as an example, on a free port, with a log of its own.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../", import.meta.url));
const PROGRAM = join(process.env.CARGO_TARGET_DIR ?? join(ROOT, "target"), "debug", "examples", "serve");

/** The same, or null with a note where the program is not built. */
export async function roomsIfThere() {
  if (existsSync(PROGRAM)) return serveRooms();
  console.log(`note  no lobby: ${PROGRAM} is missing`);
  return null;
}

/** Starts one; `address` is where it is, `data` where it keeps its log, `stop(how)` ends it and forgets its rooms, `again()` starts it anew on the same log. */
export async function serveRooms() {
  if (!existsSync(PROGRAM)) {
    throw new Error(`${PROGRAM} is missing; cargo build -p candlestick-server --example serve makes it`);
  }
  const data = mkdtempSync(join(tmpdir(), "candlestick-rooms-"));
  const server = { address: "", data };
  const begin = async (port) => {
    const flags = ["--port", String(port), "--data", data, "--page", join(ROOT, "dist"), "--log", "warn"];
    const child = spawn(PROGRAM, flags, { stdio: ["ignore", "pipe", "inherit"] });
    server.kill = (signal) => new Promise((done) => (child.exitCode === null ? (child.once("exit", done), child.kill(signal)) : done()));
    server.address = await new Promise((resolve, reject) => {
      let told = "";
      child.once("exit", (code) => reject(new Error(`the server of rooms ended at once (${code})`)));
      child.stdout.on("data", (text) => {
        told += text;
        const found = /http:\/\/[^/\s]+/.exec(told);
        if (found) resolve(found[0]);
      });
    });
  };
  await begin(0);
  const { port } = new URL(server.address);
  server.again = () => begin(port);
  server.stop = async () => {
    await server.kill("SIGKILL");
    rmSync(data, { recursive: true, force: true });
  };
  return server;
}
