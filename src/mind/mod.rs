//! What one seat can know: deduction and exact odds from its view alone; and how a bot decides.

pub mod bot;
mod count;
mod facts;
mod grid;
mod holder;
mod knowledge;
mod lattice;
mod notes;
mod plan;
#[cfg(test)]
mod testing;
mod told;
mod triples;
mod weight;

pub use facts::{Clause, Facts};
pub use holder::{Cell, Holder};
pub use knowledge::{Deal, Knowledge};
pub use notes::Notes;
pub use told::{Told, asked_after, told};
