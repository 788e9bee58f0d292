//! Tells whether an answer is right, with the proof or the counter-deal that shows it.

use serde::{Deserialize, Serialize};

use super::{exercise::Exercise, spread::RefutationSpread};
use candlestick_deduction::{Deal, Knowledge, Possession, proof::Proof};

/// What is said to an answer.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Feedback {
    /// The answer that was given, as an index.
    pub answer: usize,
    /// Why it is wrong: "it could still be …"; none where it is right.
    pub counter: Option<Deal>,
    /// Whether it could be so by what the seat saw, certain or not; of questions to be asked always.
    pub possible: bool,
    /// Why it is right; none where it is wrong, or where questions are weighed.
    pub proof: Option<Proof>,
    /// What each of the questions to choose from tells on average, in bits; empty where there are none.
    pub worth: Vec<f64>,
    /// What the answer and the right question leave open in the counter-deal, in bits.
    pub left: Option<(f64, f64)>,
}

impl Exercise {
    /// What is said to an answer.
    #[must_use]
    pub fn feedback(&self, answer: usize) -> Feedback {
        let (spreads, counter) = (self.spreads(), self.counter_deal(answer));
        let left = |n: usize| Some(spreads.get(n)?.in_deal(counter.as_ref()?)?.left);
        let known = Knowledge::from_view(&self.view);
        let possible = |(card, holder)| known.cell(card, holder) != Possession::No;
        Feedback {
            answer,
            possible: self.fact(answer).is_none_or(possible),
            proof: if answer == self.right { self.proof() } else { None },
            worth: spreads.iter().map(RefutationSpread::worth).collect(),
            left: left(answer).zip(left(self.right)),
            counter,
        }
    }
}
