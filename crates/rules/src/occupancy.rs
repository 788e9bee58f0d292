//! Tells what a move may step on, enter and end on, and what a token can do on its way.

use crate::{board::Board, ids::SuspectId, place::Place};

/// Squares with another token than the mover's, by the places of all tokens. Tokens that are `gone` are in nobody's way, and
/// special squares are never full.
pub(crate) fn in_the_way(
    board: &Board,
    tokens: &[Place],
    mover: SuspectId,
    gone: impl Fn(SuspectId) -> bool,
) -> Vec<bool> {
    let mut squares = vec![false; board.squares().len()];
    for (n, place) in tokens.iter().enumerate() {
        let suspect = SuspectId(n as u8);
        if let Place::Square(square) = place
            && suspect != mover
            && !gone(suspect)
            && !board.is_special(*square)
        {
            squares[square.index()] = true;
        }
    }
    squares
}

/// What a walk may step on, enter, and end on.
#[derive(Debug, Clone)]
pub(crate) struct Occupancy<'a> {
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

impl<'a> Occupancy<'a> {
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

    /// Whether a place can be stepped on or entered.
    pub fn is_open(&self, place: Place) -> bool {
        match place {
            Place::Square(square) => !self.solid[square.index()],
            Place::Room(room) => !self.shut[room.index()],
        }
    }
}

/// What a token can do on its way.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MoveRules<'a> {
    /// Rooms can be crossed, each for one step.
    pub cross_rooms: bool,
    /// Passages and joining doors count as one step of the walk.
    pub passages: bool,
    /// Whether a move that would end on another token stops behind it.
    pub stop_behind: bool,
    /// Squares where one can stop and then go on.
    pub pauses: &'a [bool],
    /// Whether this is the first part. Only then a roll that no way can use up is walked as far as it goes; further on
    /// that would be a stop of one's choice.
    pub first: bool,
    /// Whether the squares before a room's doors are tried by their numbers, not in the doors' order. Of several ways as
    /// short the first is taken, and saved cases hold which.
    pub by_number: bool,
}

impl MoveRules<'_> {
    /// Over squares alone: entering a room ends the move.
    pub const ON_SQUARES: Self =
        Self { cross_rooms: false, passages: false, stop_behind: false, pauses: &[], first: true, by_number: true };
}
