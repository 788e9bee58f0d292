//! Characters as they are written: everything optional that may be missing, with places for messages.

use serde::Deserialize;

use candlestick_bots::{Level, NoticedUnable, QuestionStyle, ShownCards, Skill, Walking};
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
    #[cfg_attr(test, schemars(with = "Option<QuestionStyle>"))]
    pub asks: Option<Spanned<QuestionStyle>>,
    /// Where it goes; without it, as its level does.
    #[serde(default)]
    pub walks: Option<Walking>,
    /// What else it can do; without it, as its level does.
    #[serde(default)]
    pub skills: Option<Vec<Skill>>,
}

/// What a character notes and concludes.
#[derive(Debug, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub(super) struct RawNotes {
    /// Whose "I cannot refute" it notes.
    #[serde(rename = "cannot-refute", alias = "passes")]
    pub unable: NoticedUnable,
    /// What it makes of cards that others show each other.
    pub shown: ShownCards,
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
