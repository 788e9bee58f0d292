//! Holds messages in words for whatever screen has a line for them.

use bevy::prelude::*;

/// Things that the title tells in words.
#[derive(Resource, Debug, Default)]
pub(super) struct Notices(pub Vec<String>);
