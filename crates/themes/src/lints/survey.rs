//! Measures a board for the lints: what can be reached, how far rooms are, which rooms are drawn in pieces.

use std::collections::BTreeSet;

use candlestick_rules::{Board, Cell, Distances, Place, RoomId, Side, SquareId};

/// Every square and room that a token can come to from the starts, through rooms and passages too, but never over a
/// square that is `taken`.
pub(super) fn reachable(board: &Board, starts: impl Iterator<Item = Place>, taken: &[SquareId]) -> BTreeSet<Place> {
    let distances = Distances::over_turns(board, taken);
    starts.flat_map(|start| distances.reached(start)).collect()
}

/// Steps from a square to the nearest room, on an empty board.
pub(super) fn steps_to_a_room(board: &Board, from: SquareId) -> Option<u32> {
    Distances::on_squares(board).to_rooms(Place::Square(from)).into_iter().flatten().min()
}

/// The pieces a room is drawn in, each by its first cell and its number of cells, in reading order.
pub(super) fn pieces(board: &Board, room: RoomId) -> Vec<((u16, u16), usize)> {
    let mut left: BTreeSet<(u16, u16)> = (0..board.rows())
        .flat_map(|row| (0..board.cols()).map(move |col| (row, col)))
        .filter(|(row, col)| board.cell(*row, *col) == Cell::Room(room))
        .collect();
    let mut pieces = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut cells = 1;
        let mut queue = vec![first];
        while let Some((row, col)) = queue.pop() {
            for side in Side::ALL {
                let (down, right) = side.step();
                let next = (row.wrapping_add_signed(down as i16), col.wrapping_add_signed(right as i16));
                if left.remove(&next) {
                    cells += 1;
                    queue.push(next);
                }
            }
        }
        pieces.push((first, cells));
    }
    pieces
}
