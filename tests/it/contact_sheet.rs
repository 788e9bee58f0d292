//! A contact sheet: small pictures in rows, and the same in grey below.

use std::path::Path;

use candlestick_raster::{Eye, LinearCanvas};
use tiny_skia::{IntSize, Pixmap};

/// Pixels of a picture's longer side, pictures in a row, and pixels between them.
const THUMB: f32 = 300.0;
const ACROSS: usize = 12;
const GAP: usize = 8;

/// Pictures of one size, each at its place.
pub struct ContactSheet(Vec<Option<LinearCanvas>>);

impl ContactSheet {
    /// One with so many places.
    pub fn of(places: usize) -> Self {
        Self(vec![None; places])
    }

    /// Hangs a picture, made small.
    pub fn hang(&mut self, at: usize, picture: &LinearCanvas) {
        let times = (picture.width.max(picture.height) as f32 / THUMB).max(1.0);
        self.0[at] = Some(picture.smaller(times));
    }

    /// Writes it; nothing where nothing hangs there.
    pub fn write(&self, path: &Path) {
        let Some((width, height)) = self.0.iter().flatten().map(|one| (one.width, one.height)).next() else { return };
        let rows = self.0.len().div_ceil(ACROSS);
        let mut sheet = LinearCanvas::new(GAP + ACROSS * (width + GAP), GAP + 2 * rows * (height + GAP));
        sheet.pixels.fill([1.0; 3]);
        for (n, thumb) in self.0.iter().enumerate().filter_map(|(n, thumb)| Some((n, thumb.as_ref()?))) {
            let (left, row) = (GAP + n % ACROSS * (width + GAP), n / ACROSS);
            for (eye, row) in [(Eye::Usual, row), (Eye::Grey, rows + row)] {
                let top = GAP + row * (height + GAP);
                for (y, pixels) in thumb.pixels.chunks_exact(thumb.width).enumerate() {
                    let at = (top + y) * sheet.width + left;
                    sheet.pixels[at..at + thumb.width]
                        .iter_mut()
                        .zip(pixels)
                        .for_each(|(to, pixel)| *to = eye.sees(*pixel));
                }
            }
        }
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder for sheets");
        let size = IntSize::from_wh(sheet.width as u32, sheet.height as u32).expect("some pixels");
        Pixmap::from_vec(sheet.bytes(), size).expect("as many pixels").save_png(path).expect("a sheet is written");
    }
}
