//! Where a walk can end: paths of exactly the rolled length, or short of it into a room or onto a mark.

use super::{Board, Place, walk::Walk};

/// One place where a move may end, and the way there.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Destination {
    /// Where the token ends.
    pub place: Place,
    /// The places stepped on, the last one being `place`; the origin is not part of it.
    pub path: Vec<Place>,
}

/// Every place where a token may end when it walks `steps` squares from `from`.
///
/// A room may be entered early and ends the move; on corridor squares a move ends after exactly
/// `steps`, or, where no path is that long, after the longest possible ones. No square is stepped on
/// twice and no `blocked` one at all; the room left may not be entered again.
/// Rooms come first, then squares, both by id. Source: Clue rules 2016, "Do ONE of three things".
#[must_use]
pub fn destinations(board: &Board, from: Place, steps: u32, blocked: &[bool]) -> Vec<Destination> {
    Ground { solid: blocked.to_vec(), ..Ground::open(board) }.destinations(from, steps)
}

/// What a walk may step on, enter, and end on.
#[derive(Debug, Clone)]
pub(super) struct Ground<'a> {
    pub board: &'a Board,
    /// Squares that may not be stepped on.
    pub solid: Vec<bool>,
    /// Squares that may be crossed, but not ended on.
    pub taken: Vec<bool>,
    /// Rooms that may not be entered.
    pub shut: Vec<bool>,
    /// Squares where a move may end short of the roll.
    pub stops: Vec<bool>,
    /// Whether a square may be stepped on twice.
    pub repeat: bool,
}

impl<'a> Ground<'a> {
    /// The board with nothing in the way.
    pub fn open(board: &'a Board) -> Self {
        let squares = vec![false; board.squares().len()];
        Self {
            board,
            solid: squares.clone(),
            taken: squares.clone(),
            stops: squares,
            shut: vec![false; board.rooms().count()],
            repeat: false,
        }
    }

    /// What a move has stepped on cannot be used again on the same turn, squares where they may be stepped on twice
    /// excepted.
    pub fn use_up(&mut self, places: impl IntoIterator<Item = Place>) {
        for place in places {
            match place {
                Place::Square(square) => self.solid[square.index()] |= !self.repeat,
                Place::Room(room) => self.shut[room.index()] = true,
            }
        }
    }

    /// Every place where a walk of so many steps may end: rooms first, then squares, both by id.
    pub fn destinations(&self, from: Place, steps: u32) -> Vec<Destination> {
        let walk = Walk::new(self, from);
        let mut squares = walk.stops_within(steps);
        let ends = (1..=steps).rev().map(|exact| walk.squares_after(exact)).find(|ends| !ends.is_empty());
        for end in ends.unwrap_or_default() {
            if !squares.iter().any(|other| other.place == end.place) {
                squares.push(end);
            }
        }
        squares.sort_by_key(|end| end.place);
        let mut found = walk.rooms_within(steps);
        found.extend(squares);
        found
    }
}
