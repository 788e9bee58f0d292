//! The languages besides English: which there are, and all the words of one in a single text.
//!
//! The program that is downloaded carries every pack; a page fetches the one that somebody reads
//! (`languages/CODE.txt`, made by `web/languages.mjs` of the same files).

use std::collections::{BTreeMap, BTreeSet};

use super::PSEUDO;

/// The language that every sentence and every theme has.
pub const ENGLISH: &str = "en";

/// A language that the game can speak.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Language {
    /// Its code, such as "de".
    pub code: &'static str,
    /// What it calls itself, such as "Deutsch".
    pub name: &'static str,
}

/// Every language, English first, then by their own names.
#[must_use]
pub fn languages() -> &'static [Language] {
    include!(concat!(env!("OUT_DIR"), "/languages.rs"))
}

/// The first of these languages that the game speaks, English if none; "de-AT" and "de_AT.UTF-8" are German. "en-XA" is
/// [`PSEUDO`], for tests.
#[must_use]
pub fn spoken<'a>(wanted: impl IntoIterator<Item = &'a str>) -> &'static str {
    let known = |wanted: &str| {
        if wanted.split('.').next().is_some_and(|tag| tag.replace('_', "-") == PSEUDO) {
            return Some(PSEUDO);
        }
        let code = wanted.split(['-', '_', '.']).next().unwrap_or_default().to_lowercase();
        languages().iter().map(|language| language.code).find(|other| *other == code)
    };
    wanted.into_iter().find_map(known).unwrap_or(ENGLISH)
}

/// What begins the line before each file of a pack.
const HEAD: &str = "==== ";

/// Why a text is no pack of words.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum PackFault {
    /// It does not begin with a file's name.
    #[error("line 1 does not name a file; a pack begins with \"{HEAD}locales/CODE/…\"")]
    NoHead,
    /// A file that has no place in a pack.
    #[error(
        "the file {0:?} does not belong in a pack; a pack takes locales/CODE/NAME.ftl, locales/CODE/cli/NAME.ftl \
         and themes/ID/words/CODE.toml"
    )]
    Stranger(String),
    /// Files of two languages.
    #[error("the pack has words in two languages, {0:?} and {1:?}; a pack has only one")]
    TwoLanguages(String, String),
}

/// All words of one language besides English: the game's sentences and the words of the built-in themes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LanguagePack {
    /// The language's code, such as "de".
    pub language: String,
    sentences: Vec<String>,
    themes: BTreeMap<String, String>,
    forms: BTreeSet<String>,
    beginnings: BTreeSet<String>,
}

impl LanguagePack {
    /// Reads a pack: before each file stands a line `==== PATH` with its path below the assets folder.
    ///
    /// # Errors
    /// When a line before a file names none that belongs there, or the files are of two languages.
    pub fn parse(text: &str) -> Result<Self, PackFault> {
        let mut pack: Option<Self> = None;
        let between = format!("\n{HEAD}");
        let mut files = text.split(between.as_str());
        let first = files.next().and_then(|first| first.strip_prefix(HEAD)).ok_or(PackFault::NoHead)?;
        for file in [first].into_iter().chain(files) {
            let (path, content) = file.split_once('\n').unwrap_or((file, ""));
            let (language, theme) = parts(path).ok_or_else(|| PackFault::Stranger(path.chars().take(80).collect()))?;
            let pack = pack.get_or_insert_with(|| Self::empty(language));
            if pack.language != language {
                return Err(PackFault::TwoLanguages(pack.language.clone(), language.to_owned()));
            }
            match theme {
                Some(id) => drop(pack.themes.insert(id.to_owned(), content.to_owned())),
                None => pack.sentences.push(content.to_owned()),
            }
        }
        let mut pack = pack.ok_or(PackFault::NoHead)?;
        pack.forms = pack.sentences.iter().flat_map(|file| forms(file)).map(str::to_owned).collect();
        pack.beginnings = pack.sentences.iter().flat_map(|file| named(file, "begins-")).map(str::to_owned).collect();
        Ok(pack)
    }

