//! Rates how strong a person and how hard an exercise is, on one scale: Glicko-1 (Mark Glickman, 1999), one game at a
//! time.

use serde::{Deserialize, Serialize};

use super::exercise_kind::ExerciseKind;
use crate::puzzle::Grade;

/// The scale's ends.
const RATINGS: (f64, f64) = (400.0, 3000.0);
/// Deviations: a little doubt always stays, so that a rating goes on moving; more than the last says nothing.
const DEVIATIONS: (f64, f64) = (45.0, 350.0);
/// Where a person begins.
const START: f64 = 1200.0;
/// What a day's rest adds to the square of the deviation: from the least to the most takes a year.
const REST: f64 = (350.0 * 350.0 - 45.0 * 45.0) / 365.0;

/// A rating and how sure it is. An exercise that is solved loses what it is "beaten" by, as a player would.
#[derive(Debug, Clone, Copy, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The rating, from 400 to 3000: 400 more are ten right answers to one.
    pub rating: f64,
    /// Its standard deviation, from 45 to 350.
    pub deviation: f64,
}

impl Rating {
    /// Of a person of whom nothing is known.
    pub const NEW: Self = Self { rating: START, deviation: DEVIATIONS.1 };

    /// Where an exercise begins. Set by hand, not measured: answers move it.
    #[must_use]
    pub const fn of_exercise(kind: ExerciseKind, grade: Grade) -> Self {
        let kind = match kind {
            ExerciseKind::OneStep => 900.0,
            ExerciseKind::Shown => 1000.0,
            ExerciseKind::CaseFile => 1150.0,
            ExerciseKind::Ask | ExerciseKind::Walk => 1200.0,
            ExerciseKind::Chain => 1350.0,
        };
        let grade = match grade {
            Grade::Seen => -200.0,
            Grade::Passed => 0.0,
            Grade::Shown => 150.0,
            Grade::Counted => 350.0,
        };
        Self { rating: kind + grade, deviation: 150.0 }
    }

    /// How likely the answer is right, from 0 to 1.
    #[must_use]
    pub fn expects(self, exercise: Self) -> f64 {
        let both = self.deviation.hypot(exercise.deviation);
        1.0 / (1.0 + 10_f64.powf(-weight(both) * (self.rating - exercise.rating) / 400.0))
    }

    /// After an answer to an exercise. A right one never lowers the rating, a wrong one never raises it.
    #[must_use]
    pub fn after(self, exercise: Self, right: bool) -> Self {
        let (me, other) = (self.within(), exercise.within());
        let step = std::f64::consts::LN_10 / 400.0;
        let weight = weight(other.deviation);
        let expected = 1.0 / (1.0 + 10_f64.powf(-weight * (me.rating - other.rating) / 400.0));
        let told = (step * weight).powi(2) * expected * (1.0 - expected);
        let variance = 1.0 / (me.deviation.powi(-2) + told);
        let score = f64::from(u8::from(right));
        let rating = me.rating + step * variance * weight * (score - expected);
        Self { rating, deviation: variance.sqrt() }.within()
    }

    /// After so many days without an answer: as strong, but less sure.
    #[must_use]
    pub fn rested(self, days: u32) -> Self {
        let deviation = self.deviation.mul_add(self.deviation, REST * f64::from(days)).sqrt();
        Self { deviation, ..self }.within()
    }

    /// On the scale, whatever a file said.
    fn within(self) -> Self {
        let rating = if self.rating.is_finite() { self.rating } else { START };
        let deviation = if self.deviation.is_finite() { self.deviation } else { DEVIATIONS.1 };
        Self { rating: rating.clamp(RATINGS.0, RATINGS.1), deviation: deviation.clamp(DEVIATIONS.0, DEVIATIONS.1) }
    }
}

/// How much a game counts against somebody of whom little is known: Glicko's g.
fn weight(deviation: f64) -> f64 {
    let step = std::f64::consts::LN_10 / 400.0;
    1.0 / (3.0 * (step * deviation / std::f64::consts::PI).powi(2)).mul_add(1.0, 1.0).sqrt()
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn rating() -> impl Strategy<Value = Rating> {
        (400.0..=3000.0, 45.0..=350.0).prop_map(|(rating, deviation)| Rating { rating, deviation })
    }

    proptest! {
        #[test]
        fn a_right_answer_never_lowers_a_rating_and_a_wrong_one_never_raises_it(me in rating(), other in rating()) {
            let (right, wrong) = (me.after(other, true), me.after(other, false));
            prop_assert!(right.rating >= me.rating && wrong.rating <= me.rating, "{right:?} {wrong:?}");
            prop_assert!(other.after(me, false).rating <= other.rating, "what is solved is no harder for it");
        }

        #[test]
        fn ratings_stay_on_the_scale_whatever_a_file_said(
            rating: f64, deviation: f64, other: (f64, f64), answers: Vec<bool>, days: u32
        ) {
            let mut me = Rating { rating, deviation };
            let other = Rating { rating: other.0, deviation: other.1 };
            for right in answers.into_iter().chain([true, false]) {
                me = me.after(other, right).rested(days);
                prop_assert!((400.0..=3000.0).contains(&me.rating) && (45.0..=350.0).contains(&me.deviation), "{me:?}");
            }
        }

        #[test]
        fn the_stronger_one_is_expected_to_be_right_more_often(me in rating(), more in 0.0..500.0, other in rating()) {
            let stronger = Rating { rating: me.rating + more, ..me };
            prop_assert!(stronger.expects(other) >= me.expects(other));
        }
    }

    #[test]
    fn glickman_s_own_example_comes_out() {
        // His three games of one period, here one after the other; the first one alone is exact.
        let me = Rating { rating: 1500.0, deviation: 200.0 };
        let after = me.after(Rating { rating: 1400.0, deviation: 45.0 }, true);
        assert!((after.rating - 1563.0).abs() < 2.0 && (after.deviation - 175.0).abs() < 2.0, "{after:?}");
    }

    #[test]
    fn answers_find_the_strength_that_made_them() {
        // Right just as often as somebody of 1700 would be: every n-th answer by the odds.
        let (mut me, mut owed) = (Rating::NEW, 0.0);
        let true_one = Rating { rating: 1700.0, deviation: 45.0 };
        for n in 0..400_u32 {
            let other = Rating { rating: 1500.0 + f64::from(n % 5) * 100.0, deviation: 45.0 };
            owed += true_one.expects(other);
            let right = owed >= 1.0;
            owed -= f64::from(u8::from(right));
            me = me.after(other, right);
        }
        assert!((me.rating - 1700.0).abs() < 60.0, "{me:?}");
    }
}
