//! Plain pictures for a new theme, drawn here so that they belong to whoever uses them: to be replaced one by one.

use std::io::Write;

use flate2::{Compression, Crc, write::ZlibEncoder};

use candlestick_themes::Colour;

/// A picture as it is being drawn: red, green, blue and opacity of each pixel.
struct PixelCanvas {
    side: u32,
    pixels: Vec<u8>,
}

/// Pixels of a portrait's side.
const PORTRAIT: u32 = 256;
/// Pixels of a sign's side.
const SIGN: u32 = 128;

/// A head and shoulders in a suspect's colour, as a PNG file.
pub(super) fn portrait(Colour(colour): Colour) -> Vec<u8> {
    let pale = colour.map(|part| part / 3 + 170);
    let mut canvas = PixelCanvas::new(PORTRAIT);
    canvas.fill(pale, |x, y| 0.75 - (x * x * 0.9 + (y - 1.05) * (y - 1.05)).sqrt());
    canvas.fill(pale, |x, y| 0.36 - (x * x * 1.25 + (y + 0.22) * (y + 0.22)).sqrt());
    canvas.png()
}

/// A white star with so many rays, as a PNG file: for weapons.
pub(super) fn star(rays: usize) -> Vec<u8> {
    let mut canvas = PixelCanvas::new(SIGN);
    canvas.fill([255; 3], |x, y| {
        let turn = y.atan2(x) * rays as f32;
        0.55 + 0.3 * (turn + std::f32::consts::FRAC_PI_2 * rays as f32).cos() - x.hypot(y)
    });
    canvas.png()
}

/// A white house with so many windows, as a PNG file: for rooms.
pub(super) fn house(windows: usize) -> Vec<u8> {
    let mut canvas = PixelCanvas::new(SIGN);
    canvas.fill([255; 3], |x, y| (0.62 - x.abs()).min(0.8 - y).min(y + 0.75 - x.abs() * 0.9));
    let wide = 1.1 / windows.max(1) as f32;
    for n in 0..windows {
        let middle = -0.55 + wide * (n as f32 + 0.5);
        canvas.clear(|x, y| (wide * 0.3 - (x - middle).abs()).min(0.2 - (y - 0.25).abs()));
    }
    canvas.png()
}

impl PixelCanvas {
    fn new(side: u32) -> Self {
        Self { side, pixels: vec![0; (side * side * 4) as usize] }
    }

    /// Fills where a shape's distance is positive; places go from -1 to 1, with soft edges.
    fn fill(&mut self, [red, green, blue]: [u8; 3], shape: impl Fn(f32, f32) -> f32) {
        self.each(shape, |pixel, inside| {
            let opacity = pixel[3].max((inside * 255.0) as u8);
            pixel.copy_from_slice(&[red, green, blue, opacity]);
        });
    }

    /// Cuts a shape out.
    fn clear(&mut self, shape: impl Fn(f32, f32) -> f32) {
        self.each(shape, |pixel, inside| pixel[3] = pixel[3].min(((1.0 - inside) * 255.0) as u8));
    }

    fn each(&mut self, shape: impl Fn(f32, f32) -> f32, paint: impl Fn(&mut [u8], f32)) {
        let half = self.side as f32 / 2.0;
        for (n, pixel) in self.pixels.chunks_exact_mut(4).enumerate() {
            let place = |n: u32| (n as f32 + 0.5) / half - 1.0;
            let inside = (shape(place(n as u32 % self.side), place(n as u32 / self.side)) * half + 0.5).clamp(0.0, 1.0);
            if inside > 0.0 {
                paint(pixel, inside);
            }
        }
    }

    /// The picture as a PNG file. Writing into memory cannot fail; an empty file would be told by the check.
    fn png(&self) -> Vec<u8> {
        let mut rows = ZlibEncoder::new(Vec::new(), Compression::best());
        let written = self.pixels.chunks_exact(self.side as usize * 4).try_for_each(|row| {
            rows.write_all(&[0])?;
            rows.write_all(row)
        });
        let Ok(packed) = written.and_then(|()| rows.finish()) else { return Vec::new() };
        let mut head = Vec::new();
        head.extend(self.side.to_be_bytes());
        head.extend(self.side.to_be_bytes());
        head.extend([8, 6, 0, 0, 0]);
        let mut file = b"\x89PNG\r\n\x1a\n".to_vec();
        for (name, content) in [(b"IHDR", head), (b"IDAT", packed), (b"IEND", Vec::new())] {
            file.extend((content.len() as u32).to_be_bytes());
            let mut sum = Crc::new();
            sum.update(name);
            sum.update(&content);
            file.extend(name);
            file.extend(&content);
            file.extend(sum.sum().to_be_bytes());
        }
        file
    }
}
