//! Draws what lies below a whole screen away from the table: the game's own wood, darkened, with a candle's light from
//! above.

use bevy_egui::egui::{Ui, vec2};

use super::{draw, wood};
use crate::ui::{Art, scale::round, style::veil};
use candlestick_themes::{HouseLook, palette};

/// A ground: how much it is darkened, and how strong its light is, from 0 to 1.
#[derive(Debug, Clone, Copy)]
pub struct Backdrop {
    dark: f32,
    light: f32,
}

impl Backdrop {
    /// Below lists and findings that are read.
    pub const READING: Self = Self { dark: 0.6, light: 0.12 };
    /// Below a position that is thought about.
    pub const STUDY: Self = Self { dark: 0.55, light: 0.14 };

    /// Shows it over all that there is.
    pub fn show(self, ui: &Ui, art: &Art) {
        let room = ui.max_rect();
        wood(ui, (HouseLook::default(), art), room);
        ui.painter().rect_filled(room, round::SQUARE, veil(palette::NIGHT, self.dark));
        let glow = vec2(room.width() * 0.6, 320.0);
        draw::glow(ui.painter(), room.center_top(), glow, veil(palette::CANDLE, self.light));
    }
}
