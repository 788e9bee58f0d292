//! Shows a tip on something that can be pressed, while the mouse rests on it or a finger is held on it.

use bevy_egui::egui::{Context, Id, Response, WidgetText, response::Flags};

use crate::ui::finger::{FingerHold, is_finger};

/// The finger that was put down last.
#[derive(Debug, Clone, Copy, Default)]
struct Touch {
    /// What it is on, and for how long; none of a mouse.
    on: Option<(Id, FingerHold)>,
    /// Whether it was there for long enough to read.
    long: bool,
}

/// Tells this while the mouse rests on it or a finger is held on it. A finger that was told lifts without pressing; a mouse
/// presses however long it is held.
pub fn tip(response: Response, text: impl Into<WidgetText>) -> Response {
    let is_told = is_told(&response);
    let mut response = response.on_hover_text(text);
    if is_told {
        response.flags.remove(Flags::CLICKED);
    }
    response
}

/// Whether a finger is lifted from it now that was held until it was told.
fn is_told(response: &Response) -> bool {
    let (ctx, down) = (&response.ctx, response.is_pointer_button_down_on());
    if !down && !response.clicked() {
        return false;
    }
    let (begins, time) = ctx.input(|input| (input.pointer.any_pressed(), input.time));
    let first = (begins && is_finger(ctx)).then(|| (response.id, FingerHold::begin(time)));
    let wait = f64::from(ctx.global_style().interaction.tooltip_delay);
    let touch = with(ctx, |touch| {
        if begins {
            *touch = Touch { on: first, long: false };
        }
        if let Some((_, held)) = touch.on.as_mut().filter(|(id, _)| down && *id == response.id) {
            touch.long |= held.seconds(time) >= wait;
        }
        *touch
    });
    let is_on = touch.on.is_some_and(|(id, _)| id == response.id);
    if is_on && down && !touch.long {
        // By the clock alone it would wait with the old time when it wakes.
        ctx.request_repaint();
    }
    is_on && !down && touch.long && response.is_tooltip_open()
}

fn with<R>(ctx: &Context, change: impl FnOnce(&mut Touch) -> R) -> R {
    ctx.data_mut(|data| change(data.get_temp_mut_or_default(Id::new("held-for-a-tip"))))
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{
        Event, Key, Modifiers, PointerButton, Pos2, RawInput, Rect, TouchDeviceId, TouchId, TouchPhase, Vec2, pos2,
    };

    use super::*;
    use crate::ui::{style, widgets::icon_button};

    const AT: Pos2 = pos2(20.0, 20.0);

    /// A button with a tip in a window, a twentieth of a second a frame.
    struct Window {
        ctx: Context,
        time: f64,
    }

    impl Window {
        fn open() -> Self {
            let ctx = Context::default();
            style::apply(&ctx);
            let mut window = Self { ctx, time: 0.0 };
            window.wait(3);
            window
        }

        /// Whether the button is pressed in the next frame.
        fn frame(&mut self, events: Vec<Event>) -> bool {
            self.time += 0.05;
            let screen_rect = Some(Rect::from_min_size(Pos2::ZERO, Vec2::splat(400.0)));
            let input = RawInput { time: Some(self.time), screen_rect, events, ..RawInput::default() };
            let mut pressed = false;
            let mut output = self.ctx.run_ui(input, |ui| pressed |= icon_button(ui, None, "What it does").clicked());
            output.textures_delta.clear();
            pressed
        }

        /// Whether it is pressed in one of so many frames in which nothing is done.
        fn wait(&mut self, frames: usize) -> bool {
            (0..frames).fold(false, |pressed, _| self.frame(Vec::new()) || pressed)
        }

        /// Whether it is pressed by a finger that is held on it for so many frames.
        fn touched(&mut self, frames: usize) -> bool {
            let down = self.frame(vec![touch(TouchPhase::Start), Event::PointerMoved(AT), press(true)]);
            let held = self.wait(frames);
            let up = self.frame(vec![touch(TouchPhase::End), press(false), Event::PointerGone]);
            down || held || up || self.wait(2)
        }
    }

    fn touch(phase: TouchPhase) -> Event {
        Event::Touch { device_id: TouchDeviceId(1), id: TouchId(1), phase, pos: AT, force: None }
    }

    fn press(pressed: bool) -> Event {
        Event::PointerButton { pos: AT, button: PointerButton::Primary, pressed, modifiers: Modifiers::NONE }
    }

    #[test]
    fn a_finger_that_was_told_lifts_without_pressing_and_a_tap_presses() {
        let mut window = Window::open();
        assert!(window.touched(2), "a tap");
        window.wait(20);
        assert!(!window.touched(14), "held for 0.7 s");
        window.wait(20);
        assert!(window.touched(0), "a tap after that");
        assert!(window.touched(7), "held for 0.35 s: nothing was told");
    }

    #[test]
    fn a_tap_that_wakes_the_window_presses() {
        let mut window = Window::open();
        window.frame(vec![touch(TouchPhase::Start), Event::PointerMoved(AT), press(true)]);
        window.time += 20.0;
        window.wait(2);
        assert!(window.frame(vec![touch(TouchPhase::End), press(false), Event::PointerGone]));
    }

    #[test]
    fn a_mouse_presses_however_long_it_is_held() {
        let mut window = Window::open();
        window.frame(vec![Event::PointerMoved(AT)]);
        window.wait(14);
        window.frame(vec![press(true)]);
        assert!(!window.wait(30));
        assert!(window.frame(vec![press(false)]));
    }

    #[test]
    fn a_key_presses_also_after_a_finger_was_told() {
        let mut window = Window::open();
        assert!(!window.touched(14));
        let key =
            |key, pressed| Event::Key { key, physical_key: None, pressed, repeat: false, modifiers: Modifiers::NONE };
        window.frame(vec![key(Key::Tab, true)]);
        window.frame(vec![key(Key::Tab, false)]);
        assert!(window.frame(vec![key(Key::Enter, true)]));
    }
}
