//! Rooms' names over the board where the painted ones are too small to read or cut off: as words where they fit, else as
//! the room's picture.

use std::sync::Arc;

use bevy_egui::egui::{Context, FontId, Galley, Id, LayerId, Order, Painter, Rect, Vec2, vec2};

use super::{
    PanelContext,
    scale::round,
    style::{bold, veil},
    widgets::draw,
};
use crate::ui::scale::Size;
use candlestick_painter::layout::{Area, RoomLayout};
use candlestick_themes::palette;

/// Painted letters that are smaller than this are not read, in points.
const READABLE: f32 = 9.0;
/// Round the words.
const AIR: Vec2 = vec2(3.0, 0.0);
/// How much the plate hides of what is painted below it: letters that are cut off would be read with the whole name.
const HIDES: f32 = 0.97;
/// The side of a picture, in points; a room that is smaller has none.
const PICTURE: f32 = 20.0;

/// Of a room that is seen in part only, the least that is given its name anew, in points.
const PART: Vec2 = vec2(44.0, 24.0);

/// Shows them in the rectangle where the board is seen; `painted` says how large each room's painted name is, in cells, `cell`
/// how large a cell is on the screen, and `at` where a rectangle in cells is there. Answers where each name stands, in the order of the rooms.
pub fn show(
    ctx: &Context,
    context: &PanelContext,
    board: Rect,
    (painted, cell): (&[f32], f32),
    at: impl Fn(Area) -> Rect,
) -> Vec<Rect> {
    let painter = Painter::new(ctx.clone(), LayerId::new(Order::Background, Id::new("board-names")), board);
    let cells = &context.view.edition.board;
    let named = cells.rooms().zip(&context.theme.rooms).zip(painted).map(|((room, look), size)| {
        let layout = RoomLayout::new(cells, room);
        let (name, inner) = (at(layout.name), at(layout.inner));
        let Some(seen) = seen(name, inner, board, size * cell >= READABLE) else { return name };
        let place = |size: Vec2| within(Rect::from_center_size(name.center(), size), seen);
        // As large as the letters that are cut off, as far as there is room.
        let letters = Size::drawn((size * cell).clamp(Size::SIGN.still().points(), Size::HEAD.still().points()));
        if let Some(galley) = words(&painter, &look.name, seen.size(), letters) {
            // The painted letters do not show beside the plate.
            let rect = place(galley.size() + 2.0 * AIR);
            let rect = if name.intersects(board) { rect.union(name.intersect(board)) } else { rect };
            painter.rect_filled(rect, round::SMALL, veil(palette::NIGHT, HIDES));
            let corner = rect.center() - galley.size() / 2.0;
            painter.galley(draw::plate_corner(&galley, corner), galley, palette::IVORY.into());
            rect
        } else if let Some(texture) = context.art.get(&look.picture).filter(|_| seen.size().min_elem() >= PICTURE) {
            let rect = place(Vec2::splat(PICTURE));
            painter.rect_filled(rect, round::SMALL, veil(palette::NIGHT, HIDES));
            painter.image(texture, rect.shrink(2.0), draw::WHOLE, palette::IVORY.into());
            rect
        } else {
            name
        }
    });
    named.collect()
}

/// The part of a room in which its name is written anew; none where the painted one is read, or too little of the room is seen.
fn seen(name: Rect, inner: Rect, board: Rect, readable: bool) -> Option<Rect> {
    if board.contains_rect(name) {
        return (!readable).then_some(inner);
    }
    let part = inner.intersect(board);
    (part.width() >= PART.x && part.height() >= PART.y).then_some(part)
}

/// The name in letters of a size or smaller ones, if it fits into a room with its words whole and without covering half of it.
fn words(painter: &Painter, name: &str, room: Vec2, letters: Size) -> Option<Arc<Galley>> {
    let (most, font) = (vec2(room.x - 2.0 * AIR.x, room.y / 2.0), bold(letters));
    let smallest = FontId::new(READABLE, font.family.clone());
    let wide = |word: &str| painter.layout_no_wrap(word.to_owned(), smallest.clone(), palette::IVORY.into()).size().x;
    if name.split(' ').any(|word| wide(word) > most.x) {
        return None;
    }
    let galley = draw::in_plate(painter, name, &font, palette::IVORY.into(), most);
    let fits = galley.size().x <= most.x && galley.size().y <= most.y;
    (fits && !galley.elided).then_some(galley)
}

/// A rectangle moved so that it lies in another, as far as it can.
fn within(rect: Rect, room: Rect) -> Rect {
    let spare = (room.size() - rect.size()).max(Vec2::ZERO);
    let least = room.center() - (spare + rect.size()) / 2.0;
    Rect::from_min_size(rect.min.clamp(least, least + spare), rect.size())
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::pos2;

    use super::*;

    #[test]
    fn a_plate_stays_in_its_room_and_in_its_middle_where_it_is_too_wide() {
        let room = Rect::from_min_size(pos2(10.0, 10.0), vec2(60.0, 40.0));
        let low = Rect::from_center_size(pos2(12.0, 12.0), vec2(30.0, 12.0));
        assert_eq!(within(low, room).min, room.min);
        let wide = Rect::from_center_size(pos2(12.0, 20.0), vec2(90.0, 12.0));
        assert!((within(wide, room).center().x - room.center().x).abs() < 0.1);
    }

    #[test]
    fn a_name_that_is_cut_off_is_written_in_what_is_seen_of_its_room() {
        let board = Rect::from_min_size(pos2(0.0, 0.0), vec2(360.0, 260.0));
        let inner = Rect::from_min_size(pos2(-100.0, 10.0), vec2(200.0, 120.0));
        let name = Rect::from_min_size(pos2(-60.0, 20.0), vec2(120.0, 20.0));
        let part = seen(name, inner, board, true).expect("half of the room is seen");
        assert!(board.contains_rect(part) && part.width() >= 100.0, "{part:?}");
        let beside = inner.translate(vec2(-80.0, 0.0));
        assert_eq!(seen(name.translate(vec2(-80.0, 0.0)), beside, board, true), None, "a strip is left of it");
        let (inner, name) = (inner.translate(vec2(150.0, 0.0)), name.translate(vec2(150.0, 0.0)));
        assert_eq!(seen(name, inner, board, true), None, "it is painted whole");
        assert_eq!(seen(name, inner, board, false), Some(inner));
    }
}
