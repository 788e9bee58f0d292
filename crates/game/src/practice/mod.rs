//! Practice: endless exercises cut from cases of bots or from one's own, rated, repeated until they stay, and counted.

mod asking;
mod cut;
mod exercise;
mod exercise_kind;
mod feedback;
mod insight;
mod instead;
mod item;
mod missed;
mod progress;
mod question;
mod rating;
mod reasoning;
mod record;
mod schedule;
mod search;
mod spread;
mod sprint;
mod stops;
#[cfg(test)]
mod tests;

pub use exercise::Exercise;
pub use exercise_kind::ExerciseKind;
pub use feedback::Feedback;
pub use insight::{Insight, SeatTally};
pub use instead::spreads_before;
pub use item::{ExerciseSource, INTERVALS, RepeatedExercise};
pub use progress::Progress;
pub use question::{ExerciseAnswer, ExerciseQuestion};
pub use rating::Rating;
pub use reasoning::ReasoningKind;
pub use record::{ExerciseFault, ExerciseRecord};
pub use schedule::{MOST_ITEMS, Schedule};
pub use search::{ExerciseSearch, of_seed};
pub use spread::{PossibleRefutations, RefutationSpread, ShownInOrder};
pub use sprint::{Sprint, SprintAnswer, SprintDraw, SprintResult};
pub use stops::{MOST_STOPS, Stop, stops};