    /// The text of a built-in pack; `None` for English, for codes that there are none of, and in a page, which fetches its packs.
    #[must_use]
    pub fn builtin(code: &str) -> Option<&'static str> {
        #[cfg(not(target_arch = "wasm32"))]
        const PACKS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/packs.rs"));
        #[cfg(target_arch = "wasm32")]
        const PACKS: &[(&str, &str)] = &[];
        PACKS.iter().find(|(other, _)| *other == code).map(|(_, text)| *text)
    }

    fn empty(language: &str) -> Self {
        let language = language.to_owned();
        let (forms, beginnings) = (BTreeSet::new(), BTreeSet::new());
        Self { language, sentences: Vec::new(), themes: BTreeMap::new(), forms, beginnings }
    }

    /// The Fluent files.
    pub(super) fn sentences(&self) -> impl Iterator<Item = &str> {
        self.sentences.iter().map(String::as_str)
    }

    /// The words of a built-in theme, as TOML.
    #[must_use]
    pub fn theme(&self, id: &str) -> Option<&str> {
        self.themes.get(id).map(String::as_str)
    }

    /// The forms that names have in this language besides the bare one, such as "the", "in", "gen".
    #[must_use]
    pub const fn forms(&self) -> &BTreeSet<String> {
        &self.forms
    }

    /// The ways to begin that the language tells apart, such as "i": its sentences `begins-i`.
    pub(super) const fn beginnings(&self) -> &BTreeSet<String> {
        &self.beginnings
    }
}

/// Language and theme of a file in a pack; no theme for sentences.
fn parts(path: &str) -> Option<(&str, Option<&str>)> {
    match *path.split('/').collect::<Vec<_>>() {
        ["locales", language, file] | ["locales", language, "cli", file] if file.ends_with(".ftl") => {
            Some((language, None))
        }
        ["themes", id, "words", file] => Some((file.strip_suffix(".toml")?, Some(id))),
        _ => None,
    }
}

/// The forms that a Fluent file says how to make, by its sentences such as `form-room-in`.
fn forms(file: &str) -> impl Iterator<Item = &str> {
    named(file, "form-").filter_map(|name| name.split_once('-').map(|(_, form)| form))
}

/// The names of a Fluent file's sentences that begin so, without that beginning.
fn named<'a>(file: &'a str, prefix: &'a str) -> impl Iterator<Item = &'a str> {
    let sentences = file.lines().filter_map(move |line| line.strip_prefix(prefix)?.split_once('='));
    sentences.map(|(name, _)| name.trim())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_language_is_known_by_its_code_whatever_country_follows() {
        for language in languages() {
            assert_eq!(spoken(["tlh", &format!("{}_XX.UTF-8", language.code), "en-GB"]), language.code);
        }
        assert_eq!((spoken([]), spoken(["tlh", "C"])), ("en", "en"));
    }

    const PACK: &str = "==== locales/de/a.ftl\nform-room-in = im { $name }\nform-room-gen = des { $name }s\n\
        ==== themes/house/words/de.toml\ntitle = \"Haus\"\n";

    #[test]
    fn a_pack_has_sentences_themes_and_the_forms_of_its_names() {
        let pack = LanguagePack::parse(PACK).unwrap();
        assert_eq!((pack.language.as_str(), pack.sentences().count()), ("de", 1));
        assert_eq!((pack.theme("house"), pack.theme("hut")), (Some("title = \"Haus\"\n"), None));
        assert_eq!(pack.forms().iter().map(String::as_str).collect::<Vec<_>>(), ["gen", "in"]);
    }

    #[test]
    fn what_is_no_pack_is_told() {
        assert_eq!(LanguagePack::parse("<!doctype html>"), Err(PackFault::NoHead));
        assert_eq!(LanguagePack::parse(""), Err(PackFault::NoHead));
        let stranger = LanguagePack::parse("==== locales/../x\n");
        assert_eq!(stranger, Err(PackFault::Stranger("locales/../x".into())));
        let two = LanguagePack::parse(&format!("{PACK}\n==== locales/fr/a.ftl\n"));
        assert_eq!(two, Err(PackFault::TwoLanguages("de".into(), "fr".into())));
    }
}
