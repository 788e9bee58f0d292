//! What the person does in a lesson, and what a step wants of them.

use serde::{Deserialize, Serialize};

use super::target::Target;
use crate::{Column, Mark};
use candlestick_rules::{Action, CardId};

/// One thing that the person does on the screen.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Deed {
    /// Decides something in the case.
    Act(Action),
    /// Writes a mark into the notebook, or wipes one.
    Mark(CardId, Column, Option<Mark>),
    /// Opens "Why?" of a cell.
    Why(CardId, Column),
    /// Presses a thing that decides nothing.
    Press(Target),
}

/// What a step wants, or what a wrong try is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Wanted {
    /// One of these actions; the first is the one that a demonstration takes.
    Act(Vec<Action>),
    /// This mark in this cell.
    Mark(CardId, Column, Mark),
    /// "Why?" of this cell.
    Why(CardId, Column),
    /// This thing pressed.
    Press(Target),
}

impl Wanted {
    /// Whether a deed is what is wanted.
    #[must_use]
    pub fn is(&self, deed: Deed) -> bool {
        match (self, deed) {
            (Self::Act(actions), Deed::Act(action)) => actions.contains(&action),
            (Self::Mark(card, column, mark), Deed::Mark(at, of, written)) => {
                (*card, *column, Some(*mark)) == (at, of, written)
            }
            (Self::Why(card, column), Deed::Why(at, of)) => (*card, *column) == (at, of),
            (Self::Press(target), Deed::Press(pressed)) => *target == pressed,
            _ => false,
        }
    }

    /// The deed that a demonstration does; none where no action is possible at all.
    #[must_use]
    pub fn shown(&self) -> Option<Deed> {
        match self {
            Self::Act(actions) => actions.first().copied().map(Deed::Act),
            Self::Mark(card, column, mark) => Some(Deed::Mark(*card, *column, Some(*mark))),
            Self::Why(card, column) => Some(Deed::Why(*card, *column)),
            Self::Press(target) => Some(Deed::Press(*target)),
        }
    }

    /// What an arrow points at where the chapter says nothing else.
    pub(super) fn target(&self) -> Target {
        match self {
            Self::Act(actions) => actions.first().copied().map_or(Target::Hand, Target::of),
            // For "Why?" too: the cell is looked at, and its button opens the proof.
            Self::Mark(card, column, _) | Self::Why(card, column) => Target::Cell(*card, *column),
            Self::Press(target) => *target,
        }
    }

    /// Whether another deed of this kind is a wrong try, rather than something that has nothing to do with the step.
    pub(super) const fn is_tried_by(&self, deed: Deed) -> bool {
        match deed {
            Deed::Act(_) | Deed::Mark(..) => true,
            Deed::Why(..) => matches!(self, Self::Why(..)),
            Deed::Press(_) => matches!(self, Self::Press(_)),
        }
    }
}
