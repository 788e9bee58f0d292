//! egui panels and widgets: notebook, hand, questions, log, curtain, settings; one palette.

mod art;
mod intent;
mod spots;

pub use art::{Art, art_paths};
pub use intent::{Desk, Intent};
pub use spots::{Spot, Spots};
