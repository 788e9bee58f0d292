//! The setup: who plays, as whom and how well, the options and the seed.

mod characters;
mod chooser;
mod rows;
mod state;
mod view;

pub use state::{SeatRow, SetupProblem, SetupState};
pub use view::{SetupChoice, show};
