//! Whether a finger is what presses now.

use bevy_egui::egui::{Context, Event};

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
}
