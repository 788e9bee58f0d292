//! The game's own pictures, those of the title and those that come later, and all pictures as egui knows them, by path.

use std::collections::HashMap;

use bevy::prelude::{AssetServer, Handle, Image, Resource, UntypedHandle, World};
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

/// Icons by name, each with its path below the assets folder and its file.
macro_rules! carried {
    ($($name:literal),* $(,)?) => {
        &[$((
            concat!("art/icons/", $name, ".png"),
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/art/icons/", $name, ".png")),
        )),*]
    };
}

/// The icons that the title shows, carried by the program: fetched one by one the title would wait for them.
pub const FRONT: &[(&str, &[u8])] = carried![
    "book",
    "candlestick",
    "door",
    "eye",
    "gear",
    "magnifier",
    "notebook",
    "person",
    "play",
    "question",
    "speech",
];

/// A title's picture; as a resource, the one that was asked for last.
#[derive(Resource, Debug, Clone, Copy, PartialEq)]
pub struct TitlePicture {
    /// Its path below the assets folder.
    pub path: &'static str,
    /// Its width by its height.
    pub aspect: f32,
}

/// The whole picture.
pub const WIDE_TITLE: TitlePicture = TitlePicture { path: "art/title.jpg", aspect: 1504.0 / 940.0 };
/// Its middle, half as many bytes: all that a window sees of it that is much higher than wide.
pub const TALL_TITLE: TitlePicture = TitlePicture { path: "art/title-tall.jpg", aspect: 708.0 / 940.0 };

impl TitlePicture {
    /// The picture for a window of this width and height. `web/index.html` asks for the same one while the program comes.
    #[must_use]
    pub fn of_window(width: f32, height: f32) -> Self {
        if width * 4.0 <= height * 3.0 { TALL_TITLE } else { WIDE_TITLE }
    }
}

/// The pictures that no title's first frame shows. Each place is painted without its picture until all are there.
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
    "art/icons/passage.png",
    "art/icons/pause.png",
    "art/icons/plus.png",
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

/// Those, each with its path below the assets folder.
#[derive(Resource, Debug)]
pub struct Later(pub Vec<(&'static str, Handle<Image>)>);

// By hand: the panels look each up by its path; the derive's `paths(…)` takes literals alone, so that the list would stand twice.
impl AssetCollection for Later {
    fn create(world: &mut World) -> Self {
        let server = world.resource::<AssetServer>();
        Self(LATER.iter().map(|path| (*path, server.load(*path))).collect())
    }

    fn load(world: &mut World) -> Vec<UntypedHandle> {
        Self::create(world).0.into_iter().map(|(_, handle)| handle.untyped()).collect()
    }
}

/// Every picture of the game's own, below the assets folder.
pub fn art_paths() -> impl Iterator<Item = &'static str> {
    let front = FRONT.iter().map(|(path, _)| *path);
    [WIDE_TITLE.path, TALL_TITLE.path].into_iter().chain(front).chain(LATER.iter().copied())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_window_gets_the_title_that_covers_it_at_its_full_height() {
        for (width, height) in [(360.0, 640.0), (768.0, 1024.0), (769.0, 1024.0), (1280.0, 800.0), (640.0, 360.0)] {
            let title = TitlePicture::of_window(width, height);
            assert!(title == WIDE_TITLE || width / height <= title.aspect, "{width} × {height}: {title:?}");
        }
        assert_eq!(TitlePicture::of_window(360.0, 640.0), TALL_TITLE);
        for title in [WIDE_TITLE, TALL_TITLE] {
            let file = std::fs::read(format!("{}/assets/{}", env!("CARGO_MANIFEST_DIR"), title.path)).unwrap();
            let (width, height, _) = crate::ui::jpeg_pixels(&file).unwrap();
            assert_eq!(width as f32 / height as f32, title.aspect, "{title:?}");
        }
    }

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
