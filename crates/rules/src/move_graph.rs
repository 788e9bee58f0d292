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

/// The steps from every place, by its number, one place after the other in one list.
#[derive(Debug)]
pub(crate) struct StepLists {
    steps: Vec<MoveStep>,
    /// Where the steps of each place end in the list.
    ends: Vec<usize>,
}

impl StepLists {
    /// The steps from every place; none leads back to `origin`, but to a square that may be stepped on twice.
    pub fn new(occupancy: &Occupancy, rules: MoveRules, origin: Option<Place>) -> Self {
        let nodes = Nodes::of(occupancy.board);
        let mut lists = Self { steps: Vec::with_capacity(nodes.count * 4), ends: Vec::with_capacity(nodes.count) };
        for node in 0..nodes.count {
            add_steps(occupancy, rules, origin, nodes.place(node), &mut lists.steps);
            lists.ends.push(lists.steps.len());
        }
        lists
    }

    /// The steps from a place.
    pub fn of(&self, node: usize) -> &[MoveStep] {
        let from = node.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[from..self.ends[node]]
    }

    /// Lets moves go on where they end.
    pub fn go_on(&mut self) {
        self.steps.iter_mut().for_each(|step| step.last = false);
    }

    /// For each place the steps that lead there: from where, and whether the move ends with them.
    fn turned_round(&self) -> Self {
        let mut ends = vec![0; self.ends.len()];
        self.steps.iter().for_each(|step| ends[step.to] += 1);
        let mut sum = 0;
        for end in &mut ends {
            // Where the place's steps begin; each that is laid moves it on, to where they end.
            (*end, sum) = (sum, sum + *end);
        }
        let mut steps = vec![MoveStep { to: 0, last: false }; self.steps.len()];
        for node in 0..self.ends.len() {
            for step in self.of(node) {
                steps[ends[step.to]] = MoveStep { to: node, last: step.last };
                ends[step.to] += 1;
            }
        }
        Self { steps, ends }
    }
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
    pub steps: StepLists,
    /// For each place the steps that lead there: from where, and whether the move ends with them.
    pub before: StepLists,
}

impl<'a> MoveGraph<'a> {
    /// The ways from a place. What is used up is solid or shut in `occupancy`; the origin is used up too.
    pub fn new(occupancy: &'a Occupancy<'a>, rules: MoveRules, from: Place) -> Self {
        let nodes = Nodes::of(occupancy.board);
        let steps = StepLists::new(occupancy, rules, Some(from));
        let before = steps.turned_round();
        Self { occupancy, nodes, from: nodes.node(from), steps, before }
    }
}

/// Adds the steps from a place to a list.
fn add_steps(occupancy: &Occupancy, rules: MoveRules, origin: Option<Place>, place: Place, steps: &mut Vec<MoveStep>) {
    let board = occupancy.board;
    let nodes = Nodes::of(board);
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
