//! Draws light round the one thing to do and an arrow at it; where it only has to be pressed, takes the press.

use bevy_egui::egui::{
    Area, Context, Id, LayerId, Order, Painter, Pos2, Rect, Response, Sense, Shape, Stroke, StrokeKind, Vec2,
    WidgetInfo, WidgetType, vec2,
};

use super::{Coach, targets};
use crate::ui::scale::round;
use crate::ui::{
    Intent, PanelContext,
    style::veil,
    widgets::{draw, keyboard_ring},
};
use candlestick_game::lesson::WantedDeed;
use candlestick_rules::Place;
use candlestick_themes::palette;

/// How long the arrow is, in points.
const LENGTH: f32 = 34.0;
/// Half of how wide it is.
const HALF: f32 = 14.0;
/// How far it stays away from what it points at.
const GAP: f32 = 5.0;

/// Points at what is to be done; `board` says where a place of the board is on the screen.
pub fn show(
    ctx: &Context,
    context: &PanelContext,
    coach: &Coach,
    board: impl Fn(Place) -> Option<Rect>,
    intents: &mut Vec<Intent>,
) {
    let screen = ctx.viewport_rect();
    let Some(rect) = targets::find(ctx, context, coach, board).map(|rect| rect.intersect(screen)) else { return };
    if !rect.is_positive() {
        return;
    }
    let mut has_keyboard = false;
    if let WantedDeed::Press(target) = coach.wanted {
        let response = pressed(ctx, context, rect, &coach.say);
        has_keyboard = response.has_focus();
        if response.clicked() {
            intents.push(Intent::Press(target));
        }
    }
    context.targets.put("lesson.arrow", rect, true);
    let painter = Painter::new(ctx.clone(), LayerId::new(Order::Tooltip, Id::new("lesson-arrow")), screen);
    let ring = rect.expand(4.0);
    draw::glow(&painter, ring.center(), ring.size() * 0.75 + Vec2::splat(14.0), veil(palette::CANDLE, 0.16));
    for (width, ink) in [(6.0, veil(palette::NIGHT, 0.75)), (3.0, palette::CANDLE.into())] {
        painter.rect_stroke(ring, round::PLATE, Stroke::new(width, ink), StrokeKind::Middle);
    }
    if has_keyboard {
        keyboard_ring(&painter, ring.expand(2.0), round::PLATE + 2.0);
    }
    let (tip, way) = aim(ring, screen, context.targets.find("prompt"));
    arrow(&painter, tip, way);
}

/// Takes the press on a thing that does nothing of its own.
fn pressed(ctx: &Context, context: &PanelContext, rect: Rect, label: &str) -> Response {
    let area = Area::new(Id::new("lesson-press")).order(Order::Foreground).fixed_pos(rect.min);
    let response = area.show(ctx, |ui| ui.allocate_exact_size(rect.size(), Sense::click()).1).inner;
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, label));
    context.targets.mark("lesson.press", &response);
    response
}

/// The arrow's tip and the way it points: from the side where there is most room, and not over the words.
fn aim(ring: Rect, screen: Rect, words: Option<Rect>) -> (Pos2, Vec2) {
    let sides = [
        (ring.left() - screen.left(), ring.left_center(), vec2(1.0, 0.0)),
        (ring.top() - screen.top(), ring.center_top(), vec2(0.0, 1.0)),
        (screen.right() - ring.right(), ring.right_center(), vec2(-1.0, 0.0)),
        (screen.bottom() - ring.bottom(), ring.center_bottom(), vec2(0.0, -1.0)),
    ];
    let hides = |tip: Pos2, way: Vec2| {
        let over = Rect::from_two_pos(tip, tip - way * LENGTH).expand(HALF);
        words.is_some_and(|words| words.intersects(over))
    };
    let free = sides.into_iter().filter(|(_, tip, way)| !hides(*tip - *way * GAP, *way));
    let (_, tip, way) = free.max_by(|a, b| a.0.total_cmp(&b.0)).unwrap_or(sides[0]);
    (tip - way * GAP, way)
}

fn arrow(painter: &Painter, tip: Pos2, way: Vec2) {
    let across = vec2(-way.y, way.x);
    let (neck, end) = (tip - way * 17.0, tip - way * LENGTH);
    let head = vec![tip, neck + across * HALF, neck - across * HALF];
    let shaft = vec![neck + across * 5.5, end + across * 5.5, end - across * 5.5, neck - across * 5.5];
    for part in [&shaft, &head] {
        painter.add(Shape::convex_polygon(part.clone(), palette::NIGHT, Stroke::new(5.0, palette::NIGHT)));
    }
    for part in [shaft, head] {
        painter.add(Shape::convex_polygon(part, palette::CANDLE, Stroke::NONE));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use bevy_egui::egui::pos2;

    #[test]
    fn the_arrow_comes_from_where_there_is_room() {
        let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 800.0));
        let foot = Rect::from_min_max(pos2(20.0, 750.0), pos2(380.0, 790.0));
        assert_eq!(aim(foot, screen, None), (pos2(200.0, 745.0), vec2(0.0, 1.0)));
        let right = Rect::from_min_max(pos2(350.0, 10.0), pos2(390.0, 790.0));
        assert_eq!(aim(right, screen, None), (pos2(345.0, 400.0), vec2(1.0, 0.0)));
    }

    #[test]
    fn the_arrow_does_not_hide_the_words() {
        let screen = Rect::from_min_max(pos2(0.0, 0.0), pos2(400.0, 800.0));
        let button = Rect::from_min_max(pos2(8.0, 500.0), pos2(392.0, 540.0));
        let words = Rect::from_min_max(pos2(8.0, 430.0), pos2(392.0, 490.0));
        assert_eq!(aim(button, screen, Some(words)), (pos2(200.0, 545.0), vec2(0.0, -1.0)));
        assert_eq!(aim(button, screen, None).1, vec2(0.0, 1.0));
    }
}
