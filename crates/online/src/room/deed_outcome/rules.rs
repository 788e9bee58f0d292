//! A room as a deed finds it, with the questions that many deeds ask of it first.

use crate::{
    protocol::{Code, PersonId},
    room::{live::Live, state::RoomState},
};

/// A room as a deed finds it.
#[derive(Clone, Copy)]
pub(in crate::room) struct Rules<'a> {
    pub(in crate::room) state: &'a RoomState,
    pub(in crate::room) live: &'a Live,
}

impl Rules<'_> {
    pub(super) fn host(self, me: PersonId) -> Result<(), Code> {
        if self.live.host(&self.state.people) == Some(me) { Ok(()) } else { Err(Code::NotHost) }
    }

    /// A lobby in which everybody still may come, go and arrange.
    pub(super) fn before_case(self) -> Result<(), Code> {
        let quiet = !self.state.has_case() && self.live.sharing.is_none();
        if quiet { Ok(()) } else { Err(Code::CaseRuns) }
    }
}
