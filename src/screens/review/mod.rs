//! The review of a closed case: what each seat could know when, what was missed, what better questions were worth.

mod chart;
mod empty;
mod foot;
mod seats;
mod steps;
mod systems;
mod view;

pub use empty::show_empty;
pub(super) use systems::{Reviewing, plugin};
pub use view::{ReviewChoice, ReviewPart, ReviewState, Which, show};
