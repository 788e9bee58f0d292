//! Fills egui's triangles in software, blending in linear light as the game's renderer does; needs no GPU.

use bevy_egui::egui::{Color32, Pos2, Rect, epaint::Mesh};

/// A picture that triangles can be filled with; premultiplied sRGB.
pub struct Texture {
    pub width: usize,
    pub height: usize,
    pub pixels: Vec<Color32>,
}

/// A picture with its halved copies, as the game gives them to egui.
pub struct Mipmaps(pub Vec<Texture>);

impl Mipmaps {
    /// A picture without copies, for egui's own letters.
    pub fn plain(texture: Texture) -> Self {
        Self(vec![texture])
    }

    /// All sizes down to one pixel.
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

    fn sample(&self, u: f32, v: f32, level: f32) -> [f32; 4] {
        let level = level.clamp(0.0, (self.0.len() - 1) as f32);
        let (low, high) = (level.floor() as usize, level.ceil() as usize);
        let (near, far) = (self.0[low].sample(u, v), self.0[high].sample(u, v));
        std::array::from_fn(|part| near[part] + (far[part] - near[part]) * level.fract())
    }

    /// Which copy a triangle wants: how many texels fall on a pixel.
    fn level(&self, at: [Pos2; 3], uvs: [Pos2; 3]) -> f32 {
        let size = (self.0[0].width * self.0[0].height) as f32;
        let texels = edge(uvs[0], uvs[1], uvs[2]).abs() * size;
        (texels / edge(at[0], at[1], at[2]).abs().max(1e-6)).max(1e-6).log2() * 0.5
    }
}

impl Texture {
    fn at(&self, x: i32, y: i32) -> [f32; 4] {
        let x = x.clamp(0, self.width as i32 - 1) as usize;
        let y = y.clamp(0, self.height as i32 - 1) as usize;
        self.pixels[y * self.width + x].to_array().map(|part| f32::from(part) / 255.0)
    }

    fn sample(&self, u: f32, v: f32) -> [f32; 4] {
        let (x, y) = (u * self.width as f32 - 0.5, v * self.height as f32 - 0.5);
        let (left, top) = (x.floor(), y.floor());
        let (fx, fy) = (x - left, y - top);
        let mut sum = [0.0; 4];
        for (dx, dy, weight) in
            [(0, 0, (1.0 - fx) * (1.0 - fy)), (1, 0, fx * (1.0 - fy)), (0, 1, (1.0 - fx) * fy), (1, 1, fx * fy)]
        {
            let part = self.at(left as i32 + dx, top as i32 + dy);
            for (total, part) in sum.iter_mut().zip(part) {
                *total += part * weight;
            }
        }
        sum
    }
}

/// The picture that is being filled, in linear light.
pub struct LinearCanvas {
    pub width: usize,
    pub height: usize,
    pixels: Vec<[f32; 3]>,
}

fn to_linear(part: f32) -> f32 {
    if part < 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
}

fn to_gamma(part: f32) -> f32 {
    if part < 0.003_130_8 { part * 12.92 } else { 1.055 * part.powf(1.0 / 2.4) - 0.055 }
}

impl LinearCanvas {
    pub fn new(width: usize, height: usize) -> Self {
        Self { width, height, pixels: vec![[0.01; 3]; width * height] }
    }

    /// The picture as opaque sRGB bytes.
    pub fn bytes(&self) -> Vec<u8> {
        let byte = |part: f32| (to_gamma(part.clamp(0.0, 1.0)) * 255.0).round() as u8;
        self.pixels.iter().flat_map(|[r, g, b]| [byte(*r), byte(*g), byte(*b), 255]).collect()
    }

    /// Fills every triangle of a mesh, clipped, with `scale` pixels a point.
    pub fn fill(&mut self, mesh: &Mesh, texture: &Mipmaps, clip: Rect, scale: f32) {
        for corners in mesh.indices.chunks_exact(3) {
            let corners = [corners[0], corners[1], corners[2]].map(|at| mesh.vertices[at as usize]);
            let at = corners.map(|corner| (corner.pos.to_vec2() * scale).to_pos2());
            let colours = corners.map(|corner| corner.color.to_array().map(|part| f32::from(part) / 255.0));
            let uvs = corners.map(|corner| corner.uv);
            self.triangle(at, colours, uvs, texture, clip * scale);
        }
    }

    fn triangle(
        &mut self,
        mut at: [Pos2; 3],
        mut colours: [[f32; 4]; 3],
        mut uvs: [Pos2; 3],
        texture: &Mipmaps,
        clip: Rect,
    ) {
        let mut area = edge(at[0], at[1], at[2]);
        if area == 0.0 {
            return;
        }
        if area < 0.0 {
            at.swap(1, 2);
            colours.swap(1, 2);
            uvs.swap(1, 2);
            area = -area;
        }
        let level = texture.level(at, uvs);
        let bounds = Rect::from_points(&at)
            .intersect(clip)
            .intersect(Rect::from_min_size(Pos2::ZERO, bevy_egui::egui::vec2(self.width as f32, self.height as f32)));
        if !bounds.is_positive() {
            return;
        }
        for y in bounds.top().floor() as usize..(bounds.bottom().ceil() as usize).min(self.height) {
            for x in bounds.left().floor() as usize..(bounds.right().ceil() as usize).min(self.width) {
                let point = Pos2::new(x as f32 + 0.5, y as f32 + 0.5);
                if !clip.contains(point) {
                    continue;
                }
                let Some(weights) = inside(at, point) else { continue };
                let weights = weights.map(|weight| weight / area);
                let blend = |part: fn(&Pos2) -> f32| (0..3).map(|n| part(&uvs[n]) * weights[n]).sum::<f32>();
                let texel = texture.sample(blend(|uv| uv.x), blend(|uv| uv.y), level);
                let colour: [f32; 4] =
                    std::array::from_fn(|c| (0..3).map(|n| colours[n][c] * weights[n]).sum::<f32>() * texel[c]);
                let under = &mut self.pixels[y * self.width + x];
                for (under, over) in under.iter_mut().zip(colour) {
                    *under = to_linear(over) + *under * (1.0 - colour[3]);
                }
            }
        }
    }
}

fn edge(a: Pos2, b: Pos2, c: Pos2) -> f32 {
    (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}

/// The three weights of a point that belongs to the triangle, each edge counted once.
fn inside(at: [Pos2; 3], point: Pos2) -> Option<[f32; 3]> {
    let mut weights = [0.0; 3];
    for (n, weight) in weights.iter_mut().enumerate() {
        let (a, b) = (at[(n + 1) % 3], at[(n + 2) % 3]);
        *weight = edge(a, b, point);
        let first = (a.y == b.y && b.x > a.x) || b.y < a.y;
        if *weight < 0.0 || (*weight == 0.0 && !first) {
            return None;
        }
    }
    Some(weights)
}
