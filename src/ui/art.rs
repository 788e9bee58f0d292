//! The game's own pictures as they are loaded, and all pictures as egui knows them, by path below the assets folder.

use std::collections::HashMap;

use bevy::prelude::{Handle, Image, Resource};
use bevy_asset_loader::prelude::*;
use bevy_egui::egui::TextureId;

/// Every picture that panels can draw.
#[derive(Resource, Debug, Default)]
pub struct Art {
    /// Texture of each path ("art/icons/dice.png").
    pub textures: HashMap<String, TextureId>,
}

impl Art {
    /// The texture of a path; a picture that is missing draws as nothing.
    #[must_use]
    pub fn get(&self, path: &str) -> Option<TextureId> {
        self.textures.get(path).copied()
    }

    /// The texture of an icon by name ("dice").
    #[must_use]
    pub fn icon(&self, name: &str) -> Option<TextureId> {
        self.get(&format!("art/icons/{name}.png"))
    }
}

/// Declares a collection of pictures, a field for each with its path below the assets folder.
macro_rules! pictures {
    ($(#[$about:meta])* $name:ident { $($field:ident: $path:tt,)* }) => {
        $(#[$about])*
        #[derive(AssetCollection, Resource, Debug)]
        pub struct $name {
            $(
                #[doc = $path]
                #[asset(path = $path)]
                pub $field: Handle<Image>,
            )*
        }

        impl $name {
            /// Every path, below the assets folder.
            pub const PATHS: &[&str] = &[$($path),*];

            /// Every picture with its path.
            pub fn by_path(&self) -> impl Iterator<Item = (&'static str, &Handle<Image>)> {
                Self::PATHS.iter().copied().zip([$(&self.$field),*])
            }
        }
    };
}

pictures! {
    /// Small pictures on buttons and beside text.
    Icons {
        book: "art/icons/book.png",
        candlestick: "art/icons/candlestick.png",
        cards: "art/icons/cards.png",
        check: "art/icons/check.png",
        cross: "art/icons/cross.png",
        crown: "art/icons/crown.png",
        dice: "art/icons/dice.png",
        door: "art/icons/door.png",
        envelope: "art/icons/envelope.png",
        eye: "art/icons/eye.png",
        flag: "art/icons/flag.png",
        footsteps: "art/icons/footsteps.png",
        gavel: "art/icons/gavel.png",
        gear: "art/icons/gear.png",
        home: "art/icons/home.png",
        lock: "art/icons/lock.png",
        magnifier: "art/icons/magnifier.png",
        mask: "art/icons/mask.png",
        mask_plain: "art/icons/mask-plain.png",
        minus: "art/icons/minus.png",
        notebook: "art/icons/notebook.png",
        passage: "art/icons/passage.png",
        pause: "art/icons/pause.png",
        person: "art/icons/person.png",
        play: "art/icons/play.png",
        plus: "art/icons/plus.png",
        question: "art/icons/question.png",
        robot: "art/icons/robot.png",
        scroll: "art/icons/scroll.png",
        shuffle: "art/icons/shuffle.png",
        skip: "art/icons/skip.png",
        speech: "art/icons/speech.png",
        undo: "art/icons/undo.png",
    }
}

pictures! {
    /// The larger pictures: the title's, what panels lie on, the back of the cards, the logo.
    Textures {
        title: "art/title.png",
        paper: "art/paper.png",
        wood: "art/wood.png",
        card_back: "art/card-back.png",
        logo: "art/logo.png",
    }
}

/// Every picture of the game's own, below the assets folder.
pub fn art_paths() -> impl Iterator<Item = &'static str> {
    Icons::PATHS.iter().chain(Textures::PATHS).copied()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_icon_in_the_folder_is_loaded_and_no_other() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/icons");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().file_name());
        let mut files: Vec<_> = files.map(|name| format!("art/icons/{}", name.to_string_lossy())).collect();
        files.sort();
        let mut paths = Icons::PATHS.to_vec();
        paths.sort_unstable();
        assert_eq!(paths, files);
    }
}
