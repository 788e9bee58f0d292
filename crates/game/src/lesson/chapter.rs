//! A checked chapter: how the case lies, and its steps.

use std::{ops::Range, sync::Arc};

use super::{deed::WantedDeed, say::Say, target::LessonTarget};
use crate::{Case, Help};
use candlestick_deduction::proof::Claim;
use candlestick_rules::{Action, SeatId};
use candlestick_themes::Theme;

/// A chapter that was read and played through: each step's wanted deed is possible, whatever was done at the others.
#[derive(Debug, Clone)]
pub struct Chapter {
    /// Its file's name without its end, such as "01-a-first-case".
    pub id: String,
    /// A digest of its text and of its theme's, so that a lesson that was left can tell whether it has changed.
    pub digest: String,
    /// The digests of its text and of its theme's earlier ones.
    pub earlier: Vec<String>,
    /// What it is called.
    pub title: Say,
    /// About how many minutes it takes.
    pub minutes: u8,
    /// The theme that it is played in.
    pub theme: Arc<Theme>,
    /// Where the person sits.
    pub you: SeatId,
    /// How much the notebook helps.
    pub help: Help,
    /// What it says once all steps are done.
    pub end: Say,
    /// The steps, at least one.
    pub steps: Vec<LessonStep>,
    /// What it says of a wrong try that its step has no words for.
    pub(super) wrong: Option<Say>,
    /// The case as it stands before the first step.
    pub(super) opening: Case,
    /// How many events there were before anything was done in the case.
    pub(super) dealt: usize,
    /// The file's name as it is told.
    pub(super) file: String,
    /// The text, with one kind of line end.
    pub(super) text: String,
}

/// One step: a few words, and one thing to do.
#[derive(Debug, Clone)]
pub struct LessonStep {
    /// What is said.
    pub say: Say,
    /// What is said to whoever hesitates, if anything.
    pub hint: Option<Say>,
    /// What is to be done.
    pub wanted: WantedDeed,
    /// What the arrow points at.
    pub at: LessonTarget,
    /// What can be known for certain when this step begins, and not before what happened last.
    pub facts: Vec<Claim>,
    /// Wrong tries that have words of their own; the first that fits is told.
    pub wrong: Vec<WrongTry>,
    /// What the others do once it is done, each a decision of that seat.
    pub then: Vec<(SeatId, Action)>,
    /// Where it stands in the file, in bytes.
    pub(super) place: Range<usize>,
    /// Where each of `then` stands.
    pub(super) then_places: Vec<Range<usize>>,
}

/// What is said of a wrong try.
#[derive(Debug, Clone)]
pub struct WrongTry {
    /// The try that it is said of; none is any.
    pub when: Option<WantedDeed>,
    /// The words.
    pub say: Say,
}

impl LessonStep {
    /// The words that this step has for a wrong try.
    pub(super) fn words_for(&self, deed: super::LessonDeed) -> Option<&Say> {
        let fits = |wrong: &&WrongTry| wrong.when.as_ref().is_none_or(|when| when.is(deed));
        self.wrong.iter().find(fits).map(|wrong| &wrong.say)
    }
}
