//! Lays what stands around the board by the window's size: one code for the game and for looking at panels alone.

use bevy_egui::egui::{Context, Ui};

use super::{
    buttons::{self, Corner},
    lens::Lens,
    panels::{Panels, PhoneParts, PlayLayout},
    shape::Shape,
    sheet::PromptSheet,
    tab::Tab,
};
use crate::{screens::together::bar::BesideBoard, ui::Intent};

/// What the panels keep from frame to frame.
#[derive(Debug, Default)]
pub struct PanelState {
    /// What is shown where not all fits.
    pub tab: Tab,
    pub(super) sheet: PromptSheet,
    pub(super) menu: bool,
    pub(super) lens: Lens,
    /// Whether a widget had the keyboard in the frame before.
    pub(super) focused: bool,
}

impl PanelState {
    /// As it is at first, but with this shown where not all fits.
    #[must_use]
    pub fn turned_to(tab: Tab) -> Self {
        Self { tab, ..Self::default() }
    }

    /// Lays the panels around the board, in a window of this shape; what a person wants goes into the intents. Where the board
    /// stands above its tabs, `beside` shows what else is told there, which the keyboard comes to before them.
    pub fn show(
        &mut self,
        ui: &mut Ui,
        panels: &Panels,
        shape: Shape,
        intents: &mut Vec<Intent>,
        beside: &mut dyn FnMut(BesideBoard),
    ) -> PlayLayout {
        if !shape.stacked {
            return panels.window(ui, &mut self.tab, intents);
        }
        let (focused, teaches) = (self.focused, panels.teaches);
        let corner = Corner { menu: &mut self.menu, focused, lens: &mut self.lens, teaches };
        panels.phone(ui, PhoneParts { tab: &mut self.tab, sheet: &mut self.sheet, corner, beside }, intents)
    }

    /// The buttons that stand beside a window's board, over what was laid.
    pub fn over_board(&mut self, ctx: &Context, panels: &Panels, shape: Shape, laid: &PlayLayout) {
        if !shape.stacked {
            let (focused, teaches) = (self.focused, panels.teaches);
            let corner = Corner { menu: &mut self.menu, focused, lens: &mut self.lens, teaches };
            buttons::over_board(ctx, panels.context, laid.board.rect, laid.aside, corner);
        }
    }
}
