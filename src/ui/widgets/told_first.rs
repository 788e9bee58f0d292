//! Rows in which something is told, with what can be done with it at their right end.

use bevy_egui::egui::{Align, InnerResponse, Layout, Ui, vec2};

/// What something is, and at the row's right end, so wide in points, what can be done with it. Laid in the order in which it is
/// read: whoever goes by Tab or hears the screen meets what it is before its buttons, and these from left to right.
pub fn told_first<R>(
    ui: &mut Ui,
    end: f32,
    what: impl FnOnce(&mut Ui),
    ways: impl FnOnce(&mut Ui) -> R,
) -> InnerResponse<R> {
    let (room, height) = (ui.available_width(), ui.spacing().interact_size.y);
    let before = (room - end - ui.spacing().item_spacing.x).max(0.0);
    ui.allocate_ui_with_layout(vec2(room, height), Layout::left_to_right(Align::Center), |ui| {
        ui.allocate_ui_with_layout(vec2(before, height), Layout::top_down(Align::Min), |ui| {
            ui.set_width(before);
            what(ui);
        });
        ways(ui)
    })
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Context, RawInput, Rect};

    use super::*;
    use crate::ui::{style, widgets::Button};

    #[test]
    fn what_is_told_stands_left_of_its_buttons_which_end_with_the_row() {
        let ctx = Context::default();
        style::apply(&ctx);
        let (mut told, mut ways, mut room) = (Rect::NOTHING, Vec::new(), Rect::NOTHING);
        let mut output = ctx.run_ui(RawInput::default(), |ui| {
            room = ui.max_rect();
            let buttons = ["Change", "Remove"].map(Button::new);
            let end = buttons.iter().map(|button| button.natural_width(ui)).sum::<f32>() + ui.spacing().item_spacing.x;
            told_first(
                ui,
                end,
                |ui| told = ui.label("A question").rect,
                |ui| ways = buttons.into_iter().map(|button| button.show(ui).rect).collect(),
            );
        });
        output.textures_delta.clear();
        assert!(told.right() < ways[0].left() && ways[0].right() < ways[1].left(), "{told:?} {ways:?}");
        assert!((ways[1].right() - room.right()).abs() < 1.0, "{ways:?} in {room:?}");
    }
}
