//! Converts between the board's grid and the table's world units.

use bevy::math::Vec2;

use candlestick_rules::{Board, Place, SquareId};

/// World units (and painted pixels) of a board cell's side.
pub const CELL: f32 = 48.0;

/// World position of a point in cells from the grid's top left corner, x right and y down.
#[must_use]
pub fn from_cells(board: &Board, (x, y): (f32, f32)) -> Vec2 {
    let half = Vec2::new(f32::from(board.cols()), f32::from(board.rows())) / 2.0;
    (Vec2::new(x, y) - half) * Vec2::new(CELL, -CELL)
}

/// The grid cell (row, column) under a world position; it may lie off the board.
#[must_use]
pub fn to_cell(board: &Board, at: Vec2) -> (i32, i32) {
    let x = at.x / CELL + f32::from(board.cols()) / 2.0;
    let y = -at.y / CELL + f32::from(board.rows()) / 2.0;
    (y.floor() as i32, x.floor() as i32)
}

/// The middle of a square.
#[must_use]
pub fn square_centre(board: &Board, square: SquareId) -> Vec2 {
    let at = board.square(square);
    from_cells(board, (f32::from(at.col) + 0.5, f32::from(at.row) + 0.5))
}

/// The size of the whole board in world units.
#[must_use]
pub fn board_size(board: &Board) -> Vec2 {
    Vec2::new(f32::from(board.cols()), f32::from(board.rows())) * CELL
}

/// The cells (row, column) that belong to a place.
#[must_use]
pub fn cells_of(board: &Board, place: Place) -> Vec<(u16, u16)> {
    match place {
        Place::Square(square) if board.is_special(square) => {
            board.places().filter(|&(row, col)| board.square_at(row, col) == Some(square)).collect()
        }
        Place::Square(square) => {
            let at = board.square(square);
            vec![(at.row, at.col)]
        }
        Place::Room(room) => board.places_of(candlestick_rules::Cell::Room(room)).collect(),
    }
}
