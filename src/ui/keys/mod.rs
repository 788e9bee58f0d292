//! Which key does what: three sets, each key of which can be changed.

mod in_use;
mod sets;
mod shortcut;
mod table;

pub use in_use::in_use;
pub use sets::KeySet;
pub use shortcut::Shortcut;
pub use table::{Changed, Keys};
