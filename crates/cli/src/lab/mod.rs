//! The laboratory: bots among themselves and against others, and what a seat could know, without a screen.

mod arena;
mod card_codes;
mod decision_times;
pub mod deduce;
mod extras;
mod habits;
mod odds;
mod pool;
mod seating;
mod share;
mod simulate;
mod simulation_report;
mod speedclue;
mod standing;
mod tally;

pub use arena::Arena;
pub use deduce::Deduce;
pub use extras::Extras;
pub use seating::Seating;
pub use simulate::Simulate;
pub use speedclue::{OutsideCommand, Speedclue};
