//! Notes the golden plates of a frame: on a screen one thing is to be done, and nothing else is golden.

use bevy_egui::egui::{Context, Id, LayerId, Rect, Ui};

/// Those of a pass: each where it is seen and on which layer.
#[derive(Debug, Clone, Default)]
struct Golden {
    pass: u64,
    plates: Vec<(LayerId, Rect)>,
}

/// How much of a plate's height is seen at least where it counts as shown.
const SHOWN: f32 = 0.5;

fn id() -> Id {
    Id::new("golden-plates")
}

/// Notes a golden plate that can be pressed.
pub(super) fn note(ui: &Ui, rect: Rect) {
    let seen = rect.intersect(ui.clip_rect());
    if !seen.is_positive() || seen.height() < SHOWN * rect.height() {
        return;
    }
    let pass = ui.ctx().cumulative_pass_nr();
    ui.data_mut(|data| {
        let golden: &mut Golden = data.get_temp_mut_or_default(id());
        if golden.pass != pass {
            *golden = Golden { pass, plates: Vec::new() };
        }
        golden.plates.push((ui.layer_id(), seen));
    });
}

/// The golden plates of the last pass that drew any and that no window lies over.
#[must_use]
pub fn golden(ctx: &Context) -> Vec<Rect> {
    let Golden { pass, plates } = ctx.data(|data| data.get_temp(id())).unwrap_or_default();
    if pass + 1 < ctx.cumulative_pass_nr() {
        return Vec::new();
    }
    let free = |layer: LayerId, rect: Rect| {
        let above = ctx.memory(|memory| memory.is_above_modal_layer(layer));
        above && ctx.layer_id_at(rect.center()).is_none_or(|top| top == layer)
    };
    plates.into_iter().filter(|(layer, rect)| free(*layer, *rect)).map(|(_, rect)| rect).collect()
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{Id, RawInput};

    use super::*;
    use crate::ui::widgets::{Button, ButtonKind, dialog};

    #[test]
    fn golden_plates_count_once_they_can_be_pressed_and_as_long_as_nothing_lies_over_them() {
        let ctx = Context::default();
        crate::ui::style::apply(&ctx);
        let gold = |text, enabled| Button::new(text).kind(ButtonKind::Primary).enabled(enabled);
        let count = |over: bool| {
            // A window is in its place from its second pass on.
            for _ in 0..3 {
                let mut output = ctx.run_ui(RawInput::default(), |ui| {
                    Button::new("plain").show(ui);
                    gold("on", true).show(ui);
                    gold("off", false).show(ui);
                    if over {
                        dialog(ui.ctx(), Id::new("over"), (200.0, true), |ui| gold("close", true).show(ui));
                    }
                });
                output.textures_delta.clear();
            }
            golden(&ctx).len()
        };
        assert_eq!(count(false), 1, "the one that is on");
        assert_eq!(count(true), 1, "that of the window");
        assert_eq!(count(false), 1);
    }
}
