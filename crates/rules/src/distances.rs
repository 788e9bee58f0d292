//! How far rooms are on foot, for who plans a way without being at the table.

use crate::{
    edition::Edition,
    move_graph::{Nodes, Step, steps},
    occupancy::{MoveRules, Occupancy},
    place::Place,
    profile::PassageUse,
    search::{FAR, Spread},
};

/// The board as an edition's tokens walk it, over passages and rooms where these are steps of a walk.
#[derive(Debug)]
pub struct Distances {
    nodes: Nodes,
    steps: Vec<Vec<Step>>,
}

impl Distances {
    /// Distances with some squares that cannot be stepped on; `blocked` has one for each square of the board.
    #[must_use]
    pub fn new(edition: &Edition, blocked: &[bool]) -> Self {
        let profile = &edition.profile;
        let mut ground = Occupancy::open(&edition.board);
        ground.solid.iter_mut().zip(blocked).for_each(|(solid, blocked)| *solid = *blocked);
        let gait = MoveRules {
            cross_rooms: profile.cross_rooms,
            passages: profile.passage == PassageUse::InsideRoll,
            ..MoveRules::ON_SQUARES
        };
        Self { nodes: Nodes::of(&edition.board), steps: steps(&ground, gait, None) }
    }

    /// The least number of steps from a place into each room, by id; 0 for the room one is in, `None` where no way leads.
    #[must_use]
    pub fn to_rooms(&self, from: Place) -> Vec<Option<u32>> {
        let start = self.nodes.node(from);
        let spread = Spread::new(self.nodes.count, start, FAR, |at| self.steps[at].iter().copied());
        let rooms = self.nodes.squares..self.nodes.count;
        rooms.map(|room| Some(spread.length(room)).filter(|length| *length != FAR)).collect()
    }
}
