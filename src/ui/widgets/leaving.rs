//! Escape as the way back: it first lets go of what has the keyboard and closes what is open, one thing at a time.

use bevy_egui::egui::{Id, Key, Popup, Ui};

use super::struck::pressed;

/// Whether Escape was struck where it leaves. To be asked in each frame, for what had the keyboard or was open in the frame
/// before has lost it, or is closed, once the key is struck.
pub(super) fn left(ui: &Ui) -> bool {
    let holds = ui.memory(|memory| memory.focused().is_some()) || Popup::is_any_open(ui.ctx());
    let id = Id::new("held from escape");
    let held = ui.data_mut(|data| std::mem::replace(data.get_temp_mut_or_default::<bool>(id), holds));
    !held && pressed(ui, Key::Escape)
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, Event, Modifiers, RawInput, Ui};

    use super::*;
    use crate::ui::widgets::{Button, dialog};

    /// A frame in which Escape is struck or not; whether the way back was pressed.
    fn frame(ctx: &Context, escape: bool, mut rest: impl FnMut(&mut Ui)) -> bool {
        let event = |pressed| Event::Key {
            key: Key::Escape,
            physical_key: None,
            pressed,
            repeat: false,
            modifiers: Modifiers::NONE,
        };
        let events = if escape { vec![event(true), event(false)] } else { Vec::new() };
        let mut left = false;
        let mut output = ctx.run_ui(RawInput { events, focused: true, ..RawInput::default() }, |ui| {
            rest(ui);
            left = Button::new("Back").leaves().show(ui).clicked();
        });
        output.textures_delta.clear();
        left
    }

    #[test]
    fn escape_leaves_a_screen_after_it_let_go_of_the_keyboard() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut text = String::new();
        let mut wanted = true;
        let mut rest = |ui: &mut Ui| {
            let field = ui.text_edit_singleline(&mut text);
            if std::mem::take(&mut wanted) {
                field.request_focus();
            }
        };
        let struck = [false, false, true, false, true, false];
        let left = struck.map(|escape| frame(&ctx, escape, &mut rest));
        assert_eq!(left, [false, false, false, false, true, false]);
    }

    #[test]
    fn escape_closes_a_dialog_before_it_leaves_the_screen_behind_it() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let mut open = true;
        let mut rest = |ui: &mut Ui| {
            if open {
                open = !dialog(ui.ctx(), Id::new("sure"), (300.0, false), |ui| ui.label("Sure?")).should_close();
            }
        };
        let left = [false, false, true, false, true].map(|escape| frame(&ctx, escape, &mut rest));
        assert_eq!((left, open), ([false, false, false, false, true], false));
    }
}
