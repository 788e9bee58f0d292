//! A suspect's face on the suspect's colour: round as a token, or as a picture.

use bevy_egui::egui::{Align2, Color32, Painter, Pos2, Rect, Stroke, StrokeKind, pos2, vec2};

use super::draw;
use crate::ui::scale::Size;
use crate::ui::{
    Art, Depth,
    style::{bold, display, lettered, mix, veil},
};
use candlestick_rules::SuspectId;
use candlestick_themes::Theme;
use candlestick_themes::palette;

/// A round portrait on the suspect's colour with a rim.
pub fn disc(painter: &Painter, theme: &Theme, art: &Art, suspect: SuspectId, centre: Pos2, radius: f32, rim: Color32) {
    let look = &theme.suspects[suspect.index()];
    let colour: Color32 = look.colour.into();
    Depth::Piece.under_disc(painter, centre, radius);
    painter.circle_filled(centre, radius, colour);
    let rect = Rect::from_center_size(centre, vec2(radius, radius) * 2.0);
    match art.get(&look.picture) {
        Some(texture) => draw::rounded_picture(painter, rect, radius, texture, draw::WHOLE, draw::UNTINTED),
        None => {
            let (ground, ink) = lettered(colour);
            painter.circle_filled(centre, radius, ground);
            painter.text(centre, Align2::CENTER_CENTER, &look.mark, bold(Size::drawn(radius)), ink);
        }
    }
    painter.circle_stroke(centre, radius, Stroke::new((radius * 0.09).clamp(1.5, 3.0), rim));
}

/// A portrait filling a rectangle with rounded corners, on the suspect's colour.
pub fn face(painter: &Painter, theme: &Theme, art: &Art, suspect: SuspectId, rect: Rect, radius: f32) {
    let look = &theme.suspects[suspect.index()];
    let colour: Color32 = look.colour.into();
    let (light, dark) = (|ground| mix(ground, palette::IVORY, 0.15), |ground| mix(ground, palette::NIGHT, 0.25));
    if let Some(texture) = art.get(&look.picture) {
        draw::gradient(painter, rect, radius, light(colour), dark(colour));
        let aspect = rect.width() / rect.height();
        let (rect, aspect) = if aspect > 1.25 {
            (Rect::from_center_size(rect.center(), vec2(rect.height(), rect.height())), 1.0)
        } else {
            (rect, aspect)
        };
        let part = if aspect > 1.0 { vec2(1.0, 1.0 / aspect) } else { vec2(aspect, 1.0) };
        let uv = Rect::from_min_size(pos2(0.5 - part.x / 2.0, (1.0 - part.y) * 0.3), part);
        draw::rounded_picture(painter, rect, radius, texture, uv, draw::UNTINTED);
    } else {
        // The ground of letters goes away from their ink alone.
        let (ground, ink) = lettered(colour);
        let is_dark = ink == Color32::from(palette::INK);
        let (top, bottom) = if is_dark { (light(ground), ground) } else { (ground, dark(ground)) };
        draw::gradient(painter, rect, radius, top, bottom);
        let side = rect.width().min(rect.height());
        painter.text(rect.center(), Align2::CENTER_CENTER, &look.mark, display(Size::drawn(side * 0.5)), ink);
    }
    painter.rect_stroke(rect, radius, Stroke::new(1.0, veil(palette::NIGHT, 0.5)), StrokeKind::Inside);
}

/// The suspect's colour with the mark of one or two letters.
pub fn token_dot(painter: &Painter, theme: &Theme, suspect: SuspectId, centre: Pos2, radius: f32) {
    let look = &theme.suspects[suspect.index()];
    let (ground, ink) = lettered(look.colour.into());
    painter.circle(centre, radius, ground, Stroke::new(1.0, palette::INK));
    painter.text(centre, Align2::CENTER_CENTER, &look.mark, bold(Size::drawn(radius * 1.2)), ink);
}
