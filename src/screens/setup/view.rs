//! The setup: who plays, as whom and how well, the options and the seed.

use std::sync::Arc;

use bevy_egui::egui::{CentralPanel, Frame, Margin, RichText, ScrollArea, Ui, vec2};

use super::{
    chooser, foot, options, rows,
    stage::SetupScreen,
    state::{SetupChoice, SetupState},
};
use crate::ui::scale::{Size, round};
use crate::ui::{
    Art, ScreenTargets,
    style::{LOW, display, touch, veil},
    widgets::{draw, hairline, wood},
};
use candlestick_themes::{Theme, Words, key, palette};

/// Shows the setup over the whole window: all themes to choose from, and the seats and options of the chosen one.
/// `own_faults` is how many faults the user's own themes have; `notice` is something that has gone wrong, in words.
pub fn show(
    ui: &mut Ui,
    state: &mut SetupState,
    (themes, theme, own_faults): (&[Arc<Theme>], &Theme, usize),
    notice: Option<&str>,
    words: &Words,
    art: &Art,
    spots: &ScreenTargets,
) -> Option<SetupChoice> {
    let room = ui.max_rect();
    let narrow = room.width() < 700.0 || room.height() < LOW;
    let stage = SetupScreen { themes, theme, own_faults, words, art, spots, narrow };
    touch(ui, narrow);
    wood(ui, (theme.house, art), room);
    ui.painter().rect_filled(room, round::SQUARE, veil(palette::NIGHT, 0.55));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.7, 420.0), veil(palette::CANDLE, 0.12));
    let mut chosen = foot::show(ui, state, notice, &stage);
    let margin = Margin::symmetric(if narrow { 12 } else { 28 }, 10);
    CentralPanel::default().frame(Frame::new().inner_margin(margin)).show(ui, |ui| {
        touch(ui, narrow);
        ScrollArea::vertical().auto_shrink([false, false]).show(ui, |ui| {
            ui.vertical_centered(|ui| {
                let size = if room.height() < LOW {
                    Size::HEAD
                } else if narrow {
                    Size::GRAND
                } else {
                    Size::SHOUT
                };
                ui.label(RichText::new(words.say(key!("setup-title"))).font(display(size)).color(palette::CANDLE));
            });
            chosen = chooser::show(ui, &stage).or(chosen);
            hairline(ui);
            chosen = body_of(ui, state, &stage).or(chosen);
        });
    });
    chosen
}

/// Seats and options, side by side where there is room.
fn body_of(ui: &mut Ui, state: &mut SetupState, stage: &SetupScreen) -> Option<SetupChoice> {
    if stage.narrow {
        rows::show(ui, state, stage);
        ui.add_space(10.0);
        return options::show(ui, state, stage);
    }
    let width = ui.available_width().min(1120.0);
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        let seats = (width * 0.64).max(600.0).min(width - 240.0);
        ui.allocate_ui(vec2(seats, 0.0), |ui| ui.vertical(|ui| rows::show(ui, state, stage)));
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.set_width((width - seats - 26.0).max(200.0));
            options::show(ui, state, stage)
        })
        .inner
    })
    .inner
}
