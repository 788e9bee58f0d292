//! Keeps an exercise that was missed once and is to be repeated, with the days on which it was answered since.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{exercise_kind::ExerciseKind, record::ExerciseRecord};
use crate::puzzle::Grade;

/// Days from a right answer to the next repetition; after the last one it is learnt.
pub const INTERVALS: [u32; 8] = [1, 3, 7, 16, 35, 77, 169, 365];
/// Days that are remembered of an item, the latest; many more than it takes to learn it.
const MOST_DAYS: usize = 32;

/// Where an exercise comes from.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseSource {
    /// An exercise of a number: it is found again with `practice::of_seed`.
    Seed {
        /// The id of the theme.
        theme: String,
        /// Its kind.
        kind: ExerciseKind,
        /// Its number.
        seed: u64,
        /// The grade that was wanted.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        wanted: Option<Grade>,
    },
    /// A position of one's own case.
    Case(Box<ExerciseRecord>),
}

impl ExerciseSource {
    /// A name that no other exercise has.
    #[must_use]
    pub fn id(&self) -> String {
        match self {
            Self::Seed { theme, kind, seed, wanted } => {
                let wanted = wanted.map_or("any", Grade::key);
                format!("{theme}/{}/{seed}/{wanted}", kind.key())
            }
            Self::Case(record) => format!("case/{}", record.id()),
        }
    }
}

/// An exercise to be repeated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct RepeatedExercise {
    /// The exercise.
    pub source: ExerciseSource,
    /// Day by day (since 1970), whether it was missed on that day.
    days: BTreeMap<u32, bool>,
}

impl RepeatedExercise {
    pub(super) fn missed(source: ExerciseSource, day: u32) -> Self {
        Self { source, days: BTreeMap::from([(day, true)]) }
    }

    /// Notes an answer; a miss counts for its whole day.
    pub(super) fn note(&mut self, right: bool, day: u32) {
        *self.days.entry(day).or_default() |= !right;
        self.forget();
    }

    /// Takes in what another device knows of the same exercise.
    pub(super) fn merge(&mut self, other: &Self) {
        for (day, missed) in &other.days {
            *self.days.entry(*day).or_default() |= missed;
        }
        self.forget();
    }

    fn forget(&mut self) {
        while self.days.len() > MOST_DAYS {
            self.days.pop_first();
        }
    }

    /// How many repetitions in a row were right when they were due, and the day of the next one; none once it is learnt. A
    /// miss starts again; a right answer before its day changes nothing.
    #[must_use]
    pub fn stands(&self) -> (usize, Option<u32>) {
        let mut stands = (0, Some(0));
        for (day, missed) in &self.days {
            let due = stands.1.is_some_and(|due| *day >= due);
            if *missed {
                stands.0 = 0;
            } else if due {
                stands.0 += 1;
            }
            if *missed || due {
                stands.1 = INTERVALS.get(stands.0).map(|days| day.saturating_add(*days));
            }
        }
        stands
    }

    /// The day on which it was answered last.
    #[must_use]
    pub fn last(&self) -> u32 {
        self.days.last_key_value().map_or(0, |(day, _)| *day)
    }
}
