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
pub struct Faces {
    names: HashMap<NameFace, Arc<[u8]>>,
    plain: Option<PlainFace>,
    /// For letters of other scripts, as they came.
    scripts: Vec<Arc<[u8]>>,
}

/// Letters that are hard to take for one another, for texts and for what stands out, as the bytes of their files.
#[derive(Debug, Clone)]
pub struct PlainFace {
    /// For texts.
    pub text: Arc<[u8]>,
    /// Bold, also for names and titles.
    pub bold: Arc<[u8]>,
}

impl Faces {
    /// A face has come.
    pub fn put(&mut self, face: NameFace, file: Arc<[u8]>) {
        self.names.insert(face, file);
    }

    /// Whether a face is there.
    #[must_use]
    pub fn has(&self, face: NameFace) -> bool {
        self.names.contains_key(&face)
    }

    /// Letters of another script have come.
    pub fn put_script(&mut self, file: Arc<[u8]>) {
        self.scripts.push(file);
    }

    /// The faces for letters that all others lack.
    #[must_use]
    pub fn scripts(&self) -> &[Arc<[u8]>] {
        &self.scripts
    }

    /// From now on all is written in plain letters, or as it was.
    pub fn write_plain(&mut self, face: Option<PlainFace>) {
        self.plain = face;
    }

    /// The plain letters in which all is written, if it is.
    #[must_use]
    pub fn plain(&self) -> Option<&PlainFace> {
        self.plain.as_ref()
    }

    /// The face of a theme's names; none where it is the game's own, or has not come yet.
    #[must_use]
    pub fn of(&self, theme: &Theme) -> Option<&[u8]> {
        let own = || self.names.get(&theme.house.names);
        self.plain.as_ref().map(|plain| &plain.bold).or_else(own).map(|file| &**file)
    }
}

/// Pictures of the table that have no colour of their own, and the dice.
#[derive(Resource, Debug, Clone, Default)]
pub(super) struct TablePictures {
    /// By room: the light on it.
    pub lights: Vec<Handle<Image>>,
    /// By room: the band along its walls, with dark rims.
    pub edges: Vec<Handle<Image>>,
    /// Light around a thing.
    pub glow: Handle<Image>,
    /// Light on a square that can be gone to, with a dark rim.
    pub reach: Handle<Image>,
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
