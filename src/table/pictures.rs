//! The pictures of the table: those that were loaded, and those that were painted from them; with the faces for names.

use std::{collections::HashMap, sync::Arc};

use bevy::prelude::*;

use candlestick_rules::CardId;
use candlestick_themes::{NameFace, Theme};

/// The loaded pictures by their path below the assets folder.
#[derive(Resource, Debug, Default)]
pub struct Pictures(pub HashMap<String, Handle<Image>>);

/// The loaded faces in which themes write their names, as the bytes of their files.
#[derive(Resource, Debug, Default)]
pub struct Faces(HashMap<NameFace, Arc<[u8]>>);

impl Faces {
    /// A face has come.
    pub fn put(&mut self, face: NameFace, file: Arc<[u8]>) {
        self.0.insert(face, file);
    }

    /// Whether a face is there.
    #[must_use]
    pub fn has(&self, face: NameFace) -> bool {
        self.0.contains_key(&face)
    }

    /// The face of a theme; none where it is the game's own, or has not come yet.
    #[must_use]
    pub fn of(&self, theme: &Theme) -> Option<&[u8]> {
        self.0.get(&theme.house.names).map(|file| &**file)
    }
}

/// Pictures of the table that every theme shares.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct TablePictures {
    pub glow: Handle<Image>,
    pub dot: Handle<Image>,
    pub ring: Handle<Image>,
    /// Faces of each die.
    pub faces: Vec<Vec<Handle<Image>>>,
}

/// Pictures of the cards.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct CardPictures {
    pub back: Handle<Image>,
    /// By card.
    pub faces: Vec<Handle<Image>>,
}

impl CardPictures {
    /// The face of a card.
    pub fn face(&self, card: CardId) -> Handle<Image> {
        self.faces.get(card.index()).unwrap_or(&self.back).clone()
    }
}
