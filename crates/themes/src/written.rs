//! Tells whether a theme's names can be written with a font.

use super::{fonts, theme::Theme};

impl Theme {
    /// Everything that is written in the face of names.
    fn names(&self) -> impl Iterator<Item = &str> {
        let own = [self.title.as_str(), &self.deck_name];
        let suspects = self.suspects.iter().flat_map(|look| [look.name.as_str(), &look.short, &look.mark]);
        let powers = self.suspects.iter().filter_map(|look| look.power.as_ref()).map(|power| power.title.as_str());
        let weapons = self.weapons.iter().map(|look| look.name.as_str());
        let rooms = self.rooms.iter().map(|look| look.name.as_str());
        let squares = self.squares.iter().map(|look| look.name.as_str());
        let deck = self.deck.iter().map(|look| look.title.as_str());
        own.into_iter().chain(suspects).chain(powers).chain(weapons).chain(rooms).chain(squares).chain(deck)
    }

    /// Whether all of its names can be written with a font's file.
    #[must_use]
    pub fn can_be_written_with(&self, font: &[u8]) -> bool {
        self.names().all(|name| fonts::can_write(font, name))
    }
}

#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::{builtin, fonts::names_have, name_face::NameFace};

    /// What a face may lack: signs and the letters of one language, where the game's own stands in.
    const LACKED: &str = "Șș∞≠≤≥";

    fn file(face: NameFace) -> Vec<u8> {
        let assets = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets");
        face.file().map_or_else(|| fonts::DISPLAY.to_vec(), |file| fs::read(assets.join(file)).expect("a face"))
    }

    #[test]
    fn every_face_has_the_letters_of_names_its_licence_and_a_line_in_the_credits() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
        let credits = fs::read_to_string(root.join("CREDITS.md")).expect("the credits");
        for face in NameFace::ALL {
            let font = file(face);
            let letters = ('!'..='ſ').chain(LACKED.chars()).filter(|letter| names_have(*letter));
            let lacks: String = letters.filter(|letter| !fonts::can_write(&font, &letter.to_string())).collect();
            assert!(lacks.chars().all(|letter| LACKED.contains(letter)), "{face:?} lacks {lacks}");
            let Some(path) = face.file() else { continue };
            assert!(font.len() < 50_000, "{face:?} has {} bytes", font.len());
            assert!(credits.contains(&format!("assets/{path}")), "{path} is not in CREDITS");
        }
    }

    #[test]
    fn a_theme_with_a_letter_that_a_face_lacks_is_not_written_with_it() {
        let mut theme = builtin("classic-2016").expect("built in");
        let font = file(NameFace::Righteous);
        assert!(theme.can_be_written_with(&font));
        theme.rooms[0].name = "Șura".into();
        assert!(!theme.can_be_written_with(&font));
        assert!(theme.can_be_written_with(fonts::DISPLAY) && !theme.can_be_written_with(b"no font"));
    }
}
