//! Detects, as far as its texts tell, the language of a theme's own files, and what of the theme stays in it where
//! another is spoken, so that a page is read aloud accordingly.

use super::{ENGLISH, Theme, Words};

/// What of a theme stays in its own language where another is spoken.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ForeignWords {
    /// The code of the language in which it stays.
    pub language: &'static str,
    /// Names, titles and paragraphs, the longest first.
    pub words: Vec<String>,
}

/// Small words by which each language is known.
const SMALL: [(&str, &[&str]); 5] = [
    (
        ENGLISH,
        &[
            "the", "and", "of", "to", "is", "are", "you", "your", "with", "who", "not", "its", "was", "has", "for",
            "this",
        ],
    ),
    (
        "de",
        &[
            "der", "die", "das", "und", "ist", "sind", "ein", "eine", "einen", "mit", "nicht", "wer", "den", "dem",
            "des", "du", "auf", "ihr",
        ],
    ),
    (
        "fr",
        &[
            "le", "les", "et", "est", "sont", "des", "du", "vous", "dans", "qui", "pas", "une", "votre", "au", "aux",
            "sur", "de", "par", "pour", "ou", "ne", "ce", "l", "d", "qu",
        ],
    ),
    (
        "es",
        &[
            "el", "los", "las", "y", "es", "son", "del", "que", "con", "una", "por", "en", "tu", "su", "al", "quien",
            "de",
        ],
    ),
    (
        "pl",
        &[
            "i", "w", "na", "z", "się", "jest", "są", "nie", "do", "kto", "oraz", "to", "że", "po", "od", "za", "jak",
            "tej", "lub", "swoją",
        ],
    ),
];

/// Of a text's words at least so many are its language's small ones, and so many times as many as any other's.
const SHARE: f32 = 0.1;
const MORE: usize = 2;
/// A text of fewer words tells nothing.
const FEWEST: usize = 12;

/// The language of a text, by its small words; none where it is too short, or they are of no language of the game.
fn tongue(text: &str) -> Option<&'static str> {
    let all: Vec<String> = text
        .split(|letter: char| !letter.is_alphabetic())
        .filter(|word| !word.is_empty())
        .map(str::to_lowercase)
        .collect();
    let mut counts =
        SMALL.map(|(code, small)| (all.iter().filter(|word| small.contains(&word.as_str())).count(), code));
    counts.sort_unstable_by(|one, other| other.cmp(one));
    let [(most, code), (next, _), ..] = counts;
    let tells = all.len() >= FEWEST && most as f32 >= all.len() as f32 * SHARE && most >= MORE * next;
    tells.then_some(code)
}

impl Theme {
    /// The language in which its files are written, by their texts; none where that cannot be told.
    #[must_use]
    pub fn tongue(&self) -> Option<&'static str> {
        let filed = self.as_filed();
        let powers = filed.suspects.iter().filter_map(|look| Some(&look.power.as_ref()?.text));
        let texts = std::iter::once(&filed.blurb)
            .chain(filed.rules_text.iter().map(|part| &part.text))
            .chain(filed.deck.iter().map(|look| &look.text))
            .chain(powers);
        tongue(&texts.map(String::as_str).collect::<Vec<_>>().join(" "))
    }

    /// What of it stays in its own language while these words are spoken: whatever neither it nor the game has in their
    /// language. None where that is its own language too, or is not known.
    #[must_use]
    pub fn foreign_words(&self, words: &Words) -> Option<ForeignWords> {
        let language = self.tongue()?;
        let spoken = words.language();
        if spoken == language || words.pack().is_none() && language == ENGLISH {
            return None;
        }
        let mut words: Vec<String> =
            self.untranslated(words).into_iter().filter(|word| !word.trim().is_empty()).collect();
        words.sort_unstable_by(|one, other| other.len().cmp(&one.len()).then_with(|| one.cmp(other)));
        words.dedup();
        (!words.is_empty()).then_some(ForeignWords { language, words })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{builtin, builtin_ids, languages};

    fn themes() -> impl Iterator<Item = Theme> {
        builtin_ids().into_iter().map(|id| builtin(id).unwrap())
    }

    #[test]
    fn the_language_of_a_theme_is_told_by_its_texts() {
        for theme in themes() {
            assert_eq!(theme.tongue(), Some(ENGLISH), "{}", theme.id);
            for language in languages() {
                let spoken = theme.in_language(&Words::carried(language.code));
                let as_filed = Theme { original: None, ..spoken };
                assert_eq!(as_filed.tongue(), Some(language.code), "{} in {}", theme.id, language.code);
            }
        }
        for other in [
            "",
            "The and of.",
            "Il maggiordomo ha nascosto la lettera dietro il quadro della sala, e nessuno lo sa ancora.",
        ] {
            assert_eq!(tongue(other), None, "{other}");
        }
    }

    #[test]
    fn what_a_theme_does_not_say_in_a_language_is_foreign_there_and_nothing_else() {
        for theme in themes() {
            for language in languages() {
                let words = Words::carried(language.code);
                assert_eq!(theme.in_language(&words).foreign_words(&words), None, "{} in {}", theme.id, language.code);
            }
            // The same as a theme of somebody's own, which no pack of the game knows.
            let own = Theme { id: "somebodys".into(), ..theme };
            let words = Words::carried("de");
            let foreign = own.in_language(&words).foreign_words(&words).expect("all of it");
            assert_eq!(foreign.language, ENGLISH);
            for name in [&own.title, &own.rooms[0].name, &own.suspects[0].name, &own.weapons[0].name] {
                assert!(foreign.words.contains(name), "{name}: {foreign:?}");
            }
            assert_eq!(own.foreign_words(&Words::english()), None);
        }
    }
}
