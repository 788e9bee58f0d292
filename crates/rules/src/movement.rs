//! Finds where a walk can end: paths of exactly the rolled length, or short of it into a room or onto a mark.

#[cfg(feature = "testing")]
use crate::board::Board;
use crate::{
    destination::Destination,
    move_graph::MoveGraph,
    occupancy::{MoveRules, Occupancy},
    place::Place,
};

/// Every place where a token may end when it walks `steps` squares from `from`.
///
/// A room may be entered early and ends the move; on corridor squares a move ends after exactly
/// `steps`, or, where no path is that long, after the longest possible ones. No square is stepped on
/// twice and no `blocked` one at all; the room left may not be entered again.
/// Rooms come first, then squares, both by id. Source: Clue rules 2016, "Do ONE of three things".
#[cfg(feature = "testing")]
#[must_use]
pub fn destinations(board: &Board, from: Place, steps: u32, blocked: &[bool]) -> Vec<Destination> {
    walk_ends(&Occupancy { solid: blocked.to_vec(), ..Occupancy::open(board) }, from, steps)
}

/// Every place where a walk of so many steps may end: rooms first, then squares, both by id.
pub(crate) fn walk_ends(occupancy: &Occupancy, from: Place, steps: u32) -> Vec<Destination> {
    let graph = MoveGraph::new(occupancy, MoveRules::ON_SQUARES, from);
    let mut squares = graph.stops_within(steps);
    let ends = (1..=steps).rev().map(|exact| graph.squares_after_shortest(exact)).find(|ends| !ends.is_empty());
    for end in ends.unwrap_or_default() {
        if !squares.iter().any(|other| other.place == end.place) {
            squares.push(end);
        }
    }
    squares.sort_by_key(|end| end.place);
    let mut found = graph.rooms_by_doors(steps);
    found.extend(squares);
    found
}
