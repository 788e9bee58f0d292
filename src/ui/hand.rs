//! The person's own hand as small cards.

use bevy_egui::egui::{RichText, Ui, vec2};

use super::{
    Desk,
    widgets::{CARD_SHAPE, CardFace, card, subheading},
};
use crate::table::palette;

/// Shows the hand, or says that a watcher has none.
pub fn show(ui: &mut Ui, desk: &Desk) {
    if !desk.plays() {
        ui.label(RichText::new(desk.words.say("hand-watching")).color(palette::SMOKE));
        return;
    }
    subheading(ui, &desk.words.say("hand-title"));
    let cards = desk.view.hand;
    let gap = 6.0;
    let columns = cards.len().clamp(4, if desk.narrow { 5 } else { 6 }) as f32;
    let width =
        ((ui.available_width() + gap) / columns - gap).clamp(58.0, if desk.narrow { 74.0 } else { 64.0 }).floor();
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(gap, gap);
        ui.set_row_height(width * CARD_SHAPE);
        for id in cards.iter() {
            let response = card(ui, desk.theme, desk.art, id, CardFace { width, ..CardFace::default() });
            response.on_hover_text(desk.theme.card_name(id));
        }
    });
}
