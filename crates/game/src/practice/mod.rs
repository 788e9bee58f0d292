//! Practice: endless exercises cut from cases of bots or from one's own, rated, repeated until they stay, and counted.

mod asking;
mod cut;
mod exercise;
mod feedback;
mod insight;
mod instead;
mod item;
mod kind;
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
pub use feedback::Feedback;
pub use insight::{Insight, Tally};
pub use instead::spreads_before;
pub use item::{INTERVALS, Item, Source};
pub use kind::Kind;
pub use progress::Progress;
pub use question::{ExerciseAnswer, Question};
pub use rating::Rating;
pub use reasoning::Reasoning;
pub use record::{ExerciseFault, ExerciseRecord};
pub use schedule::{MOST_ITEMS, Schedule};
pub use search::{Search, of_seed};
pub use spread::{PossibleAnswer, Replies, Spread};
pub use sprint::{Draw, Sprint, SprintAnswer, SprintResult};
pub use stops::{MOST_STOPS, Stop, stops};
