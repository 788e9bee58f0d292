//! Defines where a move can lead: a place with the way there, and other ways to marks.

use crate::{action::Action, place::Place};

/// One place where a move may end, and the way there.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Destination {
    /// Where the token ends.
    pub place: Place,
    /// The places stepped on, the last one being `place`; the origin is not part of it.
    pub path: Vec<Place>,
}

/// A way to a mark on which one can still end where the usual way there does not lead.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
pub struct Detour {
    /// The mark and the way there.
    pub via: Destination,
    /// The ends that need this way, by place.
    pub to: Vec<Place>,
}

impl Detour {
    /// Whether it leads over this mark to this end.
    #[must_use]
    pub fn leads(&self, mark: Place, to: Place) -> bool {
        self.via.place == mark && self.to.contains(&to)
    }

    /// The same decision for each of its ends.
    pub(crate) fn actions(&self) -> impl Iterator<Item = Action> {
        self.to.iter().map(|to| Action::Detour { mark: self.via.place, to: *to })
    }
}
