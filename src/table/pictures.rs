//! The pictures of the table: those that were loaded, and those that were painted from them.

use std::collections::HashMap;

use bevy::prelude::*;

use candlestick_rules::CardId;

/// The loaded pictures by their path below the assets folder.
#[derive(Resource, Debug, Default)]
pub struct Pictures(pub HashMap<String, Handle<Image>>);

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
