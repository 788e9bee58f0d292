//! egui panels and widgets: notebook, hand, questions, log, curtain, settings; one palette.

mod art;
mod intent;
mod spots;

pub use art::Art;
pub use intent::{Desk, Intent};
pub use spots::Spots;
