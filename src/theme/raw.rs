//! The theme file as written: everything optional that may be missing, with places for messages.

use std::fmt;

use serde::{Deserialize, Deserializer, de};
use toml::Spanned;

use super::Floor;
use crate::rules::{
    AccuseWhere, Answers, AskAgain, Asking, Category, Face, FirstTurn, Leftovers, Mark, PassageUse, Side, Stay,
    TokensInTheWay, UsedCards, WeaponStart, Window,
};

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
    pub squares: Vec<Spanned<RawSquare>>,
    pub deck: RawDeck,
    pub how_to_play: Vec<Spanned<RawHelp>>,
}

/// The rules, as overrides of the base profile.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawRules {
    pub base: Option<Base>,
    pub players: Option<Spanned<[u8; 2]>>,
    pub dice: Option<Spanned<Vec<Spanned<Vec<RawFace>>>>>,
    pub fixed_steps: Option<Spanned<u8>>,
    pub first_turn: Option<Spanned<FirstTurn>>,
    pub start_order: Option<Spanned<Vec<Text>>>,
    pub weapon_start: Option<Spanned<WeaponStart>>,
    pub leftovers: Option<Leftovers>,
    pub two_side_room_cards: Option<Spanned<u8>>,
    pub two_side_side_cards: Option<Spanned<u8>>,
    pub two_side_deck: Option<bool>,
    pub tokens_in_the_way: Option<TokensInTheWay>,
    pub repeat_squares: Option<bool>,
    pub cross_rooms: Option<bool>,
    pub passage: Option<PassageUse>,
    pub stay: Option<Stay>,
    pub asking: Option<Asking>,
    pub ask_again: Option<AskAgain>,
    pub answers: Option<Answers>,
    pub accuse: Option<Spanned<AccuseWhere>>,
    pub mark: Option<Mark>,
    pub draw_when_pulled: Option<bool>,
    pub used_cards: Option<UsedCards>,
}

/// The profile that a theme's rules start from.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Base {
    /// Tokens on squares of their own that block each other; roll first, then walk, take the passage or stay.
    #[default]
    HouseOfGuests,
    /// All start in the centre and accuse there; passages and joining doors instead of a roll; marks draw cards.
    RaceToTheCentre,
    /// Rooms can be crossed and tokens jumped; everybody answers; marks are for snooping.
    GrandManor,
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
    pub joins: Vec<Spanned<[Text; 2]>>,
    pub walls: Vec<Spanned<[[u16; 2]; 2]>>,
    pub links: Vec<Spanned<[[u16; 2]; 2]>>,
    /// The room where accusations are made.
    pub centre: Option<Text>,
    /// The room where all tokens start.
    pub start_room: Option<Text>,
    /// The colour of the corridor's squares.
    pub corridor: Option<Text>,
    /// What lies around the house.
    pub outside: Option<Spanned<RawGround>>,
}

/// A piece of ground.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawGround {
    pub floor: Option<Floor>,
    pub colour: Option<Text>,
}

/// A special square: one space, however many cells it is drawn with and however many tokens stand on it.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawSquare {
    pub id: Text,
    pub name: Option<Text>,
    pub article: Option<Text>,
    pub sign: Option<Text>,
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
    pub power: Option<Spanned<RawPower>>,
}

/// What a suspect's player can do once a game.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawPower {
    pub title: Option<Text>,
    pub text: Option<Text>,
    #[serde(rename = "do")]
    pub effect: Option<Spanned<RawEffect>>,
    pub when: Option<Spanned<Window>>,
    pub category: Option<Spanned<Category>>,
    pub room: Option<Text>,
    pub steps: Option<Spanned<u8>>,
    pub custom: Option<Text>,
}

/// A weapon.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawWeapon {
    pub id: Text,
    pub name: Option<Text>,
    pub article: Option<Text>,
    /// What one does with it, as in "did Ann *break the Vase* in the Hall?".
    pub verb: Option<Text>,
    /// The same as in "of *breaking the Vase*".
    pub verb_ing: Option<Text>,
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
    pub when: Option<Spanned<Window>>,
    pub category: Option<Spanned<Category>>,
    pub room: Option<Text>,
    pub steps: Option<Spanned<u8>>,
    pub custom: Option<Text>,
}

/// What a card or power does, in words.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawEffect {
    ChosenReveals,
    LeftReveals,
    NameAndReveal,
    AllShowLeft,
    Peek,
    PeekRight,
    ChosenShows,
    RightShows,
    AnyRoom,
    GoAnyRoom,
    GoToRoom,
    GoToStart,
    SendToStart,
    RollAgain,
    AddToRoll,
    AskAnywhere,
    AskHere,
    ExtraTurn,
    MissTurn,
    LeaveUnanswered,
    PassOn,
    SeeShown,
    SeeNextShown,
    NextShowsToo,
    Clock,
    Custom,
}

/// A part of the rules panel.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawHelp {
    pub heading: Option<Text>,
    pub text: Option<Text>,
}
