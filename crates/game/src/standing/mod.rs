//! Keeps how a person stands on this device: cases against each character of the ladder, and feats, which are
//! deductions made and never hours spent.

mod feats;
mod kept;
#[cfg(test)]
mod tests;

pub use feats::{Feat, Title, feats_of};
pub use kept::{CharacterScore, Standing, StandingNews};
