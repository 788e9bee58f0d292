//! A sprint: ten exercises by one number, the same for everyone, and what came of them.

use serde::{Deserialize, Serialize};

use super::exercise_kind::ExerciseKind;
use crate::dice_of;
use rand::seq::SliceRandom;

/// Keeps sprints apart from all other uses of the same number.
const SPRINT_DOMAIN: u64 = 0x7370_7269_6e74;

/// One exercise of a sprint, to be looked for with `practice::of_seed`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct SprintDraw {
    /// Its kind.
    pub kind: ExerciseKind,
    /// Its number.
    pub seed: u64,
}

/// An answer in a sprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SprintAnswer {
    /// Whether it was right.
    pub right: bool,
    /// How long it took, in milliseconds.
    pub millis: u32,
}

/// A sprint of a theme under way or done.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Sprint {
    /// The format, [`Sprint::FORMAT`].
    pub format: u32,
    /// The id of the theme.
    pub theme: String,
    /// Its number.
    pub seed: u64,
    answers: Vec<SprintAnswer>,
}

/// What came of a sprint.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct SprintResult {
    /// Right answers within the time.
    pub right: u32,
    /// Wrong answers within the time.
    pub wrong: u32,
    /// Exercises without an answer within the time.
    pub open: u32,
    /// The time that the answers took, in milliseconds, at most what was allowed.
    pub millis: u64,
}

impl Sprint {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;
    /// Exercises of a sprint.
    pub const LENGTH: usize = 10;

    /// A sprint that begins.
    #[must_use]
    pub fn new(theme: impl Into<String>, seed: u64) -> Self {
        Self { format: Self::FORMAT, theme: theme.into(), seed, answers: Vec::new() }
    }

    /// All its exercises: first one round of all kinds in an order of its own, then another as far as there is room.
    #[must_use]
    pub fn draws(&self) -> Vec<SprintDraw> {
        let mut rng = dice_of(self.seed, [SPRINT_DOMAIN, 0, 0]);
        let mut rounds = [ExerciseKind::ALL, ExerciseKind::ALL];
        rounds.iter_mut().for_each(|round| round.shuffle(&mut rng));
        let first = self.seed.wrapping_mul(Self::LENGTH as u64);
        let kinds = rounds.into_iter().flatten().take(Self::LENGTH);
        kinds.zip(0..).map(|(kind, n)| SprintDraw { kind, seed: first.wrapping_add(n) }).collect()
    }

    /// The exercise to be answered now; none when all are.
    #[must_use]
    pub fn coming(&self) -> Option<SprintDraw> {
        self.draws().get(self.answers.len()).copied()
    }

    /// Notes the answer to the next exercise; nothing when all are answered.
    pub fn note(&mut self, answer: SprintAnswer) {
        if self.answers.len() < Self::LENGTH {
            self.answers.push(answer);
        }
    }

    /// What came of it within so many milliseconds: an answer counts if all up to it took no longer.
    #[must_use]
    pub fn result(&self, allowed: u64) -> SprintResult {
        let mut result = SprintResult { right: 0, wrong: 0, open: Self::LENGTH as u32, millis: 0 };
        for answer in self.answers.iter().take(Self::LENGTH) {
            let millis = result.millis.saturating_add(answer.millis.into());
            result.millis = millis.min(allowed);
            if millis > allowed {
                break;
            }
            result.open -= 1;
            *(if answer.right { &mut result.right } else { &mut result.wrong }) += 1;
        }
        result
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use proptest::prelude::*;

    use super::*;

    proptest! {
        #[test]
        fn a_sprint_has_ten_different_exercises_and_each_kind_once_or_twice(seed: u64) {
            let draws = Sprint::new("glasshouse", seed).draws();
            let seeds: BTreeSet<_> = draws.iter().map(|draw| draw.seed).collect();
            prop_assert_eq!((draws.len(), seeds.len()), (10, 10));
            for kind in ExerciseKind::ALL {
                let times = draws.iter().filter(|draw| draw.kind == kind).count();
                prop_assert!((1..=2).contains(&times), "{:?} {}", kind, times);
            }
            prop_assert_eq!(Sprint::new("glasshouse", seed).draws(), draws);
        }

        #[test]
        fn every_exercise_is_right_wrong_or_open_and_more_time_takes_nothing_away(
            answers in prop::collection::vec((any::<bool>(), any::<u32>()), 0..14), allowed: u32, more: u32
        ) {
            let mut sprint = Sprint::new("glasshouse", 1);
            for (right, millis) in answers {
                sprint.note(SprintAnswer { right, millis });
            }
            let (short, long) = (sprint.result(allowed.into()), sprint.result(u64::from(allowed) + u64::from(more)));
            for result in [short, long] {
                prop_assert_eq!(result.right + result.wrong + result.open, 10);
            }
            prop_assert!(long.right >= short.right && long.wrong >= short.wrong && long.millis >= short.millis);
            prop_assert!(short.millis <= allowed.into());
        }
    }

    #[test]
    fn an_exercise_comes_after_the_other_until_all_are_answered() {
        let mut sprint = Sprint::new("glasshouse", 7);
        for draw in sprint.draws() {
            assert_eq!(sprint.coming(), Some(draw));
            sprint.note(SprintAnswer { right: true, millis: 1000 });
        }
        assert_eq!(sprint.coming(), None);
        assert_eq!(sprint.result(9500), SprintResult { right: 9, wrong: 0, open: 1, millis: 9500 });
        let text = serde_json::to_string(&sprint).unwrap();
        assert_eq!(serde_json::from_str::<Sprint>(&text).unwrap(), sprint);
    }
}
