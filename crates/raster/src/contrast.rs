//! How well words and signs are read: the contrast of ink with its ground, measured on a picture (WCAG 2.2, 1.4.3 and 1.4.11).

use candlestick_themes::{contrast_of, luminance_of};
use epaint::Rect;

use crate::canvas::LinearCanvas;

/// Which part of a place's pixels is ink at its fullest.
const FULLEST: f32 = 0.03;

/// How light each pixel of a place is, in order.
fn light(picture: &LinearCanvas, place: Rect) -> Vec<f32> {
    let end = |at: f32, length: usize| (at.max(0.0).ceil() as usize).min(length);
    let (left, top) = (place.left().max(0.0).floor() as usize, place.top().max(0.0).floor() as usize);
    let columns = left..end(place.right(), picture.width);
    let rows = top..end(place.bottom(), picture.height);
    let row = |row: usize| picture.pixels.get(row * picture.width..).and_then(|row| row.get(columns.clone()));
    let mut light: Vec<f32> = rows.filter_map(row).flatten().map(|pixel| luminance_of(*pixel)).collect();
    light.sort_by(f32::total_cmp);
    light
}

/// The contrast, 1 to 21, of the ink in a place, in pixels, with what is most of the ground in it and so many pixels round it;
/// none where the picture has no pixel there. Much as the browser's pictures are measured (`tests/browser/lib/contrast.mjs`).
#[must_use]
pub fn contrast(picture: &LinearCanvas, place: Rect, round: f32) -> Option<f32> {
    let grounds = light(picture, place.expand(round));
    let ground = *grounds.get(grounds.len() / 2)?;
    let mut ratios: Vec<f32> = light(picture, place).into_iter().map(|one| contrast_of(one, ground)).collect();
    ratios.sort_by(|one, other| other.total_cmp(one));
    ratios.get((ratios.len() as f32 * FULLEST) as usize).copied()
}

#[cfg(test)]
mod tests {
    use epaint::emath::{pos2, vec2};

    use super::*;

    #[test]
    fn the_contrast_of_ink_is_that_of_its_fullest_pixels_with_what_is_most_of_the_place() {
        let mut picture = LinearCanvas::new(20, 10);
        picture.pixels.fill([1.0; 3]);
        let place = Rect::from_min_size(pos2(0.0, 0.0), vec2(20.0, 10.0));
        assert_eq!(contrast(&picture, place, 0.0), Some(1.0));
        picture.pixels[..20].fill([0.0; 3]);
        assert!((contrast(&picture, place, 0.0).unwrap_or_default() - 21.0).abs() < 1e-3, "black on white");
        picture.pixels[..20].fill([0.5; 3]);
        assert!((contrast(&picture, place, 0.0).unwrap_or_default() - 1.05 / 0.55).abs() < 1e-3, "grey on white");
        // Letters that fill their box: what is round it tells which is the ground.
        picture.pixels.fill([1.0; 3]);
        let letter = Rect::from_min_size(pos2(5.0, 2.0), vec2(4.0, 5.0));
        (2..7).for_each(|row| picture.pixels[row * 20 + 5..row * 20 + 9].fill([0.0; 3]));
        assert_eq!(contrast(&picture, letter, 0.0), Some(1.0));
        assert!(contrast(&picture, letter, 2.0).unwrap_or_default() > 20.9, "black on white");
        assert_eq!(contrast(&picture, place.translate(vec2(40.0, 0.0)), 2.0), None, "beside the picture");
    }
}
