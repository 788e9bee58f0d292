//! The review of a whole case: its course in a few figures, and the parts of its seats.

use serde::Serialize;

use super::seat_review::SeatReview;
use crate::Case;
use candlestick_rules::{CaseEnding, SeatId, Triple};

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
        let seats = case.game().seats().map(|seat| SeatReview::of(case, seat));
        Self::outline(case).with_seats(seats.collect())
    }

    /// The review without its seats, which cost time: they can be worked out one by one with [`SeatReview::of`].
    #[must_use]
    pub fn outline(case: &Case) -> Self {
        let game = case.game();
        let winner = CaseEnding::of(game.events()).map(|ending| ending.winner);
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
