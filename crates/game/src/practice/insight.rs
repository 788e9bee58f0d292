//! Insight over many cases, from their reviews: what was missed, and by which reasoning it could have been known.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::reasoning::Reasoning;
use crate::{
    Case, Controller,
    review::{Asked, Missed, SeatReview},
};
use candlestick_bots::Level;
use candlestick_deduction::proof::Proof;
use candlestick_rules::SeatId;

/// What one seat did in some cases.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Tally {
    /// Cases.
    pub cases: u32,
    /// Cases that it solved.
    pub solved: u32,
    /// Turns that these took, all seats' together.
    pub turns: u32,
    /// Its questions.
    pub questions: u32,
    /// Those of them that were worth less than half of what another in the same room was, and clearly less.
    pub wasted: u32,
    /// Its turns on which it could have accused rightly and did not.
    pub late: u32,
    /// Facts that it could have known and did not act on, by what their proof rests on.
    pub missed: BTreeMap<Reasoning, u32>,
}

/// Tallies of many cases, by the strongest bot at the table.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Insight {
    /// The format, [`Insight::FORMAT`].
    pub format: u32,
    /// By the level's name in files; `people` where no bot sat.
    pub by_level: BTreeMap<String, Tally>,
}

impl Default for Insight {
    fn default() -> Self {
        Self { format: Self::FORMAT, by_level: BTreeMap::new() }
    }
}

impl Tally {
    /// What one seat did in a closed case, as its review says. A fact is missed only where a proof from what the seat had
    /// seen by then shows it.
    #[must_use]
    pub fn of(case: &Case, review: &SeatReview) -> Self {
        let mut tally = Self {
            cases: 1,
            solved: u32::from(review.accused.is_some_and(|(_, right)| right)),
            turns: case.game.turn_number(),
            questions: review.asked.len() as u32,
            wasted: review.asked.iter().filter(|asked| is_wasted(asked)).count() as u32,
            ..Self::default()
        };
        for missed in &review.missed {
            let proofs = proofs(case, review.seat, missed);
            tally.late += u32::from(!proofs.is_empty() && matches!(missed, Missed::CouldAccuse { .. }));
            for proof in proofs {
                *tally.missed.entry(Reasoning::of(&proof)).or_default() += 1;
            }
        }
        tally
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Self) {
        self.cases = self.cases.saturating_add(other.cases);
        self.solved = self.solved.saturating_add(other.solved);
        self.turns = self.turns.saturating_add(other.turns);
        self.questions = self.questions.saturating_add(other.questions);
        self.wasted = self.wasted.saturating_add(other.wasted);
        self.late = self.late.saturating_add(other.late);
        for (reasoning, count) in &other.missed {
            let sum = self.missed.entry(*reasoning).or_default();
            *sum = sum.saturating_add(*count);
        }
    }
}

impl Insight {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// Adds what one seat did in a closed case. Each case is to be added once.
    pub fn add(&mut self, case: &Case, review: &SeatReview) {
        let table = strongest(case, review.seat).map_or("people", Level::key);
        self.by_level.entry(table.to_owned()).or_default().add(&Tally::of(case, review));
    }

    /// Adds what was counted elsewhere, of other cases.
    pub fn merge(&mut self, other: &Self) {
        for (table, tally) in &other.by_level {
            self.by_level.entry(table.clone()).or_default().add(tally);
        }
    }

    /// All tables together.
    #[must_use]
    pub fn total(&self) -> Tally {
        let mut total = Tally::default();
        self.by_level.values().for_each(|tally| total.add(tally));
        total
    }
}

fn is_wasted(asked: &Asked) -> bool {
    asked.is_weak() && asked.better_expected > asked.expected * 2.0
}

/// The proofs of what was missed, if all of it can be proved from what the seat had seen by then.
fn proofs(case: &Case, seat: SeatId, missed: &Missed) -> Vec<Proof> {
    let proofs = missed.proofs(case, seat);
    let whole = proofs.len() == missed.facts(case).len() && proofs.iter().all(|proof| proof.claim.there);
    if whole { proofs } else { Vec::new() }
}

/// The strongest of the bots that sat with a seat.
fn strongest(case: &Case, seat: SeatId) -> Option<Level> {
    let others = case.game.seats().filter(|other| *other != seat);
    let levels = others.filter_map(|other| match case.controller(other) {
        Controller::Bot(level) => Some(level),
        Controller::Person => None,
    });
    levels.max_by_key(|level| Level::ALL.iter().position(|other| other == level))
}
