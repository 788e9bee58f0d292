//! Joining doors: a passage through the wall between two rooms, with an arrow each way.

use tiny_skia::Transform;

use super::{
    area::block,
    canvas::{Canvas, boxed, flat, polygon, rounded, sweep},
    colour::{darker, lighter},
    doors::mat_colours,
    layout::RoomLayout,
    walls::THICK,
};
use candlestick_rules::{Board, Cell, RoomId, Side};
use candlestick_themes::palette;

/// Paints a joining door in the wall that two joined rooms share; over the walls.
pub(super) fn paint(canvas: &mut Canvas, board: &Board) {
    for (one, other) in board.joins() {
        if let Some(at) = place(board, *one, *other) {
            let (x, y) = on_edge(at);
            let turn = if at.2.step().0 == 0 { 90.0 } else { 0.0 };
            door(canvas, Transform::from_translate(x, y).pre_concat(Transform::from_rotate(turn)));
        }
    }
}

/// The middle of a cell's edge, in cells.
fn on_edge((row, col, side): (u16, u16, Side)) -> (f32, f32) {
    let (down, right) = side.step();
    (f32::from(col) + 0.5 + right as f32 * 0.5, f32::from(row) + 0.5 + down as f32 * 0.5)
}

/// The middle of the door between two joined rooms, in cells from the grid's top left corner.
pub(super) fn middle(board: &Board, one: RoomId, other: RoomId) -> Option<(f32, f32)> {
    place(board, one, other).map(on_edge)
}

/// The cells of a room that have a joining door on an edge.
pub(super) fn beside(board: &Board, room: RoomId) -> impl Iterator<Item = (u16, u16)> {
    let own = board.joins().iter().filter(move |(one, other)| *one == room || *other == room);
    own.filter_map(move |(one, other)| {
        let (row, col, side) = place(board, *one, *other)?;
        let (down, right) = side.step();
        let beyond = (row.wrapping_add_signed(down as i16), col.wrapping_add_signed(right as i16));
        Some(if *one == room { (row, col) } else { beyond })
    })
}

/// The edge for the door: of those the rooms share, free of names and trapdoors if possible, near their middle.
fn place(board: &Board, one: RoomId, other: RoomId) -> Option<(u16, u16, Side)> {
    let edges = board.places_of(Cell::Room(one)).flat_map(|(row, col)| Side::ALL.map(|side| (row, col, side)));
    let shared: Vec<_> =
        edges.filter(|&(row, col, side)| board.cell_beside(row, col, side) == Cell::Room(other)).collect();
    let middle = shared.get(shared.len() / 2).copied()?;
    let layouts = [one, other].map(|room| RoomLayout::new(board, room));
    let crowded = |row: u16, col: u16, side: Side| {
        let (down, right) = side.step();
        let (next_row, next_col) = (row.wrapping_add_signed(down as i16), col.wrapping_add_signed(right as i16));
        let both = [block(row, col, row, col), block(next_row, next_col, next_row, next_col)];
        let taken = layouts.iter().flat_map(|layout| [Some(layout.name), layout.label].into_iter().flatten());
        taken.filter(|area| both.iter().any(|cell| cell.touches(*area))).count()
    };
    let far = |row: u16, col: u16| row.abs_diff(middle.0) + col.abs_diff(middle.1);
    shared.into_iter().min_by_key(|&(row, col, side)| (crowded(row, col, side), far(row, col)))
}

/// One door, as if the wall ran from left to right through (0, 0).
fn door(canvas: &mut Canvas, place: Transform) {
    let half = THICK / 2.0 + 0.04;
    let [ground, _, sign] = mat_colours(canvas, darker(palette::MOSS, 0.25));
    let [candle, brass] = [palette::CANDLE, palette::BRASS].map(|colour| canvas.tone(colour));
    // Dark and light rims: one of them stands out from any floor.
    for (rim, colour) in [(0.08, darker(palette::INK, 0.5)), (0.035, candle), (0.0, ground)] {
        let half = 0.30 + rim;
        if let Some(mat) = rounded(-half, -half - 0.16, 2.0 * half, 2.0 * half + 0.32, 0.05 + rim) {
            canvas.fill_at(&mat, &flat(colour, 1.0), place);
        }
    }
    let stops = [(0.0, lighter(candle, 0.25), 1.0), (1.0, brass, 1.0)];
    for (gap, paint) in [
        (boxed(-0.46, -half, 0.92, 2.0 * half), flat(darker(palette::INK, 0.5), 1.0)),
        (boxed(-0.36, -half, 0.72, 2.0 * half), sweep((0.0, -half), (0.0, half), &stops)),
    ] {
        if let Some(gap) = gap {
            canvas.fill_at(&gap, &paint, place);
        }
    }
    for way in [-1.0, 1.0] {
        let arrow = polygon(&[(-0.17, 0.20 * way), (0.17, 0.20 * way), (0.0, 0.42 * way)]);
        if let Some(arrow) = arrow {
            canvas.fill_at(&arrow, &flat(sign, 1.0), place);
        }
        if let Some(post) = rounded(0.41 * way - 0.07, -half - 0.03, 0.14, 2.0 * half + 0.06, 0.03) {
            canvas.fill_at(&post, &flat(brass, 1.0), place);
        }
    }
}

/// The sign of a joining door for a legend, on a canvas one wide.
pub(super) fn sign(canvas: &mut Canvas) {
    door(canvas, Transform::from_translate(0.5, 0.5).pre_concat(Transform::from_scale(0.9, 0.9)));
}
