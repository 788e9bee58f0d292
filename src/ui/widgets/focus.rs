//! The ring that shows where the keyboard is.

use bevy_egui::egui::{Painter, Rect, Response, Stroke, StrokeKind, Ui};

use crate::ui::style::veil;
use candlestick_themes::palette;

/// The ring round whatever the keyboard is on; in a list that scrolls it is brought into sight.
pub fn focus_ring(ui: &Ui, response: &Response, radius: f32) {
    if response.has_focus() {
        if response.gained_focus() && !ui.clip_rect().contains_rect(response.rect) {
            response.scroll_to_me(None);
        }
        keyboard_ring(ui.painter(), response.rect, radius);
    }
}

/// The ring itself, for what draws it elsewhere.
pub fn keyboard_ring(painter: &Painter, rect: Rect, radius: f32) {
    painter.rect_stroke(rect.expand(3.0), radius + 3.0, Stroke::new(2.0, palette::CANDLE), StrokeKind::Middle);
    painter.rect_stroke(
        rect.expand(5.5),
        radius + 5.5,
        Stroke::new(2.0, veil(palette::CANDLE, 0.3)),
        StrokeKind::Middle,
    );
}
