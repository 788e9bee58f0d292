//! A move made of legs: through rooms, over other tokens, with a stop on the way, until the roll is used up.

use super::{
    Destination, Place, SquareId,
    movement::{Ground, Walk},
};

/// Where the next leg of a move can lead.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct Legs {
    /// Places where the move can end.
    pub ends: Vec<Destination>,
    /// Places from which the move can go on.
    pub vias: Vec<Destination>,
}

/// What a token can do on its way.
#[derive(Debug, Clone, Copy)]
pub(super) struct Gait<'a> {
    /// Rooms can be crossed, each for one step.
    pub cross_rooms: bool,
    /// Passages count as one step of the walk.
    pub passages: bool,
    /// Whether a move that would end on another token stops behind it.
    pub stop_behind: bool,
    /// Squares where one can stop and then go on.
    pub pauses: &'a [bool],
    /// Whether this is the first leg. Only then a roll that no way can use up is walked as far as it goes; further on
    /// that would be a stop of one's choice.
    pub first: bool,
}

/// The next legs from a place with so many steps left. The places of earlier legs are solid or shut in `ground`.
pub(super) fn legs(ground: &Ground, gait: Gait, from: Place, steps: u32) -> Legs {
    let walk = Walk::new(ground, from);
    let mut ends = walk.rooms_within(steps);
    let mut squares = walk.squares_after(steps);
    if gait.stop_behind && steps > 0 {
        add_new(&mut squares, stops_behind(ground, from, steps));
    }
    if gait.first && squares.is_empty() && !lasts(ground, gait, from, steps) {
        let longest = (1..steps).rev().find(|exact| lasts(ground, gait, from, *exact));
        squares = longest.map(|exact| walk.squares_after(exact)).unwrap_or_default();
    }
    squares.sort_by_key(|end| end.place);
    ends.extend(squares);
    Legs { ends, vias: vias(ground, gait, from, steps) }
}

fn add_new(list: &mut Vec<Destination>, more: Vec<Destination>) {
    for end in more {
        if !list.iter().any(|other| other.place == end.place) {
            list.push(end);
        }
    }
}

/// Rooms to cross and squares to pause on, each with at least a step left and a way to use what is left.
fn vias(ground: &Ground, gait: Gait, from: Place, steps: u32) -> Vec<Destination> {
    let walk = Walk::new(ground, from);
    let rest = steps.saturating_sub(1);
    let mut vias = if gait.cross_rooms { walk.rooms_within(rest) } else { Vec::new() };
    vias.retain(|via| via.place.room() != ground.board.centre());
    vias.extend(walk.squares_within(rest, |square| gait.pauses[square.index()]));
    vias.retain(|via| {
        let after = beyond(ground, from, &via.path);
        goes_on(&after, gait, via.place, steps - via.path.len() as u32)
    });
    vias
}

/// Whether what is left of a roll can be used from here: up, or into a room.
fn goes_on(ground: &Ground, gait: Gait, from: Place, steps: u32) -> bool {
    let tunnel = ground.board.passage_from(from).filter(|to| gait.passages && is_open(ground, *to));
    tunnel.is_some_and(|to| to.room().is_some())
        || lasts(ground, gait, from, steps)
        || !Walk::new(ground, from).rooms_within(steps).is_empty()
}

/// The ground after a leg: what it stepped on and the room it left are used up.
pub(super) fn beyond<'a>(ground: &Ground<'a>, from: Place, path: &[Place]) -> Ground<'a> {
    let mut after = ground.clone();
    for place in std::iter::once(&from).chain(path) {
        match place {
            Place::Square(square) => after.solid[square.index()] = true,
            Place::Room(room) => after.shut[room.index()] = true,
        }
    }
    after
}

/// Whether a walk of exactly so many steps exists, over squares, rooms and passages, wherever it ends.
fn lasts(ground: &Ground, gait: Gait, from: Place, steps: u32) -> bool {
    if steps == 0 || Walk::new(ground, from).some_path(steps) {
        return true;
    }
    let onward = |path: &[Place]| {
        let Some(to) = path.last() else { return false };
        let rest = steps - path.len() as u32;
        rest == 0 || lasts(&beyond(ground, from, path), gait, *to, rest)
    };
    if let Some(to) = ground.board.passage_from(from).filter(|to| gait.passages && is_open(ground, *to))
        && onward(&[to])
    {
        return true;
    }
    gait.cross_rooms && Walk::new(ground, from).rooms_within(steps).iter().any(|room| onward(&room.path))
}

/// Whether a place was not used yet.
pub(super) fn is_open(ground: &Ground, place: Place) -> bool {
    match place {
        Place::Square(square) => !ground.solid[square.index()],
        Place::Room(room) => !ground.shut[room.index()],
    }
}

/// Where a token stops that would end by exact count on another: one space behind it on the way it chose, further back
/// if that is taken too, at worst where the leg began.
fn stops_behind(ground: &Ground, from: Place, steps: u32) -> Vec<Destination> {
    let ends = (0..ground.board.squares().len() as u16).map(SquareId);
    let mut found = Vec::new();
    for end in ends.filter(|square| ground.taken[square.index()] && !ground.solid[square.index()]) {
        back_off(ground, from, steps, &mut vec![end], &mut found);
    }
    found
}

/// Goes back from a row of taken squares at the end of a walk to the free square before it.
fn back_off(ground: &Ground, from: Place, steps: u32, row: &mut Vec<SquareId>, found: &mut Vec<Destination>) {
    let Some(&head) = row.last() else { return };
    let used = row.len() as u32;
    if used == steps && Walk::new(ground, from).first.contains(&head) {
        add_new(found, vec![Destination { place: from, path: Vec::new() }]);
    }
    if used >= steps {
        return;
    }
    let mut around = ground.clone();
    for square in row.iter() {
        around.solid[square.index()] = true;
    }
    for &before in ground.board.next_to(head) {
        if around.solid[before.index()] || from == Place::Square(before) {
            continue;
        }
        if ground.taken[before.index()] {
            row.push(before);
            back_off(ground, from, steps, row, found);
            row.pop();
        } else if let Some(path) = Walk::new(&around, from).path_to(before, steps - used) {
            add_new(found, vec![Destination { place: Place::Square(before), path }]);
        }
    }
}
