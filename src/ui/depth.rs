//! The three depths in which things stand over one another: their shadows fall straight down, by the one light.

use bevy_egui::egui::{Color32, Painter, Pos2, Rect, Shadow, Vec2, vec2};

use candlestick_themes::palette;

/// How high something stands over what its shadow falls on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Depth {
    /// A piece on a board, and what can be pressed.
    Piece,
    /// Paper on wood, and a card that is lifted.
    Paper,
    /// A window or a plate over everything.
    Window,
}

impl Depth {
    /// How far the shadow falls and how far its edge is blurred, in points, and how dense it is, from 0 to 1.
    const fn measures(self) -> (i8, u8, f32) {
        match self {
            Self::Piece => (2, 1, 0.35),
            Self::Paper => (5, 12, 0.5),
            Self::Window => (8, 36, 0.7),
        }
    }

    /// How far the shadow falls, in points.
    #[must_use]
    pub fn fall(self) -> Vec2 {
        vec2(0.0, self.measures().0.into())
    }

    /// The colour of the shadow.
    #[must_use]
    pub fn shade(self) -> Color32 {
        Color32::from(palette::NIGHT).gamma_multiply(self.measures().2)
    }

    /// The shadow, as egui's frames take it.
    #[must_use]
    pub fn shadow(self) -> Shadow {
        let (fall, blur, _) = self.measures();
        Shadow { offset: [0, fall], blur, spread: 0, color: self.shade() }
    }

    /// Paints the shadow of a plate with round corners, before the plate; the radius in points.
    pub fn under(self, painter: &Painter, rect: Rect, radius: f32) {
        painter.add(self.shadow().as_shape(rect, radius));
    }

    /// Paints the shadow of a round thing, before the thing.
    pub fn under_disc(self, painter: &Painter, centre: Pos2, radius: f32) {
        self.under(painter, Rect::from_center_size(centre, Vec2::splat(2.0 * radius)), radius);
    }
}

#[cfg(test)]
mod tests {
    use super::Depth;

    #[test]
    fn what_stands_higher_has_a_longer_softer_and_darker_shadow() {
        let [piece, paper, window] = [Depth::Piece, Depth::Paper, Depth::Window].map(Depth::measures);
        for (low, high) in [(piece, paper), (paper, window)] {
            assert!(low.0 < high.0 && low.1 < high.1 && low.2 < high.2, "{low:?} and {high:?}");
        }
    }
}
