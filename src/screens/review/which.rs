//! Shows which of the closed cases it is, with the ways to older and newer ones.

use bevy_egui::egui::{Align, Layout, Sense, Ui, WidgetInfo, WidgetType, vec2};

use super::{parts::ReviewScreen, state::ReviewState};
use crate::ui::{
    scale::{Size, widest},
    style::body,
    widgets::{arrow_button, draw},
};
use candlestick_themes::{Words, key, palette};

/// Which of the cases it is, with the ways to older and newer ones; answers the one that is wanted.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<usize> {
    let (n, of) = (state.which.n, state.which.of());
    let text = which_line(state, shared.words);
    let mut wanted = None;
    let height = ui.spacing().interact_size.y;
    let row = vec2(ui.available_width().min(widest(460.0)), height);
    ui.vertical_centered(|ui| {
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            if of == 1 {
                return write_line(ui, &text, row.x);
            }
            let way = |ui: &mut Ui, left, key, target, on| {
                let arrow = ui.add_enabled_ui(on, |ui| arrow_button(ui, left, &shared.words.say(key))).inner;
                shared.targets.mark(target, &arrow);
                arrow.clicked()
            };
            wanted = way(ui, true, key!("lookback-older"), "review.older", n > 1).then(|| n - 1);
            let room = ui.available_width() - height - ui.spacing().item_spacing.x;
            write_line(ui, &text, room);
            wanted = way(ui, false, key!("lookback-newer"), "review.newer", n < of).then(|| n + 1).or(wanted);
        });
    });
    wanted
}

/// The line, so wide and as high as a button: on several rows where it is too long for one.
fn write_line(ui: &mut Ui, text: &str, width: f32) {
    let (plate, response) = ui.allocate_exact_size(vec2(width, ui.spacing().interact_size.y), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, text));
    draw::write_in_plate(ui.painter(), plate, text, &body(Size::TEXT), palette::PARCHMENT_SHADE.into());
}

/// Which of the kept cases it is, or the name of its file.
fn which_line(state: &ReviewState, words: &Words) -> String {
    let (which, theme) = (&state.which, &state.case.theme().title);
    match which.file_name() {
        Some(file) => words.with(key!("lookback-from"), &[("file", file.into()), ("theme", theme.into())]),
        None => {
            let values = [("n", which.n.into()), ("of", which.kept.into()), ("theme", theme.into())];
            words.with(key!("lookback-which"), &values)
        }
    }
}
