//! The board as a graph of the steps that a token can take now.

use crate::{
    board::Board,
    ids::{RoomId, SquareId},
    occupancy::{MoveRules, Occupancy},
    place::Place,
};

/// A step from one place to another.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MoveStep {
    pub to: usize,
    /// The move ends there: a room that cannot be crossed.
    pub last: bool,
}

/// Numbers for the places of a board: squares come first, then rooms.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Nodes {
    /// Squares of the board: the first room's number.
    pub squares: usize,
    /// Squares and rooms.
    pub count: usize,
}

impl Nodes {
    /// The numbers of a board's places.
    pub fn of(board: &Board) -> Self {
        let squares = board.squares().len();
        Self { squares, count: squares + board.rooms().count() }
    }

    /// A place's number.
    pub const fn node(self, place: Place) -> usize {
        match place {
            Place::Square(square) => square.index(),
            Place::Room(room) => self.squares + room.index(),
        }
    }

    /// The place of a number.
    pub const fn place(self, node: usize) -> Place {
        match node.checked_sub(self.squares) {
            Some(room) => Place::Room(RoomId(room as u8)),
            None => Place::Square(SquareId(node as u16)),
        }
    }
}

/// The board as one walks it now: every place with the steps that lead on.
#[derive(Debug)]
pub(crate) struct MoveGraph<'a> {
    pub occupancy: &'a Occupancy<'a>,
    pub nodes: Nodes,
    /// The origin; it is used up, and no step leads back to it.
    pub from: usize,
    pub steps: Vec<Vec<MoveStep>>,
    /// For each place the steps that lead there: from where, and whether the move ends with them.
    pub before: Vec<Vec<MoveStep>>,
}

impl<'a> MoveGraph<'a> {
    /// The ways from a place. What is used up is solid or shut in `occupancy`; the origin is used up too.
    pub fn new(occupancy: &'a Occupancy<'a>, rules: MoveRules, from: Place) -> Self {
        let nodes = Nodes::of(occupancy.board);
        let steps = steps(occupancy, rules, Some(from));
        let mut before = vec![Vec::new(); nodes.count];
        for (node, steps) in steps.iter().enumerate() {
            steps.iter().for_each(|step| before[step.to].push(MoveStep { to: node, last: step.last }));
        }
        Self { occupancy, nodes, from: nodes.node(from), steps, before }
    }
}

/// The steps from every place, by its number; none leads back to `origin`, but to a square that may be stepped on twice.
pub(crate) fn steps(occupancy: &Occupancy, rules: MoveRules, origin: Option<Place>) -> Vec<Vec<MoveStep>> {
    let nodes = Nodes::of(occupancy.board);
    (0..nodes.count).map(|node| steps_of(occupancy, rules, origin, nodes.place(node))).collect()
}

fn steps_of(occupancy: &Occupancy, rules: MoveRules, origin: Option<Place>, place: Place) -> Vec<MoveStep> {
    let board = occupancy.board;
    let nodes = Nodes::of(board);
    let mut steps = Vec::new();
    let mut add = |to: Place, last: bool| {
        let ends = to.room().is_some() && to.room() == board.centre();
        let back = origin == Some(to) && !(occupancy.repeat && to.room().is_none());
        if occupancy.is_open(to) && !back {
            steps.push(MoveStep { to: nodes.node(to), last: last || ends });
        }
    };
    match place {
        Place::Square(square) => {
            board.next_to(square).iter().for_each(|next| add(Place::Square(*next), false));
            board.doors_at(square).for_each(|door| add(Place::Room(door.room), !rules.cross_rooms));
        }
        Place::Room(room) => {
            exits(board, rules, room).into_iter().for_each(|square| add(Place::Square(square), false));
            board.joined(room).filter(|_| rules.passages).for_each(|to| add(Place::Room(to), false));
        }
    }
    board.passage_from(place).filter(|_| rules.passages).into_iter().for_each(|to| add(to, false));
    steps
}

/// The squares before a room's doors.
fn exits(board: &Board, rules: MoveRules, room: RoomId) -> Vec<SquareId> {
    let mut squares: Vec<_> = board.doors_of(room).map(|door| door.square).collect();
    if rules.by_number {
        squares.sort_unstable();
        squares.dedup();
    }
    squares
}
