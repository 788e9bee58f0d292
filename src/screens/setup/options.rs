//! The options of a case and its seed, and what is wrong with it.

use bevy_egui::egui::{Label, Response, RichText, Ui};

use super::{parts::SetupScreen, problem::SetupProblem, state::SetupState};
use crate::ui::scale::Size;
use crate::ui::{
    style::{body, mix},
    widgets::{line, plate, subheading, switch},
};
use candlestick_themes::{key, palette};

/// Switches for what the theme can do, and the seed.
pub(super) fn show(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    let words = shared.words;
    plate().show(ui, |ui| {
        ui.set_width(ui.available_width());
        subheading(ui, &words.say(key!("setup-options")));
        let edition = &shared.theme.edition;
        if !edition.deck.is_empty() {
            let text = words.with(key!("setup-deck"), &[("deck", (&shared.theme.deck_phrase).into())]);
            shared.targets.mark("setup.deck", &switch(ui, &mut state.deck, &text));
            let two_without = state.two_sides() && !edition.profile.two_side_deck;
            why(ui, &words.say(if two_without { key!("setup-deck-two") } else { key!("setup-deck-why") }));
        }
        if !edition.powers.is_empty() {
            ui.add_space(6.0);
            shared.targets.mark("setup.powers", &switch(ui, &mut state.powers, &words.say(key!("setup-powers"))));
            why(ui, &words.say(key!("setup-powers-why")));
        }
        if state.two_sides() && shared.theme.edition.profile.two_side_room_cards > 0 {
            ui.add_space(6.0);
            shared.targets.mark("setup.corner", &switch(ui, &mut state.corner_rooms, &words.say(key!("setup-corner"))));
            why(ui, &words.say(key!("setup-corner-why")));
        }
        ui.add_space(8.0);
        seed(ui, state, shared);
    });
}

/// What something means, in small letters.
pub(super) fn why(ui: &mut Ui, text: &str) {
    ui.label(RichText::new(text).font(body(Size::FOOT)).color(palette::ASH));
}

fn seed(ui: &mut Ui, state: &mut SetupState, shared: &SetupScreen) {
    let words = shared.words;
    subheading(ui, &words.say(key!("setup-seed")));
    let typed = line(ui, &mut state.seed, &words.say(key!("setup-seed-drawn")), 64);
    shared.targets.mark("setup.seed", &typed);
    match state.problem() {
        Some(problem @ SetupProblem::Seed) => drop(complaint(ui, &problem.say(words))),
        _ => why(ui, &words.say(key!("setup-seed-why"))),
    }
}

/// What is wrong.
pub(super) fn complaint(ui: &mut Ui, text: &str) -> Response {
    let text = RichText::new(text).color(mix(palette::BLOOD, palette::IVORY, 0.5));
    ui.add(Label::new(text).wrap())
}
