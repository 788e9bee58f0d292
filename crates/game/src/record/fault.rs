//! Why something can't be opened as a case, with the place and the way out.

use super::{Comment, Record};
use crate::ReplayFault;

/// Longest text that is read, in bytes; a long case has about 100 kB.
pub(super) const MOST_BYTES: usize = 16 << 20;
/// Most actions that are played again; ten seats through a thousand turns need fewer.
pub(super) const MOST_ACTIONS: usize = 20_000;
/// Most comments on one case.
pub(super) const MOST_COMMENTS: usize = 2_000;

/// Why a text can't be opened as a case.
#[derive(Debug, thiserror::Error)]
pub enum RecordFault {
    /// Longer than any case is.
    #[error("it is longer than {} MiB, as no saved case is", MOST_BYTES >> 20)]
    TooLong,
    /// Not UTF-8.
    #[error("it is no text, as a saved case is")]
    NoText,
    /// Not JSON, or not of this form.
    #[error("this is no saved case, as “Save” in the review writes one ({0})")]
    Unreadable(#[from] serde_json::Error),
    /// A format that this version of the game doesn't know.
    #[error(
        "this case has format {found}; this version of the game reads formats 1 to {}, a newer one may read it",
        Record::FORMAT
    )]
    Format {
        /// The format given.
        found: u64,
    },
    /// More actions than any case has.
    #[error("it has {0} actions; at most {MOST_ACTIONS} are played again")]
    TooMany(usize),
    /// More comments than anybody makes.
    #[error("it has {0} comments; at most {MOST_COMMENTS} are kept")]
    TooManyComments(usize),
    /// A comment that cannot be one.
    #[error(
        "comment {number} is made after {after} actions in {length} characters; the case has {actions} actions, and a comment at most {} characters",
        Comment::MOST
    )]
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
    #[error("its title has {length} characters; at most {} are kept", Record::MOST_TITLE)]
    Title {
        /// Its length in characters.
        length: usize,
    },
    /// A link whose letters are none.
    #[error("the link is damaged at letter {0}; copy all of it")]
    LinkLetter(usize),
    /// A link that does not unfold to a text.
    #[error("the link is damaged or cut off; copy all of it")]
    Link,
    /// Its theme isn't to be had; why, in words.
    #[error("{0}")]
    Theme(String),
    /// It isn't possible by the rules.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}
