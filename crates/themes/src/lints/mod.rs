//! Advice on a sound theme: what can be played but will play or look badly.

mod board;
mod cards;
mod cast;
mod chains;
pub(crate) mod colours;
mod letters;
mod pictures;
mod pixels;
mod remarks;
mod survey;

use super::{ENGLISH, LanguagePack, Theme, ThemeFault, ThemeFiles, ThemePack, languages, look::WeaponLook, message};
use remarks::Lints;

impl Theme {
    /// Advice on the theme, with places as in its files, in reading order. An empty list means that nothing stands out.
    /// Pictures are not looked at; see [`ThemePack::lints`].
    #[must_use]
    pub fn lints(&self, files: &ThemeFiles) -> Vec<ThemeFault> {
        let files = files.with_plain_line_ends();
        let mut lints = Lints::new(self, &files);
        lints.texts();
        lints.in_reading_order()
    }
}

impl ThemePack {
    /// Advice on the theme and its pictures. The theme is what [`ThemePack::theme`] made of this pack.
    #[must_use]
    pub fn lints(&self, theme: &Theme) -> Vec<ThemeFault> {
        let files = self.files.with_plain_line_ends();
        let mut lints = Lints::new(theme, &files);
        lints.texts();
        lints.pictures(self);
        let mut advice = lints.in_reading_order();
        advice.extend(self.words.keys().filter_map(|path| translation(theme, path)));
        advice
    }
}

/// Words that nobody reads, and forms that the language does not have.
fn translation(theme: &Theme, path: &str) -> Option<ThemeFault> {
    let code = path.strip_prefix("words/")?.strip_suffix(".toml")?;
    let words = theme.translations.get(code)?;
    let pack = LanguagePack::builtin(code).and_then(|text| LanguagePack::parse(text).ok());
    let mut told = Vec::new();
    let spoken = languages().iter().any(|language| language.code == code && code != ENGLISH);
    if !spoken {
        told.push(message!("check-words-unspoken", language = code));
    }
    let unknown = pack.map_or_else(Vec::new, |pack| words.unknown_forms(&pack));
    if !unknown.is_empty() {
        told.push(message!("check-words-forms", forms = unknown.join(", ")));
    }
    let told = match (told.pop()?, told.pop()) {
        (last, Some(first)) => message!("check-two", one = first, other = last),
        (only, None) => only,
    };
    Some(ThemeFault::of_file(path, told))
}

impl Lints<'_> {
    fn texts(&mut self) {
        self.board();
        self.cast();
        self.cards();
        self.chains();
        self.powers();
        self.words();
        self.letters();
    }

    fn words(&mut self) {
        if self.theme.blurb.is_empty() {
            self.about("title", message!("check-no-blurb"));
        }
        if self.theme.rules_text.is_empty() {
            self.about("title", message!("check-no-rules"));
        }
        let with = self.theme.weapons.iter().filter(|weapon| weapon.verb.is_some()).count();
        let lacking = |weapon: &&WeaponLook| weapon.verb.is_none() || weapon.verb_ing.is_none();
        let half: Vec<_> = self.theme.weapons.iter().filter(lacking).collect();
        for weapon in half {
            if weapon.verb.is_some() != weapon.verb_ing.is_some() {
                let message = message!("check-verb-half", weapon = &weapon.name);
                self.entry("weapons", &weapon.id, "verb", message);
            } else if with > 0 {
                let message = message!("check-verb-none", weapon = &weapon.name);
                self.entry("weapons", &weapon.id, "id", message);
            }
        }
    }
}
