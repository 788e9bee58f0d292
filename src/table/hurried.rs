//! Whether what moves is to be there at once.

use bevy::prelude::*;

/// Whether pieces are to be where they belong in this frame, without a way there.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Hurried(pub bool);
