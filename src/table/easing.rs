//! Eases motion: how things set out and come to rest.

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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_arrives_is_fast_at_first_and_what_leaves_is_so_in_the_end() {
        assert!(arrive(0.25) > 0.5 && leave(0.75) < 0.5);
        assert_eq!([arrive(0.0), arrive(1.0), leave(0.0), leave(1.0)], [0.0, 1.0, 0.0, 1.0]);
    }
}
