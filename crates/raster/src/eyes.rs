//! Colours as four kinds of eye see them, and in grey, and how far they are apart then.

use candlestick_themes::{luminance_of, oklab_of, palette::Sight};
use epaint::Rect;

use crate::canvas::LinearCanvas;

/// A kind of eye, or what is left where there is no colour at all.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Eye {
    /// One that sees colours.
    Of(Sight),
    /// Luminance alone.
    Grey,
}

impl Eye {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Self> {
        Sight::ALL.map(Self::Of).into_iter().chain([Self::Grey])
    }

    /// What it sees of linear red, green and blue, 0 to 1.
    #[must_use]
    pub fn sees(self, rgb: [f32; 3]) -> [f32; 3] {
        match self {
            Self::Of(sight) => sight.sees(rgb),
            Self::Grey => [luminance_of(rgb); 3],
        }
    }
}

/// A round part of a picture as an eye sees it.
#[derive(Debug, Clone)]
pub struct Disc {
    side: usize,
    /// In `OKLab`, row by row, of the square that the disc fills.
    pixels: Vec<[f32; 3]>,
}

impl Disc {
    /// The disc in a place of a picture, in pixels; black where the picture has none.
    #[must_use]
    pub fn of(picture: &LinearCanvas, place: Rect, eye: Eye) -> Self {
        let side = place.size().min_elem().max(0.0) as usize;
        let (left, top) = (place.left().max(0.0) as usize, place.top().max(0.0) as usize);
        let seen = |at: usize| {
            let at = (top + at / side) * picture.width + left + at % side;
            oklab_of(eye.sees(picture.pixels.get(at).copied().unwrap_or_default()))
        };
        Self { side, pixels: (0..side * side).map(seen).collect() }
    }

    /// How far two discs are apart: the root of the mean square of the distances in `OKLab` over what both hold. The browser's
    /// pictures are measured alike (`tests/browser/lib/sights.mjs`).
    #[must_use]
    pub fn apart(&self, other: &Self) -> f32 {
        let side = self.side.min(other.side);
        let middle = side as f32 / 2.0;
        let (mut sum, mut count) = (0.0, 0.0);
        for row in 0..side {
            for col in (0..side).filter(|col| (*col as f32 - middle).hypot(row as f32 - middle) <= middle) {
                let seen = |disc: &Self| disc.pixels.get(row * disc.side + col).copied().unwrap_or_default();
                sum += seen(self).iter().zip(seen(other)).map(|(a, b)| (a - b).powi(2)).sum::<f32>();
                count += 1.0;
            }
        }
        (sum / f32::max(count, 1.0)).sqrt()
    }
}

#[cfg(test)]
mod tests {
    use epaint::emath::{pos2, vec2};

    use super::*;

    #[test]
    fn red_and_green_of_one_lightness_are_far_apart_but_not_in_grey_nor_without_red_or_green() {
        let mut picture = LinearCanvas::new(20, 10);
        // As light as each other.
        let (red, green) = ([0.6, 0.05, 0.05], [0.05, 0.213, 0.05]);
        for (at, pixel) in picture.pixels.iter_mut().enumerate() {
            *pixel = if at % 20 < 10 { red } else { green };
        }
        let places = [0.0, 10.0].map(|x| Rect::from_min_size(pos2(x, 0.0), vec2(10.0, 10.0)));
        let far = |eye| Disc::of(&picture, places[0], eye).apart(&Disc::of(&picture, places[1], eye));
        assert!(far(Eye::Of(Sight::Usual)) > 0.25, "{}", far(Eye::Of(Sight::Usual)));
        assert!(far(Eye::Grey) < 0.01, "{}", far(Eye::Grey));
        assert!(
            far(Eye::Of(Sight::Protan)) < far(Eye::Of(Sight::Usual))
                && far(Eye::Of(Sight::Deutan)) < far(Eye::Of(Sight::Usual))
        );
        let red = Disc::of(&picture, places[0], Eye::Of(Sight::Usual));
        assert_eq!(red.apart(&red), 0.0);
    }
}
