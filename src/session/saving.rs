//! Tells when the session is to be kept, and what of it.

use bevy::prelude::*;

use super::{at_table::Session, marks::OwnMarks};

/// Whether a case is somebody's own, to be kept after every action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Keeping {
    /// It is kept, and can be taken up again.
    #[default]
    Kept,
    /// It is laid for a lesson: what is kept of that is the lesson.
    Taught,
    /// It is only watched.
    Watched,
    /// A room keeps it, and nothing of it is known here but what was told.
    Elsewhere,
}

/// How far the session has been kept.
#[derive(Resource, Debug, Default)]
pub struct Saving {
    kept: Option<u64>,
    keeping: Keeping,
}

impl Saving {
    /// Of a case that has not been kept yet.
    pub(super) const fn of(keeping: Keeping) -> Self {
        Self { kept: None, keeping }
    }

    /// Whether a room keeps it, so far.
    #[must_use]
    pub const fn is_elsewhere(&self) -> bool {
        matches!(self.keeping, Keeping::Elsewhere)
    }

    /// From now on it is kept: a room has opened its case.
    pub fn keep(&mut self) {
        *self = Self::of(Keeping::Kept);
    }

    /// Whether case or marks have changed since this was last asked; asking counts as keeping. Never of a lesson's case.
    pub fn take_due(&mut self, session: &Session, marks: &Res<OwnMarks>) -> bool {
        let now = session.revision();
        self.keeping == Keeping::Kept && (self.kept.replace(now) != Some(now) || marks.is_changed())
    }
}
