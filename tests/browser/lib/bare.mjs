// A page that keeps as the game does, without the game: for what is measured many times.
import { readFileSync } from "node:fs";

/** A page of the address's origin with the two scripts that keep. */
export async function openBare(context, address) {
  const script = (name) => readFileSync(new URL(`../../../web/${name}`, import.meta.url), "utf8");
  const html = `<!doctype html><script>${script("database.js")}${script("keeping.js")}</script>`;
  const page = context.pages()[0] ?? (await context.newPage());
  await page.route("**/bare.html", (route) => route.fulfill({ contentType: "text/html", body: html }));
  await page.goto(`${address}bare.html`);
  return page;
}
