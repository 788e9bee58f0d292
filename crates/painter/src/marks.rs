//! Small sprites to be tinted: the highlight of a square, a step of a way, a soft shadow.

use super::{noise::rise, picture::Picture};

/// A highlight for one square: a bright rounded frame with a faint middle, white.
#[must_use]
pub fn glow(size: u32) -> Picture {
    each(size, 255, |x, y| {
        let edge = box_distance(x, y, 0.44, 0.14);
        let frame = rise(-0.10, -0.05, edge) * (1.0 - rise(-0.01, 0.01, edge));
        let middle = 0.38 * (1.0 - rise(-0.06, -0.04, edge));
        let halo = 0.45 * (1.0 - rise(0.0, 0.06, edge));
        frame.max(middle).max(halo)
    })
}

/// The light on a square that can be gone to: the frame of [`glow`] between dark rims, which stay dark however it is
/// tinted, so that it stands out from tiles that are nearly as light.
#[must_use]
pub fn reach(size: u32) -> Picture {
    rimmed(size, |x, y| {
        let edge = box_distance(x, y, 0.44, 0.14);
        let frame = rise(-0.11, -0.09, edge) * (1.0 - rise(-0.01, 0.01, edge));
        let middle = 0.34 * (1.0 - rise(-0.16, -0.14, edge));
        let rim = 0.9 * (1.0 - rise(0.04, 0.06, edge)) * rise(-0.16, -0.14, edge);
        (frame.max(middle), rim)
    })
}

/// How wide the ring of a turn is, in widths of the token that lies on it.
pub const TURN_RING: f32 = 1.36;

/// The ring of light around the token of whoever's turn it is, white with a dark rim, as wide as [`TURN_RING`] tokens.
#[must_use]
pub fn turn_ring(size: u32) -> Picture {
    rimmed(size, |x, y| {
        let from_middle = x.hypot(y) * TURN_RING;
        let ring = rise(0.40, 0.44, from_middle) * (1.0 - rise(0.595, 0.615, from_middle));
        let rim = 0.9 * (1.0 - rise(0.65, 0.68, from_middle)) * rise(0.58, 0.61, from_middle);
        (ring, rim)
    })
}

/// A step of a way: a white disc.
#[must_use]
pub fn path_dot(size: u32) -> Picture {
    each(size, 255, |x, y| 1.0 - rise(0.40, 0.48, x.hypot(y)))
}

/// A soft round shadow, black.
#[must_use]
pub fn shadow(size: u32) -> Picture {
    each(size, 0, |x, y| 0.6 * (1.0 - rise(0.22, 0.5, x.hypot(y))))
}

/// How far a point is outside (or, negative, inside) a box with round corners around (0, 0).
pub(super) fn box_distance(x: f32, y: f32, half: f32, radius: f32) -> f32 {
    let (dx, dy) = (x.abs() - half + radius, y.abs() - half + radius);
    dx.max(0.0).hypot(dy.max(0.0)) + dx.max(dy).min(0.0) - radius
}

/// A square picture of light, white, over a rim, black: two alphas as functions of the place, from -0.5 to 0.5 each way.
fn rimmed(size: u32, alphas: impl Fn(f32, f32) -> (f32, f32)) -> Picture {
    let size = size.clamp(1, 2048);
    let place = |n: u32| (n as f32 + 0.5) / size as f32 - 0.5;
    let pixels = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).flat_map(|(x, y)| {
        let (light, rim) = alphas(place(x), place(y));
        white_over_black(light, rim)
    });
    Picture { width: size, height: size, rgba: pixels.collect() }
}

/// A pixel of so much white over so much black, each from 0 to 1.
pub(super) fn white_over_black(white: f32, black: f32) -> [u8; 4] {
    let (white, black) = (white.clamp(0.0, 1.0), black.clamp(0.0, 1.0));
    let alpha = white + black * (1.0 - white);
    let grey = if alpha > 0.0 { (white / alpha * 255.0).round() as u8 } else { 255 };
    [grey, grey, grey, (alpha * 255.0).round() as u8]
}

/// A square picture of one grey whose alpha is a function of the place, from -0.5 to 0.5 each way.
fn each(size: u32, grey: u8, alpha: impl Fn(f32, f32) -> f32) -> Picture {
    let size = size.clamp(1, 2048);
    let place = |n: u32| (n as f32 + 0.5) / size as f32 - 0.5;
    let pixels = (0..size).flat_map(|y| (0..size).map(move |x| (x, y))).flat_map(|(x, y)| {
        let alpha = (alpha(place(x), place(y)).clamp(0.0, 1.0) * 255.0).round() as u8;
        [grey, grey, grey, alpha]
    });
    Picture { width: size, height: size, rgba: pixels.collect() }
}
