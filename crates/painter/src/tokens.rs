//! Suspects' tokens and weapons, as small pieces that read at the size of a board square.

use super::{
    canvas::{Canvas, disc, flat, rounded, sweep},
    colour::{brightness, darker, lettered, lighter, mix},
    lamp::{PIECE, fades, fallen},
    lettering::{Fonts, Ink},
    picture::Picture,
};
use candlestick_rules::{SuspectId, WeaponId};
use candlestick_themes::palette;
use candlestick_themes::{Colour, Theme};

/// The middle of a token's disc in its picture, as parts of the width; its shadow falls below.
pub const TOKEN_MIDDLE: (f32, f32) = (0.49, 0.47);

/// A suspect's token: a disc in the suspect's colour with the portrait and the mark.
#[must_use]
pub fn token(theme: &Theme, suspect: SuspectId, size: u32, portrait: Option<&Picture>, fonts: &Fonts) -> Picture {
    let (Some(look), Some(mut canvas)) = (theme.suspects.get(suspect.index()), square(size)) else {
        return Picture::nothing();
    };
    let canvas = &mut canvas;
    soft_disc(canvas, fallen(TOKEN_MIDDLE, PIECE), 0.455);
    ball(canvas, TOKEN_MIDDLE, 0.465, darker(look.colour, 0.75));
    ball(canvas, TOKEN_MIDDLE, 0.44, look.colour);
    ball(canvas, TOKEN_MIDDLE, 0.375, palette::IVORY);
    ball(canvas, TOKEN_MIDDLE, 0.335, ground(look.colour));
    if let (Some(portrait), Some(within)) = (portrait, disc(TOKEN_MIDDLE.0, TOKEN_MIDDLE.1, 0.335)) {
        canvas.picture_within(portrait, (0.07, 0.115, 0.84, 0.84), &within);
    } else {
        let face = fonts.names();
        let fitted = face.fit(&look.mark, (0.5, 0.42), 0.5, 1);
        face.letter(canvas, &fitted, TOKEN_MIDDLE, 0.0, Ink::plain(lettered(ground(look.colour)).1));
        return canvas.picture();
    }
    badge(canvas, &look.mark, look.colour, fonts);
    canvas.picture()
}

/// Behind a portrait: a light tint of the suspect's colour, so that the token is lighter than the floors, or a deeper one
/// where that is nearly white.
fn ground(colour: Colour) -> Colour {
    if brightness(colour) > 0.85 { darker(colour, 0.22) } else { mix(colour, palette::IVORY, 0.62) }
}

fn badge(canvas: &mut Canvas, mark: &str, colour: Colour, fonts: &Fonts) {
    let at = (0.755, 0.75);
    ball(canvas, at, 0.245, darker(colour, 0.68));
    ball(canvas, at, 0.215, palette::IVORY);
    let face = fonts.labels();
    let fitted = face.fit(mark, (0.34, 0.31), 0.38, 1);
    face.letter(canvas, &fitted, at, 0.0, Ink::plain(palette::INK));
}

/// A weapon: a dark plaque with a brass rim and an ivory pictogram.
#[must_use]
pub fn weapon(theme: &Theme, weapon: WeaponId, size: u32, icon: Option<&Picture>) -> Picture {
    let Some(mut canvas) = square(size).filter(|_| weapon.index() < theme.weapons.len()) else {
        return Picture::nothing();
    };
    let canvas = &mut canvas;
    for n in 0..5 {
        let by = 0.012 * n as f32;
        let (left, top) = fallen((0.08 - by, 0.05 - by), PIECE);
        if let Some(shadow) = rounded(left, top, 0.84 + 2.0 * by, 0.84 + 2.0 * by, 0.2 + by) {
            canvas.fill(&shadow, &flat(palette::NIGHT, 0.16));
        }
    }
    let rims = [(0.06, darker(palette::INK, 0.5), 0.22), (0.08, palette::BRASS, 0.20), (0.135, palette::INK, 0.15)];
    for (inset, colour, radius) in rims {
        let side = 1.0 - 2.0 * inset;
        let stops = [(0.0, lighter(colour, 0.16), 1.0), (1.0, darker(colour, 0.18), 1.0)];
        if let Some(plate) = rounded(inset, inset - 0.02, side, side, radius) {
            let (from, to) = fades((0.5, 0.5), 0.5);
            canvas.fill(&plate, &sweep(from, to, &stops));
        }
    }
    if let Some(icon) = icon {
        canvas.picture_in(icon, (0.17, 0.15, 0.66, 0.66), Some(palette::IVORY), 1.0);
    }
    canvas.picture()
}

/// A square canvas whose unit is its width.
pub(super) fn square(size: u32) -> Option<Canvas> {
    let size = size.clamp(1, 2048);
    Canvas::new(size, size, size as f32, 0.0)
}

fn ball(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32, colour: Colour) {
    if let Some(path) = disc(x, y, radius) {
        let stops = [(0.0, lighter(colour, 0.10), 1.0), (1.0, darker(colour, 0.10), 1.0)];
        let (from, to) = fades((x, y), radius);
        canvas.fill(&path, &sweep(from, to, &stops));
    }
}

fn soft_disc(canvas: &mut Canvas, (x, y): (f32, f32), radius: f32) {
    for n in 0..6 {
        if let Some(path) = disc(x, y, radius - 0.006 + 0.008 * (n as f32 - 3.0)) {
            canvas.fill(&path, &flat(palette::NIGHT, 0.13));
        }
    }
}
