//! Holds what the record of the case at the table has beyond the case itself.

use bevy::prelude::*;

use crate::{platform, session::Session};
use candlestick_game::{
    Marks, Record,
    library::{CaseId, KeptCase},
    puzzle::Date,
    record::Comment,
};

/// What is noted of the case at the table, and where it is kept.
#[derive(Resource, Debug, Clone, Default, PartialEq)]
pub(in crate::screens) struct AtTable {
    /// Where it is kept; none until it is kept for the first time.
    pub(super) id: Option<CaseId>,
    title: String,
    begun: Option<Date>,
    comments: Vec<Comment>,
}

impl AtTable {
    /// Of a case that begins now.
    pub fn fresh() -> Self {
        Self { begun: Some(Date::from_days(platform::days())), ..Self::default() }
    }

    /// Calls the case something.
    pub fn call(&mut self, title: String) {
        self.title = title;
    }

    /// Of a case that is taken up again.
    pub fn of(kept: &KeptCase) -> Self {
        let Record { title, begun, comments, .. } = kept.record.clone();
        Self { id: Some(kept.id), title, begun, comments }
    }

    /// The record of the case as it stands now; none where only a room has it.
    pub(super) fn record(&self, session: &Session, marks: &[Marks]) -> Option<Record> {
        let Self { title, begun, comments, .. } = self.clone();
        Some(Record { title, begun, comments, marks: marks.to_vec(), ..session.record()? })
    }
}
