//! Pictures as egui knows them, by their path below the assets folder.

use std::collections::HashMap;

use bevy::prelude::Resource;
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

/// The icons below `art/icons`.
const ICONS: [&str; 33] = [
    "book",
    "candlestick",
    "cards",
    "check",
    "cross",
    "crown",
    "dice",
    "door",
    "envelope",
    "eye",
    "flag",
    "footsteps",
    "gavel",
    "gear",
    "home",
    "lock",
    "magnifier",
    "mask",
    "mask-plain",
    "minus",
    "notebook",
    "passage",
    "pause",
    "person",
    "play",
    "plus",
    "question",
    "robot",
    "scroll",
    "shuffle",
    "skip",
    "speech",
    "undo",
];

/// The larger pictures below `art`.
const PICTURES: [&str; 5] = ["title", "paper", "wood", "card-back", "logo"];

/// Every picture of the game's own, below the assets folder.
#[must_use]
pub fn art_paths() -> Vec<String> {
    let icons = ICONS.iter().map(|name| format!("art/icons/{name}.png"));
    icons.chain(PICTURES.iter().map(|name| format!("art/{name}.png"))).collect()
}
