//! Fills egui's triangles in software, blending in linear light as the game's renderer does.

use std::{ops::Range, sync::LazyLock};

use epaint::{
    Mesh, Pos2, Rect,
    emath::{pos2, vec2},
};

use crate::texture::{Mipmaps, edge};

/// A picture that is being filled, in linear light.
#[derive(Debug, Clone)]
pub struct LinearCanvas {
    /// How many pixels it is wide.
    pub width: usize,
    /// How many pixels it is high.
    pub height: usize,
    /// Linear red, green and blue of each pixel, 0 to 1, row by row.
    pub pixels: Vec<[f32; 3]>,
}

/// What lies behind everything.
const GROUND: [f32; 3] = [0.01; 3];

/// Linear light by the gamma value in steps of a fine scale: a power for each pixel would be most of the work.
static LINEAR: LazyLock<Vec<f32>> =
    LazyLock::new(|| (0..=FINE).map(|step| to_linear(step as f32 / FINE as f32)).collect());
/// Steps of that scale.
const FINE: usize = 4080;

fn to_linear(part: f32) -> f32 {
    if part < 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn to_gamma(part: f32) -> f32 {
    if part < 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

/// What a corner brings along: colour 0 to 1, and place in the picture, its sides being 1.
type Corner = [f32; 6];

/// A triangle as it is filled: corners in pixels, and what they bring along.
struct Triangle {
    at: [Pos2; 3],
    corners: [Corner; 3],
}

impl Triangle {
    /// One of a mesh, with `scale` pixels a point, its corners in the one order; none where it has no area.
    fn of(mesh: &Mesh, corners: &[u32], scale: f32) -> Option<Self> {
        let vertex = |at: u32| mesh.vertices.get(at as usize);
        let &[a, b, c] = corners else { return None };
        let vertices = [vertex(a)?, vertex(b)?, vertex(c)?];
        let mut at = vertices.map(|vertex| (vertex.pos.to_vec2() * scale).to_pos2());
        let mut corners = vertices.map(|vertex| {
            let [r, g, b, a] = vertex.color.to_array().map(|part| f32::from(part) / 255.0);
            [r, g, b, a, vertex.uv.x, vertex.uv.y]
        });
        let area = edge(at[0], at[1], at[2]);
        if area < 0.0 {
            at.swap(1, 2);
            corners.swap(1, 2);
        }
        (area != 0.0).then_some(Self { at, corners })
    }

    fn uvs(&self) -> [Pos2; 3] {
        self.corners.map(|[.., u, v]| pos2(u, v))
    }

    /// From corner to corner.
    fn edges(&self) -> [(Pos2, Pos2); 3] {
        let [a, b, c] = self.at;
        [(b, c), (c, a), (a, b)]
    }

    /// Whether a point belongs to it, so that of two triangles at an edge one has what lies on that.
    fn holds(&self, point: Pos2) -> bool {
        self.edges().into_iter().all(|(a, b)| {
            let (side, is_first) = (edge(a, b, point), (a.y == b.y && b.x > a.x) || b.y < a.y);
            side > 0.0 || (side == 0.0 && is_first)
        })
    }

    /// Which pixels of a row, by their middles, belong to it.
    fn columns(&self, y: f32, bounds: Rect) -> Range<usize> {
        let (mut left, mut right) = (bounds.left(), bounds.right());
        for (a, b) in self.edges() {
            let rise = b.y - a.y;
            if rise.abs() < 1e-3 {
                continue;
            }
            let cut = a.x + (b.x - a.x) * (y - a.y) / rise;
            // A pixel too many on either side, which is looked at below, rather than one too few.
            if rise < 0.0 { left = left.max(cut - 1.0) } else { right = right.min(cut + 1.0) }
        }
        let (mut from, mut to) = ((left - 0.5).max(0.0).ceil() as usize, (right + 0.5).max(0.0).floor() as usize);
        let is_in = |x: usize| self.holds(pos2(x as f32 + 0.5, y));
        while from < to && !is_in(from) {
            from += 1;
        }
        while from < to && !is_in(to - 1) {
            to -= 1;
        }
        from..to
    }

    /// What all corners bring along, where it is the same.
    fn single(&self) -> Option<Corner> {
        let [one, other, third] = self.corners;
        (one == other && one == third).then_some(one)
    }

    /// What a pixel of a row brings along, and by how much the next one differs.
    fn slope(&self, x: usize, y: f32) -> (Corner, Corner) {
        let area = edge(self.at[0], self.at[1], self.at[2]);
        let parts = |at: Pos2| self.edges().map(|(a, b)| edge(a, b, at) / area);
        let at = pos2(x as f32 + 0.5, y);
        let (here, next) = (parts(at), parts(at + vec2(1.0, 0.0)));
        let blend = |weights: [f32; 3]| -> Corner {
            std::array::from_fn(|part| (0..3).map(|n| self.corners[n][part] * weights[n]).sum())
        };
        (blend(here), blend(std::array::from_fn(|n| next[n] - here[n])))
    }
}

/// A colour as it is laid over others: its light, and how much of what lies below it is left.
fn laid([r, g, b, a]: [f32; 4]) -> [f32; 4] {
    let light = |part: f32| {
        let step = (part.clamp(0.0, 1.0) * FINE as f32 + 0.5) as usize;
        LINEAR.get(step).copied().unwrap_or_default()
    };
    [light(r), light(g), light(b), 1.0 - a]
}

fn lay(under: &mut [f32; 3], [r, g, b, left]: [f32; 4]) {
    *under = [r + under[0] * left, g + under[1] * left, b + under[2] * left];
}

impl LinearCanvas {
    /// An empty one of so many pixels.
    #[must_use]
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![GROUND; width * height] }
    }

    /// The picture as opaque sRGB bytes, four a pixel.
    #[must_use]
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |part: f32| (to_gamma(part.clamp(0.0, 1.0)) * 255.0).round() as u8;
        self.pixels.iter().flat_map(|[r, g, b]| [byte(*r), byte(*g), byte(*b), 255]).collect()
    }

    /// The same picture so many times smaller, each pixel the mean of those that it stands for.
    #[must_use]
    pub fn smaller(&self, times: f32) -> Self {
        let side = |length: usize| ((length as f32 / times) as usize).max(1);
        let part = |at: usize, length: usize| {
            let from = ((at as f32 * times) as usize).min(length.saturating_sub(1));
            from..(((at + 1) as f32 * times) as usize).clamp(from + 1, length.max(from + 1))
        };
        let mut small = Self::new(side(self.width), side(self.height));
        let width = small.width;
        for (at, pixel) in small.pixels.iter_mut().enumerate() {
            let (columns, rows) = (part(at % width, self.width), part(at / width, self.height));
            let count = (columns.len() * rows.len()) as f32;
            let all = rows.flat_map(|row| {
                self.pixels.get(row * self.width..).into_iter().flat_map({
                    let columns = columns.clone();
                    move |row| row.get(columns.clone()).into_iter().flatten()
                })
            });
            let sum = all.fold([0.0; 3], |sum: [f32; 3], one| std::array::from_fn(|n| sum[n] + one[n]));
            *pixel = sum.map(|part| part / count);
        }
        small
    }

    /// Fills every triangle of a mesh, clipped, with `scale` pixels a point.
    pub fn fill(&mut self, mesh: &Mesh, texture: &Mipmaps, clip: Rect, scale: f32) {
        let whole = Rect::from_min_size(Pos2::ZERO, vec2(self.width as f32, self.height as f32));
        let clip = (clip * scale).intersect(whole);
        let corners = mesh.indices.chunks_exact(3);
        corners
            .filter_map(|corners| Triangle::of(mesh, corners, scale))
            .for_each(|one| self.triangle(&one, texture, clip));
    }

    fn triangle(&mut self, triangle: &Triangle, texture: &Mipmaps, clip: Rect) {
        let bounds = Rect::from_points(&triangle.at).intersect(clip);
        if !bounds.is_positive() {
            return;
        }
        let texture = texture.fitting(triangle.at, triangle.uvs());
        let coloured = |[r, g, b, a, u, v]: Corner| {
            let texel = texture.sample(u, v);
            laid([r * texel[0], g * texel[1], b * texel[2], a * texel[3]])
        };
        let single = triangle.single().map(coloured);
        let rows = (bounds.top() - 0.5).max(0.0).ceil() as usize..(bounds.bottom() + 0.5).max(0.0).floor() as usize;
        for y in rows.start..rows.end.min(self.height) {
            let middle = y as f32 + 0.5;
            let columns = triangle.columns(middle, bounds);
            let row = y * self.width;
            let Some(pixels) = self.pixels.get_mut(row + columns.start..row + columns.end.min(self.width)) else {
                continue;
            };
            if let Some(over) = single {
                pixels.iter_mut().for_each(|under| lay(under, over));
                continue;
            }
            let (mut here, step) = triangle.slope(columns.start, middle);
            for under in pixels {
                lay(under, coloured(here));
                here.iter_mut().zip(step).for_each(|(part, step)| *part += step);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use epaint::{Color32, Vertex};

    use super::*;
    use crate::Texture;

    /// A rectangle of one colour, as egui gives it: two triangles over one white texel.
    fn rectangle(rect: Rect, color: Color32) -> Mesh {
        let uv = pos2(0.0, 0.0);
        let corners = [rect.left_top(), rect.right_top(), rect.left_bottom(), rect.right_bottom()];
        let vertices = corners.map(|pos| Vertex { pos, uv, color }).to_vec();
        Mesh { indices: vec![0, 1, 2, 2, 1, 3], vertices, ..Mesh::default() }
    }

    fn white() -> Mipmaps {
        Mipmaps::plain(Texture { width: 1, height: 1, pixels: vec![Color32::WHITE] })
    }

    #[test]
    fn two_triangles_fill_each_pixel_of_a_rectangle_once_and_none_beside_it_or_outside_what_is_shown() {
        let mut canvas = LinearCanvas::new(40, 30);
        let rect = Rect::from_min_max(pos2(2.0, 3.0), pos2(15.0, 11.0));
        let clip = Rect::from_min_max(pos2(0.0, 0.0), pos2(12.0, 99.0));
        let half = Color32::from_rgba_premultiplied(128, 128, 128, 128);
        canvas.fill(&rectangle(rect, half), &white(), clip, 2.0);
        let seen = (rect.intersect(clip) * 2.0, canvas.pixels[6 * 40 + 4]);
        assert!(seen.1[0] > 0.2 && seen.1[0] < 0.3, "half as much, in linear light: {:?}", seen.1);
        for (at, pixel) in canvas.pixels.iter().enumerate() {
            let inside = seen.0.contains(pos2((at % 40) as f32 + 0.5, (at / 40) as f32 + 0.5));
            assert_eq!(*pixel, if inside { seen.1 } else { GROUND }, "{at}");
        }
    }

    #[test]
    fn a_slope_of_colours_goes_evenly_from_one_side_to_the_other() {
        let mut canvas = LinearCanvas::new(16, 4);
        let mut mesh = rectangle(Rect::from_min_size(pos2(0.0, 0.0), vec2(16.0, 4.0)), Color32::BLACK);
        [1, 3].into_iter().for_each(|right| mesh.vertices[right].color = Color32::WHITE);
        canvas.fill(&mesh, &white(), Rect::EVERYTHING, 1.0);
        for (at, byte) in canvas.bytes().chunks_exact(4).map(|pixel| pixel[0]).enumerate() {
            let meant = ((at % 16) as f32 + 0.5) / 16.0 * 255.0;
            assert!((f32::from(byte) - meant).abs() < 1.5, "{byte} at {at}, not {meant}");
        }
    }

    #[test]
    fn a_smaller_picture_has_the_mean_of_what_each_pixel_stands_for() {
        let mut canvas = LinearCanvas::new(4, 2);
        canvas.pixels = [0.0, 1.0, 0.5, 0.5, 1.0, 0.0, 0.5, 0.5].map(|part| [part; 3]).to_vec();
        let small = canvas.smaller(2.0);
        assert_eq!((small.width, small.height, small.pixels), (2, 1, vec![[0.5; 3]; 2]));
    }
}
