//! The rules in words, part by part, and what of the board is shown beside a part.

use candlestick_rules::Board;
use serde::Deserialize;

/// A part of the rules in words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct RulesPart {
    /// The heading.
    pub heading: String,
    /// Paragraphs, with an empty line between two.
    pub text: String,
    /// What of the board is shown beside it, one below the other.
    pub shows: Vec<BoardDetail>,
}

/// Something on the board that a part of the rules can show.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum BoardDetail {
    /// Where a token starts.
    Start,
    /// A door.
    Door,
    /// A secret passage.
    Passage,
    /// A door that joins two rooms directly.
    JoiningDoor,
    /// A marked square.
    Mark,
    /// The centre of the house.
    Centre,
}

impl BoardDetail {
    /// The id that theme files write.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Start => "start",
            Self::Door => "door",
            Self::Passage => "passage",
            Self::JoiningDoor => "joining-door",
            Self::Mark => "mark",
            Self::Centre => "centre",
        }
    }

    /// Whether a board has it.
    #[must_use]
    pub fn is_on(self, board: &Board) -> bool {
        match self {
            Self::Start => !board.starts().is_empty(),
            Self::Door => !board.doors().is_empty(),
            Self::Passage => !board.passages().is_empty(),
            Self::JoiningDoor => !board.joins().is_empty(),
            Self::Mark => board.square_ids().any(|square| board.marked(square)),
            Self::Centre => board.centre().is_some(),
        }
    }
}
