//! The leaf of paper that the notebook stands on.

use bevy_egui::egui::{ScrollArea, Ui, vec2};

use super::{foot, levels, notebook_wish::NotebookWish, sheet::NotebookGrid, strip};
use crate::ui::{
    Intent, PanelContext,
    style::{is_low, touch},
    tables,
    widgets::paper,
};
use candlestick_rules::Category;

/// Margin of the paper.
const MARGIN: i8 = 8;
/// The least height of the rows, in points.
const LEAST: f32 = 104.0;

/// Shows the notebook.
pub fn show(ui: &mut Ui, context: &PanelContext, intents: &mut Vec<Intent>) {
    let mut wishes = Vec::new();
    leaf(ui, context, &mut wishes);
    levels::show(ui.ctx(), context, &mut wishes);
    intents.extend(wishes.into_iter().map(Intent::Notebook));
}

/// The leaf of paper.
fn leaf(ui: &mut Ui, context: &PanelContext, wishes: &mut Vec<NotebookWish>) {
    touch(ui, context.narrow);
    let height = ui.available_height();
    let margins = 2.0 * f32::from(MARGIN);
    paper(ui, (context.theme.house, context.art), MARGIN, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        let sheet = NotebookGrid::measure(ui, context, height - margins);
        // On a phone's side the strip has what one row leaves, so that the reasons are not drawn below the leaf; where that is
        // too little it has the leaf to itself, unless the keyboard goes from cell to cell.
        let room = height - margins - sheet.head_height() - sheet.row;
        let below = match context.cell {
            None => foot::height(ui, context.narrow),
            Some(cell) if room < strip::least(ui, context.narrow) && ui.memory(|memory| memory.focused().is_none()) => {
                return sheet.strip(ui, height - margins, cell, wishes);
            }
            Some(_) => strip::height(ui, context.narrow).min(room),
        };
        sheet.head(ui);
        // Beside the reasons of a cell its own row is enough, so that the leaf does not lie over the cards.
        let least = if is_low(ui) || context.cell.is_some() { sheet.row } else { LEAST };
        let rows = (height - margins - sheet.head_height() - below).max(least);
        let list = ScrollArea::vertical().max_height(rows).min_scrolled_height(sheet.row).auto_shrink([false, true]);
        list.show(ui, |ui| {
            for category in Category::ALL {
                let top = ui.cursor().top();
                for card in context.view.edition.cards.set_of(category).iter() {
                    sheet.row(ui, card, wishes);
                }
                sheet.band(ui, category, top);
            }
            tables::tell(ui.ctx(), || sheet.table(ui));
        });
        match context.cell {
            Some(cell) => sheet.strip(ui, below, cell, wishes),
            None => foot::show(ui, context, wishes),
        }
    });
}
