//! Measures a board for the lints: what can be reached, how far rooms are, which rooms are drawn in pieces.

use std::collections::{BTreeSet, VecDeque};

use candlestick_rules::{Board, Cell, Place, RoomId, Side, SquareId};

/// Every square and room that a token can come to from the starts, through rooms and passages too, but never over a
/// square that is `taken`.
pub(super) fn reachable(board: &Board, starts: impl Iterator<Item = Place>, taken: &[SquareId]) -> BTreeSet<Place> {
    let mut queue: VecDeque<_> = starts.collect();
    let mut seen: BTreeSet<_> = queue.iter().copied().collect();
    while let Some(place) = queue.pop_front() {
        for next in beside(board, place) {
            let free = !matches!(next, Place::Square(square) if taken.contains(&square));
            if free && seen.insert(next) {
                queue.push_back(next);
            }
        }
    }
    seen
}

fn beside(board: &Board, place: Place) -> Vec<Place> {
    match place {
        Place::Square(square) => {
            let squares = board.next_to(square).iter().copied().map(Place::Square);
            let rooms = board.doors_at(square).map(|door| Place::Room(door.room));
            squares.chain(rooms).chain(board.passage_from(place)).collect()
        }
        Place::Room(room) => {
            let squares = board.doors_of(room).map(|door| Place::Square(door.square));
            let joined = board.joined(room).map(Place::Room);
            squares.chain(board.passage_from(place)).chain(joined).collect()
        }
    }
}

/// Steps from a square to the nearest room, on an empty board.
pub(super) fn steps_to_a_room(board: &Board, from: SquareId) -> Option<u32> {
    let mut seen = BTreeSet::from([from]);
    let mut queue = VecDeque::from([(from, 1)]);
    while let Some((at, steps)) = queue.pop_front() {
        if board.doors_at(at).next().is_some() {
            return Some(steps);
        }
        for next in board.next_to(at) {
            if seen.insert(*next) {
                queue.push_back((*next, steps + 1));
            }
        }
    }
    None
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
