//! The cases of a device: open and closed, each in two slots that are written in turn, so that one is always whole.

mod case_id;
mod closed_cases;
mod endings;
mod older;
mod proofs;
mod slot;
#[cfg(test)]
mod tests;

pub use case_id::CaseId;
pub use closed_cases::{CaseListing, KeptCase, Library};
pub use endings::Endings;
pub use older::{AdoptedCases, adopt};
