//! A picture as plain bytes, and its ways to and from the painter's premultiplied pixels and PNG.

use tiny_skia::{IntSize, Pixmap, PremultipliedColorU8};

/// A picture: straight (not premultiplied) sRGB with alpha, row by row from the top.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Picture {
    /// Pixels across.
    pub width: u32,
    /// Pixels down.
    pub height: u32,
    /// Four bytes a pixel.
    pub rgba: Vec<u8>,
}

impl Picture {
    /// One clear pixel, for what cannot be painted.
    #[must_use]
    pub fn nothing() -> Self {
        Self { width: 1, height: 1, rgba: vec![0; 4] }
    }

    /// Decodes a PNG file; `None` if it is none.
    #[must_use]
    pub fn from_png(bytes: &[u8]) -> Option<Self> {
        Pixmap::decode_png(bytes).ok().map(|map| Self::from_pixmap(&map))
    }

    /// The picture as a PNG file; `None` if its bytes don't match its size.
    #[must_use]
    pub fn to_png(&self) -> Option<Vec<u8>> {
        self.to_pixmap()?.encode_png().ok()
    }

    /// Lays another picture over this one with its left upper corner at a pixel; what reaches beyond is cut off.
    pub fn lay(&mut self, over: &Self, (left, top): (u32, u32)) {
        for y in 0..over.height.min(self.height.saturating_sub(top)) {
            for x in 0..over.width.min(self.width.saturating_sub(left)) {
                let (from, to) = ((y * over.width + x) as usize * 4, ((top + y) * self.width + left + x) as usize * 4);
                let alpha = f32::from(over.rgba[from + 3]) / 255.0;
                for part in 0..3 {
                    let (old, new) = (f32::from(self.rgba[to + part]), f32::from(over.rgba[from + part]));
                    self.rgba[to + part] = (old + (new - old) * alpha) as u8;
                }
            }
        }
    }

    /// The picture at another size, every pixel the mean of those it stands for; `None` if its bytes don't match its size.
    #[must_use]
    pub fn resized(&self, width: u32, height: u32) -> Option<Self> {
        scaled(self, width, height).map(|map| Self::from_pixmap(&map))
    }

    /// Takes the painter's pixels.
    pub(super) fn from_pixmap(map: &Pixmap) -> Self {
        let mut rgba = Vec::with_capacity(map.data().len());
        for pixel in map.pixels() {
            rgba.extend_from_slice(&straight(*pixel));
        }
        Self { width: map.width(), height: map.height(), rgba }
    }

    /// The picture as the painter's pixels; `None` if its bytes don't match its size.
    pub(super) fn to_pixmap(&self) -> Option<Pixmap> {
        let size = IntSize::from_wh(self.width, self.height)?;
        let data = self.rgba.chunks_exact(4).flat_map(|pixel| premultiplied([pixel[0], pixel[1], pixel[2], pixel[3]]));
        Pixmap::from_vec(data.collect(), size)
    }
}

fn straight(pixel: PremultipliedColorU8) -> [u8; 4] {
    if pixel.alpha() == 255 {
        return [pixel.red(), pixel.green(), pixel.blue(), 255];
    }
    let colour = pixel.demultiply();
    [colour.red(), colour.green(), colour.blue(), colour.alpha()]
}

fn premultiplied([r, g, b, a]: [u8; 4]) -> [u8; 4] {
    let by = |part: u8| ((u32::from(part) * u32::from(a) + 127) / 255) as u8;
    [by(r), by(g), by(b), a]
}

/// The picture scaled to a size, every source pixel counted by the area it covers.
pub(super) fn scaled(picture: &Picture, width: u32, height: u32) -> Option<Pixmap> {
    let source = picture.to_pixmap()?;
    if (source.width(), source.height()) == (width, height) {
        return Some(source);
    }
    let across = weights(source.width(), width);
    let down = weights(source.height(), height);
    let mut map = Pixmap::new(width, height)?;
    let stride = source.width() as usize * 4;
    let pixels = map.data_mut();
    for (y, rows) in down.iter().enumerate() {
        for (x, cols) in across.iter().enumerate() {
            let sum = gather(source.data(), stride, rows, cols);
            let at = (y * width as usize + x) * 4;
            for part in 0..4 {
                pixels[at + part] = (sum[part] + 0.5) as u8;
            }
        }
    }
    Some(map)
}

fn gather(data: &[u8], stride: usize, rows: &[(usize, f32)], cols: &[(usize, f32)]) -> [f32; 4] {
    let mut sum = [0.0; 4];
    for (row, down) in rows {
        for (col, across) in cols {
            let at = row * stride + col * 4;
            for part in 0..4 {
                sum[part] += f32::from(data[at + part]) * down * across;
            }
        }
    }
    sum
}

/// For each target pixel, the source pixels under it with weights that sum to 1; enlarging blends neighbours.
fn weights(source: u32, target: u32) -> Vec<Vec<(usize, f32)>> {
    let ratio = source as f32 / target as f32;
    let reach = ratio.max(1.0);
    let one = |n: u32| {
        let middle = (n as f32 + 0.5) * ratio;
        let (from, to) = (middle - reach / 2.0, middle + reach / 2.0);
        let spans = (from.floor() as i32..=to.ceil() as i32).filter_map(|at| {
            let span = (to.min(at as f32 + 1.0) - from.max(at as f32)).max(0.0);
            let inside = at.clamp(0, source as i32 - 1) as usize;
            (span > 0.0).then_some((inside, span / reach))
        });
        spans.collect()
    };
    (0..target).map(one).collect()
}
