//! The daily case as it is kept from frame to frame, and the day on which it was solved last.

use bevy::prelude::*;
use bevy_egui::egui;

use super::state::{PuzzleChoice, PuzzleState};
use crate::{platform, screens::export, ui::notebook::Wish};
use candlestick_game::{puzzle::Date, store};
use candlestick_themes::Words;

/// Name of the entry that holds the day on which the daily case was solved last.
pub(super) const SOLVED: &str = "daily";

/// The daily case as it is shown, once it is found; changed only when something happens on it.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Puzzling {
    /// The day that the state or the search belongs to.
    pub(super) day: Option<Date>,
    pub(super) state: Option<PuzzleState>,
    pub(super) solved: Option<Date>,
}

impl Puzzling {
    /// Whether today's case was solved on this device.
    pub(in crate::screens) fn is_solved(&self) -> bool {
        self.solved == Some(today())
    }
}

/// The day it is, the same all round the world.
pub(super) fn today() -> Date {
    Date::from_days(platform::days())
}

impl Puzzling {
    /// Does what was chosen.
    pub(super) fn carry_out(&mut self, choice: PuzzleChoice, words: &Words, ctx: &egui::Context) {
        let Some(state) = &mut self.state else { return };
        state.carry_out(choice, words);
        match choice {
            PuzzleChoice::Notebook(Wish::Copy) => {
                state.study.tell(export::copy(ctx, state.study.sheet_text(words), words));
            }
            PuzzleChoice::Notebook(Wish::Save) => {
                let told = export::save(&state.study.sheet_text(words), &state.puzzle().view, words);
                state.study.tell(told);
            }
            PuzzleChoice::Say if state.is_solved() => self.keep_solved(),
            _ => {}
        }
    }

    /// The day's case is solved, also after the game is closed.
    fn keep_solved(&mut self) {
        self.solved = self.day;
        let day = self.day.map(|day| day.to_string()).unwrap_or_default();
        if let Err(fault) = store::save(SOLVED, &day) {
            warn!("{fault}");
        }
    }
}
