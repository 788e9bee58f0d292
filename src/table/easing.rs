//! How what moves sets out and comes to rest.

use bevy::prelude::*;

/// From 0 to 1, slow at both ends.
pub(super) fn ease(t: f32) -> f32 {
    EaseFunction::CubicInOut.sample_clamped(t)
}

/// From 0 to 1 as something arrives: fast, then slower and slower.
pub(super) fn arrive(t: f32) -> f32 {
    EaseFunction::CubicOut.sample_clamped(t)
}

/// From 0 to 1 as something leaves: slow, then faster and faster.
pub(super) fn leave(t: f32) -> f32 {
    EaseFunction::CubicIn.sample_clamped(t)
}
