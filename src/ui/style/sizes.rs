//! Tells windows as small as a phone's, and how large that is what a finger or a mouse presses.

use bevy_egui::egui::{Context, InputState, Rect, Ui};

use crate::ui::scale::growth;

/// Narrower than this, things stand below one another.
const NARROW: f32 = 760.0;
/// Lower than this, as on a phone that lies on its side, everything stands closer.
pub const LOW: f32 = 520.0;

/// Whether a room is that of a phone, upright or on its side, or no more than that for letters as large as they are: one
/// thing at a time, large enough for a finger.
#[must_use]
pub fn compact(room: Rect) -> bool {
    room.width() < NARROW * growth() || room.height() < LOW
}

/// Whether a screen has room for its title above all else, with letters as large as they are.
#[must_use]
pub fn has_room_for_title(room: Rect) -> bool {
    room.height() >= LOW * growth()
}

/// From this growth of what holds a line on, a phone that lies on its side has room for one thing alone.
const CRAMPED: f32 = 1.25;

/// Whether a room is that of a phone that lies on its side, with large letters: what stays in sight there leaves nothing of the
/// rest in sight, so all of it goes on below the edge.
#[must_use]
pub fn is_cramped(room: Rect) -> bool {
    room.height() < LOW && growth() > CRAMPED
}

/// Whether it is drawn in a window as low as a phone that lies on its side.
#[must_use]
pub fn is_low(ui: &Ui) -> bool {
    ui.ctx().content_rect().height() < LOW
}

/// The least height of what a finger presses, in points.
pub const FINGER: f32 = 44.0;
/// The same for a mouse.
pub const POINTER: f32 = 36.0;

/// Whether fingers press here: on windows as narrow as a phone's, and on any other once one has.
#[must_use]
pub fn fingers(ctx: &Context, narrow: bool) -> bool {
    narrow || ctx.input(InputState::has_touch_screen)
}

/// The least height of anything that can be pressed, for a finger or a mouse, and more where letters are large.
pub fn touch(ui: &mut Ui, narrow: bool) {
    ui.spacing_mut().interact_size.y = if fingers(ui, narrow) { FINGER } else { POINTER } * growth();
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Event, RawInput, TouchDeviceId, TouchId, TouchPhase, pos2};

    use super::*;
    use crate::ui::style::apply;

    #[test]
    fn whoever_has_pressed_with_a_finger_has_targets_for_one_in_a_wide_window_too() {
        let ctx = Context::default();
        apply(&ctx);
        let height = |events| {
            let mut height = 0.0;
            let mut output = ctx.run_ui(RawInput { events, ..RawInput::default() }, |ui| {
                touch(ui, false);
                height = ui.spacing().interact_size.y;
            });
            output.textures_delta.clear();
            height
        };
        let finger = |phase| Event::Touch {
            device_id: TouchDeviceId(0),
            id: TouchId(0),
            phase,
            pos: pos2(9.0, 9.0),
            force: None,
        };
        assert_eq!(height(Vec::new()), POINTER);
        assert_eq!(height(vec![finger(TouchPhase::Start)]), FINGER);
        assert_eq!(height(vec![finger(TouchPhase::End)]), FINGER);
        assert_eq!(height(Vec::new()), FINGER);
    }
}
