//! The notebook: cards by players on a leaf of paper, filled in as far as its help level says, open to one's pencil.

mod cell;
mod columns;
mod foot;
mod grid;
mod head;
mod ink;
mod leaf;
mod levels;
mod percentage;
mod sheet;
mod strip;
mod text;
mod touched;
mod turning;
mod why;
mod wish;

pub use cell::cell_spot;
pub use leaf::show;
pub use levels::{key as help_key, why_key as help_why_key};
pub use text::sheet_text;
pub use why::{Asked, Proved, Why, tell_proof};
pub use wish::Wish;
