//! The notebook: cards by players on a leaf of paper, crossed off by itself and open to own marks in pencil.

mod grid;
mod ink;
mod legend;

use bevy_egui::egui::{ScrollArea, Ui, vec2};

use super::{Desk, Intent, style::touch, widgets::paper};
use crate::rules::Category;
use grid::Sheet;

/// Shows the notebook.
pub fn show(ui: &mut Ui, desk: &Desk, intents: &mut Vec<Intent>) {
    touch(ui, desk.narrow);
    let height = ui.available_height();
    paper(ui, desk.art, 8, |ui| {
        ui.spacing_mut().item_spacing = vec2(0.0, 0.0);
        let sheet = Sheet::measure(ui, desk, height - 16.0);
        sheet.head(ui);
        let rows = (height - 16.0 - sheet.head_height() - legend::HEIGHT).max(120.0);
        ScrollArea::vertical().max_height(rows).auto_shrink([false, true]).show(ui, |ui| {
            for category in Category::ALL {
                sheet.group(ui, category);
                for card in desk.view.edition.cards.set_of(category).iter() {
                    sheet.row(ui, card, intents);
                }
            }
        });
        legend::show(ui, desk, intents);
    });
}
