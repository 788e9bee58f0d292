//! Rooms' names over the board where the painted ones are too small to read: as words where they fit, else as the
//! room's picture.

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
/// The side of a picture, in points.
const PICTURE: f32 = 20.0;

/// Shows them; `painted` says how large each room's painted name is, in cells, `cell` how large a cell is on the
/// screen, and `at` where a rectangle in cells is there.
pub fn show(
    ctx: &Context,
    context: &PanelContext,
    board: Rect,
    (painted, cell): (&[f32], f32),
    at: impl Fn(Area) -> Rect,
) {
    let painter = Painter::new(ctx.clone(), LayerId::new(Order::Background, Id::new("board-names")), board);
    let cells = &context.view.edition.board;
    for ((room, look), size) in cells.rooms().zip(&context.theme.rooms).zip(painted) {
        if size * cell >= READABLE {
            continue;
        }
        let layout = RoomLayout::new(cells, room);
        let (name, inner) = (at(layout.name), at(layout.inner));
        let place = |size: Vec2| within(Rect::from_center_size(name.center(), size), inner);
        if let Some(galley) = words(&painter, &look.name, inner.size()) {
            // The painted letters do not show beside the plate.
            let rect = place(galley.size() + 2.0 * AIR).union(name);
            painter.rect_filled(rect, round::SMALL, veil(palette::NIGHT, 0.8));
            let corner = rect.center() - galley.size() / 2.0;
            painter.galley(draw::plate_corner(&galley, corner), galley, palette::IVORY.into());
        } else if let Some(texture) = context.art.get(&look.picture) {
            let rect = place(Vec2::splat(PICTURE));
            painter.rect_filled(rect, round::SMALL, veil(palette::NIGHT, 0.8));
            painter.image(texture, rect.shrink(2.0), draw::WHOLE, palette::IVORY.into());
        }
    }
}

/// The name, if it fits into a room with its words whole and without covering half of it.
fn words(painter: &Painter, name: &str, room: Vec2) -> Option<Arc<Galley>> {
    let (most, font) = (vec2(room.x - 2.0 * AIR.x, room.y / 2.0), bold(Size::SIGN.still()));
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
}
