// Puts the words of each language besides English into one text, languages/CODE.txt in the folder given:
// node languages.mjs DIST. The crate candlestick-themes does the same for the window (crates/themes/build/languages.rs), with
// what only the command line says (locales/CODE/cli) and what stands in the page itself (page-words.mjs).
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, assets } from "./languages-list.mjs";

const dist = process.argv[2];

/** What lies in a folder below the assets and ends so, by name. */
function files(folder, end) {
  const path = join(assets, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path).filter((name) => name.endsWith(end)).sort().map((name) => `${folder}/${name}`);
}

function pack(code) {
  const themes = files("themes", "").flatMap((theme) => files(`${theme}/words`, `${code}.toml`));
  const sentences = files(`locales/${code}`, ".ftl").filter((path) => !path.endsWith("/page.ftl"));
  const all = [...sentences, ...themes];
  return all.map((path) => `==== ${path}\n${readFileSync(join(assets, path), "utf8").replaceAll("\r\n", "\n").trimEnd()}\n`).join("");
}

mkdirSync(join(dist, "languages"), { recursive: true });
for (const code of LANGUAGES.filter((code) => code !== "en")) writeFileSync(join(dist, "languages", `${code}.txt`), pack(code));

// Their files one by one are of no use in the page.
rmSync(join(dist, "assets/locales"), { recursive: true, force: true });
for (const theme of files("themes", "")) {
  const words = join(dist, "assets", theme, "words");
  if (existsSync(words)) rmSync(words, { recursive: true });
}
