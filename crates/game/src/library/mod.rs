//! The cases of a device: open and closed, each in two slots that are written in turn, so that one is always whole.

mod case_id;
mod endings;
mod older;
mod shelf;
mod slot;
#[cfg(test)]
mod tests;

pub use case_id::CaseId;
pub use endings::Endings;
pub use older::{Adopted, adopt};
pub use shelf::{KeptCase, Library, Listing};
