//! Defines what the person can do in a lesson, and what a step wants of them.

use serde::{Deserialize, Serialize};

use super::target::LessonTarget;
use crate::{Column, Mark};
use candlestick_rules::{Action, CardId};

/// One thing that the person does on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum LessonDeed {
    /// Decides something in the case.
    Act(Action),
    /// Writes a mark into the notebook, or wipes one.
    Mark(CardId, Column, Option<Mark>),
    /// Opens "Why?" of a cell.
    Why(CardId, Column),
    /// Presses a thing that decides nothing.
    Press(LessonTarget),
}

/// What a step wants, or what a wrong try is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum WantedDeed {
    /// One of these actions; the first is the one that a demonstration takes.
    Act(Vec<Action>),
    /// This mark in this cell.
    Mark(CardId, Column, Mark),
    /// "Why?" of this cell.
    Why(CardId, Column),
    /// This thing pressed.
    Press(LessonTarget),
}

impl WantedDeed {
    /// Whether a deed is what is wanted.
    #[must_use]
    pub fn is(&self, deed: LessonDeed) -> bool {
        match (self, deed) {
            (Self::Act(actions), LessonDeed::Act(action)) => actions.contains(&action),
            (Self::Mark(card, column, mark), LessonDeed::Mark(at, of, written)) => {
                (*card, *column, Some(*mark)) == (at, of, written)
            }
            (Self::Why(card, column), LessonDeed::Why(at, of)) => (*card, *column) == (at, of),
            (Self::Press(target), LessonDeed::Press(pressed)) => *target == pressed,
            _ => false,
        }
    }

    /// The deed that a demonstration does; none where no action is possible at all.
    #[must_use]
    pub fn shown(&self) -> Option<LessonDeed> {
        match self {
            Self::Act(actions) => actions.first().copied().map(LessonDeed::Act),
            Self::Mark(card, column, mark) => Some(LessonDeed::Mark(*card, *column, Some(*mark))),
            Self::Why(card, column) => Some(LessonDeed::Why(*card, *column)),
            Self::Press(target) => Some(LessonDeed::Press(*target)),
        }
    }

    /// What an arrow points at where the chapter says nothing else.
    pub(super) fn target(&self) -> LessonTarget {
        match self {
            Self::Act(actions) => actions.first().copied().map_or(LessonTarget::Hand, LessonTarget::of),
            // For "Why?" too: the cell is looked at, and its button opens the proof.
            Self::Mark(card, column, _) | Self::Why(card, column) => LessonTarget::Cell(*card, *column),
            Self::Press(target) => *target,
        }
    }

    /// Whether another deed of this kind is a wrong try, rather than something that has nothing to do with the step.
    pub(super) const fn is_tried_by(&self, deed: LessonDeed) -> bool {
        match deed {
            LessonDeed::Act(_) | LessonDeed::Mark(..) => true,
            LessonDeed::Why(..) => matches!(self, Self::Why(..)),
            LessonDeed::Press(_) => matches!(self, Self::Press(_)),
        }
    }
}
