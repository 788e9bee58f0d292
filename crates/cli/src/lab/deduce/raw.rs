//! A game as it is written; keys that are not known are left alone.

use serde::Deserialize;

/// One line of a file.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct RawGame {
    pub me: u8,
    pub hand: Vec<String>,
    pub sizes: Vec<u8>,
    /// Cards face up on the table.
    #[serde(default)]
    pub face_up: Vec<String>,
    /// Rooms with a card face down.
    #[serde(default)]
    pub rooms: Vec<String>,
    /// How many cards lie face down at the side.
    #[serde(default)]
    pub side: u8,
    pub turns: Vec<RawTurn>,
}

/// A question, an accusation, or something else that tells about cards.
#[derive(Debug, Clone, Default, Deserialize)]
pub(super) struct RawTurn {
    pub by: Option<u8>,
    pub cards: Option<Vec<String>>,
    pub shower: Option<u8>,
    pub shown: Option<String>,
    pub showers: Option<Vec<RawShower>>,
    /// Who passed, where it isn't as the seats between tell.
    pub passed: Option<Vec<u8>>,
    /// Who refused by a card or a power, whether or not they could have shown.
    pub refused: Option<Vec<u8>>,
    pub accuse: Option<Vec<String>>,
    pub ok: Option<bool>,
    /// What the case file holds, as the wrong accuser saw it.
    pub file: Option<Vec<String>>,
    /// A card that `by` showed to all.
    pub revealed: Option<String>,
    /// A card that was seen in the hand of `by`, in `room`, or at the place `side`.
    pub seen: Option<String>,
    pub room: Option<String>,
    pub side: Option<u8>,
    /// A card that no seat has.
    pub nobody: Option<String>,
    /// The whole hand of `by`, open for all to see.
    pub open: Option<Vec<String>>,
}

/// One of several answers.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct RawShower {
    pub by: u8,
    pub shown: Option<String>,
}
