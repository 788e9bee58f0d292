// The languages that the game speaks, as assets/locales/index.toml lists them.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const assets = fileURLToPath(new URL("../assets", import.meta.url));

const index = readFileSync(join(assets, "locales/index.toml"), "utf8");
/** Their codes, English among them. */
export const LANGUAGES = [...index.matchAll(/^(\w+) *= *"/gm)].map(([, code]) => code);
