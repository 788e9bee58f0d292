//! A flag for the frame: pieces jump to where they belong instead of gliding there.

use bevy::prelude::*;

/// Whether pieces are to be where they belong in this frame, without a way there.
#[derive(Resource, Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct Hurried(pub bool);
