//! What is told of a decision that its person has taken back.

use candlestick_rules::SeatId;
use serde::{Deserialize, Serialize};

/// A decision that was taken back: its case stands as if it had never been made. What had been decided is not said before the
/// verdict: whoever was told what came of it knows.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct TakenBack {
    /// The number of the taking back, which counts as a decision of its own: no number is given twice.
    pub number: u64,
    /// How many decisions are left that stand; the next one that stands has this place in the record.
    pub left: usize,
    /// Whose it was.
    pub seat: SeatId,
    /// How many events are left.
    pub events: usize,
}
