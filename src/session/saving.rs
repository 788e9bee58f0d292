//! When the session is to be kept, and what of it.

use bevy::prelude::*;

use super::{at_table::Session, marks::OwnMarks};
use candlestick_game::SavedCase;

/// How far the session has been kept.
#[derive(Resource, Debug, Default)]
pub struct Saving {
    kept: Option<u64>,
}

impl Saving {
    /// Whether case or marks have changed since this was last asked; asking counts as keeping.
    pub fn take_due(&mut self, session: &Session, marks: &Res<OwnMarks>) -> bool {
        let now = session.revision();
        self.kept.replace(now) != Some(now) || marks.is_changed()
    }
}

/// The session as it is kept: the record and everybody's marks.
#[must_use]
pub fn saved(session: &Session, marks: &OwnMarks) -> SavedCase {
    SavedCase { case: session.log().clone(), marks: marks.all().to_vec() }
}
