//! Measures pictures as the eye takes them: lightness and two opponent axes a pixel, and how far they differ.

use candlestick_painter::{Picture, layout::Area};
use candlestick_themes::{Colour, oklab};

/// Lightness from 0 to 1, and the two axes of `OKLab`.
pub type Lab = [f32; 3];

/// A picture as it is seen, with places in units of its own.
pub struct Seen {
    width: usize,
    pixels: Vec<Lab>,
    /// Pixels a unit.
    unit: f32,
    /// Where (0, 0) lies, in pixels.
    origin: (f32, f32),
}

impl Seen {
    /// A picture with pixels a unit, and the pixel where (0, 0) lies.
    pub fn new(picture: &Picture, unit: f32, origin: f32) -> Self {
        Self::from(picture, unit, (origin, origin))
    }

    /// The same with the pixels where (0, 0) lies, across and down.
    pub fn from(picture: &Picture, unit: f32, origin: (f32, f32)) -> Self {
        let pixels = picture.rgba.chunks_exact(4).map(|pixel| oklab(Colour([pixel[0], pixel[1], pixel[2]])));
        Self { width: picture.width as usize, pixels: pixels.collect(), unit, origin }
    }

    /// The pixels whose middles lie in an area and for which something holds.
    pub fn pixels(&self, area: Area, holds: impl Fn((f32, f32)) -> bool) -> Vec<Lab> {
        let rows = self.pixels.len() / self.width;
        let (across, down) = self.origin;
        let to = |at: f32, from: f32, most: usize| ((at * self.unit + from).round().max(0.0) as usize).min(most);
        let (left, right) = (to(area.x, across, self.width), to(area.x + area.w, across, self.width));
        let (top, bottom) = (to(area.y, down, rows), to(area.y + area.h, down, rows));
        let back = |pixel: usize, from: f32| (pixel as f32 + 0.5 - from) / self.unit;
        let places = (top..bottom).flat_map(|row| (left..right).map(move |col| (row, col)));
        let held = places.filter(|&(row, col)| holds((back(col, across), back(row, down))));
        held.map(|(row, col)| self.pixels[row * self.width + col]).collect()
    }

    /// The pixels within a distance of a middle.
    pub fn disc(&self, (x, y): (f32, f32), radius: f32) -> Vec<Lab> {
        let around = Area { x: x - radius, y: y - radius, w: 2.0 * radius, h: 2.0 * radius };
        self.pixels(around, |at| (at.0 - x).hypot(at.1 - y) <= radius)
    }

    /// All pixels.
    pub fn all(&self) -> Vec<Lab> {
        self.pixels.clone()
    }

    /// The pixels of an area.
    pub fn area(&self, area: Area) -> Vec<Lab> {
        self.pixels(area, |_| true)
    }
}

/// The middle of some colours.
pub fn mean(colours: &[Lab]) -> Lab {
    let sum = colours.iter().fold([0.0; 3], |sum: Lab, at| [sum[0] + at[0], sum[1] + at[1], sum[2] + at[2]]);
    sum.map(|part| part / colours.len().max(1) as f32)
}

/// How different two colours look: 0 for the same to about 1 for black and white.
pub fn apart(a: Lab, b: Lab) -> f32 {
    a.iter().zip(b).map(|(a, b)| (a - b).powi(2)).sum::<f32>().sqrt()
}

/// How much pixels differ from a colour, as the root of the mean square.
pub fn differ(pixels: &[Lab], from: Lab) -> f32 {
    let squares: f32 = pixels.iter().map(|at| apart(*at, from).powi(2)).sum();
    (squares / pixels.len().max(1) as f32).sqrt()
}

/// The number in the middle.
pub fn median(numbers: impl Iterator<Item = f32>) -> f32 {
    let mut sorted: Vec<f32> = numbers.collect();
    sorted.sort_by(f32::total_cmp);
    sorted.get(sorted.len() / 2).copied().unwrap_or_default()
}

/// How saturated a colour is: 0 for grey to about 0.3.
pub fn chroma(colour: Lab) -> f32 {
    colour[1].hypot(colour[2])
}

/// A colour's hue in degrees from 0 to 360.
pub fn hue(colour: Lab) -> f32 {
    colour[2].atan2(colour[1]).to_degrees().rem_euclid(360.0)
}

/// How much the lightness of some pixels differs from a ground's, as the root of the mean square.
pub fn contrast(pixels: &[Lab], ground: f32) -> f32 {
    let squares: f32 = pixels.iter().map(|at| (at[0] - ground).powi(2)).sum();
    (squares / pixels.len().max(1) as f32).sqrt()
}
