//! The notebook: cards by players on a leaf of paper, crossed off by itself and open to own marks in pencil.

mod grid;
mod head;
mod ink;
mod legend;

use bevy_egui::egui::{ScrollArea, Ui, vec2};

use super::{Desk, Intent, style::touch, widgets::paper};
use crate::rules::Category;
use grid::Sheet;

/// Margin of the paper.
const MARGIN: i8 = 8;

/// Shows the notebook.
pub fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    touch(ui, desk.narrow);
    let height = ui.available_height();
    let margins = 2.0 * f32::from(MARGIN);
    paper(ui, desk.art, MARGIN, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        ui.spacing_mut().scroll.floating_allocated_width = 0.0;
        let sheet = Sheet::measure(ui, desk, height - margins);
        sheet.head(ui);
        let rows = (height - margins - sheet.head_height() - legend::HEIGHT).max(120.0);
        ScrollArea::vertical().max_height(rows).auto_shrink([false, true]).show(ui, |ui| {
            for category in Category::ALL {
                let top = ui.cursor().top();
                for card in desk.view.edition.cards.set_of(category).iter() {
                    sheet.row(ui, card, intents);
                }
                sheet.band(ui, category, top);
            }
        });
        legend::show(ui, desk, intents);
    });
}
