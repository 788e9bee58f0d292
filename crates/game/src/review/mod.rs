//! The review of a case: what each seat could know when, what was missed, what better questions were worth, and luck.

mod cost;
mod follow;
mod known;
mod seat_review;
mod tell;
mod why;
pub(crate) mod worth;

pub use tell::told_cost;

use serde::Serialize;

pub use cost::Weight;
pub use known::how_known;
pub use seat_review::{Asked, Missed, Point, SeatReview};

use super::Case;
use candlestick_rules::{Event, SeatId, Triple};

/// The review of a case.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Review {
    /// Turns played.
    pub turns: u32,
    /// Who solved the case.
    pub winner: Option<SeatId>,
    /// What the case file held.
    pub case_file: Triple,
    /// Whether the case was closed. Of an open one only [`Review::outline`] may be told: the seats' reviews use what is hidden.
    pub closed: bool,
    /// The seats.
    pub seats: Vec<SeatReview>,
}

impl Review {
    /// Reviews a case from its record. The worth of questions is estimated from deals drawn with the case's own seed, so
    /// the same case has the same review.
    #[must_use]
    pub fn of(case: &Case) -> Self {
        let seats = case.game.seats().map(|seat| SeatReview::of(case, seat));
        Self::outline(case).with_seats(seats.collect())
    }

    /// The review without its seats, which cost time: they can be worked out one by one with [`SeatReview::of`].
    #[must_use]
    pub fn outline(case: &Case) -> Self {
        let game = &case.game;
        let winner = game.events().iter().find_map(|event| match event {
            Event::Closed { winner, .. } => Some(*winner),
            _ => None,
        });
        Self {
            turns: game.turn_number(),
            winner: winner.flatten(),
            case_file: game.truth().case_file,
            closed: winner.is_some(),
            seats: Vec::new(),
        }
    }

    /// The review with these seats, in seat order.
    #[must_use]
    pub fn with_seats(self, seats: Vec<SeatReview>) -> Self {
        Self { seats, ..self }
    }
}
