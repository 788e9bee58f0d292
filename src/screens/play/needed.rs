//! Tells what of the panels a lesson's step needs: all else is dim meanwhile, and cannot be pressed.

use bevy_egui::egui::Ui;

use super::tab::Tab;
use crate::ui::{PanelContext, scale::round, style::veil};
use candlestick_game::lesson::WantedDeed;
use candlestick_themes::palette;

/// How dark the shade is over paper that is not needed now.
const SHADE: f32 = 0.4;

/// What of the panels can be used now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Needed {
    /// Whether it is a lesson, also while its words are away; else all can be used.
    teaches: bool,
    /// The panel that the step is about; none while the others play.
    panel: Option<Tab>,
    /// Whether something is to be marked or asked in the notebook, or a cell is looked at there, which can be closed.
    pencil: bool,
}

impl Needed {
    /// What is needed by what the person is told just now, where somebody `teaches`.
    pub(super) fn of(context: &PanelContext, teaches: bool) -> Self {
        let wanted = context.coach.map(|coach| &coach.wanted);
        let asks = matches!(wanted, Some(WantedDeed::Mark(..) | WantedDeed::Why(..)));
        Self { teaches, panel: context.coach.map(Tab::of_step), pencil: asks || context.cell.is_some() }
    }

    /// Whether the tab of a panel may be pressed while one is up: in a lesson only the way back to where the step is.
    pub(super) fn may_turn(self, to: Tab, up: Tab) -> bool {
        !self.teaches || self.panel == Some(to) && to != up
    }

    /// Shows the notebook: out of use where nothing is wanted of the pencil, and dim where the step is about something else.
    pub(super) fn notebook(self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        let leaf = ui.add_enabled_ui(!self.teaches || self.pencil, show).response.rect;
        if self.teaches && self.panel != Some(Tab::Notebook) {
            ui.painter().rect_filled(leaf, round::SQUARE, veil(palette::NIGHT, SHADE));
        }
    }

    /// Shows the own cards: they are looked at, and in a lesson nothing on them is to be pressed.
    pub(super) fn hand(self, ui: &mut Ui, show: impl FnOnce(&mut Ui)) {
        ui.add_enabled_ui(!self.teaches, show);
    }
}

#[cfg(test)]
mod tests;
