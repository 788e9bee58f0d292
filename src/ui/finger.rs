//! Tells whether a finger is what presses now, and for how long it has been held.

use bevy_egui::egui::{Context, Event};

/// How long a finger has been held, by the clock: frames may be few while it rests.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct FingerHold {
    begun: f64,
    /// When the frame after the first was drawn. While nothing happens no frame is, and the one that a touch wakes still has
    /// the old time: whatever comes counts from the next.
    since: Option<f64>,
}

impl FingerHold {
    /// It is put down in the frame of this time, in seconds.
    #[must_use]
    pub const fn begin(time: f64) -> Self {
        Self { begun: time, since: None }
    }

    /// For how many seconds it has been held in the frame of this time; frames are wanted until that is enough.
    pub fn seconds(&mut self, time: f64) -> f64 {
        if time > self.begun {
            self.since.get_or_insert(time);
        }
        self.since.map_or(0.0, |since| time - since)
    }
}

/// Whether fingers are on the screen, or one left it in this frame: a tap is known only as it ends.
#[must_use]
pub fn is_finger(ctx: &Context) -> bool {
    ctx.input(|input| input.any_touches() || input.events.iter().any(|event| matches!(event, Event::Touch { .. })))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Modifiers, PointerButton, RawInput, TouchDeviceId, TouchId, TouchPhase, pos2};

    use super::*;

    #[test]
    fn the_frame_in_which_a_tap_ends_is_still_the_fingers() {
        let (ctx, at) = (Context::default(), pos2(10.0, 10.0));
        let touch = |phase| Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos: at, force: None };
        let press = |pressed| Event::PointerButton {
            pos: at,
            button: PointerButton::Primary,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let frame = |events| {
            let mut seen = false;
            ctx.run_ui(RawInput { events, ..RawInput::default() }, |ui| seen = is_finger(ui.ctx()))
                .textures_delta
                .clear();
            seen
        };
        assert!(frame(vec![touch(TouchPhase::Start), Event::PointerMoved(at), press(true)]));
        assert!(frame(vec![touch(TouchPhase::End), press(false), Event::PointerGone]), "the tap's end");
        assert!(!frame(vec![]));
        assert!(!frame(vec![Event::PointerMoved(at), press(true)]) && !frame(vec![press(false)]), "a mouse");
    }

    #[test]
    fn a_tap_that_wakes_the_window_is_not_held_all_the_while_that_it_slept() {
        let mut held = FingerHold::begin(10.0);
        assert_eq!(held.seconds(10.0), 0.0, "the same frame drawn again");
        assert_eq!(held.seconds(30.0), 0.0, "the first frame with the right time");
        assert_eq!(held.seconds(30.5), 0.5);
    }
}
