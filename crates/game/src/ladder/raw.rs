//! Characters as they are written: everything optional that may be missing, with places for messages.

use serde::Deserialize;

use candlestick_bots::{Level, Passes, Shown};
use candlestick_themes::reading::{Blocks, Spanned, Text};

/// The blocks of the file.
pub(super) const BLOCKS: Blocks = Blocks { lists: &["characters"], tables: &[] };

/// The whole file.
#[derive(Debug, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, default)]
pub(super) struct RawLadder {
    /// The easiest first.
    #[cfg_attr(test, schemars(with = "Vec<RawCharacter>"))]
    pub characters: Vec<Spanned<RawCharacter>>,
}

/// One character.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawCharacter {
    /// Letters a to z, digits and dashes.
    #[cfg_attr(test, schemars(with = "String"))]
    pub id: Text,
    /// The icon that is its face: a file's name in `assets/art/icons`, without its ending.
    #[cfg_attr(test, schemars(with = "String"))]
    pub emblem: Text,
    /// What it is like in all that is not said.
    pub level: Level,
    /// What it notes and concludes; without it, as its level does.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "Option<RawNotes>"))]
    pub notes: Option<Spanned<RawNotes>>,
    /// How it picks its questions; without it, as its level does.
    #[serde(default)]
    #[cfg_attr(test, schemars(with = "Option<RawAsking>"))]
    pub asks: Option<Spanned<RawAsking>>,
    /// Where it goes; without it, as its level does.
    #[serde(default)]
    pub walks: Option<RawWalking>,
    /// What else it can do; without it, as its level does.
    #[serde(default)]
    pub skills: Option<Vec<RawSkill>>,
}

/// What a character notes and concludes.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawNotes {
    /// Whose passing it notes.
    pub passes: Passes,
    /// What it makes of cards that others show each other.
    pub shown: Shown,
    /// Whether it counts hands.
    #[serde(default)]
    pub hands: bool,
    /// How many conclusions on end it draws, from 1 on.
    #[serde(default = "one")]
    pub chain: u16,
}

const fn one() -> u16 {
    1
}

/// How a character picks its questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawAsking {
    /// Down the sheet, its own cards and those it has placed as well.
    EveryCard,
    /// Down the sheet, those it has placed as well.
    NotOwn,
    /// Down the sheet, the cards that it has not placed.
    InTurn,
    /// Any card that it has not placed.
    AnyOpen,
    /// The likeliest cards.
    Likeliest,
    /// The cards that the fewest can hold.
    FewestHolders,
    /// The most probable case file; only for whoever counts.
    MostProbable,
    /// What tells most; only for whoever counts.
    Entropy,
    /// What wins soonest; only for whoever counts.
    Race,
}

/// Where a character goes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawWalking {
    /// To the nearest room in which it asked least often.
    Round,
    /// Where a question tells most for the way.
    Weighed,
}

/// What a character can do beyond asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub(super) enum RawSkill {
    /// Reads rivals' questions.
    Reads,
    /// Accuses when the odds say so.
    Dares,
    /// Shows the card that tells least.
    Hides,
    /// Names own cards to mislead.
    Bluffs,
    /// Takes rivals' tokens away.
    Pulls,
}
