//! The faces that texts and titles stand in, and the fonts that egui has them from.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontData, FontDefinitions, FontFamily, FontId};

use crate::ui::scale::Size;
use candlestick_themes::fonts::{BODY, BOLD, DISPLAY, SYMBOLS};

/// The body face.
#[must_use]
pub fn body(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Proportional)
}

/// The body face, bold.
#[must_use]
pub fn bold(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Name("bold".into()))
}

/// The display face, for titles.
#[must_use]
pub fn display(size: Size) -> FontId {
    FontId::new(size.points(), FontFamily::Name("display".into()))
}

/// The name of a theme's own face among egui's fonts.
const OWN: &str = "own";

/// From the next frame on, titles stand in this face of a theme's own, given as its file, or in the game's; with plain
/// letters for texts and for what is bold, all stands in those. What these faces lack stands in the scripts, each given by a
/// name of its own and its file.
pub fn letter<'a>(
    ctx: &Context,
    own: Option<&[u8]>,
    plain: Option<[&[u8]; 2]>,
    scripts: impl IntoIterator<Item = (&'static str, &'a [u8])>,
) {
    let mut fonts = fonts(own, plain);
    for (name, file) in scripts {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_owned(file.to_vec())));
        fonts.families.values_mut().for_each(|faces| faces.push(name.into()));
    }
    ctx.set_fonts(fonts);
    ctx.request_repaint();
}

/// The face of a theme's own in which titles stand, as its file.
pub(in crate::ui) fn own_face(ctx: &Context) -> Option<Vec<u8>> {
    ctx.fonts(|fonts| fonts.definitions().font_data.get(OWN).map(|data| data.font.to_vec()))
}

fn fonts(own: Option<&[u8]>, plain: Option<[&[u8]; 2]>) -> FontDefinitions {
    let mut fonts = FontDefinitions::empty();
    let files: [(&str, &'static [u8]); 4] =
        [("display", DISPLAY), ("body", BODY), ("bold", BOLD), ("symbols", SYMBOLS)];
    for (name, bytes) in files {
        fonts.font_data.insert(name.into(), Arc::new(FontData::from_static(bytes)));
    }
    // What comes first lacks letters that the next may have.
    let mut family = |name: &str, instead: Option<(&str, &[u8])>| {
        let mut faces = vec![name.to_owned(), "symbols".to_owned()];
        if let Some((name, file)) = instead {
            fonts.font_data.insert(name.into(), Arc::new(FontData::from_owned(file.to_vec())));
            faces.insert(0, name.to_owned());
        }
        faces
    };
    let [text, bold] = plain.map_or([None; 2], |plain| plain.map(Some));
    let texts = family("body", text.map(|file| ("plain", file)));
    let bolds = family("bold", bold.map(|file| ("plain-bold", file)));
    let titles = family("display", bold.or(own).map(|file| (OWN, file)));
    fonts.families.insert(FontFamily::Proportional, texts.clone());
    fonts.families.insert(FontFamily::Monospace, texts);
    fonts.families.insert(FontFamily::Name("bold".into()), bolds);
    fonts.families.insert(FontFamily::Name("display".into()), titles);
    fonts
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use bevy_egui::egui::{Color32, RawInput};

    use super::*;
    use candlestick_themes::fonts;

    /// The letters and the signs of writing in the files of some folder, below it too.
    fn letters_in(folder: &std::path::Path, end: &str, all: &mut BTreeSet<char>) {
        for entry in std::fs::read_dir(folder).expect("a folder").flatten() {
            let path = entry.path();
            if path.is_dir() {
                letters_in(&path, end, all);
            } else if path.extension().is_some_and(|own| own == end) {
                let text = std::fs::read_to_string(&path).expect("a text");
                all.extend(
                    text.chars().filter(|letter| letter.is_alphanumeric() || "„“”‚‘’«»…–—¿¡§°".contains(*letter)),
                );
            }
        }
    }

    #[test]
    fn plain_letters_have_every_letter_of_every_language_and_theme() {
        let mut all = BTreeSet::new();
        letters_in("assets/locales".as_ref(), "ftl", &mut all);
        letters_in("assets/themes".as_ref(), "toml", &mut all);
        // What languages call themselves, and the words that stand for a link.
        letters_in("assets/locales".as_ref(), "toml", &mut all);
        letters_in("assets/words".as_ref(), "txt", &mut all);
        assert!(all.contains(&'a') && all.contains(&'ź') && all.len() > 100, "{all:?}");
        for name in ["text", "bold"] {
            let file = std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font");
            let lacking: String = all.iter().filter(|letter| !fonts::can_write(&file, &letter.to_string())).collect();
            assert_eq!(lacking, "", "plain {name} lacks these letters");
        }
    }

    #[test]
    fn names_and_texts_stand_in_two_families() {
        let fonts = fonts(None, None);
        let named = |family| fonts.families[&family].join(" ");
        assert_eq!(named(FontFamily::Proportional), "body symbols");
        assert_eq!(named(FontFamily::Monospace), "body symbols");
        assert_eq!(named(FontFamily::Name("bold".into())), "bold symbols");
        assert_eq!(named(FontFamily::Name("display".into())), "display symbols");
        assert_eq!(fonts.families.len(), 4, "{:?}", fonts.families.keys());
    }

    #[test]
    fn numbers_of_as_many_figures_are_as_wide() {
        let files =
            ["text", "bold"].map(|name| std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font"));
        let [text, bold_file] = files.each_ref().map(|file| &**file);
        let ctx = Context::default();
        for plain in [None, Some([text, bold_file])] {
            letter(&ctx, None, plain, []);
            ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
            for font in [body(Size::TEXT), bold(Size::TEXT)] {
                let wide = |number: &str| {
                    let words = format!("{number} s, {number}.");
                    ctx.fonts_mut(|fonts| fonts.layout_no_wrap(words, font.clone(), Color32::PLACEHOLDER).size().x)
                };
                let zeros = wide("0000");
                for number in ["1111", "2016", "7417", "1047", "7777"] {
                    assert!(
                        (wide(number) - zeros).abs() < 0.01,
                        "{number} and 0000 in {font:?}, plain: {}",
                        plain.is_some()
                    );
                }
            }
        }
    }

    #[test]
    fn plain_letters_write_every_language() {
        let files =
            ["text", "bold"].map(|name| std::fs::read(format!("assets/fonts/plain/{name}.ttf")).expect("a font"));
        let [text, bold_file] = files.each_ref().map(|file| &**file);
        let ctx = Context::default();
        const LETTERS: &str = "ÄÖÜäöüßÉéèêçœñ¿¡ĄĆĘŁŃÓŚŹŻąćęłńóśźż„“«»…";
        let widths_of = |plain| {
            letter(&ctx, None, plain, []);
            ctx.run_ui(RawInput::default(), |_| ()).textures_delta.clear();
            [body(Size::TEXT), bold(Size::TEXT), display(Size::TEXT)].map(|font| {
                ctx.fonts_mut(|fonts| {
                    LETTERS.chars().map(|letter| fonts.glyph_width(&font, letter)).collect::<Vec<_>>()
                })
            })
        };
        let (usual, plain) = (widths_of(None), widths_of(Some([text, bold_file])));
        for (usual, plain) in usual.iter().zip(&plain) {
            // What the plain letters lack comes from the game's own, and is as wide as there.
            let same = usual.iter().zip(plain).filter(|(usual, plain)| (*usual - *plain).abs() < 0.01).count();
            assert!(same <= 3, "{same} of {} letters are as wide: {usual:?} and {plain:?}", usual.len());
        }
    }
}
