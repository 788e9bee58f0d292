//! Decides when a lobby in which somebody is away calls the roll: another server may have it open, with whoever is missing here.

use super::{
    body::{ArrangedTheme, LoggedDeed},
    live::Live,
    people::Person,
    state::RoomState,
};

/// The wait before the first call, and the longest between two, each twice as long as the one before; in milliseconds.
const WAITS: (u64, u64) = (3_000, 120_000);

/// When the roll is called next. In a case each decision is an entry by which every other server finds itself behind, and its people
/// come again. In a lobby nothing is written while all sit and wait, so two servers could each wait for the other's people for ever.
#[derive(Debug, Clone, Copy)]
pub(super) struct RollCall {
    due: u64,
    wait: u64,
}

impl RollCall {
    /// Of a room that was opened now.
    pub(super) const fn new(now: u64) -> Self {
        Self { due: now + WAITS.0, wait: WAITS.0 }
    }

    /// When it is due: never unless some of those who sit in a lobby are here, and not as soon as somebody goes, who may come again
    /// at once.
    pub(super) fn due(self, state: &RoomState, live: &Live) -> Option<u64> {
        let waits = !state.has_case() && live.sharing.is_none();
        let is_here = |person: &Person| live.of(person.number).is_some();
        let gone = state.people.iter().filter_map(|person| live.away_since(person.number)).max();
        let gone = gone.filter(|_| waits && state.people.iter().any(is_here))?;
        Some(self.due.max(gone + WAITS.0))
    }

    /// The roll is called: what is written once more, and changes nothing.
    pub(super) fn call(&mut self, state: &RoomState, now: u64) -> LoggedDeed {
        self.wait = (self.wait * 2).min(WAITS.1);
        self.due = now + self.wait;
        LoggedDeed::Arranged(ArrangedTheme { theme: state.arranged_as.clone(), arrangement: state.arrangement.clone() })
    }
}
