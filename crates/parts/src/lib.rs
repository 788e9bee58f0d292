//! Cuts a page's program into what its first screen calls and the rest, which comes once that stands.
//!
//! The way of Binaryen's `wasm-split`, which no package for Node or Rust has: run the program once with its functions noted,
//! keep what was called, and let calls of all else go through the table of functions, where it will hang.

mod call;
mod cutting;
mod fault;
mod first;
mod noting;
mod plan;
mod program;
mod rest;

pub use cutting::{MOST_AT_ONCE, Parts, cut, cut_by};
pub use fault::Fault;
pub use noting::note;
pub use plan::Sizes;
