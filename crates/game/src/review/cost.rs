//! Measures what mistakes cost: how many of a seat's own turns what was not learnt, or not used, stood for in that
//! case.

use serde::{Deserialize, Serialize};

use super::seat_review::{AskedQuestion, Missed, SeatReview};
use crate::Case;
use candlestick_rules::Event;

/// Turns from which on a mistake is more than a slip.
const MISTAKE: f64 = 1.0;
/// Turns from which on it is a blunder.
const BLUNDER: f64 = 2.0;
/// So little, in bits, tells nothing about how fast a seat learnt.
const NOTHING: f64 = 1e-6;

/// How heavy a mistake is, by the turns that it cost.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Weight {
    /// Less than a turn.
    Slip,
    /// A turn or more.
    Mistake,
    /// Two turns or more.
    Blunder,
}

impl Weight {
    /// The weight of so many turns.
    #[must_use]
    pub fn of(turns: f64) -> Self {
        if turns >= BLUNDER {
            Self::Blunder
        } else if turns >= MISTAKE {
            Self::Mistake
        } else {
            Self::Slip
        }
    }
}

/// How fast a seat learnt in a case, turn by turn: what makes turns out of bits.
pub(super) struct LearningPace<'a> {
    review: &'a SeatReview,
    /// The seat's own turns, in order.
    own: Vec<u32>,
    /// The turn on which it could have known all, or else the last of the case.
    end: u32,
}

impl<'a> LearningPace<'a> {
    /// The pace of a seat, once its curve is drawn.
    pub fn of(case: &Case, review: &'a SeatReview) -> Self {
        let own = |event: &Event| match event {
            Event::TurnStarted { seat, turn } if *seat == review.seat => Some(*turn),
            _ => None,
        };
        let end = review.could_know.unwrap_or_else(|| case.game().turn_number());
        Self { review, own: case.game().events().iter().filter_map(own).collect(), end }
    }

    /// What a question cost: the bits by which a better one was worth more, at the pace at which the seat learnt from then
    /// on until it could know all. From 0 to the own turns that this took.
    pub fn cost(&self, asked: &AskedQuestion) -> f64 {
        let lost = asked.better_expected - asked.expected;
        let turns = self.own.iter().filter(|turn| (asked.turn..=self.end).contains(turn)).count() as f64;
        if lost <= NOTHING || turns == 0.0 {
            return 0.0;
        }
        let learnt = self.bits(asked.turn.saturating_sub(1)) - self.bits(self.end);
        if learnt <= NOTHING { turns } else { (lost * turns / learnt).min(turns) }
    }

    /// How uncertain the seat was at the end of a turn, in bits.
    fn bits(&self, turn: u32) -> f64 {
        let points = self.review.curve.iter().rev();
        let mut until = points.skip_while(|point| point.turn > turn);
        until.next().map_or(0.0, |point| point.bits)
    }
}

impl SeatReview {
    /// On how many of its own turns it could have accused rightly and did not.
    #[must_use]
    pub fn late(&self) -> u32 {
        self.missed.iter().filter(|missed| matches!(missed, Missed::CouldAccuse { .. })).count() as u32
    }

    /// What a missed deduction cost, in own turns: where the seat could have accused all turns on which it then did not,
    /// else what its question did.
    #[must_use]
    pub fn cost(&self, missed: &Missed) -> f64 {
        match missed {
            Missed::CouldAccuse { .. } => self.late().into(),
            Missed::NamedKnown { event, .. } => {
                self.asked.iter().find(|asked| asked.event == *event).map_or(0.0, |asked| asked.cost)
            }
        }
    }

    /// What its questions, and the accusations that it put off, cost together, in own turns.
    #[must_use]
    pub fn lost(&self) -> f64 {
        f64::from(self.late()) + self.asked.iter().map(|asked| asked.cost).sum::<f64>()
    }
}
