// Writes the words of the page around the game, assets/locales/LANG/page.ftl, into a page that trunk has made:
// node page-words.mjs DIST. Each language gets a manifest of its own as well.
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { LANGUAGES, assets } from "./languages-list.mjs";

const dist = process.argv[2];

/** The sentences of a language by their names: of Fluent, the page reads lines `name = words with { $value }` alone. */
function sentences(code) {
  const file = `locales/${code}/page.ftl`;
  const lines = readFileSync(join(assets, file), "utf8").split(/\r?\n/);
  const said = lines.flatMap((line, n) => {
    if (line.trim() === "" || line.startsWith("#")) return [];
    const sentence = /^(page-[a-z-]+) = (.+)$/.exec(line);
    if (!sentence) throw new Error(`${file} line ${n + 1}: the page reads one line for a sentence, page-NAME = WORDS`);
    return [[sentence[1], sentence[2]]];
  });
  return Object.fromEntries(said);
}

const all = Object.fromEntries(LANGUAGES.map((code) => [code, sentences(code)]));
const escaped = (text) => text.replace(/[&<"]/g, (letter) => ({ "&": "&amp;", "<": "&lt;", '"': "&quot;" })[letter]);
const places = {
  '"__PAGE_WORDS__"': JSON.stringify(all).replaceAll("<", "\\u003c"),
  __PAGE_DESCRIPTION__: escaped(all.en["page-description"]),
  __PAGE_NO_SCRIPT__: LANGUAGES.map((code) => `<p class="plain" lang="${code}">${escaped(all[code]["page-no-script"])}</p>`).join("\n      "),
};

let page = readFileSync(join(dist, "index.html"), "utf8");
for (const [place, words] of Object.entries(places)) {
  if (!page.includes(place)) throw new Error(`the page has no place ${place} for its words`);
  page = page.replace(place, () => words);
}
writeFileSync(join(dist, "index.html"), page);

// Addresses in a manifest count from where it lies.
const manifest = JSON.parse(readFileSync(join(dist, "manifest.webmanifest"), "utf8"));
const described = (code, at) => ({
  ...manifest,
  lang: code,
  description: all[code]["page-description"],
  start_url: at,
  scope: at,
  icons: manifest.icons.map((icon) => ({ ...icon, src: icon.src.replace("./", at) })),
});
writeFileSync(join(dist, "manifest.webmanifest"), JSON.stringify(described("en", "./")));
for (const code of LANGUAGES.filter((code) => code !== "en")) {
  writeFileSync(join(dist, "languages", `${code}.webmanifest`), JSON.stringify(described(code, "../")));
}
