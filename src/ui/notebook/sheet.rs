//! The measured sheet: how large its rows and columns are, and the shades behind the cells.

use bevy_egui::egui::{Color32, Pos2, Rect, Ui, pos2, vec2};

use super::{
    columns::{self, ColumnWindow},
    ink,
};
use crate::ui::scale::{growth, round};
use crate::ui::{
    PanelContext,
    style::{FINGER, fingers, veil},
};
use candlestick_game::Column;
use candlestick_themes::palette;

/// Width of the three headings along the left side, by the usual size of letters.
const BAND: f32 = 17.0;
/// Height of the heads and of a row where no finger presses, by the usual size of letters.
const HEAD: f32 = 34.0;
const ROWS: (f32, f32) = (20.0, 27.0);
/// Sides of a cell: the heads' letters and the signs need no wider one, however large the letters are.
const CELLS: (f32, f32) = (22.0, 44.0);

/// The measured grid.
pub(super) struct NotebookGrid<'a> {
    pub(super) context: &'a PanelContext<'a>,
    pub(super) columns: Vec<Column>,
    /// Where not all players fit.
    pub(super) part: Option<ColumnWindow>,
    pub(super) left: f32,
    pub(super) band: f32,
    pub(super) name: f32,
    pub(super) cell: f32,
    pub(super) row: f32,
    pub(super) head: f32,
}

impl<'a> NotebookGrid<'a> {
    /// Fits the grid into the room there is.
    pub(super) fn measure(ui: &Ui, context: &'a PanelContext<'a>, height: f32) -> Self {
        let grown = growth();
        let band = BAND * grown;
        let width = ui.available_width() - band;
        // On a phone four players' columns stay beside each other, however large the letters are.
        let least = if context.narrow { 80.0f32.mul_add(grown - 1.0, 112.0) } else { 124.0 * grown };
        let (columns, part) = columns::columns(ui, context, width - least);
        let cell = ((width - least) / columns.len() as f32).clamp(CELLS.0, CELLS.1 * grown).floor();
        let fingers = fingers(ui, context.narrow);
        let head = if fingers { FINGER + 1.0 } else { HEAD * grown };
        let cards = f32::from(context.view.edition.cards.total());
        let room = (height - head - super::foot::height(ui, context.narrow) - 2.0) / cards;
        let row = if fingers { FINGER } else { room.clamp(ROWS.0 * grown, ROWS.1 * grown) };
        let name = width - cell * columns.len() as f32;
        Self { context, columns, part, left: ui.cursor().left(), band, name, cell, row, head }
    }

    /// Height of the row of heads.
    pub(super) const fn head_height(&self) -> f32 {
        self.head
    }

    pub(super) fn cell(&self, row: Rect, n: usize) -> Rect {
        let left = self.left + self.band + self.name + self.cell * n as f32;
        Rect::from_min_size(pos2(left, row.top()), vec2(self.cell, row.height()))
    }

    pub(super) fn line(&self, ui: &mut Ui, height: f32) -> Rect {
        let (_, rect) = ui.allocate_space(vec2(self.band + self.name + self.cell * self.columns.len() as f32, height));
        rect
    }

    /// Every second column, my own and the one under the pointer have their shade.
    pub(super) fn shade_column(&self, ui: &Ui, cell: Rect, column: Column, n: usize) {
        let mine = column == Column::Seat(self.context.view.me);
        let ground = match (mine, column) {
            (true, _) => veil(palette::BRASS, ink::OWN),
            (_, Column::CaseFile) => veil(palette::BLOOD, 0.07),
            _ if n % 2 == 1 => veil(palette::WALNUT_LIGHT, 0.06),
            _ => Color32::TRANSPARENT,
        };
        ui.painter().rect_filled(cell, round::SQUARE, ground);
        if self.pointer(ui).is_some_and(|at| cell.x_range().contains(at.x)) {
            ui.painter().rect_filled(cell, round::SQUARE, veil(palette::BRASS, 0.16));
        }
    }

    fn pointer(&self, ui: &Ui) -> Option<Pos2> {
        let at = ui.ctx().pointer_hover_pos()?;
        (ui.rect_contains_pointer(ui.clip_rect()) && at.x > self.left + self.band + self.name).then_some(at)
    }
}
