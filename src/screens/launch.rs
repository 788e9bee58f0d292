//! How the game was started.

use bevy::prelude::*;

/// How the game was started.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Launch {
    /// Play whole bot cases unattended.
    pub demo: bool,
    /// Publish names and rectangles of what can be clicked.
    pub spots: bool,
    /// The seed of the first case, if one was asked for.
    pub seed: Option<u64>,
    /// The file of the case that is looked back at first, if one was named.
    pub review: Option<std::path::PathBuf>,
}
