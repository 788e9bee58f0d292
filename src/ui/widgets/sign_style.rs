//! A line of text with a sign before it.

use bevy_egui::egui::{Color32, FontId, Rect, Sense, Ui, Vec2, vec2};

use super::{draw, whole_words};
use crate::ui::Art;

/// How large the sign is, and in which colours and letters the line stands.
pub struct SignStyle {
    /// Side of the sign, in points.
    pub side: f32,
    /// Colour of the sign.
    pub tint: Color32,
    /// Letters of the text.
    pub font: FontId,
    /// Colour of the text.
    pub ink: Color32,
}

/// The line, wrapped; its sign stands before the first row.
pub fn signed(ui: &mut Ui, art: &Art, icon: &str, text: &str, look: &SignStyle) {
    ui.horizontal_top(|ui| {
        // About the height of a row.
        let row = (look.font.size * 1.25).max(look.side);
        let (rect, _) = ui.allocate_exact_size(vec2(look.side, row), Sense::hover());
        if let Some(texture) = art.icon(icon) {
            let at = Rect::from_center_size(rect.center(), Vec2::splat(look.side));
            ui.painter().image(texture, at, draw::WHOLE, look.tint);
        }
        whole_words(ui, text, &look.font, look.ink);
    });
}
