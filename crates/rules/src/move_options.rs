//! A move that can lead through rooms, over other tokens, and stop on the way: where it can end, and where it can pause.

use crate::{
    destination::{Destination, Detour},
    ids::SquareId,
    move_graph::MoveGraph,
    occupancy::{MoveRules, Occupancy},
    place::Place,
};

/// Where the next leg of a move can lead.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct MoveOptions {
    /// Every place where the move can end without a pause, over rooms and passages too.
    pub ends: Vec<Destination>,
    /// Places from which the move can go on, by the usual way.
    pub vias: Vec<Destination>,
    /// Other ways to marks.
    pub detours: Vec<Detour>,
}

/// The next legs from a place with so many steps left. The places of earlier legs are solid or shut in `ground`.
pub(crate) fn legs(ground: &Occupancy, gait: MoveRules, from: Place, steps: u32) -> MoveOptions {
    let routes = MoveGraph::new(ground, gait, from);
    let vias = vias(ground, &routes, gait, from, steps);
    MoveOptions { ends: ends(ground, gait, &routes, from, steps), vias, detours: Vec::new() }
}

/// Where the move can end without a pause: rooms, then squares, both by id.
pub(crate) fn ends(
    ground: &Occupancy,
    gait: MoveRules,
    routes: &MoveGraph,
    from: Place,
    steps: u32,
) -> Vec<Destination> {
    let mut ends = routes.rooms_within(steps);
    let mut squares = routes.squares_after(steps);
    if gait.stop_behind && steps > 0 {
        add_new(&mut squares, stops_behind(ground, routes, from, steps));
    }
    if gait.first && squares.is_empty() && !routes.lasts(steps, gait.stop_behind) {
        let longest = (1..steps).rev().find(|exact| routes.lasts(*exact, gait.stop_behind));
        squares = longest.map(|exact| routes.squares_after(exact)).unwrap_or_default();
    }
    add_new(&mut squares, routes.stops_within(steps));
    squares.sort_by_key(|end| end.place);
    ends.extend(squares);
    ends
}

fn add_new(list: &mut Vec<Destination>, more: Vec<Destination>) {
    for end in more {
        if !list.iter().any(|other| other.place == end.place) {
            list.push(end);
        }
    }
}

/// Rooms to cross and squares to pause on, each with at least a step left and a way to use what is left.
fn vias(ground: &Occupancy, routes: &MoveGraph, gait: MoveRules, from: Place, steps: u32) -> Vec<Destination> {
    let walk = MoveGraph::new(ground, MoveRules::ON_SQUARES, from);
    let rest = steps.saturating_sub(1);
    let mut vias = if gait.cross_rooms { walk.rooms_by_doors(rest) } else { Vec::new() };
    vias.retain(|via| via.place.room() != ground.board.centre());
    vias.extend(walk.squares_within(rest, |square| gait.pauses[square.index()]));
    vias.retain(|via| routes.goes_on(&via.path, steps - via.path.len() as u32, gait.stop_behind));
    vias
}

/// Where a token stops that would end by exact count on another: one space behind it on the way it chose, further back
/// if that is taken too, at worst where the leg began. Back in a room just crossed is an end of its own already.
fn stops_behind(ground: &Occupancy, routes: &MoveGraph, from: Place, steps: u32) -> Vec<Destination> {
    let mut found = Vec::new();
    for end in ground.board.square_ids().filter(|square| ground.taken[square.index()] && !ground.solid[square.index()])
    {
        back_off(ground, routes, from, steps, &mut vec![end], &mut found);
    }
    found
}

/// Goes back from a row of taken squares at the end of a walk to the free square before it.
fn back_off(
    ground: &Occupancy,
    routes: &MoveGraph,
    from: Place,
    steps: u32,
    row: &mut Vec<SquareId>,
    found: &mut Vec<Destination>,
) {
    let Some(&head) = row.last() else { return };
    let used = row.len() as u32;
    if used == steps && routes.starts_with(head) {
        add_new(found, vec![Destination { place: from, path: Vec::new() }]);
    }
    if used >= steps {
        return;
    }
    for &before in ground.board.next_to(head) {
        if ground.solid[before.index()] || row.contains(&before) || from == Place::Square(before) {
            continue;
        }
        if ground.taken[before.index()] {
            row.push(before);
            back_off(ground, routes, from, steps, row, found);
            row.pop();
        } else if let Some(path) = routes.path_to(before, steps - used, row) {
            add_new(found, vec![Destination { place: Place::Square(before), path }]);
        }
    }
}
