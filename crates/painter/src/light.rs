//! The light on a room that can be gone to: all of its floor but its words, softly, and a band along its walls.

use super::{
    house::{fitted_name, name_space},
    layout::{Area, RoomLayout},
    lettering::Fonts,
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

/// What light there is on a room that can be gone to, white, over its [`room_bounds`]; its name, and where its passage
/// leads, are left dark as they are painted.
#[must_use]
pub fn room_light(theme: &Theme, room: RoomId, fonts: &Fonts) -> Picture {
    let words = words_in(theme, room, fonts);
    over_room(&theme.edition.board, room, CELL, |_| {
        Some(|x, y| [255, 255, 255, (beside(&words, x, y) * 255.0).round() as u8])
    })
}

/// The band along the walls of a room that can be gone to, white between dark rims, over its [`room_bounds`]: the light on
/// its floor is too soft to stand out by 3 to 1.
#[must_use]
pub fn room_edge(theme: &Theme, room: RoomId, fonts: &Fonts) -> Picture {
    let (board, words) = (&theme.edition.board, &words_in(theme, room, fonts));
    over_room(board, room, 2 * CELL, |cell| {
        // Only cells at a wall have a part of it.
        let others = others_around(board, room, cell);
        (!others.is_empty()).then_some(move |x: f32, y: f32| {
            let from = distance(&others, x, y);
            if from > EDGE.1 + RIM + BLUR {
                return [0; 4];
            }
            let between =
                |near: f32, far: f32| rise(near - BLUR, near + BLUR, from) * (1.0 - rise(far - BLUR, far + BLUR, from));
            let spared = beside(words, x, y);
            white_over_black(between(EDGE.0, EDGE.1) * spared, 0.9 * between(EDGE.0 - RIM, EDGE.1 + RIM) * spared)
        })
    })
}

/// A picture over a room's bounds with so many pixels a cell: of each of its cells what paints a pixel by its middle, in cells of
/// the board; nothing where that paints none.
fn over_room<P: Fn(f32, f32) -> [u8; 4]>(
    board: &Board,
    room: RoomId,
    cell: u16,
    of_cell: impl Fn((u16, u16)) -> Option<P>,
) -> Picture {
    let bounds = room_bounds(board, room);
    let size = u32::from(cell);
    let [width, height] = [bounds.w, bounds.h].map(|cells| (cells as u32 * size).max(1));
    let mut rgba = vec![0; (width * height * 4) as usize];
    for (row, col) in board.places_of(Cell::Room(room)) {
        let Some(pixel) = of_cell((row, col)) else { continue };
        let [top, left] = [f32::from(row) - bounds.y, f32::from(col) - bounds.x].map(|cells| cells as u32 * size);
        for (py, px) in (0..size).flat_map(|py| (0..size).map(move |px| (py, px))) {
            let place = |n: u32, from: u16| (n as f32 + 0.5) / f32::from(cell) + f32::from(from);
            let at = (((top + py) * width + left + px) * 4) as usize;
            rgba[at..at + 4].copy_from_slice(&pixel(place(px, col), place(py, row)));
        }
    }
    Picture { width, height, rgba }
}

/// From 0 on words to 1 beside them. They are longer than high: their ends are those of a square box, and in between only the
/// height counts.
fn beside(words: &[Area], x: f32, y: f32) -> f32 {
    let from = |area: &Area| {
        let (middle_x, middle_y) = area.middle();
        let beyond = ((x - middle_x).abs() - (area.w - area.h).max(0.0) / 2.0).max(0.0);
        rise(0.0, SOFT, box_distance(beyond, y - middle_y, area.h / 2.0, area.h / 4.0))
    };
    words.iter().map(from).fold(1.0, f32::min)
}

/// The cells around one of a room's that are none of it: their left upper corners, in cells.
fn others_around(board: &Board, room: RoomId, (row, col): (u16, u16)) -> Vec<(f32, f32)> {
    let (row, col) = (i32::from(row), i32::from(col));
    let around = (row - 1..=row + 1).flat_map(|row| (col - 1..=col + 1).map(move |col| (row, col)));
    let is_other = |&(row, col): &(i32, i32)| match (u16::try_from(row), u16::try_from(col)) {
        (Ok(row), Ok(col)) => board.cell(row, col) != Cell::Room(room),
        _ => true,
    };
    around.filter(is_other).map(|(row, col)| (col as f32, row as f32)).collect()
}

/// How far a place is from the nearest of these cells.
fn distance(cells: &[(f32, f32)], x: f32, y: f32) -> f32 {
    let gap = |at: f32, from: f32| (from - at).max(at - from - 1.0).max(0.0);
    let square = |&(left, top): &(f32, f32)| gap(x, left).powi(2) + gap(y, top).powi(2);
    cells.iter().map(square).fold(f32::INFINITY, f32::min).sqrt()
}

/// Where a room has words: its name, and where its passage leads.
fn words_in(theme: &Theme, room: RoomId, fonts: &Fonts) -> Vec<Area> {
    let board = &theme.edition.board;
    let label = board.passage(room).and_then(|_| RoomLayout::new(board, room).label);
    label.into_iter().chain([name_box(theme, room, fonts)]).collect()
}

/// What a name takes of the board, with some air around it.
fn name_box(theme: &Theme, room: RoomId, fonts: &Fonts) -> Area {
    let space = RoomLayout::new(&theme.edition.board, room).name;
    let Some(look) = theme.rooms.get(room.index()) else { return space };
    let face = fonts.names();
    let (width, height) = name_space(&face, &fitted_name(&face, &look.name, space));
    let ((x, y), w, h) = (space.middle(), width + 2.0 * AIR, height + 2.0 * AIR);
    Area { x: x - w / 2.0, y: y - h / 2.0, w, h }
}
