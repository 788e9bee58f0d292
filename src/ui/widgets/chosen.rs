//! Draws the sign of what is chosen: a bright rim and a glow. The gold fill is left to what is to be done on a screen.

use bevy_egui::egui::{Color32, Painter, Rect, Stroke, StrokeKind};

use crate::ui::{
    scale::round,
    style::{mix, veil},
};
use candlestick_themes::palette;

/// How wide the rim is; what is not chosen has one of 1 point.
const RIM: f32 = 2.5;

/// The ground of what is chosen: lit wood.
#[must_use]
pub fn chosen_ground() -> Color32 {
    lit_wood(palette::WALNUT_LIGHT, palette::BRASS)
}

/// A little brass in the wood.
pub(in crate::ui) fn lit_wood(wood: impl Into<Color32>, brass: impl Into<Color32>) -> Color32 {
    mix(wood, brass, 0.15)
}

/// The rim of a tile: bright and with a glow where it is chosen, brighter than others where it is `lit`.
pub fn tile_rim(painter: &Painter, rect: Rect, chosen: bool, lit: bool) {
    if chosen {
        return chosen_rim(painter, rect);
    }
    let rim = if lit { palette::CANDLE.into() } else { veil(palette::BRASS, 0.4) };
    painter.rect_stroke(rect, round::PLATE, Stroke::new(1.0, rim), StrokeKind::Inside);
}

/// The bright rim of what is chosen, with its glow.
pub(super) fn chosen_rim(painter: &Painter, rect: Rect) {
    for n in 1..=3_u8 {
        let far = f32::from(n);
        let glow = Stroke::new(1.2, veil(palette::CANDLE, 0.42 / far));
        painter.rect_stroke(rect.expand(far - 1.0), round::PLATE + far - 1.0, glow, StrokeKind::Outside);
    }
    painter.rect_stroke(rect, round::PLATE, Stroke::new(RIM, palette::CANDLE), StrokeKind::Inside);
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::{Colour, contrast, palette::Sight};

    #[test]
    fn what_is_chosen_is_told_by_its_rim_and_is_not_as_golden_as_what_is_to_be_done() {
        for (strong, sight) in [false, true].into_iter().flat_map(|strong| Sight::ALL.map(|sight| (strong, sight))) {
            let shown = |colour| Color32::from(palette::as_shown(colour, strong, sight));
            let opaque = |colour: Color32| Colour([colour.r(), colour.g(), colour.b()]);
            let chosen = opaque(lit_wood(shown(palette::WALNUT_LIGHT), shown(palette::BRASS)));
            let (rim, wood) = (opaque(shown(palette::CANDLE)), opaque(shown(palette::WALNUT)));
            for ground in [chosen, wood, opaque(shown(palette::NIGHT))] {
                assert!(contrast(rim, ground) >= 4.5, "the rim on {ground:?}, {strong}, {sight:?}");
            }
            let act = opaque(mix(shown(palette::CANDLE), shown(palette::BRASS), 0.3));
            let ratio = contrast(act, chosen);
            assert!(ratio >= 3.0, "{ratio:.2} to 1 between what is chosen and what is to be done, {strong}, {sight:?}");
        }
        assert_eq!(chosen_ground(), mix(palette::WALNUT_LIGHT, palette::BRASS, 0.15));
    }
}
