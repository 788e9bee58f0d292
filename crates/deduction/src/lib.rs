//! What one seat can know: deduction and exact odds from its view alone.

mod big;

mod count;
mod estimate;
mod facts;
mod grid;
mod holder;
mod knowledge;
mod lattice;
mod notes;
mod order;
mod plan;
pub mod proof;
mod search;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod told;
mod triples;

pub use big::Big;
pub use facts::{Clause, Facts};
pub use holder::{Cell, Holder};
pub use knowledge::{BUDGET, Deal, Knowledge};
pub use notes::Notes;
pub use told::{Told, asked_after, told};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
