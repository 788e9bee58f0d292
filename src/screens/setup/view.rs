//! The setup: who plays, as whom and how well, the options and the seed.

use std::sync::Arc;

use bevy_egui::egui::{Align, CentralPanel, Frame, Margin, ScrollArea, Ui, vec2};

use super::{
    apart, chooser, foot, ladder, options,
    parts::SetupScreen,
    rows,
    state::{SetupChoice, SetupState},
    table,
};
use crate::ui::scale::{Size, growth, round, widest};
use crate::ui::{
    Art, ScreenTargets,
    style::{LOW, touch, veil},
    widgets::{Button, Foot, draw, hairline, screen_title, wood},
};
use candlestick_game::standing::Standing;
use candlestick_themes::{Theme, Words, key, palette};

/// Shows the setup over the whole window: all themes to choose from, and the seats and options of the chosen one.
/// `own_faults` is how many faults the user's own themes have; `standing` is how the person stands with the ladder; `notice` is
/// something that has gone wrong, in words, and `opens` whether the case is being opened.
pub fn show(
    ui: &mut Ui,
    state: &mut SetupState,
    (themes, theme, own_faults): (&[Arc<Theme>], &Theme, usize),
    standing: &Standing,
    (notice, opens): (Option<&str>, bool),
    words: &Words,
    art: &Art,
    targets: &ScreenTargets,
) -> Option<SetupChoice> {
    let room = ui.max_rect();
    let narrow = room.width() < 700.0 * growth() || room.height() < LOW;
    let shared = SetupScreen { themes, theme, own_faults, standing, words, art, targets, narrow, opens };
    touch(ui, narrow);
    wood(ui, (theme.house, art), room);
    ui.painter().rect_filled(room, round::SQUARE, veil(palette::NIGHT, 0.55));
    draw::glow(ui.painter(), room.center_top(), vec2(room.width() * 0.7, 420.0), veil(palette::CANDLE, 0.12));
    let (lower, mut chosen) = (Foot::of(ui, "setup-foot"), None);
    let margin = Margin::symmetric(if narrow { 12 } else { 28 }, 10);
    lower.above(ui, |ui| {
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
                    screen_title(ui, &words.say(key!("setup-title")), size);
                });
                chosen = chooser::show(ui, &shared).or(chosen.take());
                hairline(ui);
                chosen = body_of(ui, state, &shared).or(chosen.take());
            });
        });
    });
    chosen.or(lower.show(ui, |ui| foot::show(ui, state, notice, &shared)))
}

/// The narrowest room in points in which options have one beside the seats' rows, at the usual size of letters.
const BESIDE: f32 = 880.0;

/// The table in short and what is different here; below, if it is asked for, seats and options one by one.
fn body_of(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) -> Option<SetupChoice> {
    if shared.narrow {
        // Right below what the theme is about: further down nobody would find it.
        apart::show(ui, state, shared);
        ui.add_space(10.0);
        table::show(ui, state, shared);
    } else {
        beside(ui, state, |ui, state| table::show(ui, state, shared), |ui, state| apart::show(ui, state, shared));
    }
    ui.add_space(6.0);
    let text = shared.words.say(if state.more { key!("setup-less") } else { key!("setup-more") });
    let button = Button::new(&text).icon(shared.art.icon(if state.more { "minus" } else { "gear" }));
    let response = ui.vertical_centered(|ui| button.show(ui)).inner;
    shared.targets.mark("setup.more", &response);
    state.more ^= response.clicked();
    if !state.more {
        return None;
    }
    if response.clicked() {
        // In a low window they would stand below the edge, and nothing seem to have happened.
        response.scroll_to_me(Some(Align::TOP));
    }
    ui.add_space(6.0);
    // Of the seats' rows each takes more room than the table in short.
    let narrow = shared.narrow || ui.available_width() < BESIDE * growth();
    let shared = &SetupScreen { narrow, ..*shared };
    let seats = |ui: &mut Ui, state: &mut SetupState| {
        ladder::plate_of(ui, state, shared);
        rows::show(ui, state, shared);
    };
    let mut chosen = None;
    let mut others = |ui: &mut Ui, state: &mut SetupState| {
        options::show(ui, state, shared);
        ui.add_space(10.0);
        chosen = chooser::own_themes(ui, shared);
    };
    if shared.narrow {
        seats(ui, state);
        ui.add_space(10.0);
        others(ui, state);
    } else {
        beside(ui, state, seats, others);
    }
    chosen
}

/// Two parts side by side, the first the wider.
fn beside(
    ui: &mut Ui,
    state: &mut SetupState,
    first: impl FnOnce(&mut Ui, &mut SetupState),
    second: impl FnOnce(&mut Ui, &mut SetupState),
) {
    let width = ui.available_width().min(widest(1120.0));
    let side = (ui.available_width() - width) / 2.0;
    ui.horizontal_top(|ui| {
        ui.add_space(side);
        let left = (width * 0.6).max(560.0).min(width - 300.0);
        ui.allocate_ui(vec2(left, 0.0), |ui| ui.vertical(|ui| first(ui, state)));
        ui.add_space(10.0);
        ui.vertical(|ui| {
            ui.set_width((width - left - 26.0).max(200.0));
            second(ui, state);
        });
    });
}
