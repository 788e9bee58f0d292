//! The colours of a plate that can be pressed: at rest, lit, pressed and out of use.

use bevy_egui::egui::{Color32, CornerRadius, Rect, Response, Stroke, StrokeKind, Ui, pos2, vec2};

use super::{
    button_kind::{ButtonKind, RADIUS},
    chosen::{chosen_ground, chosen_rim},
    draw,
};
use crate::ui::{
    Depth,
    style::{mix, veil},
};
use candlestick_themes::palette;

/// Colours of a plate in one state.
pub(super) struct PlateLook {
    top: Color32,
    bottom: Color32,
    rim: Color32,
    /// Colour of the text.
    pub text: Color32,
    /// How far it is pressed down.
    pub sunk: f32,
    /// Whether it is what is chosen of several.
    chosen: bool,
}

/// How a plate that can be pressed is met.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Met {
    /// By nothing.
    Rest,
    /// By the pointer or the keyboard's focus.
    Lit,
    /// By a finger or a button that is down.
    Down,
}

impl PlateLook {
    pub(super) fn of(kind: ButtonKind, response: &Response, enabled: bool) -> Self {
        let met = match (response.is_pointer_button_down_on(), response.hovered() || response.has_focus()) {
            (true, _) => Met::Down,
            (false, true) => Met::Lit,
            _ => Met::Rest,
        };
        if enabled { Self::met(kind, met) } else { Self::met(kind, Met::Rest).faded() }
    }

    fn met(kind: ButtonKind, met: Met) -> Self {
        let (top, bottom, rim, text) = match kind {
            ButtonKind::Plain => (
                mix(palette::WALNUT_LIGHT, palette::WALNUT, 0.25),
                mix(palette::WALNUT, palette::NIGHT, 0.3),
                veil(palette::BRASS, 0.75),
                palette::PARCHMENT.into(),
            ),
            ButtonKind::Chosen => (
                mix(chosen_ground(), palette::IVORY, 0.05),
                mix(chosen_ground(), palette::NIGHT, 0.1),
                palette::CANDLE.into(),
                palette::IVORY.into(),
            ),
            ButtonKind::Primary => (
                mix(palette::CANDLE, palette::BRASS, 0.3),
                mix(palette::BRASS, palette::WALNUT, 0.2),
                palette::CANDLE.into(),
                mix(palette::INK, palette::NIGHT, 0.4),
            ),
            ButtonKind::Danger => (
                mix(palette::BLOOD, palette::CANDLE, 0.08),
                mix(palette::BLOOD, palette::NIGHT, 0.35),
                mix(palette::BLOOD, palette::CANDLE, 0.55),
                palette::IVORY.into(),
            ),
        };
        let look = Self { top, bottom, rim, text, sunk: 0.0, chosen: kind == ButtonKind::Chosen };
        // As much light as the words on it bear: what is chosen is lit wood already.
        let light = match kind {
            ButtonKind::Chosen => 0.04,
            ButtonKind::Danger => 0.1,
            ButtonKind::Plain | ButtonKind::Primary => 0.22,
        };
        // Dark words stand on gold, which must not be darkened as far.
        let dark = if kind == ButtonKind::Primary { 0.05 } else { 0.15 };
        match met {
            Met::Down => Self {
                top: mix(bottom, palette::NIGHT, dark),
                bottom: mix(top, palette::NIGHT, dark * 0.7),
                sunk: 1.0,
                ..look
            },
            Met::Lit => Self {
                top: mix(top, palette::CANDLE, light),
                bottom: mix(bottom, palette::CANDLE, light * 0.7),
                rim: palette::CANDLE.into(),
                ..look
            },
            Met::Rest => look,
        }
    }

    fn faded(self) -> Self {
        let night = mix(palette::NIGHT, palette::WALNUT, 0.6);
        Self {
            top: mix(self.top, night, 0.85),
            bottom: mix(self.bottom, night, 0.85),
            rim: veil(palette::SMOKE, 0.5),
            text: palette::SMOKE.into(),
            sunk: 0.0,
            ..self
        }
    }

    pub(super) fn paint(&self, ui: &Ui, rect: Rect) {
        let painter = ui.painter();
        let rect = rect.shrink(0.5);
        Depth::Piece.under(painter, rect, RADIUS);
        draw::gradient(painter, rect, RADIUS, self.top, self.bottom);
        let shine = Rect::from_min_max(rect.min + vec2(RADIUS, 1.5), pos2(rect.right() - RADIUS, rect.top() + 2.5));
        painter.rect_filled(shine, CornerRadius::ZERO, veil(palette::IVORY, if self.sunk > 0.0 { 0.0 } else { 0.18 }));
        if self.chosen {
            return chosen_rim(painter, rect);
        }
        painter.rect_stroke(rect, RADIUS, Stroke::new(1.2, self.rim), StrokeKind::Middle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_themes::{Colour, contrast};

    #[test]
    fn words_are_read_on_every_plate_at_rest_lit_and_pressed() {
        let opaque = |colour: Color32| Colour([colour.r(), colour.g(), colour.b()]);
        for kind in [ButtonKind::Plain, ButtonKind::Chosen, ButtonKind::Primary, ButtonKind::Danger] {
            for met in [Met::Rest, Met::Lit, Met::Down] {
                let look = PlateLook::met(kind, met);
                for ground in [look.top, look.bottom] {
                    let ratio = contrast(opaque(look.text), opaque(ground));
                    assert!(ratio >= 4.5, "{ratio:.2} to 1 on {kind:?}, {met:?}");
                }
            }
        }
        let (rest, lit) = (PlateLook::met(ButtonKind::Chosen, Met::Rest), PlateLook::met(ButtonKind::Chosen, Met::Lit));
        assert!((rest.top, rest.rim) != (lit.top, lit.rim), "the pointer is seen on what is chosen");
    }
}
