//! How many turns it takes to walk somewhere, by the board, the dice and the passages.

use std::collections::VecDeque;

use crate::rules::{Board, Edition, Place, RoomId, SquareId, SuspectId, View};

/// A distance that cannot be walked.
const FAR: u32 = 10_000;
/// What a way through a token's square costs more, in steps: it may have moved on by then.
const DETOUR: u32 = 8;

/// Expected turns between places.
pub(super) struct Ways<'a> {
    board: &'a Board,
    blocked: Vec<bool>,
    /// Expected turns for so many steps.
    turns: Vec<f64>,
    /// Expected turns from room to room.
    between: Vec<Vec<f64>>,
}

impl<'a> Ways<'a> {
    /// The ways of a view's token as the others stand now.
    pub fn new(view: &'a View) -> Self {
        let board = &view.edition.board;
        let rooms = board.rooms().count();
        let mut ways = Self {
            board,
            blocked: blocked(view),
            turns: expected_turns(&view.edition, board.squares().len() as u32),
            between: vec![vec![f64::INFINITY; rooms]; rooms],
        };
        for room in board.rooms() {
            ways.between[room.index()] = ways.straight(Place::Room(room));
            ways.between[room.index()][room.index()] = 0.0;
        }
        ways.join_up();
        ways
    }

    /// Expected turns from a place to every room, over other rooms where that is shorter.
    pub fn from(&self, place: Place) -> Vec<f64> {
        if let Place::Room(room) = place {
            return self.between[room.index()].clone();
        }
        let first = self.straight(place);
        let over = |to: usize| {
            first.iter().zip(&self.between).map(move |(turns, row)| turns + row[to]).fold(f64::INFINITY, f64::min)
        };
        (0..first.len()).map(over).collect()
    }

    /// Expected turns to every room without entering another.
    fn straight(&self, place: Place) -> Vec<f64> {
        let (now, empty) = (self.steps(place, &self.blocked), self.steps(place, &vec![false; self.blocked.len()]));
        let steps = now.iter().zip(&empty).map(|(now, empty)| (*now).min(empty + DETOUR));
        let mut turns: Vec<_> = steps.map(|steps| self.expected(steps)).collect();
        if let Some(to) = place.room().and_then(|room| self.board.passage(room)) {
            turns[to.index()] = turns[to.index()].min(1.0);
        }
        turns
    }

    fn expected(&self, steps: u32) -> f64 {
        if steps >= FAR {
            return f64::INFINITY;
        }
        self.turns.get(steps as usize).or(self.turns.last()).copied().unwrap_or(f64::INFINITY)
    }

    /// Steps from a place into every room.
    fn steps(&self, place: Place, blocked: &[bool]) -> Vec<u32> {
        let mut steps = vec![FAR; self.board.squares().len()];
        let mut queue: VecDeque<SquareId> = VecDeque::new();
        let (outside, first): (Vec<_>, u32) = match place {
            Place::Square(square) => (vec![square], 0),
            Place::Room(room) => {
                (self.board.doors_of(room).map(|door| door.square).filter(|at| !blocked[at.index()]).collect(), 1)
            }
        };
        for square in outside {
            steps[square.index()] = first;
            queue.push_back(square);
        }
        while let Some(at) = queue.pop_front() {
            for next in self.board.next_to(at) {
                if steps[next.index()] == FAR && !blocked[next.index()] {
                    steps[next.index()] = steps[at.index()] + 1;
                    queue.push_back(*next);
                }
            }
        }
        let into = |room: RoomId| self.board.doors_of(room).map(|door| steps[door.square.index()] + 1).min();
        self.board.rooms().map(|room| into(room).unwrap_or(FAR)).collect()
    }

    /// Ways over third rooms.
    fn join_up(&mut self) {
        let rooms = self.between.len();
        for over in 0..rooms {
            for from in 0..rooms {
                for to in 0..rooms {
                    let sum = self.between[from][over] + self.between[over][to];
                    self.between[from][to] = self.between[from][to].min(sum);
                }
            }
        }
    }
}

/// Squares with a token in the way.
fn blocked(view: &View) -> Vec<bool> {
    let mut blocked = vec![false; view.edition.board.squares().len()];
    for (n, place) in view.tokens.iter().enumerate() {
        let suspect = SuspectId(n as u8);
        let gone = view.seat_of(suspect).is_some_and(|seat| view.seats[seat.index()].out);
        if let Place::Square(square) = place
            && suspect != view.my_suspect()
            && !gone
        {
            blocked[square.index()] = true;
        }
    }
    blocked
}

/// Expected turns to walk a distance, stopping early in the room at its end.
fn expected_turns(edition: &Edition, most: u32) -> Vec<f64> {
    let mut odds = vec![1.0];
    if let Some(steps) = edition.profile.fixed_steps {
        odds = vec![0.0; usize::from(steps) + 1];
        odds[usize::from(steps)] = 1.0;
    }
    for die in &edition.profile.dice {
        let top = die.iter().map(|face| usize::from(face.steps)).max().unwrap_or(0);
        let mut sums = vec![0.0; odds.len() + top];
        for (sum, chance) in odds.iter().enumerate() {
            for face in die {
                sums[sum + usize::from(face.steps)] += chance / die.len() as f64;
            }
        }
        odds = sums;
    }
    let moves = 1.0 - odds[0];
    let mut turns = vec![0.0];
    for distance in 1..=most as usize {
        let later: f64 = (1..odds.len()).map(|steps| odds[steps] * turns[distance.saturating_sub(steps)]).sum();
        turns.push(if moves > 0.0 { (1.0 + later) / moves } else { f64::INFINITY });
    }
    turns
}
