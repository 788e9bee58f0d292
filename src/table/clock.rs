//! The table's clock, by which everything moves.

use std::time::Duration;

use bevy::prelude::*;

/// Longest time that a frame counts for, so that a hidden tab doesn't make things jump.
pub(super) const LONGEST_FRAME: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Time<Virtual>>();
    app.world_mut().resource_mut::<Time<Virtual>>().set_max_delta(LONGEST_FRAME);
}
