//! Tells the other screens whether this device is in a room, and in which.

use std::time::Duration;

use bevy::prelude::*;

use super::{room::JoinedRoom, state::SheetPage};
use crate::table::BackgroundTasks;
use candlestick_game::Case;
use candlestick_online::{client::ClosedCase, protocol::Deed};
use candlestick_rules::SeatId;

/// The room that this device is in, if it is in one.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct RoomAtHand {
    room: Option<JoinedRoom>,
    /// The page at which the sheet with everybody is open.
    pub(super) open: Option<SheetPage>,
    /// Whether it is to be connected again, as was pressed over the board.
    pub(super) comes_back: bool,
}

/// What of a case this device shows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum DeviceShows {
    /// All that its person sees.
    #[default]
    Everything,
    /// First the hand, the question and the notebook: another screen shows the table.
    Hand,
    /// The table, to all who sit around it.
    Table,
}

impl RoomAtHand {
    /// What of the room's case this device shows.
    #[must_use]
    pub fn shows(&self) -> DeviceShows {
        match &self.room {
            Some(room) if room.is_table() => DeviceShows::Table,
            Some(room) if room.has_table() && !room.is_far => DeviceShows::Hand,
            _ => DeviceShows::Everything,
        }
    }

    /// The seats of the room's case whose people are not connected.
    #[must_use]
    pub fn away_seats(&self) -> Vec<SeatId> {
        self.room.as_ref().map(JoinedRoom::away_seats).unwrap_or_default()
    }

    /// Whether it is in one.
    #[must_use]
    pub fn is_in_one(&self) -> bool {
        self.room.is_some()
    }

    pub(super) const fn get(&self) -> Option<&JoinedRoom> {
        self.room.as_ref()
    }

    pub(super) const fn get_mut(&mut self) -> Option<&mut JoinedRoom> {
        self.room.as_mut()
    }

    /// Goes into a room, out of any other.
    pub(super) fn go_in(&mut self, room: JoinedRoom) {
        *self = Self { room: Some(room), ..Self::default() };
    }

    /// Leaves it; the chair stays one's own.
    pub(super) fn leave(&mut self) {
        *self = Self::default();
    }

    /// Opens the sheet with everybody in it.
    pub fn open_sheet(&mut self) {
        self.open = Some(SheetPage::Room);
    }

    /// The host has everybody play once more; the others wait in the lobby.
    pub fn play_again(&mut self, tasks: &BackgroundTasks) {
        if let Some(room) = self.room.as_mut().filter(|room| room.me().is_some_and(|(_, host)| host)) {
            room.ask(Deed::Rematch, tasks.signal());
        }
    }

    /// The room's record of this case, once it lies open: what was told here and what was opened, or what everybody has
    /// posted where nobody dealt. `candlestick verify` reads it.
    #[must_use]
    pub fn record(&self, case: &Case) -> Option<String> {
        Some(self.closed(case)?.record()?.to_text())
    }

    /// Whether there is one.
    #[must_use]
    pub fn has_record(&self, case: &Case) -> bool {
        self.closed(case).is_some_and(ClosedCase::has_record)
    }

    fn closed(&self, case: &Case) -> Option<&ClosedCase> {
        self.room.as_ref()?.own.client.closed_cases().find(|closed| closed.is_of(case))
    }

    /// How long nothing is due.
    #[must_use]
    pub fn due_in(&self) -> Option<Duration> {
        self.room.as_ref()?.due_in()
    }
}
