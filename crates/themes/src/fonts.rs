//! The game's fonts, those that are part of the program and those of other scripts, and which letters they have.

use std::ops::RangeInclusive;

use skrifa::{FontRef, MetadataProvider};

/// Names and titles.
pub static DISPLAY: &[u8] = include_bytes!("../../../assets/fonts/display.ttf");
/// Texts.
pub static BODY: &[u8] = include_bytes!("../../../assets/fonts/body.ttf");
/// Marks, buttons and small labels.
pub static BOLD: &[u8] = include_bytes!("../../../assets/fonts/body-bold.ttf");
/// Signs that stand in where a font of texts lacks them.
pub static SYMBOLS: &[u8] = include_bytes!("../../../assets/fonts/symbols.ttf");

/// A script that comes when one of its letters is first written: its file below the assets folder, and its letters. What is
/// written from right to left, or needs its letters joined, is not among them. Of Chinese characters a file has those of JIS
/// level 1, of Hangul the syllables of KS X 1001.
pub type FontScript = (&'static str, &'static [RangeInclusive<char>]);

/// All of them.
pub const SCRIPTS: [FontScript; 6] = [
    ("fonts/scripts/latin.ttf", &['\u{180}'..='\u{24f}', '\u{300}'..='\u{36f}', '\u{1e00}'..='\u{1eff}']),
    ("fonts/scripts/greek.ttf", &['\u{370}'..='\u{3ff}', '\u{1f00}'..='\u{1fff}']),
    ("fonts/scripts/cyrillic.ttf", &['\u{400}'..='\u{52f}']),
    ("fonts/scripts/kana.ttf", &['\u{3000}'..='\u{30ff}', '\u{ff00}'..='\u{ffef}']),
    ("fonts/scripts/kanji.ttf", &['\u{4e00}'..='\u{9fff}']),
    ("fonts/scripts/hangul.ttf", &['\u{3130}'..='\u{318f}', '\u{ac00}'..='\u{d7a3}']),
];

/// The last letter that the game's own faces have, before signs and other scripts.
const OWN: char = '\u{17f}';

/// Which script a letter is of, by its place among all; none of what the game's own faces have.
#[must_use]
pub fn script_of(letter: char) -> Option<usize> {
    if letter <= OWN {
        return None;
    }
    SCRIPTS.iter().position(|(_, letters)| letters.iter().any(|range| range.contains(&letter)))
}

/// Whether a name can be written with this letter: names are painted in each of the three fonts, without symbols.
#[must_use]
pub fn names_have(letter: char) -> bool {
    [DISPLAY, BODY, BOLD].into_iter().all(|font| has(font, letter))
}

/// Whether a text can be written with this letter.
#[must_use]
pub fn texts_have(letter: char) -> bool {
    has(BODY, letter) || has(SYMBOLS, letter)
}

/// Whether a text can be written with a font's file alone.
#[must_use]
pub fn can_write(font: &[u8], text: &str) -> bool {
    FontRef::new(font).is_ok_and(|font| {
        let map = font.charmap();
        text.chars().all(|letter| is_drawn_blank(letter) || map.map(letter).is_some())
    })
}

/// A narrow blank at which no line breaks, as French has before a mark. No font has it: whoever draws makes it of a blank.
pub const NARROW_BLANK: char = '\u{202f}';

/// Whether a sign is a blank that can be drawn with any font: a blank, a tab, the end of a line, and the narrow one.
const fn is_drawn_blank(letter: char) -> bool {
    letter.is_ascii_whitespace() || letter == NARROW_BLANK
}

fn has(font: &[u8], letter: char) -> bool {
    is_drawn_blank(letter) || FontRef::new(font).is_ok_and(|font| font.charmap().map(letter).is_some())
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use skrifa::{instance::LocationRef, prelude::Size};

    use super::*;

    /// How wide each figure is, in the font's units.
    fn figures(file: &[u8]) -> Vec<f32> {
        let font = FontRef::new(file).expect("a font");
        let (map, sizes) = (font.charmap(), font.glyph_metrics(Size::unscaled(), LocationRef::default()));
        let wide = |figure| sizes.advance_width(map.map(figure)?);
        ('0'..='9').map(|figure| wide(figure).expect("a figure")).collect()
    }

    #[test]
    fn all_figures_of_a_face_for_texts_are_of_one_width() {
        let plain = ["text", "bold"].map(|name| {
            let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../assets/fonts/plain/{name}.ttf"));
            std::fs::read(file).expect("a font")
        });
        for (name, file) in [("text", BODY), ("bold", BOLD), ("plain", &*plain[0]), ("plain bold", &*plain[1])] {
            let wide = figures(file);
            assert!(wide.iter().all(|one| (one - wide[0]).abs() < f32::EPSILON), "{name}: {wide:?}");
        }
        let display = figures(DISPLAY);
        assert!(display.iter().any(|one| *one > display[0]), "titles have figures as they were drawn: {display:?}");
    }

    #[test]
    fn the_fonts_have_letters_of_western_europe_and_no_cyrillic_ones() {
        assert!("Amélie Ångström’s “Œuvre” – ß".chars().all(|c| names_have(c) && texts_have(c)));
        assert!(!names_have('К') && !texts_have('К'));
        assert!(!names_have('\u{1f56f}'));
    }

    #[test]
    fn a_letter_of_another_script_is_of_one_whose_file_has_it() {
        for letter in "ȘșứΩλКЇさカ美술지".chars() {
            let (path, _) = SCRIPTS[script_of(letter).expect("a script has it")];
            let file =
                std::fs::read(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets").join(path)).expect("a font");
            assert!(can_write(&file, &letter.to_string()), "{letter} of {path}");
        }
        assert!("Aß–🕯ع".chars().all(|letter| script_of(letter).is_none()));
    }

    #[test]
    fn of_blanks_only_those_count_as_had_that_a_font_has_or_whoever_draws_makes() {
        for blank in [' ', '\n', '\u{a0}', NARROW_BLANK] {
            assert!(names_have(blank) && texts_have(blank) && can_write(BODY, &blank.to_string()), "{blank:?}");
        }
        for odd in ['\u{2009}', '\u{2003}', '\u{205f}', '\u{3000}', '\u{85}'] {
            assert!(!names_have(odd) && !texts_have(odd) && !can_write(BODY, &odd.to_string()), "{odd:?}");
        }
    }
}
