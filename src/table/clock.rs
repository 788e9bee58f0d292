//! The table's clock, by which everything moves.

use std::time::Duration;

use bevy::prelude::*;

use crate::resource::Begin;

/// Longest time that a frame counts for, so that a hidden tab doesn't make things jump.
pub const LONGEST_FRAME: Duration = Duration::from_millis(100);

/// The shortest and the longest time that is painted in a frame.
const SLICE: (Duration, Duration) = (Duration::from_millis(8), LONGEST_FRAME);

/// How long may be painted in a frame when the last one took so long: half of that, so that it is done soon also where
/// frames are slow, or three quarters where somebody only waits for it; within bounds.
pub(crate) fn painting_time(frame: Duration, is_awaited: bool) -> Duration {
    let share = if is_awaited { frame * 3 / 4 } else { frame / 2 };
    share.clamp(SLICE.0, SLICE.1)
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<Time<Virtual>>();
    app.world_mut().resource_mut::<Time<Virtual>>().set_max_delta(LONGEST_FRAME);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_a_frame_is_painted_and_more_where_somebody_waits_but_never_so_long_that_the_window_stands_still() {
        let time = |frame, is_awaited| painting_time(Duration::from_millis(frame), is_awaited).as_millis();
        assert_eq!((time(40, false), time(40, true)), (20, 30));
        assert_eq!((time(1, false), time(1, true)), (8, 8));
        assert_eq!((time(5_000, false), time(5_000, true)), (100, 100));
    }
}
