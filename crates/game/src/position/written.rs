//! A table as it is written down, one JSON object; keys that are not known are left alone. docs/deduce.md tells the format.

use serde::{Deserialize, Serialize};

/// One table.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(super) struct WrittenTable {
    /// The id of the theme whose cards are named.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub theme: Option<String>,
    /// What the players are called, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub names: Vec<String>,
    /// Whom they play, by seat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub suspects: Vec<String>,
    pub me: u8,
    pub hand: Vec<String>,
    pub sizes: Vec<u8>,
    /// Cards face up on the table.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub face_up: Vec<String>,
    /// Rooms with a card face down.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub rooms: Vec<String>,
    /// How many cards lie face down at the side.
    #[serde(default, skip_serializing_if = "is_none")]
    pub side: u8,
    pub turns: Vec<WrittenTurn>,
}

/// A question, an accusation, or something else that tells about cards.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
#[serde(default)]
pub(super) struct WrittenTurn {
    #[serde(skip_serializing_if = "Option::is_none")]
    pub by: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub cards: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shower: Option<u8>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub showers: Option<Vec<WrittenShower>>,
    /// Who passed, where it isn't as the seats between tell.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub passed: Option<Vec<u8>>,
    /// Who refused by a card or a power, whether or not they could have shown.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub refused: Option<Vec<u8>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub accuse: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ok: Option<bool>,
    /// What the case file holds, as the wrong accuser saw it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub file: Option<Vec<String>>,
    /// A card that `by` showed to all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub revealed: Option<String>,
    /// A card that was seen in the hand of `by`, in `room`, or at the place `side`.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub seen: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub side: Option<u8>,
    /// A card that no seat has.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub nobody: Option<String>,
    /// The whole hand of `by`, open for all to see.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub open: Option<Vec<String>>,
    /// Whether `by` left the race with its hand hidden.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<bool>,
}

/// One of several answers.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(super) struct WrittenShower {
    pub by: u8,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub shown: Option<String>,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde asks so")]
const fn is_none(side: &u8) -> bool {
    *side == 0
}
