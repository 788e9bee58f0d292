//! Makes repeatable roughness: hashes of whole numbers and smooth noise between them.
//!
//! By hand rather than by the crate `noise`: a few short functions are all that is needed, and a board looks the same
//! whatever another version of a crate would draw.

/// A number from 0 to 1 that looks random but always is the same for the same place.
pub(super) fn hash(x: i32, y: i32, seed: u32) -> f32 {
    let mut h =
        (x as u32).wrapping_mul(0x9e37_79b1) ^ (y as u32).wrapping_mul(0x85eb_ca77) ^ seed.wrapping_mul(0xc2b2_ae3d);
    h ^= h >> 15;
    h = h.wrapping_mul(0x2c1b_3c6d);
    h ^= h >> 12;
    h = h.wrapping_mul(0x297a_2d39);
    h ^= h >> 15;
    (h >> 8) as f32 / 16_777_216.0
}

/// Smooth noise from 0 to 1 with features one unit apart.
pub(super) fn smooth(x: f32, y: f32, seed: u32) -> f32 {
    let (left, top) = (x.floor(), y.floor());
    let ease = |t: f32| t * t * (3.0 - 2.0 * t);
    let (across, down) = (ease(x - left), ease(y - top));
    let (col, row) = (left as i32, top as i32);
    let at = |right: i32, below: i32| hash(col + right, row + below, seed);
    let (above, below) = (blend(at(0, 0), at(1, 0), across), blend(at(0, 1), at(1, 1), across));
    blend(above, below, down)
}

/// Noise with two finer layers added, 0 to 1.
pub(super) fn cloudy(x: f32, y: f32, seed: u32) -> f32 {
    let (fine, finer) = (smooth(x * 2.1, y * 2.1, seed + 1), smooth(x * 4.3, y * 4.3, seed + 2));
    smooth(x, y, seed) * 0.57 + fine * 0.29 + finer * 0.14
}

/// Part of the way from one number to another.
pub(super) fn blend(a: f32, b: f32, part: f32) -> f32 {
    a + (b - a) * part
}

/// 0 below one bound, 1 above the other, smooth between.
pub(super) fn rise(from: f32, to: f32, at: f32) -> f32 {
    let t = ((at - from) / (to - from)).clamp(0.0, 1.0);
    t * t * (3.0 - 2.0 * t)
}

/// How much of a line of a width covers a pixel at a distance from its middle.
pub(super) fn on_line(distance: f32, width: f32, pixel: f32) -> f32 {
    ((width / 2.0 - distance.abs()) / pixel + 0.5).clamp(0.0, 1.0)
}
