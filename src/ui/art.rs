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
