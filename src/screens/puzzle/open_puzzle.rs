//! The daily case as it is kept from frame to frame, and the days on which it was solved.

use bevy::prelude::*;
use bevy_egui::egui;

use super::state::{PuzzleChoice, PuzzleState, Today};
use crate::{platform, screens::export, ui::notebook::NotebookWish};
use candlestick_game::{
    puzzle::{Date, DayCase, Days},
    store,
};
use candlestick_themes::{Words, key};

/// Name of the entry that holds the days on which puzzle and case were solved.
pub(super) const DAYS: &str = "daily";

/// The daily case as it is shown, once it is found; changed only when something happens on it.
#[derive(Resource, Debug)]
pub(in crate::screens) struct OpenPuzzle {
    /// The day that the state or the search belongs to.
    pub(super) day: Option<Date>,
    pub(super) state: Option<PuzzleState>,
    pub(super) days: Days,
    /// Whether the days are written to the device.
    pub(super) kept: bool,
}

impl Default for OpenPuzzle {
    fn default() -> Self {
        Self { day: None, state: None, days: Days::default(), kept: true }
    }
}

impl OpenPuzzle {
    /// Whether today's case was solved on this device.
    pub(in crate::screens) fn is_solved(&self) -> bool {
        self.days.puzzle(today()).is_some()
    }

    /// How a day stands.
    pub(super) fn stands(&self, day: Date) -> Today {
        Today { case: self.days.case(day), puzzle: self.days.puzzle(day), streak: self.days.streak(today()) }
    }

    /// Notes how a day's whole case was closed; the first time counts.
    pub(super) fn close(&mut self, day: Date, result: DayCase) {
        if self.days.close(day, result) {
            self.keep();
        }
    }
}

/// The day it is, the same all round the world.
pub(super) fn today() -> Date {
    Date::from_days(platform::days())
}

impl OpenPuzzle {
    /// Does what was chosen.
    pub(super) fn carry_out(&mut self, choice: PuzzleChoice, words: &Words, ctx: &egui::Context) {
        let Some(state) = &mut self.state else { return };
        state.carry_out(choice, words);
        match choice {
            PuzzleChoice::Notebook(NotebookWish::Copy) => {
                state.study.tell(export::copy(ctx, state.study.sheet_text(words), words));
            }
            PuzzleChoice::Notebook(NotebookWish::Save) => {
                let told = export::save(&state.study.sheet_text(words), &state.puzzle().view, words);
                state.study.tell(told);
            }
            PuzzleChoice::Share => {
                let text = share_text(state, words);
                state.told = Some(export::copy(ctx, text, words));
            }
            PuzzleChoice::Say if state.is_solved() => {
                let tries = state.tries;
                self.keep_solved(tries);
            }
            _ => {}
        }
    }

    /// The day's puzzle is solved, also after the game is closed.
    fn keep_solved(&mut self, tries: u32) {
        let Some(day) = self.day else { return };
        self.days.solve(day, tries);
        self.keep();
        let stands = self.stands(day);
        if let Some(state) = &mut self.state {
            state.today = stands;
        }
    }

    /// Writes the days; the game goes on where that cannot be done.
    fn keep(&self) {
        if self.kept
            && let Err(fault) = store::save(DAYS, &self.days.to_text())
        {
            warn!("{fault}");
        }
    }
}

/// How a day went in a few lines, without a word of the case file.
fn share_text(state: &PuzzleState, words: &Words) -> String {
    let today = state.today;
    let mut lines = vec![words.with(key!("daily-share"), &[("date", (&state.day_said(words)).into())])];
    lines.extend(today.puzzle.map(|tries| words.with(key!("daily-share-puzzle"), &[("tries", tries.into())])));
    lines.extend(today.case.map(|case| {
        let key = if case.solved { key!("daily-share-case") } else { key!("daily-share-case-lost") };
        words.with(key, &[("turns", case.turns.into())])
    }));
    lines.extend((today.streak > 1).then(|| words.with(key!("daily-streak"), &[("days", today.streak.into())])));
    lines.join("\n")
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use candlestick_game::puzzle::daily;
    use candlestick_themes::builtin;

    #[test]
    fn what_is_shared_of_a_day_tells_how_it_went_and_no_card() {
        let theme = Arc::new(builtin("glasshouse").unwrap());
        let (day, words) = (Date::from_days(20_778), Words::english());
        let state = PuzzleState::new(daily(&theme, day).unwrap(), Some(day));
        let mut open_puzzle = OpenPuzzle { day: Some(day), state: Some(state), kept: false, ..OpenPuzzle::default() };
        open_puzzle.close(day, DayCase { solved: true, turns: 9 });
        open_puzzle.close(day, DayCase { solved: false, turns: 4 });
        open_puzzle.keep_solved(2);
        let text = share_text(open_puzzle.state.as_ref().unwrap(), &words);
        assert!(["21 November 2026", "2 tries", "turn 9"].iter().all(|told| text.contains(told)), "{text}");
        // The first line has the game's own name, which is a weapon's as well.
        let (_, told) = text.split_once('\n').unwrap();
        for card in theme.edition.cards.all().iter() {
            assert!(!told.contains(theme.card_name(card)), "{told}");
        }
    }
}
