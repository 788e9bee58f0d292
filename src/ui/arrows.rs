//! Arrows over the board from whoever showed a card to whoever saw it, for the cell of the notebook that is looked at.

use bevy_egui::egui::{
    Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Shape, Stroke, Vec2, epaint::QuadraticBezierShape, vec2,
};

use super::{PanelContext, style::veil, widgets::draw};
use crate::ui::scale::round;
use candlestick_rules::SeatId;
use candlestick_themes::palette;

/// How far an arrow stays away from the middle of a token, in points.
const CLEAR: f32 = 15.0;

/// Draws them; `at` says where a seat's token stands on the screen.
pub fn show(ctx: &Context, context: &PanelContext, board: Rect, at: impl Fn(SeatId) -> Option<Pos2>) {
    let Some(why) = context.why.filter(|why| !why.shows.is_empty()) else { return };
    let painter = Painter::new(ctx.clone(), LayerId::new(Order::Background, Id::new("arrows")), board);
    let mut drawn: Vec<(SeatId, SeatId)> = Vec::new();
    for (by, to) in why.shows.iter().copied() {
        if drawn.contains(&(by, to)) {
            continue;
        }
        drawn.push((by, to));
        if let (Some(from), Some(end)) = (at(by), at(to)) {
            halo(&painter, from, context.colour(by));
            halo(&painter, end, context.colour(to));
            arrow(&painter, context, from, end);
        }
    }
}

/// Light round a token.
fn halo(painter: &Painter, at: Pos2, colour: Color32) {
    draw::glow(painter, at, Vec2::splat(34.0), veil(palette::CANDLE, 0.55));
    painter.circle_stroke(at, 16.0, Stroke::new(3.0, palette::CANDLE));
    painter.circle_stroke(at, 19.0, Stroke::new(2.0, colour));
}

/// A bowed arrow with a card on its way.
fn arrow(painter: &Painter, context: &PanelContext, from: Pos2, to: Pos2) {
    let way = to - from;
    let length = way.length();
    if length < 2.0 * CLEAR {
        return;
    }
    let unit = way / length;
    let bow = vec2(-unit.y, unit.x) * (length * 0.22).min(70.0);
    let (start, tip) = (from + unit * CLEAR + bow * 0.12, to - unit * CLEAR + bow * 0.12);
    let middle = from + way / 2.0 + bow;
    for (width, colour) in [(7.0, veil(palette::NIGHT, 0.8)), (3.5, palette::CANDLE.into())] {
        let points = [start, middle, tip];
        let curve =
            QuadraticBezierShape::from_points_stroke(points, false, Color32::TRANSPARENT, Stroke::new(width, colour));
        painter.add(curve);
    }
    let heading = (tip - middle).normalized();
    let across = vec2(-heading.y, heading.x) * 7.0;
    let head = vec![tip + heading * 6.0, tip - heading * 8.0 + across, tip - heading * 8.0 - across];
    painter.add(Shape::convex_polygon(head, palette::CANDLE, Stroke::new(1.5, palette::NIGHT)));
    let at = from + way / 2.0 + bow / 2.0;
    let card = Rect::from_center_size(at, vec2(22.0, 28.0));
    painter.rect(
        card,
        round::SMALL,
        palette::PARCHMENT,
        Stroke::new(1.5, palette::NIGHT),
        bevy_egui::egui::StrokeKind::Outside,
    );
    if let Some(texture) = context.art.icon("cards") {
        painter.image(texture, card.shrink2(vec2(3.0, 6.0)), draw::WHOLE, palette::WALNUT.into());
    }
}
