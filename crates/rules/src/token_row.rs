//! A row of other tokens that a move could end on, square by square.

use std::collections::BTreeSet;

use crate::{ids::SquareId, occupancy::Occupancy, place::Place};

/// Squares with other tokens, each beside the one before.
pub(crate) struct TokenRow<'a> {
    occupancy: &'a Occupancy<'a>,
    from: Place,
    squares: Vec<SquareId>,
    /// Where squares may be stepped on twice: ends and lengths of rows that were tried. Which squares a row has does not
    /// matter then, and there is no end of rows to and fro.
    tried: BTreeSet<(SquareId, usize)>,
}

impl<'a> TokenRow<'a> {
    /// An empty row, for a move from a place.
    pub const fn new(occupancy: &'a Occupancy<'a>, from: Place) -> Self {
        Self { occupancy, from, squares: Vec::new(), tried: BTreeSet::new() }
    }

    /// Adds a square if another token is on it and the row may go on there.
    pub fn add(&mut self, next: SquareId) -> bool {
        let occupancy = self.occupancy;
        if !occupancy.taken[next.index()] || occupancy.solid[next.index()] {
            return false;
        }
        let new = if occupancy.repeat {
            self.tried.insert((next, self.squares.len()))
        } else {
            self.from != Place::Square(next) && !self.squares.contains(&next)
        };
        if new {
            self.squares.push(next);
        }
        new
    }

    /// Takes the last square away again.
    pub fn pop(&mut self) {
        self.squares.pop();
    }

    /// How many squares there are.
    pub const fn steps(&self) -> u32 {
        self.squares.len() as u32
    }

    /// The squares that the way before the row keeps off.
    pub fn avoided(&self) -> &[SquareId] {
        if self.occupancy.repeat { &[] } else { &self.squares }
    }
}
