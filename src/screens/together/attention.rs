//! Points to the window where somebody who plays there in a room is awaited and looks elsewhere.

use std::mem;

use bevy::{ecs::system::NonSendMarker, prelude::*, window::PrimaryWindow};

use super::at_hand::RoomAtHand;
use crate::platform;

/// What the window was pointed to for.
#[derive(Resource, Debug, Default)]
pub(super) struct AttentionCalls {
    /// The decision that somebody here was asked for last, and of which case.
    asked: Option<(u32, u64)>,
    /// Whether the window is pointed to.
    points: bool,
}

impl AttentionCalls {
    /// Whether the window is to be pointed to from now on, or no more; none where that stays as it is.
    fn take(&mut self, asked: Option<(u32, u64)>, nudged: bool, focused: bool) -> Option<bool> {
        let is_new = mem::replace(&mut self.asked, asked) != asked;
        let away = asked.is_some() && !focused;
        let calls = away && (is_new || nudged);
        let points = calls || away && self.points;
        let was = mem::replace(&mut self.points, points);
        (calls || points != was).then_some(points)
    }
}

/// Points to it where it is one's turn now, or one is reminded of it; in a page the tab does so (`tab`).
pub(super) fn call(
    mut at_hand: ResMut<RoomAtHand>,
    mut attention: ResMut<AttentionCalls>,
    windows: Query<(Entity, &Window), With<PrimaryWindow>>,
    _main_thread: NonSendMarker,
) {
    let Ok((entity, window)) = windows.single() else { return };
    // Whoever has left the room is asked for nothing there.
    let (asked, nudged) =
        at_hand.get_mut().map_or_else(Default::default, |room| (room.asked(), mem::take(&mut room.nudged)));
    if let Some(points) = attention.take(asked, nudged, window.focused) {
        platform::point_to(entity, points);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_window_is_pointed_to_once_for_each_decision_until_somebody_looks() {
        let mut attention = AttentionCalls::default();
        let (first, second) = (Some((0, 7)), Some((0, 9)));
        assert_eq!(attention.take(None, false, false), None, "nobody here is asked");
        assert_eq!(attention.take(first, false, false), Some(true));
        assert_eq!(attention.take(first, false, false), None, "once");
        assert_eq!(attention.take(first, true, false), Some(true), "somebody waits");
        assert_eq!(attention.take(first, false, true), Some(false), "now they look");
        assert_eq!(attention.take(second, false, true), None, "they look already");
        assert_eq!(attention.take(second, false, false), None, "they know of it");
        assert_eq!(attention.take(None, false, false), None);
        assert_eq!(attention.take(Some((1, 0)), false, false), Some(true));
        assert_eq!(attention.take(None, false, false), Some(false), "a bot has decided in their place");
    }
}
