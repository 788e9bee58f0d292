// A screen in memory, for browsers that draw in a window alone.
import { spawn } from "node:child_process";

/** As large as the smoke test's pages are. */
export const WINDOW = { width: 900, height: 640 };

/** One that has room for such a page and what a browser puts around it: what a program is started with, and its end. Where there is no Xvfb, the system's own. */
export function openScreen() {
  const size = `${WINDOW.width + 100}x${WINDOW.height + 200}x24`;
  const screen = spawn("Xvfb", ["-displayfd", "1", "-screen", "0", size, "-nolisten", "tcp"], { stdio: ["ignore", "pipe", "ignore"] });
  const own = { environment: { LIBGL_ALWAYS_SOFTWARE: "1" }, close: () => undefined };
  return new Promise((done) => {
    screen.once("error", () => done(own));
    screen.once("exit", () => done(own));
    screen.stdout.once("data", (number) =>
      done({ environment: { ...own.environment, DISPLAY: `:${String(number).trim()}`, WAYLAND_DISPLAY: "" }, close: () => screen.kill() }));
  });
}
