//! Shows in short who plays: how many, their faces, whom one plays against, and how well the bots play.

use bevy_egui::egui::{Label, RichText, Sense, Ui, Vec2, vec2};

use super::{
    below::open,
    ladder,
    levels::LEVELS,
    parts::SetupScreen,
    state::{SeatRow, SetupState},
};
use crate::ui::{
    style::mix,
    tabs,
    widgets::{counted, disc, icon_button, plate},
};
use candlestick_game::Controller;
use candlestick_themes::{key, palette};

/// Shows the table that is set up.
pub(super) fn show(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        head(ui, state, shared);
        faces(ui, state, shared);
        if state.bots().next().is_some() {
            // Whom one plays against is chosen behind “more”; who sits there is told.
            if !state.more {
                ladder::show_seated_character(ui, state, shared);
            }
            ui.add_space(4.0);
            bots(ui, state, shared);
        }
    });
}

/// How many play, with one fewer and one more at hand.
fn head(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    let count = shared.words.with(key!("setup-count"), &[("count", state.count().into())]);
    counted(ui, &shared.words.say(key!("setup-seats")), &count, |ui, is_more| {
        if is_more {
            ui.add_enabled_ui(state.can_add(), |ui| {
                let more = icon_button(ui, shared.art.icon("plus"), &shared.words.say(key!("setup-add-seat")));
                shared.targets.mark("setup.add-seat", &more);
                if more.clicked() {
                    state.add();
                }
            });
            return;
        }
        ui.add_enabled_ui(state.can_remove(), |ui| {
            let fewer = icon_button(ui, shared.art.icon("minus"), &shared.words.say(key!("setup-fewer-seats")));
            shared.targets.mark("setup.fewer-seats", &fewer);
            if fewer.clicked() {
                state.remove(state.count() - 1);
                open(ui, None);
            }
        });
    });
}

/// The faces of all who play, people with a bright rim.
fn faces(ui: &mut Ui, state: &SetupState, shared: &SetupScreen) {
    let count = state.count().max(1) as f32;
    let gap = 6.0;
    let side = ((ui.available_width() + gap) / count - gap).clamp(28.0, 58.0).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        for row in state.seats.iter().filter(|row| row.on) {
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
            let person = row.controller == Controller::Person;
            let rim = if person { palette::CANDLE.into() } else { mix(palette::BRASS, palette::WALNUT, 0.3) };
            disc(ui.painter(), shared.theme, shared.art, row.suspect, rect.center(), side / 2.0 - 2.0, rim);
            response.on_hover_text(seat_text(row, shared));
        }
    });
    let people = state.seats.iter().filter(|row| row.on && row.controller == Controller::Person);
    let people: Vec<_> = people.map(|row| shared.theme.suspects[row.suspect.index()].name.clone()).collect();
    if let [one] = &people[..] {
        let text = shared.words.with(key!("setup-you-are"), &[("suspect", one.into())]);
        ui.add(Label::new(RichText::new(text).color(palette::PARCHMENT)).wrap());
    }
}

/// A seat in words: "Agatha: Miss Scarlett".
fn seat_text(row: &SeatRow, shared: &SetupScreen) -> String {
    let suspect = &shared.theme.suspects[row.suspect.index()].name;
    shared.words.with(key!("setup-seat-told"), &[("name", (&row.name).into()), ("suspect", suspect.into())])
}

/// One level for all bots.
fn bots(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    ui.label(RichText::new(shared.words.say(key!("setup-bots"))).color(palette::ASH));
    // Where their levels differ none is chosen.
    let level = state.bots_level();
    if let Some(level) = tabs(ui, (shared.words, shared.targets), &LEVELS, level) {
        state.set_bots_level(level);
    }
}
