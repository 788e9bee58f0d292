//! The clues of the daily case.

use bevy_egui::egui::{Label, RichText, ScrollArea, Ui};

use super::{stage::PuzzleScreen, state::PuzzleState};
use crate::ui::scale::Size;
use crate::ui::{
    style::{body, bold},
    widgets::subheading,
};
use candlestick_rules::Event;
use candlestick_themes::{describe, key, palette};

/// What the seat has seen, line by line, by turns.
pub(super) fn show(ui: &mut Ui, state: &PuzzleState, stage: &PuzzleScreen) {
    let (puzzle, words) = (&state.puzzle, stage.words);
    if !stage.narrow {
        subheading(ui, &words.say(key!("daily-clues")));
    }
    let lit = state.why.iter().flat_map(|why| &why.events);
    let lit: Vec<_> = lit.filter_map(|at| puzzle.view.events.get(*at)).collect();
    ScrollArea::vertical().id_salt("clues").auto_shrink([false, false]).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        for event in puzzle.clues() {
            let line = describe(event, &puzzle.theme, words, &state.names, Some(puzzle.seat()));
            if line.is_empty() {
                continue;
            }
            let turn = matches!(event, Event::TurnStarted { .. });
            let text = RichText::new(line).font(body(Size::TEXT));
            let text = match (turn, lit.iter().any(|one| std::ptr::eq(*one, event))) {
                (_, true) => text.color(palette::INK).background_color(palette::CANDLE),
                (true, _) => text.font(bold(Size::FOOT)).color(palette::BRASS),
                _ => text.color(palette::PARCHMENT),
            };
            if turn {
                ui.add_space(5.0);
            }
            ui.add(Label::new(text).wrap());
        }
    });
}
