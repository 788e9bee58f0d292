//! The light on a room that can be gone to: all of its floor but its name, softly.

use super::{
    house::{fitted_name, name_space},
    layout::{Area, RoomLayout},
    lettering::{Face, Fonts},
    marks::box_distance,
    noise::rise,
    picture::Picture,
};
use candlestick_rules::{Board, Cell, RoomId};
use candlestick_themes::Theme;

/// Pixels of a cell: enough for what has no sharp edge but the walls.
const CELL: u16 = 16;
/// Around the letters of a name, in cells: so much is dark, and over so much the light comes up.
const AIR: f32 = 0.1;
const SOFT: f32 = 0.4;

/// The rectangle of the board, in cells, that a room's cells lie in.
#[must_use]
pub fn room_bounds(board: &Board, room: RoomId) -> Area {
    let cells = || board.places_of(Cell::Room(room));
    let span = |along: fn((u16, u16)) -> u16| {
        let least = cells().map(along).min().unwrap_or_default();
        (least, cells().map(|cell| along(cell) + 1).max().unwrap_or(least))
    };
    let ((top, bottom), (left, right)) = (span(|(row, _)| row), span(|(_, col)| col));
    Area { x: left.into(), y: top.into(), w: (right - left).into(), h: (bottom - top).into() }
}

/// What light there is on a room that can be gone to, white, over its [`room_bounds`]; its name is left dark as it is painted.
#[must_use]
pub fn room_light(theme: &Theme, room: RoomId, fonts: &Fonts) -> Picture {
    let board = &theme.edition.board;
    let (bounds, name) = (room_bounds(board, room), name_box(theme, room, fonts));
    let [width, height] = [bounds.w, bounds.h].map(|cells| (cells as u32 * u32::from(CELL)).max(1));
    let (x, y) = name.middle();
    let alpha = |px: u32, py: u32| {
        let place = |n: u32, from: f32| (n as f32 + 0.5) / f32::from(CELL) + from;
        let (at_x, at_y) = (place(px, bounds.x), place(py, bounds.y));
        if board.cell(at_y as u16, at_x as u16) != Cell::Room(room) {
            return 0.0;
        }
        // A name is longer than high: its ends are those of a square box, and in between only the height counts.
        let beyond = ((at_x - x).abs() - (name.w - name.h).max(0.0) / 2.0).max(0.0);
        rise(0.0, SOFT, box_distance(beyond, at_y - y, name.h / 2.0, name.h / 4.0))
    };
    let pixels = (0..height).flat_map(|py| (0..width).map(move |px| (px, py)));
    let pixels = pixels.flat_map(|(px, py)| [255, 255, 255, (alpha(px, py) * 255.0).round() as u8]);
    Picture { width, height, rgba: pixels.collect() }
}

/// What a name takes of the board, with some air around it.
fn name_box(theme: &Theme, room: RoomId, fonts: &Fonts) -> Area {
    let space = RoomLayout::new(&theme.edition.board, room).name;
    let Some(look) = theme.rooms.get(room.index()) else { return space };
    let face = Face::new(&fonts.display);
    let (width, height) = name_space(&face, &fitted_name(&face, &look.name, space));
    let ((x, y), w, h) = (space.middle(), width + 2.0 * AIR, height + 2.0 * AIR);
    Area { x: x - w / 2.0, y: y - h / 2.0, w, h }
}
