//! A window before one's first daily case of an edition: how that edition differs from the plain game.

use bevy_egui::egui::{Context, Id};

use super::state::PuzzleChoice;
use crate::ui::{
    Art, ScreenTargets, differences_card,
    widgets::{Button, ButtonKind, DialogFoot, dialog, heading},
};
use candlestick_rules::Setup;
use candlestick_themes::{Theme, Words, key};

/// Shows it; answers whether the case is begun or not yet.
pub(super) fn show(
    ctx: &Context,
    (theme, setup): (&Theme, &Setup),
    (words, art, targets): (&Words, &Art, &ScreenTargets),
) -> Option<PuzzleChoice> {
    let shown = dialog(ctx, Id::new("daily-before"), (420.0, true), |ui| {
        heading(ui, &theme.title.to_string());
        let foot = DialogFoot::of(ui);
        foot.list(ui).show(ui, |ui| differences_card(ui, theme, setup, (words, art)));
        foot.show(ui, |ui| {
            ui.add_space(8.0);
            let begin = Button::new(&words.say(key!("setup-start"))).kind(ButtonKind::Primary).wide().show(ui);
            targets.mark("daily.begin", &begin);
            let not_yet = Button::new(&words.say(key!("act-cancel"))).wide().show(ui);
            targets.mark("daily.not-yet", &not_yet);
            let begun = begin.clicked().then_some(PuzzleChoice::Begin);
            begun.or_else(|| not_yet.clicked().then_some(PuzzleChoice::NotYet))
        })
    });
    let left = shown.should_close().then_some(PuzzleChoice::NotYet);
    shown.inner.or(left)
}
