//! The last closed case of the room, with what opens it, for a program to keep, check and show.

use candlestick_game::{Case, record::Commitment};

use super::table::RemoteTable;
use crate::{
    audit::{RoomRecord, Testimony},
    protocol::Revealed,
};

/// A closed case as this client was told of it, with what opens it.
#[derive(Debug, Clone)]
pub struct ClosedCase {
    pub(super) table: RemoteTable,
    pub(super) opening: Disclosure,
    /// Whether the program has taken it.
    pub(super) is_taken: bool,
}

/// What opens a closed case.
#[derive(Debug, Clone)]
pub(super) enum Disclosure {
    /// What was told of it, and what the room has opened.
    Dealt(Box<(Testimony, Revealed)>),
    /// What all have laid open, or why that is not what was told; and all that was posted, where it is.
    Undealt(Box<(Result<Case, String>, Option<RoomRecord>)>),
}

impl ClosedCase {
    /// The case to its end.
    #[must_use]
    pub const fn table(&self) -> &RemoteTable {
        &self.table
    }

    /// What one was told of it and what the room has opened; none of a case that nobody dealt.
    #[must_use]
    pub fn dealt(&self) -> Option<(&Testimony, &Revealed)> {
        match &self.opening {
            Disclosure::Dealt(opened) => Some((&opened.0, &opened.1)),
            Disclosure::Undealt(_) => None,
        }
    }

    /// A case that nobody dealt, played again here, or why that does not come to what was told; none of any other.
    #[must_use]
    pub fn undealt(&self) -> Option<&Result<Case, String>> {
        match &self.opening {
            Disclosure::Dealt(_) => None,
            Disclosure::Undealt(opened) => Some(&opened.0),
        }
    }

    /// Whether there is a record of it: of any but one that nobody dealt and that was told otherwise.
    #[must_use]
    pub fn has_record(&self) -> bool {
        match &self.opening {
            Disclosure::Dealt(_) => true,
            Disclosure::Undealt(opened) => opened.1.is_some(),
        }
    }

    /// The case with all that proves it.
    #[must_use]
    pub fn record(&self) -> Option<RoomRecord> {
        match &self.opening {
            Disclosure::Dealt(opened) => Some(RoomRecord::dealt(opened.0.clone(), opened.1.clone())),
            Disclosure::Undealt(opened) => opened.1.clone(),
        }
    }

    /// Whether it is this one: where nobody dealt, the cards have a seal only once they lie open.
    #[must_use]
    pub fn is_of(&self, case: &Case) -> bool {
        let seal = match self.undealt() {
            Some(opened) => opened.as_ref().ok().map(|opened| Commitment::of(opened.log())),
            None => Some(self.table.seal()),
        };
        seal == Some(Commitment::of(case.log()))
    }

    /// Whether the program has not taken it yet.
    #[must_use]
    pub const fn is_new(&self) -> bool {
        !self.is_taken
    }
}
