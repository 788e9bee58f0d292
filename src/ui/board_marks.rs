//! Marks over the board where one plans to go, how many steps the way takes that is shown, and what the next turn
//! reaches.

use bevy_egui::egui::{
    Align2, Color32, Context, Id, LayerId, Order, Painter, Pos2, Rect, Stroke, StrokeKind, Vec2, pos2, vec2,
};

use super::{
    PanelContext,
    style::{bold, veil},
    widgets::draw,
};
use crate::ui::scale::Size;
use candlestick_game::inspect::{Reach, next_turn, reach};
use candlestick_painter::layout::{Area, RoomLayout};
use candlestick_rules::{Place, RoomId, View};
use candlestick_themes::{key, palette};

/// What is marked.
#[derive(Debug, Clone, Copy)]
pub struct BoardMarks {
    /// The end of the way that is shown.
    pub way: Option<Place>,
    /// Where one plans to go.
    pub planned: Option<Place>,
    /// Where one would plan to go with one more key.
    pub aimed: Option<Place>,
    /// Whether one looks ahead to the next turn.
    pub ahead: bool,
}

/// Draws it over the board's rectangle; `names` are where the rooms' names stand, in their order, `at` says where a place is
/// on the screen, `within` where a rectangle in cells.
pub fn show(
    ctx: &Context,
    context: &PanelContext,
    board: Rect,
    BoardMarks { way, planned, aimed, ahead }: BoardMarks,
    names: &[Rect],
    at: impl Fn(Place) -> Option<Rect>,
    within: impl Fn(Area) -> Rect,
) {
    let painter = Painter::new(ctx.clone(), LayerId::new(Order::Background, Id::new("board-marks")), board);
    if let Some((place, rect)) = planned.and_then(|place| Some((place, at(place)?))) {
        plan(&painter, context, place, rect);
    }
    if let Some((place, rect)) = aimed.and_then(|place| Some((place, at(place)?))) {
        aim(&painter, context, place, rect);
    }
    let steps = way.and_then(|place| match reach(context.view, place)? {
        Reach::OnFoot(steps) => Some((steps, at(place)?)),
        _ => None,
    });
    if let Some((steps, rect)) = steps.filter(|_| !context.busy) {
        let all = context.view.steps.max(steps);
        let text = context.words.with(key!("board-steps"), &[("steps", steps.into()), ("all", all.into())]);
        pill(&painter, board, rect.center_top() - vec2(0.0, 12.0), &text, palette::CANDLE.into());
    }
    let walks = way.filter(|_| !context.busy);
    for (room, steps) in next_rooms(context.view, walks, ahead) {
        let layout = RoomLayout::new(&context.view.edition.board, room);
        let passage = context.view.edition.board.passage(room).and(layout.label).map(&within);
        let written: Vec<_> = names.get(room.index()).copied().into_iter().chain(passage).collect();
        later(&painter, context, (within(layout.inner), &written), steps);
    }
}

/// The rooms of the next turn, with how many steps each: from the square where the way ends that is shown, else from the own
/// place where one looks ahead.
fn next_rooms(view: &View, way: Option<Place>, ahead: bool) -> Vec<(RoomId, u32)> {
    match way {
        Some(end) if matches!(reach(view, end), Some(Reach::OnFoot(_))) => match end {
            Place::Square(_) => next_turn(view, end),
            Place::Room(_) => Vec::new(),
        },
        _ if ahead => next_turn(view, view.my_place()),
        _ => Vec::new(),
    }
}

/// Footsteps and their number, small and quiet, in the corner of a room that the next turn is likely to reach from where the
/// way ends: on the wall, where there are neither pieces nor words.
fn later(painter: &Painter, context: &PanelContext, (room, words): (Rect, &[Rect]), steps: u32) {
    let ink = palette::PARCHMENT.into();
    let galley = painter.layout_no_wrap(steps.to_string(), bold(Size::FOOT), ink);
    let side = galley.size().y * 0.75;
    let size = vec2(galley.size().x + side + 12.0, galley.size().y + 2.0);
    let rect = corner(room, size, words);
    let rim = Stroke::new(1.0, veil(palette::REACH, 0.5));
    painter.rect(rect, size.y / 2.0, veil(palette::NIGHT, 0.8), rim, StrokeKind::Inside);
    if let Some(texture) = context.art.icon("footsteps") {
        let icon = Rect::from_center_size(rect.left_center() + vec2(5.0 + side / 2.0, 0.0), Vec2::splat(side));
        painter.image(texture, icon, draw::WHOLE, ink);
    }
    let number = pos2(rect.right() - 5.0 - galley.size().x, rect.center().y - galley.size().y / 2.0);
    painter.galley(number, galley, ink);
}

/// The first of a room's corners, from the lower left one, where a plate of this size covers no words; the first of all where
/// each does.
fn corner(room: Rect, size: Vec2, words: &[Rect]) -> Rect {
    let corners = [room.left_bottom(), room.right_bottom(), room.left_top(), room.right_top()];
    let plates = corners.map(|at| {
        let left = if at.x > room.center().x { at.x + 4.0 - size.x } else { at.x - 4.0 };
        Rect::from_min_size(pos2(left, at.y - size.y / 2.0), size)
    });
    let is_free = |plate: &&Rect| !words.iter().any(|words| words.intersects(plate.expand(2.0)));
    plates.iter().find(is_free).copied().unwrap_or(plates[0])
}

