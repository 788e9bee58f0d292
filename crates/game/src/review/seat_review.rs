//! One seat's part of a review: its curve, what it missed, and what its questions were worth.

use serde::{Deserialize, Serialize};

use candlestick_deduction::Holder;
use candlestick_rules::{CardId, SeatId, SuspectId, Triple};

/// What one seat could know at the end of a turn; turn 0 is after the deal.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct ReviewPoint {
    /// The turn.
    pub turn: u32,
    /// Case files that were still possible.
    pub envelopes: usize,
    /// How uncertain suspect, weapon and room were together, in bits; 0 when all is known.
    pub bits: f64,
}

/// A question and what it was worth, in bits about the case file.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct AskedQuestion {
    /// The turn.
    pub turn: u32,
    /// The number of the event, from 0, in the case's events.
    pub event: usize,
    /// The question.
    pub question: Triple,
    /// What it was to tell on average, as far as the asker could know.
    pub expected: f64,
    /// What its answer told.
    pub gained: f64,
    /// The question in the same room that was to tell most.
    pub better: Triple,
    /// What that one was to tell on average; never less than `expected`.
    pub better_expected: f64,
    /// What asking it instead of the better one cost, in the seat's own turns: the bits by which that was worth more, at the
    /// pace at which the seat learnt from then on in this very case.
    pub cost: f64,
}

/// Bits by which another question must be worth more to be worth telling; draws differ by less.
const CLEARLY: f64 = 0.2;

impl AskedQuestion {
    /// Whether another question in the same room was clearly worth more.
    #[must_use]
    pub fn is_weak(&self) -> bool {
        self.better_expected > self.expected + CLEARLY
    }
}

/// Something that a seat could have known for certain, and did not act on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "what")]
pub enum Missed {
    /// On its own turn it could have accused rightly, and did not.
    CouldAccuse {
        /// The turn.
        turn: u32,
        /// The number of the event at which the turn began.
        event: usize,
    },
    /// It asked for a card of which it could have known where it is, and that it does not hold itself.
    NamedKnown {
        /// The turn.
        turn: u32,
        /// The number of the event of the question.
        event: usize,
        /// The card.
        card: CardId,
        /// Where it certainly was.
        holder: Holder,
    },
}

/// One seat's part of the review.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SeatReview {
    /// The seat.
    pub seat: SeatId,
    /// The player's name.
    pub name: String,
    /// The suspect.
    pub suspect: SuspectId,
    /// What it could know, turn by turn, until the case closed or it saw the case file.
    pub curve: Vec<ReviewPoint>,
    /// The turn on which it first could have known the case file for certain, before it saw it.
    pub could_know: Option<u32>,
    /// The number of the event, from 0, that made it certain.
    pub settled_by: Option<usize>,
    /// Its accusation: the turn, and whether it was right.
    pub accused: Option<(u32, bool)>,
    /// What it could have known and did not act on.
    pub missed: Vec<Missed>,
    /// Its questions.
    pub asked: Vec<AskedQuestion>,
}

impl SeatReview {
    /// How much its questions were worth, as a share of the best there were: 1 is perfect. None without a question.
    #[must_use]
    pub fn skill(&self) -> Option<f64> {
        let best: f64 = self.asked.iter().map(|asked| asked.better_expected).sum();
        let chosen: f64 = self.asked.iter().map(|asked| asked.expected).sum();
        (best > 0.0).then(|| chosen / best)
    }

    /// What its answers told beyond what they were to tell on average, in bits: above 0 is good luck.
    #[must_use]
    pub fn luck(&self) -> f64 {
        self.asked.iter().map(|asked| asked.gained - asked.expected).sum()
    }
}
