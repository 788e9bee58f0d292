//! The light on a room that can be gone to: all of its floor but its name, softly, and a band along its walls.

use super::{
    house::{fitted_name, name_space},
    layout::{Area, RoomLayout},
    lettering::{Face, Fonts},
    marks::{box_distance, white_over_black},
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
/// Where the band lies, in cells from the wall, how wide its dark rims are, and over how much of a cell each edge comes up.
const EDGE: (f32, f32) = (0.16, 0.28);
const RIM: f32 = 0.07;
const BLUR: f32 = 0.02;

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
    let name = name_box(theme, room, fonts);
    over_room(&theme.edition.board, room, CELL, |x, y| {
        let alpha = beside(name, x, y);
        [255, 255, 255, (alpha * 255.0).round() as u8]
    })
}

/// The band along the walls of a room that can be gone to, white between dark rims, over its [`room_bounds`]: the light on
/// its floor is too soft to stand out by 3 to 1.
#[must_use]
pub fn room_edge(theme: &Theme, room: RoomId, fonts: &Fonts) -> Picture {
    let (board, name) = (&theme.edition.board, name_box(theme, room, fonts));
    over_room(board, room, 2 * CELL, |x, y| {
        let from = from_wall(board, room, x, y);
        let between =
            |near: f32, far: f32| rise(near - BLUR, near + BLUR, from) * (1.0 - rise(far - BLUR, far + BLUR, from));
        let spared = beside(name, x, y);
        white_over_black(between(EDGE.0, EDGE.1) * spared, 0.9 * between(EDGE.0 - RIM, EDGE.1 + RIM) * spared)
    })
}

/// A picture over a room's bounds with so many pixels a cell: what each pixel of the room is, by its middle in cells.
fn over_room(board: &Board, room: RoomId, cell: u16, pixel: impl Fn(f32, f32) -> [u8; 4]) -> Picture {
    let bounds = room_bounds(board, room);
    let [width, height] = [bounds.w, bounds.h].map(|cells| (cells as u32 * u32::from(cell)).max(1));
    let place = |n: u32, from: f32| (n as f32 + 0.5) / f32::from(cell) + from;
    let pixels = (0..height).flat_map(|py| (0..width).map(move |px| (px, py))).flat_map(|(px, py)| {
        let (x, y) = (place(px, bounds.x), place(py, bounds.y));
        if board.cell(y as u16, x as u16) == Cell::Room(room) { pixel(x, y) } else { [0; 4] }
    });
    Picture { width, height, rgba: pixels.collect() }
}

/// From 0 on a name to 1 beside it. A name is longer than high: its ends are those of a square box, and in between only the
/// height counts.
fn beside(name: Area, x: f32, y: f32) -> f32 {
    let (middle_x, middle_y) = name.middle();
    let beyond = ((x - middle_x).abs() - (name.w - name.h).max(0.0) / 2.0).max(0.0);
    rise(0.0, SOFT, box_distance(beyond, y - middle_y, name.h / 2.0, name.h / 4.0))
}

/// How far a place in a room is from the nearest cell that is none of it, in cells; 1 at most.
fn from_wall(board: &Board, room: RoomId, x: f32, y: f32) -> f32 {
    let (col, row) = (x.floor(), y.floor());
    let around = (-1..=1).flat_map(|down| (-1..=1).map(move |right| (down as f32, right as f32)));
    let other = around.filter(|(down, right)| {
        let (row, col) = (row + down, col + right);
        row < 0.0 || col < 0.0 || board.cell(row as u16, col as u16) != Cell::Room(room)
    });
    let gap = |at: f32, cell: f32, step: f32| {
        if step < 0.0 {
            at - cell
        } else if step > 0.0 {
            cell + 1.0 - at
        } else {
            0.0
        }
    };
    other.map(|(down, right)| gap(y, row, down).hypot(gap(x, col, right))).fold(1.0, f32::min)
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
