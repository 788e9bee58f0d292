//! The table in words: what one seat sees and may do as plain data, and commands that somebody types.
//!
//! Everything hangs on an [`Inspector`](crate::inspect::Inspector), one seat's eyes: a terminal prints it, a page or a
//! window gives it to whatever reads aloud.

mod command;
mod complete;
mod control;
mod controls;
mod decide;
mod doors;
mod moves;
mod names;
mod order;
mod plan;
mod queries;
mod sheet;
mod table;
#[cfg(test)]
mod tests;
mod text;
mod verb;

pub use command::{MOST_BYTES, parts, yes_or_no};
pub use control::{Control, ControlDeed, Field, FieldOption, Group, PickedAction};
pub use names::square_code;
pub use order::{NotebookPage, Pencil, PlanOrder, SpokenOrder, SpokenQuery, UnclearOrder};
pub use plan::PlanControl;
pub use sheet::{SheetCell, SheetPart, SheetRow, SpokenSheet};
pub use table::{Slip, SpokenHand, SpokenTable, who_is_where};
pub use verb::Verb;
