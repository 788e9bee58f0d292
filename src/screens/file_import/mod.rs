//! Saved cases from elsewhere: their review is opened, or why not is told.

mod drops;
mod systems;

pub(super) use systems::{FileImport, plugin};
