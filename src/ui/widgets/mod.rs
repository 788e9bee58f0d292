//! The game's own widgets: plates to press, tiles with pictures, cards, paper and headings.

mod button;
mod card;
pub mod draw;
mod frame;
mod look;
mod switch;
mod tile;
mod token;

pub use button::{Button, Kind, arrow_button, button, danger_button, icon_button, pressed, primary_button};
pub use card::{CARD_SHAPE, CardFace, card, card_back, card_back_button};
pub use frame::{hairline, heading, paper, plate, scrim, segmented, segmented_with, sheet, subheading, wood};
pub use switch::switch;
pub use tile::{Tile, picture_tile, tile_rows};
pub use token::{disc, face, token_dot};

use bevy_egui::egui::{Rect, Response, Stroke, StrokeKind, Ui};

use crate::ui::style::veil;
use candlestick_themes::palette;

/// The ring round whatever the keyboard is on.
pub fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.has_focus() {
        ring(ui, response.rect, radius);
    }
}

fn ring(ui: &Ui, rect: Rect, radius: f32) {
    let painter = ui.painter();
    painter.rect_stroke(rect.expand(3.0), radius + 3.0, Stroke::new(2.0, palette::CANDLE), StrokeKind::Middle);
    painter.rect_stroke(
        rect.expand(5.5),
        radius + 5.5,
        Stroke::new(2.0, veil(palette::CANDLE, 0.3)),
        StrokeKind::Middle,
    );
}
