//! A contact sheet: small pictures in rows, and the same in grey below.

use candlestick_themes::palette::Sight;

use crate::{Eye, LinearCanvas};

/// Pixels of a picture's longer side, pictures in a row, and pixels between them.
const THUMB: f32 = 220.0;
const ACROSS: usize = 12;
const GAP: usize = 8;

/// Pictures of one size, each at its place.
#[derive(Debug, Clone)]
pub struct ContactSheet(Vec<Option<LinearCanvas>>);

impl ContactSheet {
    /// One with so many places.
    #[must_use]
    pub fn of(places: usize) -> Self {
        Self(vec![None; places])
    }

    /// Hangs a picture, made small; nothing where there is no such place.
    pub fn hang(&mut self, at: usize, picture: &LinearCanvas) {
        let times = (picture.width.max(picture.height) as f32 / THUMB).max(1.0);
        if let Some(place) = self.0.get_mut(at) {
            *place = Some(picture.smaller(times));
        }
    }

    /// All of them as one picture; none where nothing hangs there.
    #[must_use]
    pub fn whole(&self) -> Option<LinearCanvas> {
        let (width, height) = self.0.iter().flatten().map(|one| (one.width, one.height)).next()?;
        let rows = self.0.len().div_ceil(ACROSS);
        let mut sheet = LinearCanvas::new(GAP + ACROSS * (width + GAP), GAP + 2 * rows * (height + GAP));
        sheet.pixels.fill([1.0; 3]);
        for (n, thumb) in self.0.iter().enumerate().filter_map(|(n, thumb)| Some((n, thumb.as_ref()?))) {
            let (left, row) = (GAP + n % ACROSS * (width + GAP), n / ACROSS);
            for (eye, row) in [(Eye::Of(Sight::Usual), row), (Eye::Grey, rows + row)] {
                lay(&mut sheet, thumb, (left, GAP + row * (height + GAP)), eye);
            }
        }
        Some(sheet)
    }
}

/// Lays a small picture on a sheet as an eye sees it.
fn lay(sheet: &mut LinearCanvas, thumb: &LinearCanvas, (left, top): (usize, usize), eye: Eye) {
    for (y, pixels) in thumb.pixels.chunks_exact(thumb.width.max(1)).enumerate() {
        let at = (top + y) * sheet.width + left;
        let to = sheet.pixels.get_mut(at..at + thumb.width).into_iter().flatten();
        to.zip(pixels).for_each(|(to, pixel)| *to = eye.sees(*pixel));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pictures_hang_in_rows_and_again_in_grey_below() {
        let mut picture = LinearCanvas::new(4, 2);
        picture.pixels.fill([1.0, 0.0, 0.0]);
        let mut sheet = ContactSheet::of(13);
        assert!(sheet.whole().is_none());
        sheet.hang(12, &picture);
        let whole = sheet.whole().unwrap_or_else(|| LinearCanvas::new(0, 0));
        assert_eq!((whole.width, whole.height), (8 + 12 * 12, 8 + 4 * 10));
        let at = |x: usize, y: usize| whole.pixels[y * whole.width + x];
        assert_eq!(at(8, 8), [1.0; 3], "nothing hangs in the first place");
        assert_eq!(at(8, 18), [1.0, 0.0, 0.0], "the first of the second row");
        assert_eq!(at(11, 39), [0.2126; 3], "and in grey");
    }
}
