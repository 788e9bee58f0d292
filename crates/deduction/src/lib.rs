//! Works out what one seat can know: deduction and exact odds from its view alone.

mod big;

mod count;
mod counter;
mod estimate;
mod fact;
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
mod steps;
#[cfg(any(test, feature = "testing"))]
pub mod testing;
mod triples;
mod witness;

pub use big::Big;
pub use counter::deal_fits;
pub use fact::{Fact, asked_after, facts_in};
pub use facts::{Clause, Facts};
pub use holder::{Holder, Possession};
pub use knowledge::{BUDGET, Deal, Knowledge};
pub use notes::Notes;
pub use search::is_possible;
pub use steps::Steps;
pub use witness::some_deal;

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
