//! Turns colours of the palette and of themes into those that the table shows.

use bevy::prelude::*;

use candlestick_themes::{Colour, palette};

/// A colour of the palette or of a theme as it is shown now, with an alpha from 0 to 1.
pub(super) fn tint(colour: Colour, alpha: f32) -> Color {
    let Colour([r, g, b]) = palette::shown(colour);
    Color::srgba_u8(r, g, b, (alpha.clamp(0.0, 1.0) * 255.0) as u8)
}
