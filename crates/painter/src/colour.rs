//! Arithmetic with colours: mixing, lighter, darker, and which letters read on them.

use candlestick_themes::{Colour, contrast, palette};

/// Part of the way from one colour to another.
pub(super) fn mix(Colour(a): Colour, Colour(b): Colour, part: f32) -> Colour {
    let one = |n: usize| (f32::from(a[n]) + (f32::from(b[n]) - f32::from(a[n])) * part).round().clamp(0.0, 255.0) as u8;
    Colour([one(0), one(1), one(2)])
}

/// Towards white.
pub(super) fn lighter(colour: Colour, part: f32) -> Colour {
    mix(colour, Colour([255; 3]), part)
}

/// Towards black.
pub(super) fn darker(colour: Colour, part: f32) -> Colour {
    mix(colour, Colour([0; 3]), part)
}

/// How bright a colour looks, 0 to 1.
pub(super) fn brightness(Colour([r, g, b]): Colour) -> f32 {
    (0.299 * f32::from(r) + 0.587 * f32::from(g) + 0.114 * f32::from(b)) / 255.0
}

/// Letters that read on the colour: ivory or ink.
pub(super) fn letters_on(colour: Colour) -> Colour {
    if contrast(colour, palette::INK) > contrast(colour, palette::IVORY) { palette::INK } else { palette::IVORY }
}
