// The words of the page around the game: in the language that somebody chose in the game, or else the browser's, and from
// then on in the one that the game speaks.
(() => {
  "use strict";
  // language -> name -> sentence; web/languages.mjs writes them here out of assets/locales/LANG/page.ftl.
  const SENTENCES = "__PAGE_WORDS__";

  // What was chosen in the game (src/screens/settings.rs); where nothing can be kept, nothing was.
  function chosen() {
    try {
      return JSON.parse(localStorage.getItem("candlestick.settings")).language;
    } catch {
      return null;
    }
  }

  /** The language that the game will speak, as it finds it too (src/screens/language.rs). */
  function wanted() {
    const codes = [chosen(), ...(navigator.languages ?? [])].filter((code) => typeof code === "string");
    return codes.map((code) => code.toLowerCase().split("-")[0]).find((code) => SENTENCES[code]) ?? "en";
  }

  let language = wanted();
  document.documentElement.lang = language;

  /** A sentence, with its values put in. */
  function say(name, values = {}) {
    return SENTENCES[language][name].replace(/\{ \$(\w+) \}/g, (_, value) => values[value]);
  }

  // What the page says without being asked: <p data-words="page-saved">, <canvas data-label="page-table">.
  function fill() {
    for (const element of document.querySelectorAll("[data-words]")) element.textContent = say(element.dataset.words);
    for (const element of document.querySelectorAll("[data-label]")) element.setAttribute("aria-label", say(element.dataset.label));
    document.querySelector("meta[name=description]").content = say("page-description");
    document.querySelector("link[rel=manifest]").href = language === "en" ? "./manifest.webmanifest" : `./languages/${language}.webmanifest`;
  }
  if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", fill, { once: true });
  else fill();

  /** The game speaks another language; one without words for the page has English ones. */
  function speak(code) {
    document.documentElement.lang = code;
    const other = SENTENCES[code] ? code : "en";
    if (other === language) return;
    language = other;
    if (document.readyState !== "loading") fill();
  }

  // Made once: making one takes longer than the piece of a program that it counts.
  const tenths = new Intl.NumberFormat(language, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const megabytes = (bytes) => tenths.format(bytes / 1_000_000);

  /** How many bytes of a program have come, until all are there. */
  function fetched(got, all) {
    return got < all ? say("page-fetching-part", { got: megabytes(got), all: megabytes(all) }) : say("page-lighting");
  }

  window.candlestickWords = { get language() { return language; }, wanted, say, speak, fetched };
})();
