//! The stops of a closed case: what a seat missed and where it asked badly, each to be found by oneself, with its cost.

use serde::{Deserialize, Serialize};

use super::{exercise::Exercise, record::ExerciseRecord};
use crate::{
    Case,
    review::{AskedQuestion, Missed, SeatReview},
};

/// Most stops of a case: the costliest.
pub const MOST_STOPS: usize = 8;

/// A moment of a case at which a seat could have known or asked better.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct Stop {
    /// The turn.
    pub turn: u32,
    /// The number of the event, from 0, in the case's events.
    pub event: usize,
    /// What it cost, in the seat's own turns.
    pub cost: f64,
    /// What is to be found.
    pub exercise: ExerciseRecord,
}

/// A finding of a review that may become a stop.
enum ReviewFinding<'a> {
    Missed(&'a Missed),
    Asked(&'a AskedQuestion),
}

impl ReviewFinding<'_> {
    fn stop(&self, case: &Case, review: &SeatReview, cost: f64) -> Option<Stop> {
        let (turn, event, exercise) = match self {
            Self::Missed(missed) => (missed.turn(), missed.event(), Exercise::of_missed(case, review.seat, missed)?),
            Self::Asked(asked) => (asked.turn, asked.event, Exercise::of_asked(case, review.seat, asked)?),
        };
        Some(Stop { turn, event, cost, exercise: exercise.record() })
    }
}

/// The stops of a seat in a closed case, in the order of the case; the costliest, where there are many. What has no single
/// answer that the solver finds certain, or clearly best, is none.
#[must_use]
pub fn stops(case: &Case, review: &SeatReview) -> Vec<Stop> {
    let accusing = |missed: &Missed| matches!(missed, Missed::CouldAccuse { .. });
    let first = review.missed.iter().position(accusing);
    // What was certain on the first of these turns was so on all the others.
    let missed = review.missed.iter().enumerate().filter(|(n, missed)| !accusing(missed) || first == Some(*n));
    let missed = missed.map(|(_, missed)| (review.cost(missed), ReviewFinding::Missed(missed)));
    let weak = review.asked.iter().filter(|asked| asked.is_weak());
    let mut findings: Vec<_> = missed.chain(weak.map(|asked| (asked.cost, ReviewFinding::Asked(asked)))).collect();
    findings.sort_by(|a, b| b.0.total_cmp(&a.0));
    let mut stops: Vec<Stop> = Vec::new();
    for (cost, finding) in findings {
        if stops.len() == MOST_STOPS {
            break;
        }
        // The same may have been missed turn after turn: once is enough, and where it cost most.
        let fresh = |stop: &Stop| stops.iter().all(|other| !stop.exercise.asks_the_same(&other.exercise));
        stops.extend(finding.stop(case, review, cost).filter(fresh));
    }
    stops.sort_by_key(|stop| stop.event);
    stops
}
