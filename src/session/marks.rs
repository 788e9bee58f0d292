//! Everybody's own marks in their notebooks, beside the case.

use bevy::prelude::*;

use candlestick_game::Marks;
use candlestick_rules::SeatId;

/// The own marks of every seat. Changed only when somebody writes, so that Bevy's change detection tells just that.
#[derive(Resource, Debug, Default)]
pub struct OwnMarks(Vec<Marks>);

impl OwnMarks {
    /// The marks of so many seats; blank where there are none yet.
    #[must_use]
    pub fn new(mut marks: Vec<Marks>, seats: usize) -> Self {
        marks.resize_with(seats, Marks::default);
        Self(marks)
    }

    /// The marks of a seat; a watcher has none.
    #[must_use]
    pub fn of(&self, seat: SeatId) -> Option<&Marks> {
        self.0.get(seat.index())
    }

    /// The marks of a seat, to be changed.
    pub fn of_mut(&mut self, seat: SeatId) -> Option<&mut Marks> {
        self.0.get_mut(seat.index())
    }

    /// Everybody's marks, for saving.
    #[must_use]
    pub fn all(&self) -> &[Marks] {
        &self.0
    }

    /// Blank marks for another case at this table, with everybody's help level.
    #[must_use]
    pub fn fresh(&self) -> Vec<Marks> {
        self.0.iter().map(|marks| Marks::with_help(marks.help)).collect()
    }
}
