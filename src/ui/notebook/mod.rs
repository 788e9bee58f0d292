//! The notebook: cards by players on a leaf of paper, filled in as far as its help level says, open to one's pencil.

mod cell;
mod columns;
mod foot;
mod grid;
mod head;
mod ink;
mod leaf;
mod led;
mod levels;
mod notebook_wish;
mod sheet;
mod strip;
mod text;
mod text_table;
mod touched;
mod turning;

pub use candlestick_game::{CellAsked, CellReasons, Proved, tell_proof};
pub use cell::cell_target;
pub use leaf::show;
pub use led::lead;
pub use notebook_wish::NotebookWish;
pub use text::sheet_text;
