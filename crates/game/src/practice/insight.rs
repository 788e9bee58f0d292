//! Counts over the reviews of many cases what a person missed, and by which reasoning it could have been known.

use std::collections::{BTreeMap, VecDeque};

use serde::{Deserialize, Serialize};

use super::reasoning::ReasoningKind;
use crate::{
    Case, CaseLog, Controller,
    format::{self, FormatFault},
    record::Commitment,
    review::{AskedQuestion, Missed, SeatReview},
};
use candlestick_bots::Level;
use candlestick_deduction::proof::Proof;
use candlestick_rules::SeatId;

/// What one seat did in some cases.
#[derive(Debug, Clone, Default, PartialEq, Serialize, Deserialize)]
#[serde(default)]
pub struct SeatTally {
    /// Cases.
    pub cases: u32,
    /// Cases that it solved.
    pub solved: u32,
    /// Turns that these took, all seats' together.
    pub turns: u32,
    /// Turns that those of them took that it solved.
    pub solved_turns: u32,
    /// Its questions.
    pub questions: u32,
    /// Those of them that were worth less than half of what another in the same room was, and clearly less.
    pub wasted: u32,
    /// What its questions were worth together, in bits.
    pub worth: f64,
    /// What the best questions in the same rooms would have been worth, in bits.
    pub best: f64,
    /// What its answers told beyond what they were to tell on average, in bits: above 0 is good luck.
    pub luck: f64,
    /// What its mistakes cost, in its own turns.
    pub lost: f64,
    /// Its turns on which it could have accused rightly and did not.
    pub late: u32,
    /// Facts that it could have known and did not act on, by what their proof rests on.
    pub missed: BTreeMap<ReasoningKind, u32>,
}

/// Tallies of many cases, by the strongest bot at the table.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Insight {
    /// The format, [`Insight::FORMAT`].
    pub format: u32,
    /// By the level's name in files; `people` where no bot sat.
    pub by_level: BTreeMap<String, SeatTally>,
    /// The cases that were counted last, by their seals.
    #[serde(default)]
    counted: VecDeque<String>,
}

/// So many cases are remembered as counted; an older one is not closed again.
const REMEMBERED: usize = 400;

impl Default for Insight {
    fn default() -> Self {
        Self { format: Self::FORMAT, by_level: BTreeMap::new(), counted: VecDeque::new() }
    }
}

impl SeatTally {
    /// What one seat did in a closed case, as its review says. A fact is missed only where a proof from what the seat had
    /// seen by then shows it.
    #[must_use]
    pub fn of(case: &Case, review: &SeatReview) -> Self {
        let (solved, turns) = (review.accused.is_some_and(|(_, right)| right), case.game().turn_number());
        let mut tally = Self {
            cases: 1,
            solved: u32::from(solved),
            turns,
            solved_turns: if solved { turns } else { 0 },
            worth: rounded(review.asked.iter().map(|asked| asked.expected).sum()),
            best: rounded(review.asked.iter().map(|asked| asked.better_expected).sum()),
            luck: rounded(review.luck()),
            lost: rounded(review.lost()),
            questions: review.asked.len() as u32,
            wasted: review.asked.iter().filter(|asked| is_wasted(asked)).count() as u32,
            ..Self::default()
        };
        for missed in &review.missed {
            let proofs = proofs(case, review.seat, missed);
            tally.late += u32::from(!proofs.is_empty() && matches!(missed, Missed::CouldAccuse { .. }));
            for proof in proofs {
                *tally.missed.entry(ReasoningKind::of(&proof)).or_default() += 1;
            }
        }
        tally
    }

    /// How much its questions were worth, as a share of the best there were; none without a question.
    #[must_use]
    pub fn skill(&self) -> Option<f64> {
        (self.best > 0.0).then(|| self.worth / self.best)
    }

    /// Adds another tally.
    pub fn add(&mut self, other: &Self) {
        self.cases = self.cases.saturating_add(other.cases);
        self.solved = self.solved.saturating_add(other.solved);
        self.turns = self.turns.saturating_add(other.turns);
        self.solved_turns = self.solved_turns.saturating_add(other.solved_turns);
        self.questions = self.questions.saturating_add(other.questions);
        self.worth += other.worth;
        self.best += other.best;
        self.luck += other.luck;
        self.lost += other.lost;
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

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in it can fail to be written: names as keys, and numbers that are finite.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// When the text is none of these or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, FormatFault> {
        format::read(text, Self::FORMAT)
    }

    /// Adds what one seat did in a closed case.
    pub fn add(&mut self, case: &Case, review: &SeatReview) {
        self.note(case, review.seat, &SeatTally::of(case, review));
    }

    /// Whether what a seat did in a case was added lately.
    #[must_use]
    pub fn has(&self, log: &CaseLog, seat: SeatId) -> bool {
        self.counted.contains(&name(log, seat))
    }

    /// Adds what one seat did in a closed case, as it was tallied; nothing where that case was added already.
    pub fn note(&mut self, case: &Case, seat: SeatId, tally: &SeatTally) {
        if self.has(case.log(), seat) {
            return;
        }
        self.counted.push_back(name(case.log(), seat));
        if self.counted.len() > REMEMBERED {
            self.counted.pop_front();
        }
        let table = strongest(case, seat).map_or("people", Level::key);
        self.by_level.entry(table.to_owned()).or_default().add(tally);
    }

    /// Adds what was counted elsewhere, of other cases.
    pub fn merge(&mut self, other: &Self) {
        for (table, tally) in &other.by_level {
            self.by_level.entry(table.clone()).or_default().add(tally);
        }
    }

    /// All tables together.
    #[must_use]
    pub fn total(&self) -> SeatTally {
        let mut total = SeatTally::default();
        self.by_level.values().for_each(|tally| total.add(tally));
        total
    }
}

/// In 1024ths: sums of these are exact, and are read as they were written.
fn rounded(value: f64) -> f64 {
    (value * 1024.0).round() / 1024.0
}

/// A name for what one seat did in a case, for as long as it is remembered.
fn name(log: &CaseLog, seat: SeatId) -> String {
    format!("{}/{}", Commitment::of(log).short(), seat.0)
}

fn is_wasted(asked: &AskedQuestion) -> bool {
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
    let others = case.game().seats().filter(|other| *other != seat);
    let levels = others.filter_map(|other| match case.controller(other) {
        Controller::Bot(level) => Some(level),
        Controller::Person => None,
    });
    levels.max_by_key(|level| Level::ALL.iter().position(|other| other == level))
}