/// A ring with footsteps on the place, and a word where it is a room.
fn plan(painter: &Painter, context: &PanelContext, place: Place, rect: Rect) {
    let radius = footsteps(painter, context, place, rect);
    let centre = rect.center();
    if place.room().is_some() {
        let text = context.words.say(key!("board-planned"));
        pill(painter, painter.clip_rect(), centre + vec2(0.0, radius + 10.0), &text, palette::BRASS.into());
    }
}

/// The same without the word, in a wider ring: around what is planned, it is the way to drop that.
fn aim(painter: &Painter, context: &PanelContext, place: Place, rect: Rect) {
    let wide = footsteps(painter, context, place, rect) + 5.0;
    painter.circle_stroke(rect.center(), wide, Stroke::new(6.0, veil(palette::NIGHT, 0.75)));
    painter.circle_stroke(rect.center(), wide, Stroke::new(3.0, palette::CANDLE));
}

/// A ring with footsteps on a place; its radius.
fn footsteps(painter: &Painter, context: &PanelContext, place: Place, rect: Rect) -> f32 {
    let radius = if place.room().is_some() { 13.0 } else { (rect.width() * 0.5).clamp(6.0, 13.0) };
    painter.circle(rect.center(), radius, veil(palette::NIGHT, 0.75), Stroke::new(2.0, palette::BRASS));
    if let Some(texture) = context.art.icon("footsteps") {
        let icon = Rect::from_center_size(rect.center(), Vec2::splat(radius * 1.25));
        painter.image(texture, icon, draw::WHOLE, palette::CANDLE.into());
    }
    radius
}

/// A few words on a small plate, kept inside the board.
fn pill(painter: &Painter, board: Rect, at: Pos2, text: &str, rim: Color32) {
    let galley = painter.layout_no_wrap(text.to_owned(), bold(Size::FOOT), palette::IVORY.into());
    let size = galley.size() + vec2(14.0, 4.0);
    let half = size / 2.0 + vec2(2.0, 2.0);
    let room = Rect::from_min_max(board.min + half, board.max - half);
    let centre = if room.is_positive() { at.clamp(room.min, room.max) } else { pos2(at.x, at.y) };
    let rect = Align2::CENTER_CENTER.anchor_size(centre, size);
    painter.rect(rect, size.y / 2.0, veil(palette::NIGHT, 0.85), Stroke::new(1.0, rim), StrokeKind::Inside);
    painter.galley(rect.center() - galley.size() / 2.0, galley, palette::IVORY.into());
}

#[cfg(test)]
mod tests {
    use super::*;
    use candlestick_game::{Level, inspect::steps_of_a_turn, testing::opened};
    use candlestick_rules::{Choice, SeatId};

    #[test]
    fn the_steps_to_a_room_cover_no_words_where_a_corner_is_free() {
        let room = Rect::from_min_size(pos2(0.0, 0.0), vec2(90.0, 50.0));
        let plate = |words: &[Rect]| corner(room, vec2(30.0, 14.0), words);
        let mut words = Vec::new();
        for _ in 0..4 {
            let free = plate(&words);
            assert!(!words.iter().any(|one: &Rect| one.intersects(free)), "{free:?} over {words:?}");
            words.push(free);
        }
        assert_eq!(plate(&words), plate(&[]), "where all are covered, the first");
    }

    /// Rooms are marked while one waits, from where one stands, with the steps there and without a way being shown.
    #[test]
    fn whoever_waits_sees_the_rooms_of_the_next_turn_from_where_they_stand() {
        let mut case = opened("classic-2016", 3, Level::Detective, 4);
        let mut seen = 0;
        for _ in 0..200 {
            let Some((seat, action)) = case.bot_action() else { break };
            case.apply(seat, action).expect("a bot's decision is legal");
            let view = case.game().view(SeatId(0));
            if view.actor.is_none() || view.actor == Some(SeatId(0)) {
                continue;
            }
            let (least, most) = steps_of_a_turn(&view);
            let rooms = next_rooms(&view, None, true);
            assert!(
                rooms
                    .iter()
                    .all(|(room, steps)| *steps <= least.midpoint(most) && Place::Room(*room) != view.my_place())
            );
            assert_eq!(next_rooms(&view, None, false), Vec::new(), "who does not look ahead sees none");
            seen += rooms.len();
        }
        assert!(seen > 5, "{seen}");
    }

    #[test]
    fn a_way_to_a_square_shows_the_rooms_from_its_end_instead() {
        let mut case = opened("classic-2016", 3, Level::Novice, 7);
        let (mut there, mut other) = (0, 0);
        for _ in 0..60 {
            let Some((seat, action)) = case.bot_action() else { break };
            let view = case.game().view(seat);
            let ends =
                view.choices.iter().filter_map(|choice| if let Choice::Go(ends) = choice { Some(ends) } else { None });
            for end in ends.flatten().map(|end| end.place) {
                let rooms = next_rooms(&view, Some(end), true);
                assert!(end.room().is_none() || rooms.is_empty());
                there += rooms.len();
                other += usize::from(rooms != next_rooms(&view, None, true));
            }
            case.apply(seat, action).expect("a bot's decision is legal");
        }
        assert!(there > 20 && other > 20, "{there}, {other}");
    }
}
