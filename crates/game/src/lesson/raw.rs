//! A chapter as it is written: everything optional that may be missing, with places for messages.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::target::ButtonDeed;
use crate::{Help, Mark};
use candlestick_themes::reading::{Blocks, Spanned, Text};

/// The blocks of a chapter.
pub(super) const BLOCKS: Blocks = Blocks { lists: &["steps"], tables: &["deal", "position"] };

/// Words by language.
pub(super) type RawSay = BTreeMap<String, Text>;

/// A whole chapter.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawChapter {
    pub title: RawSay,
    pub theme: Option<Text>,
    pub minutes: Option<Spanned<u8>>,
    /// The suspects of the seats, in order of play.
    pub seats: Vec<Text>,
    /// Which of them the person is.
    pub you: Option<Text>,
    /// Which of them begins.
    pub first: Option<Text>,
    pub deck: Option<bool>,
    pub powers: Option<bool>,
    pub help: Option<Help>,
    /// Decides what nobody laid.
    pub seed: u64,
    pub deal: Option<Spanned<RawDeal>>,
    pub position: RawPosition,
    /// What was done before the first step.
    pub before: Vec<Spanned<RawMove>>,
    pub wrong: RawSay,
    pub end: RawSay,
    pub steps: Vec<Spanned<RawStep>>,
}

/// Who holds what, by ids.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawDeal {
    pub case_file: Option<Spanned<Vec<Text>>>,
    /// By suspect of the seat.
    pub hands: BTreeMap<String, Spanned<Vec<Text>>>,
    /// The card that lies in a room.
    pub rooms: BTreeMap<String, Text>,
    pub side: Vec<Text>,
    pub face_up: Vec<Text>,
}

/// How dice and deck fall and where things stand.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawPosition {
    /// Rolls: of each die the number of its face, from 1.
    pub dice: Vec<Spanned<Vec<u8>>>,
    /// The top of the deck.
    pub deck: Vec<Text>,
    /// Rooms of tokens, by suspect.
    pub tokens: BTreeMap<String, Text>,
    /// Squares of tokens as [row, column], by suspect.
    pub squares: BTreeMap<String, Spanned<[u16; 2]>>,
    /// Rooms of weapons, by weapon.
    pub weapons: BTreeMap<String, Text>,
}

/// A decision of somebody's.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMove {
    pub by: Text,
    #[serde(rename = "do")]
    pub deed: Spanned<RawDeed>,
}

/// A step.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawStep {
    pub say: RawSay,
    pub hint: RawSay,
    #[serde(rename = "do")]
    pub deed: Option<Spanned<RawDeed>>,
    pub at: Option<Spanned<RawTarget>>,
    pub fact: Vec<Spanned<RawFact>>,
    pub wrong: Vec<Spanned<RawWrong>>,
    pub then: Vec<Spanned<RawMove>>,
}

/// Words for a wrong try.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawWrong {
    pub when: Option<Spanned<RawDeed>>,
    pub say: RawSay,
}

/// A card is with somebody, or isn't.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawFact {
    pub card: Text,
    pub of: Text,
    #[serde(default = "yes")]
    pub there: bool,
}

const fn yes() -> bool {
    true
}

/// A cell of the notebook.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawCell {
    pub card: Text,
    pub of: Text,
}

/// A cell of the notebook and what is written there.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct RawMark {
    pub card: Text,
    pub of: Text,
    #[serde(rename = "as")]
    pub mark: Mark,
}

/// Any of these suspects with any of these weapons; an empty list is all of them.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawSuggest {
    pub suspect: Vec<Text>,
    pub weapon: Vec<Text>,
}

/// Something done: a word, or a word with what it is done to.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawDeed {
    Roll,
    Stay,
    EndTurn,
    GiveUp,
    UsePower,
    Draw,
    Decline,
    /// To a room.
    Go(Text),
    /// To a square, [row, column].
    GoTo([u16; 2]),
    /// To a square, to go on from there.
    Via([u16; 2]),
    Passage(Text),
    Join(Text),
    Jump(Text),
    Suggest(RawSuggest),
    AskAnywhere(Vec<Text>),
    Accuse(Vec<Text>),
    /// One of these; an empty list is any.
    Show(Vec<Text>),
    Reveal(Vec<Text>),
    PassLeft(Vec<Text>),
    ChooseSeat(Text),
    ChooseToken(Text),
    NameCard(Text),
    PlayCard(Text),
    /// The place at the side, from 1.
    LookAtSide(u8),
    Mark(RawMark),
    Why(RawCell),
    Press(RawTarget),
}

/// A thing on the screen.
#[derive(Debug, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawTarget {
    Hand,
    Notebook,
    Log,
    Dice,
    Deck,
    Card(Text),
    Room(Text),
    Square([u16; 2]),
    Seat(Text),
    Cell(RawCell),
    Button(ButtonDeed),
}
