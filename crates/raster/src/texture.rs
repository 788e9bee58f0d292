//! Pictures that triangles are filled with, with their halved copies.

use epaint::{Color32, Pos2};

/// A picture that triangles can be filled with; premultiplied sRGB.
#[derive(Debug, Clone)]
pub struct Texture {
    /// How many pixels it is wide.
    pub width: usize,
    /// How many pixels it is high.
    pub height: usize,
    /// Its pixels, row by row, `width * height` of them.
    pub pixels: Vec<Color32>,
}

/// A picture with its halved copies, as the game gives them to egui.
#[derive(Debug, Clone)]
pub struct Mipmaps(pub Vec<Texture>);

impl Mipmaps {
    /// A picture without copies, for egui's own letters.
    #[must_use]
    pub fn plain(texture: Texture) -> Self {
        Self(vec![texture])
    }

    /// All sizes down to one pixel.
    #[must_use]
    pub fn of(texture: Texture) -> Self {
        let mut all = vec![texture];
        while let Some(last) = all.last().filter(|last| last.width > 1 || last.height > 1) {
            let (width, height) = ((last.width / 2).max(1), (last.height / 2).max(1));
            let pixel = |at: usize| {
                last.sample(
                    (at % width) as f32 / width as f32 + 0.5 / width as f32,
                    ((at / width) as f32 + 0.5) / height as f32,
                )
            };
            let pixels = (0..width * height).map(|at| {
                let [r, g, b, a] = pixel(at).map(|part| (part * 255.0).round() as u8);
                Color32::from_rgba_premultiplied(r, g, b, a)
            });
            let next = Texture { width, height, pixels: pixels.collect() };
            all.push(next);
        }
        Self(all)
    }

    /// The copy of which about one texel falls on a pixel of a triangle.
    pub(crate) fn fitting(&self, at: [Pos2; 3], uvs: [Pos2; 3]) -> &Texture {
        const NONE: &Texture = &Texture { width: 0, height: 0, pixels: Vec::new() };
        let size = self.0.first().map_or(0.0, |texture| (texture.width * texture.height) as f32);
        let texels = edge(uvs[0], uvs[1], uvs[2]).abs() * size;
        let level = (texels / edge(at[0], at[1], at[2]).abs().max(1e-6)).max(1.0).log2() * 0.5;
        self.0.get(level.round() as usize).or(self.0.last()).unwrap_or(NONE)
    }
}

impl Texture {
    /// The colour at a place of the picture, 0 to 1, its sides being 1: that of the edge beyond it, and nothing in an empty one.
    pub(crate) fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.width as f32 - 0.5, v * self.height as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (fx, fy) = (x - left, y - top);
        let within = |at: f32, length: usize| (at.max(0.0) as usize).min(length.saturating_sub(1));
        let columns = [within(left, self.width), within(left + 1.0, self.width)];
        let rows = [within(top, self.height), within(top + 1.0, self.height)];
        let mut sum = [0.0; 4];
        for (row, down) in rows.into_iter().zip([1.0 - fy, fy]) {
            for (column, across) in columns.into_iter().zip([1.0 - fx, fx]) {
                let Some(texel) = self.pixels.get(row * self.width + column) else { continue };
                let weight = down * across / 255.0;
                sum.iter_mut().zip(texel.to_array()).for_each(|(sum, part)| *sum += f32::from(part) * weight);
            }
        }
        sum
    }
}

/// Twice the area of a triangle, with its sign.
pub(crate) fn edge(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
