//! The notebook as a table for whoever reads the page as text: all of it, whatever part of it is in sight.

use bevy_egui::egui::{Id, Ui};

use super::sheet::NotebookGrid;
use crate::ui::tables::{TableCell, TableRow, WidgetTable};
use candlestick_game::{
    Column,
    spoken::{SheetPart, SheetRow},
};
use candlestick_rules::CardId;
use candlestick_themes::key;

/// The cell of a card and a column, among the widgets of these rows.
pub(super) fn cell_id(rows: &Ui, card: CardId, column: Column) -> Id {
    rows.id().with(("cell", card.0, column))
}

impl NotebookGrid<'_> {
    /// All of it, whose rows stand in this part of the screen.
    pub(super) fn table(&self, rows: &Ui) -> WidgetTable {
        let (words, sheet) = (self.context.words, self.context.inspector().sheet());
        let corner = words.say(key!("mirror-card"));
        let known = words.say(key!("mirror-known"));
        let heads = [corner].into_iter().chain(sheet.columns).chain([known]).map(TableCell::Words).collect();
        let lines = sheet.parts.iter().flat_map(|part| lines(rows, part)).collect();
        WidgetTable { caption: sheet.title, heads, lines }
    }
}

fn lines(rows: &Ui, part: &SheetPart) -> Vec<TableRow> {
    let band = TableRow { head: TableCell::Words(part.label.clone()), cells: Vec::new() };
    [band].into_iter().chain(part.rows.iter().map(|row| line(rows, row))).collect()
}

fn line(rows: &Ui, row: &SheetRow) -> TableRow {
    let cell = |cell: &candlestick_game::spoken::SheetCell| {
        TableCell::Short(cell_id(rows, row.card, cell.column), cell.short.clone())
    };
    let known = TableCell::Words(row.known.join(" "));
    TableRow { head: TableCell::Words(row.name.clone()), cells: row.cells.iter().map(cell).chain([known]).collect() }
}
