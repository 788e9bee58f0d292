//! The theme file as written: everything optional that may be missing, with places for messages.

use std::fmt;

use serde::{Deserialize, Deserializer, de};
use toml::Spanned;

use super::Floor;
use crate::rules::{Category, Face, Side};

/// A text with its place.
pub(super) type Text = Spanned<String>;

/// A whole theme.toml.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawTheme {
    pub title: Option<Text>,
    pub blurb: Option<Text>,
    pub rules: RawRules,
    pub board: RawBoard,
    pub suspects: Vec<Spanned<RawSuspect>>,
    pub weapons: Vec<Spanned<RawWeapon>>,
    pub rooms: Vec<Spanned<RawRoom>>,
    pub deck: RawDeck,
    pub how_to_play: Vec<Spanned<RawHelp>>,
}

/// The rules, as overrides of the classic ones.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawRules {
    pub players: Option<Spanned<[u8; 2]>>,
    pub dice: Option<Spanned<Vec<Spanned<Vec<RawFace>>>>>,
    pub start_order: Option<Spanned<Vec<Text>>>,
    pub two_side_room_cards: Option<Spanned<u8>>,
}

/// A face of a die: its steps, or a table.
#[derive(Debug, Clone, Copy)]
pub(super) struct RawFace(pub Face);

/// The table form of a face.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FaceTable {
    steps: u8,
    #[serde(default)]
    draws: bool,
}

impl<'de> Deserialize<'de> for RawFace {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(FaceVisitor)
    }
}

struct FaceVisitor;

impl<'de> de::Visitor<'de> for FaceVisitor {
    type Value = RawFace;

    fn expecting(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("a number of steps such as 3, or { steps = 1, draws = true }")
    }

    fn visit_i64<E: de::Error>(self, steps: i64) -> Result<RawFace, E> {
        let steps = u8::try_from(steps).map_err(|_| E::custom("a face has 0 to 20 steps"))?;
        Ok(RawFace(Face { steps, draws: false }))
    }

    fn visit_map<A: de::MapAccess<'de>>(self, map: A) -> Result<RawFace, A::Error> {
        let FaceTable { steps, draws } = FaceTable::deserialize(de::value::MapAccessDeserializer::new(map))?;
        Ok(RawFace(Face { steps, draws }))
    }
}

/// What the drawing of the board does not say.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawBoard {
    pub passages: Vec<Spanned<[Text; 2]>>,
    pub walls: Vec<Spanned<[[u16; 2]; 2]>>,
}

/// A suspect and its token.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSuspect {
    pub id: Text,
    pub name: Option<Text>,
    pub short: Option<Text>,
    pub article: Option<Text>,
    pub mark: Option<Text>,
    pub colour: Option<Text>,
    pub start: Option<Text>,
    pub picture: Option<Text>,
}

/// A weapon.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawWeapon {
    pub id: Text,
    pub name: Option<Text>,
    pub article: Option<Text>,
    pub picture: Option<Text>,
}

/// A room.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawRoom {
    pub id: Text,
    pub name: Option<Text>,
    pub article: Option<Text>,
    pub letter: Option<Text>,
    pub floor: Option<Floor>,
    pub colour: Option<Text>,
    pub picture: Option<Text>,
    #[serde(default = "yes")]
    pub answer: bool,
    #[serde(default)]
    pub doors: Vec<Spanned<RawDoor>>,
}

const fn yes() -> bool {
    true
}

/// A door: the corridor square outside, and the way into the room.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDoor {
    pub at: [u16; 2],
    pub to: RawSide,
}

/// A side in words.
#[derive(Debug, Clone, Copy, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawSide {
    North,
    East,
    South,
    West,
}

impl From<RawSide> for Side {
    fn from(side: RawSide) -> Self {
        match side {
            RawSide::North => Self::North,
            RawSide::East => Self::East,
            RawSide::South => Self::South,
            RawSide::West => Self::West,
        }
    }
}

/// The extra deck.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawDeck {
    pub name: Option<Text>,
    pub cards: Vec<Spanned<RawDeckCard>>,
}

/// A kind of card in the deck.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawDeckCard {
    pub id: Text,
    pub title: Option<Text>,
    pub text: Option<Text>,
    pub count: Option<Spanned<u8>>,
    #[serde(rename = "do")]
    pub effect: Option<Spanned<RawEffect>>,
    pub category: Option<Spanned<Category>>,
}

/// What a card does, in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawEffect {
    ChosenReveals,
    LeftReveals,
    NameAndReveal,
    AllShowLeft,
    Peek,
    AnyRoom,
    ExtraTurn,
}

/// A part of the rules panel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHelp {
    pub heading: Option<Text>,
    pub text: Option<Text>,
}
