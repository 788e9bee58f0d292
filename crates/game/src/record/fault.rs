//! Lists why something can't be opened as a case, with the place and the way out.

use crate::ReplayFault;

/// Longest text that is read, in bytes; a long case has about 100 kB.
pub(crate) const MOST_BYTES: usize = 16 << 20;
/// Most actions that are played again; ten seats through a thousand turns need fewer.
pub(crate) const MOST_ACTIONS: usize = 20_000;
/// Most comments on one case.
pub(crate) const MOST_COMMENTS: usize = 2_000;

/// Why a text can't be opened as a case.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RecordFault {
    /// Longer than any case is.
    TooLong,
    /// Not UTF-8.
    NoText,
    /// Not JSON, or not of this form; what its reader said.
    Unreadable(String),
    /// A format that this version of the game doesn't know.
    Format {
        /// The format given.
        found: u64,
    },
    /// More actions than any case has.
    TooMany(usize),
    /// More comments than anybody makes.
    TooManyComments(usize),
    /// A comment that cannot be one.
    Comment {
        /// Which, from 1.
        number: usize,
        /// After how many actions.
        after: usize,
        /// Its length in characters.
        length: usize,
        /// How many actions the case has.
        actions: usize,
    },
    /// A title that is too long.
    Title {
        /// Its length in characters.
        length: usize,
    },
    /// A link whose letters are none.
    LinkLetter(usize),
    /// A link that does not unfold to a text.
    Link,
    /// Its theme isn't to be had; why, in words.
    Theme(String),
    /// It isn't possible by the rules.
    Replay(#[from] ReplayFault),
}

impl From<serde_json::Error> for RecordFault {
    fn from(fault: serde_json::Error) -> Self {
        Self::Unreadable(fault.to_string())
    }
}
