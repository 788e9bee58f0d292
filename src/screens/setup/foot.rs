//! The bar at the foot of the setup: back, start, and why the case cannot start yet.

use bevy_egui::egui::Ui;

use super::{
    options::{complaint, why},
    parts::SetupScreen,
    state::{SetupChoice, SetupState},
};
use crate::ui::{
    keys::Shortcut,
    live,
    scale::widest,
    style::touch,
    widgets::{Button, ButtonKind},
};
use candlestick_themes::key;

/// Back and start, always in sight, with the reason why not.
pub(super) fn show(ui: &mut Ui, state: &SetupState, notice: Option<&str>, shared: &SetupScreen) -> Option<SetupChoice> {
    let words = shared.words;
    let problem = state.problem();
    let mut chosen = None;
    touch(ui, shared.narrow);
    ui.vertical_centered(|ui| {
        let width = ui.available_width().min(widest(620.0));
        ui.set_max_width(width);
        if let Some(notice) = notice {
            live::heard(&complaint(ui, notice), "setup.notice", notice);
        }
        match problem {
            // The page says it as what is asked.
            Some(problem) => live::polite(&complaint(ui, &problem.say(words))),
            None if !state.seats.iter().any(|row| row.on && row.controller == candlestick_game::Controller::Person) => {
                why(ui, &words.say(key!("setup-watching")));
            }
            None => {}
        }
        ui.horizontal(|ui| {
            let text = words.say(key!("setup-back"));
            let back = Button::new(&text).icon(shared.art.icon("home")).leaves().show(ui);
            shared.targets.mark("setup.back", &back);
            // A large board takes seconds where drawing is slow: the press is answered at once.
            let text = words.say(if shared.opens { key!("setup-opens") } else { key!("setup-start") });
            let start = Button::new(&text)
                .kind(ButtonKind::Primary)
                .icon(shared.art.icon("magnifier"))
                .key(Shortcut::Say)
                .wide();
            let start = start.enabled(problem.is_none() && !shared.opens).show(ui);
            shared.targets.mark("setup.start", &start);
            chosen = back.clicked().then_some(SetupChoice::Back);
            chosen = start.clicked().then_some(SetupChoice::Start).or(chosen);
        });
    });
    chosen
}
