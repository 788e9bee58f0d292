//! A record as it is written to a file: the case's log, with the day, a name, comments, everybody's marks and the seal of the deal.

use serde::{Deserialize, Serialize};

use crate::{Case, CaseLog, Marks, puzzle::Date};
use candlestick_rules::{CaseEnding, Phase, SeatId};

/// A remark that somebody made on a moment of a case.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Comment {
    /// How many of the case's actions were done at that moment.
    pub after: usize,
    /// Whose eyes it was made with; none is a watcher's.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub by: Option<SeatId>,
    /// What it says, at most [`Comment::MOST`] characters.
    pub text: String,
}

impl Comment {
    /// Most characters of one comment.
    pub const MOST: usize = 1_000;
}

/// How a closed case ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields)]
pub struct Outcome {
    /// Who solved it; none if nobody did.
    pub winner: Option<SeatId>,
    /// Turns played.
    pub turns: u32,
}

impl Outcome {
    /// How a case ended; none while it is open.
    #[must_use]
    pub fn of(case: &Case) -> Option<Self> {
        let winner = CaseEnding::of(case.game().events())?.winner;
        (case.game().phase() == Phase::Over).then(|| Self { winner, turns: case.game().turn_number() })
    }
}

/// A case as it is kept, sent and shown again.
#[derive(Debug, Clone, PartialEq)]
pub struct Record {
    /// What a person calls it, at most [`Record::MOST_TITLE`] characters; empty if nobody called it anything.
    pub title: String,
    /// The day on which it began, where it began; none if nobody noted it.
    pub begun: Option<Date>,
    /// What makes the case.
    pub log: CaseLog,
    /// How it ended; none of an open one.
    pub outcome: Option<Outcome>,
    /// Remarks, in the order in which they were made.
    pub comments: Vec<Comment>,
    /// Own marks in the notebook, by seat.
    pub marks: Vec<Marks>,
}

impl Record {
    /// Most characters of a title.
    pub const MOST_TITLE: usize = 80;

    /// The record of a case, without a name, comments or marks.
    #[must_use]
    pub fn of(case: &Case) -> Self {
        Self { outcome: Outcome::of(case), ..Self::of_log(case.log().clone()) }
    }

    /// The record of a log that has not been played to its end, or of which nobody has said how it ended.
    #[must_use]
    pub const fn of_log(log: CaseLog) -> Self {
        Self { title: String::new(), begun: None, log, outcome: None, comments: Vec::new(), marks: Vec::new() }
    }

    /// The record as others get it: without anybody's notebook.
    #[must_use]
    pub fn shared(&self) -> Self {
        Self { marks: Vec::new(), ..self.clone() }
    }

    /// The same deal, dice and bots for somebody else: the case before its first action, with nothing of what was done.
    #[must_use]
    pub fn same_deal(&self) -> Self {
        let log = CaseLog { actions: Vec::new(), ..self.log.clone() };
        Self { title: self.title.clone(), ..Self::of_log(log) }
    }

    /// Whether nobody has done or noted anything yet.
    #[must_use]
    pub fn is_untouched(&self) -> bool {
        let noted = self.marks.iter().any(|marks| *marks != Marks::default());
        self.log.actions.is_empty() && self.comments.is_empty() && !noted
    }

    /// Whether the case is closed, so that everything may be told of it.
    #[must_use]
    pub const fn is_closed(&self) -> bool {
        self.outcome.is_some()
    }
}
