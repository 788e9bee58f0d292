//! What is told in words on whatever screen has a line for it.

use bevy::prelude::*;

/// Things that the title tells in words.
#[derive(Resource, Debug, Default)]
pub(super) struct Notices(pub Vec<String>);
