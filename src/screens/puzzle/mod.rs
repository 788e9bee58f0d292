//! The daily case: found off the frame, shown, and remembered when it was solved.

mod systems;
mod view;

pub(super) use systems::{Puzzling, plugin};
pub use view::{PuzzleChoice, PuzzlePart, PuzzleState, show};
