//! A move that can lead through rooms, over other tokens, and stop on the way: where it can end, and where it can pause.

use crate::{
    destination::{Destination, Detour},
    ids::SquareId,
    move_graph::MoveGraph,
    occupancy::{MoveRules, Occupancy},
    place::Place,
    token_row::TokenRow,
};

/// Where the next part of a move can lead.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(crate) struct MoveOptions {
    /// Every place where the move can end without a pause, over rooms and passages too.
    pub ends: Vec<Destination>,
    /// Places from which the move can go on, by the usual way.
    pub vias: Vec<Destination>,
    /// Other ways to marks.
    pub detours: Vec<Detour>,
}

/// The next parts from a place with so many steps left. The places of earlier parts are solid or shut in `occupancy`.
pub(crate) fn move_options(occupancy: &Occupancy, rules: MoveRules, from: Place, steps: u32) -> MoveOptions {
    let graph = MoveGraph::new(occupancy, rules, from);
    let vias = vias(occupancy, &graph, rules, from, steps);
    MoveOptions { ends: ends(occupancy, rules, &graph, from, steps), vias, detours: Vec::new() }
}

/// Where the move can end without a pause: rooms, then squares, both by id.
pub(crate) fn ends(
    occupancy: &Occupancy,
    rules: MoveRules,
    graph: &MoveGraph,
    from: Place,
    steps: u32,
) -> Vec<Destination> {
    let mut ends = graph.rooms_within(steps);
    let mut squares = graph.squares_after(steps);
    if rules.stop_behind && steps > 0 {
        add_new(&mut squares, stops_behind(occupancy, graph, from, steps));
    }
    if rules.first && squares.is_empty() && !graph.lasts(steps, rules.stop_behind) {
        let longest = (1..steps).rev().find(|exact| graph.lasts(*exact, rules.stop_behind));
        squares = longest.map(|exact| graph.squares_after(exact)).unwrap_or_default();
    }
    add_new(&mut squares, graph.stops_within(steps));
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
fn vias(occupancy: &Occupancy, graph: &MoveGraph, rules: MoveRules, from: Place, steps: u32) -> Vec<Destination> {
    let walk = MoveGraph::new(occupancy, MoveRules::ON_SQUARES, from);
    let rest = steps.saturating_sub(1);
    let mut vias = if rules.cross_rooms { walk.rooms_by_doors(rest) } else { Vec::new() };
    vias.retain(|via| via.place.room() != occupancy.board.centre());
    vias.extend(walk.squares_within(rest, |square| rules.pauses[square.index()]));
    vias.retain(|via| graph.goes_on(&via.path, steps - via.path.len() as u32, rules.stop_behind));
    vias
}

/// Where a token stops that would end by exact count on another: one space behind it on the way it chose, further back
/// if that is taken too, at worst where the part began. Back in a room just crossed is an end of its own already.
fn stops_behind(occupancy: &Occupancy, graph: &MoveGraph, from: Place, steps: u32) -> Vec<Destination> {
    let mut found = Vec::new();
    let mut row = TokenRow::new(occupancy, from);
    for end in occupancy.board.square_ids() {
        if row.add(end) {
            back_off(occupancy, graph, (from, steps), end, &mut row, &mut found);
            row.pop();
        }
    }
    found
}

/// Goes back from a row of taken squares at the end of a walk, the last of them `head`, to the free square before it.
fn back_off(
    occupancy: &Occupancy,
    graph: &MoveGraph,
    (from, steps): (Place, u32),
    head: SquareId,
    row: &mut TokenRow,
    found: &mut Vec<Destination>,
) {
    let used = row.steps();
    if used == steps && graph.starts_with(head) {
        add_new(found, vec![Destination { place: from, path: Vec::new() }]);
    }
    if used >= steps {
        return;
    }
    for &before in occupancy.board.next_to(head) {
        if row.add(before) {
            back_off(occupancy, graph, (from, steps), before, row, found);
            row.pop();
        } else if !occupancy.taken[before.index()]
            && let Some(path) = graph.path_to(before, steps - used, row.avoided())
        {
            add_new(found, vec![Destination { place: Place::Square(before), path }]);
        }
    }
}
