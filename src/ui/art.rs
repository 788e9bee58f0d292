//! The game's own pictures, those of the title and those that come later, and all pictures as egui knows them, by path.

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
    /// What the title shows: nothing else is waited for.
    Front {
        title: "art/title.jpg",
        book: "art/icons/book.png",
        candlestick: "art/icons/candlestick.png",
        door: "art/icons/door.png",
        eye: "art/icons/eye.png",
        gear: "art/icons/gear.png",
        magnifier: "art/icons/magnifier.png",
        play: "art/icons/play.png",
        speech: "art/icons/speech.png",
    }
}

/// The pictures that no title shows, in the order in which they are wanted. Each place is painted without its picture until
/// that is there, so they are no collection, which is there only when all of it is.
pub const LATER: &[&str] = &[
    "art/icons/cards.png",
    "art/icons/check.png",
    "art/icons/cross.png",
    "art/icons/crown.png",
    "art/icons/dice.png",
    "art/icons/envelope.png",
    "art/icons/flag.png",
    "art/icons/footsteps.png",
    "art/icons/gavel.png",
    "art/icons/home.png",
    "art/icons/lock.png",
    "art/icons/mask-plain.png",
    "art/icons/mask.png",
    "art/icons/minus.png",
    "art/icons/notebook.png",
    "art/icons/passage.png",
    "art/icons/pause.png",
    "art/icons/person.png",
    "art/icons/plus.png",
    "art/icons/question.png",
    "art/icons/robot.png",
    "art/icons/scroll.png",
    "art/icons/shuffle.png",
    "art/icons/skip.png",
    "art/icons/undo.png",
    "art/paper.png",
    "art/wood.png",
    "art/card-back.png",
    "art/logo.png",
];

/// Every picture of the game's own, below the assets folder.
pub fn art_paths() -> impl Iterator<Item = &'static str> {
    Front::PATHS.iter().chain(LATER).copied()
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
        let mut paths: Vec<_> = art_paths().filter(|path| path.starts_with("art/icons/")).collect();
        paths.sort_unstable();
        assert_eq!(paths, files);
    }
}
