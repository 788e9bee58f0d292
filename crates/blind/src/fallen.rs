//! Names what a table keeps of decisions that may be taken back, or were.

use candlestick_rules::SeatId;

use crate::guess::Guess;

/// The case as it was before the last decision, while that may be taken back.
#[derive(Debug)]
pub(crate) struct LastSlip {
    pub seat: SeatId,
    pub before: Guess,
}

/// A decision that was taken back: the case stands as if it had never been made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct FallenDecision {
    /// Whose it was.
    pub seat: SeatId,
    /// How many decisions, and takings back, there were before the taking back.
    pub number: usize,
    /// How many decisions are left.
    pub left: usize,
    /// How many events are left.
    pub events: usize,
}
