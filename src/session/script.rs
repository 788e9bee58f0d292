//! The decisions that a lesson makes for the other seats, instead of bots.

use std::collections::VecDeque;

use bevy::prelude::*;

use super::{at_table::Session, plans::may_plan};
use candlestick_rules::{Action, SeatId};

/// The decisions that are still to be made by script. While one is under way no bot is asked, and what a person decides
/// waits for whoever teaches.
#[derive(Resource, Debug, Default)]
pub struct Script(Option<VecDeque<(SeatId, Action)>>);

impl Script {
    /// The others do nothing of their own from now on.
    pub fn begin(&mut self) {
        self.0 = Some(VecDeque::new());
    }

    /// Bots decide again.
    pub fn end(&mut self) {
        self.0 = None;
    }

    /// Decisions to be made one after the other, each when the table has come to rest.
    pub fn add(&mut self, moves: impl IntoIterator<Item = (SeatId, Action)>) {
        self.0.get_or_insert_default().extend(moves);
    }

    /// Whether a script says what the others do.
    #[must_use]
    pub const fn is_under_way(&self) -> bool {
        self.0.is_some()
    }

    /// Whether a decision is still to be made by it.
    #[must_use]
    pub fn is_waiting(&self) -> bool {
        self.0.as_ref().is_some_and(|moves| !moves.is_empty())
    }

    /// Whether the table is at rest and no decision of the script is to come, so that the person may do something.
    #[must_use]
    pub fn lets_decide(&self, session: &Session) -> bool {
        session.at_rest() && !self.is_waiting()
    }

    /// Whether whoever looks may plan where to go next. In a lesson, in a case that is only watched, and behind a curtain nothing
    /// is planned.
    #[must_use]
    pub fn lets_plan(&self, session: &Session) -> bool {
        let plays = !self.is_under_way() && !session.is_watched() && session.curtain().is_none();
        plays && may_plan(session.view(), session.at_rest())
    }

    /// The next decision.
    pub(crate) fn next(&mut self) -> Option<(SeatId, Action)> {
        self.0.as_mut()?.pop_front()
    }
}
