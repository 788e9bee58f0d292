//! Measures how far rooms are on foot and what can be reached, for who plans a way or draws a board without being at
//! the table.

use crate::{
    board::Board,
    edition::Edition,
    ids::SquareId,
    move_graph::{Nodes, StepLists},
    occupancy::{MoveRules, Occupancy},
    place::Place,
    profile::PassageUse,
    search::{FAR, ShortestWays},
};

/// The board as tokens walk it.
#[derive(Debug)]
pub struct Distances {
    nodes: Nodes,
    steps: StepLists,
}

impl Distances {
    /// As an edition's tokens walk, over passages and rooms where these are steps of a walk, with some squares that cannot
    /// be stepped on; `blocked` has one for each square of the board.
    #[must_use]
    pub fn new(edition: &Edition, blocked: &[bool]) -> Self {
        let profile = &edition.profile;
        let mut occupancy = Occupancy::open(&edition.board);
        occupancy.solid.iter_mut().zip(blocked).for_each(|(solid, blocked)| *solid = *blocked);
        let rules = MoveRules {
            cross_rooms: profile.cross_rooms,
            passages: profile.passage == PassageUse::InsideRoll,
            ..MoveRules::ON_SQUARES
        };
        Self::with(&occupancy, rules)
    }

    /// Over the squares of an empty board alone, until the first room.
    #[must_use]
    pub fn on_squares(board: &Board) -> Self {
        Self::with(&Occupancy::open(board), MoveRules::ON_SQUARES)
    }

    /// As a token gets about in as many turns as it likes: through every room and passage, but never over some squares.
    #[must_use]
    pub fn over_turns(board: &Board, taken: &[SquareId]) -> Self {
        let mut occupancy = Occupancy::open(board);
        occupancy.use_up(taken.iter().copied().map(Place::Square));
        let rules = MoveRules { cross_rooms: true, passages: true, ..MoveRules::ON_SQUARES };
        let mut distances = Self::with(&occupancy, rules);
        // Where a move ends, the next one begins.
        distances.steps.go_on();
        distances
    }

    fn with(occupancy: &Occupancy, rules: MoveRules) -> Self {
        Self { nodes: Nodes::of(occupancy.board), steps: StepLists::new(occupancy, rules, None) }
    }

    fn spread(&self, from: Place) -> ShortestWays {
        ShortestWays::new(self.nodes.count, self.nodes.node(from), FAR, |at| self.steps.of(at).iter().copied())
    }

    /// The least number of steps from a place into each room, by id; 0 for the room one is in, `None` where no way leads.
    #[must_use]
    pub fn to_rooms(&self, from: Place) -> Vec<Option<u32>> {
        let spread = self.spread(from);
        let rooms = self.nodes.squares..self.nodes.count;
        rooms.map(|room| Some(spread.length(room)).filter(|length| *length != FAR)).collect()
    }

    /// The least number of steps from one place to another, `None` where no way leads.
    #[must_use]
    pub fn between(&self, from: Place, to: Place) -> Option<u32> {
        Some(self.spread(from).length(self.nodes.node(to))).filter(|length| *length != FAR)
    }

    /// Every square and room that a way from a place leads to, the place itself included; squares first, both by id.
    pub fn reached(&self, from: Place) -> impl Iterator<Item = Place> + use<> {
        let (spread, nodes) = (self.spread(from), self.nodes);
        (0..nodes.count).filter(move |node| spread.length(*node) != FAR).map(move |node| nodes.place(node))
    }
}
