//! Which of the closed cases it is, with the ways to older and newer ones.

use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, vec2};

use super::{parts::ReviewScreen, state::ReviewState};
use crate::ui::widgets::arrow_button;
use candlestick_themes::{Words, key, palette};

/// Which of the cases it is, with the ways to older and newer ones; answers the one that is wanted.
pub(super) fn show(ui: &mut Ui, state: &ReviewState, shared: &ReviewScreen) -> Option<usize> {
    let (n, of) = (state.which.n, state.which.of());
    let text = which_line(state, shared.words);
    let label = |text: &String| Label::new(RichText::new(text).color(palette::PARCHMENT_SHADE)).truncate();
    let mut wanted = None;
    let height = ui.spacing().interact_size.y;
    let row = vec2(ui.available_width().min(460.0), height);
    ui.vertical_centered(|ui| {
        ui.allocate_ui_with_layout(row, Layout::left_to_right(Align::Center), |ui| {
            if of == 1 {
                ui.centered_and_justified(|ui| ui.add(label(&text)));
                return;
            }
            let way = |ui: &mut Ui, left, key, target, on| {
                let arrow = ui.add_enabled_ui(on, |ui| arrow_button(ui, left, &shared.words.say(key))).inner;
                shared.targets.mark(target, &arrow);
                arrow.clicked()
            };
            wanted = way(ui, true, key!("lookback-older"), "review.older", n > 1).then(|| n - 1);
            let room = ui.available_width() - height - ui.spacing().item_spacing.x;
            ui.allocate_ui(vec2(room, height), |ui| {
                ui.set_min_width(room);
                ui.centered_and_justified(|ui| ui.add(label(&text)));
            });
            wanted = way(ui, false, key!("lookback-newer"), "review.newer", n < of).then(|| n + 1).or(wanted);
        });
    });
    wanted
}

/// Which of the kept cases it is, or the name of its file.
fn which_line(state: &ReviewState, words: &Words) -> String {
    let (which, theme) = (&state.which, &state.case.theme.title);
    match which.file_name() {
        Some(file) => words.with(key!("lookback-from"), &[("file", file.into()), ("theme", theme.into())]),
        None => {
            let values = [("n", which.n.into()), ("of", which.kept.into()), ("theme", theme.into())];
            words.with(key!("lookback-which"), &values)
        }
    }
}
