//! The notice that a bot decides in the place of the person whose turn it is, and when.

use crate::protocol::PersonId;

/// What everybody is told of a bot in the place of whoever is to act.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct StandInNotice {
    /// Whom it stands in for by now.
    pub(super) whom: Option<PersonId>,
    /// When it decides, unless the person does before; none where no bot will.
    pub(super) due: Option<u64>,
}
