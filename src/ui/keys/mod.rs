//! Assigns keys to what they do: three sets, each key of which can be changed.

mod in_use;
mod name;
mod page;
mod sets;
mod shortcut;
mod table;

pub use in_use::{called, in_use, struck_over_all};
pub use name::key_name;
pub use page::sign;
pub use sets::KeySet;
pub use shortcut::{KeyGroup, Shortcut};
pub use table::{Changed, Keys};
