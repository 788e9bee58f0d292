//! Where a walk can end: self-avoiding paths of exactly the rolled length, or short of it into a room.

use std::collections::VecDeque;

use super::{Board, Place, RoomId, SquareId};

/// One place where a move may end, and the way there.
#[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
pub struct Destination {
    /// Where the token ends.
    pub place: Place,
    /// The places stepped on, the last one being `place`; the origin is not part of it.
    pub path: Vec<Place>,
}

/// Search steps spent on one square before it is given up: far above any published board, a bound for hostile ones.
const SEARCH_BUDGET: u32 = 50_000;

/// Every place where a token may end when it walks `steps` squares from `from`.
///
/// A room may be entered early and ends the move; on corridor squares a move ends after exactly
/// `steps`, or, where no path is that long, after the longest possible ones. No square is stepped on
/// twice and no `blocked` one at all; the room left may not be entered again.
/// Rooms come first, then squares, both by id. Source: Clue rules 2016, "Do ONE of three things".
#[must_use]
pub fn destinations(board: &Board, from: Place, steps: u32, blocked: &[bool]) -> Vec<Destination> {
    let walk = Walk::new(board, from, blocked);
    let mut found = walk.rooms_within(steps);
    let ends = (1..=steps).rev().map(|exact| walk.squares_after(exact)).find(|ends| !ends.is_empty());
    found.extend(ends.unwrap_or_default());
    found
}

/// Walk lengths that count as "cannot be reached".
const FAR: u32 = u32::MAX;

/// One origin with the squares it can step to.
struct Walk<'a> {
    board: &'a Board,
    blocked: &'a [bool],
    /// The room left, which may not be entered again.
    left: Option<RoomId>,
    /// The square stood on, which may not be stepped on again.
    origin: Option<SquareId>,
    /// The squares one step away.
    first: Vec<SquareId>,
}

impl<'a> Walk<'a> {
    fn new(board: &'a Board, from: Place, blocked: &'a [bool]) -> Self {
        let free = |square: &SquareId| !blocked[square.index()];
        let (left, origin, first) = match from {
            Place::Room(room) => {
                let mut outside: Vec<_> = board.doors_of(room).map(|door| door.square).filter(free).collect();
                outside.sort_unstable();
                outside.dedup();
                (Some(room), None, outside)
            }
            Place::Square(square) => {
                let beside = board.next_to(square).iter().copied().filter(free).collect();
                (None, Some(square), beside)
            }
        };
        Self { board, blocked, left, origin, first }
    }

    fn free(&self, square: SquareId) -> bool {
        !self.blocked[square.index()] && self.origin != Some(square)
    }

    /// Every other room within reach, by its shortest way.
    fn rooms_within(&self, steps: u32) -> Vec<Destination> {
        let (length, before) = self.shortest();
        let standing =
            self.origin.into_iter().flat_map(|square| self.board.doors_at(square).map(|door| (1, door.room, None)));
        let mut best: Vec<Option<(u32, Option<SquareId>)>> = vec![None; self.board.rooms().count()];
        let beyond = self
            .board
            .doors()
            .iter()
            .map(|door| (length[door.square.index()].saturating_add(1), door.room, Some(door.square)));
        for (cost, room, last) in standing.chain(beyond) {
            let slot = &mut best[room.index()];
            let shorter = slot.is_none_or(|(least, _)| cost < least);
            if cost <= steps && Some(room) != self.left && shorter {
                *slot = Some((cost, last));
            }
        }
        let entered = self.board.rooms().filter_map(|room| best[room.index()].map(|(_, last)| (room, last)));
        entered
            .map(|(room, last)| {
                let mut path = last.map(|last| trace(&before, last)).unwrap_or_default();
                path.push(Place::Room(room));
                Destination { place: Place::Room(room), path }
            })
            .collect()
    }

    /// Shortest walk to each square, and the square before it on that walk.
    fn shortest(&self) -> (Vec<u32>, Vec<Option<SquareId>>) {
        let count = self.board.squares().len();
        let (mut length, mut before) = (vec![FAR; count], vec![None; count]);
        let mut queue: VecDeque<SquareId> = self.first.iter().copied().collect();
        for square in &self.first {
            length[square.index()] = 1;
        }
        while let Some(at) = queue.pop_front() {
            for &next in self.board.next_to(at) {
                if length[next.index()] == FAR && self.free(next) {
                    length[next.index()] = length[at.index()] + 1;
                    before[next.index()] = Some(at);
                    queue.push_back(next);
                }
            }
        }
        (length, before)
    }

    /// Squares where a path of exactly this length ends.
    fn squares_after(&self, exact: u32) -> Vec<Destination> {
        let (length, before) = self.shortest();
        let reachable = (0..self.board.squares().len() as u16).map(SquareId);
        let near = reachable.filter(|square| length[square.index()] <= exact && self.free(*square));
        near.filter_map(|square| {
            let path =
                if length[square.index()] == exact { trace(&before, square) } else { self.detour(square, exact)? };
            Some(Destination { place: Place::Square(square), path })
        })
        .collect()
    }

    /// A self-avoiding path of exactly this length, longer than the shortest.
    fn detour(&self, target: SquareId, exact: u32) -> Option<Vec<Place>> {
        let mut search = Detour {
            walk: self,
            target,
            left: self.walks_to(target, exact),
            path: Vec::new(),
            used: vec![false; self.board.squares().len()],
            budget: SEARCH_BUDGET,
        };
        let found = self.first.iter().any(|square| search.step(*square, exact - 1));
        found.then(|| search.path.into_iter().map(Place::Square).collect())
    }

    /// Length of the shortest even and odd walk from each square to the target: a bound that prunes the search.
    fn walks_to(&self, target: SquareId, limit: u32) -> Vec<[u32; 2]> {
        let mut left = vec![[FAR; 2]; self.board.squares().len()];
        left[target.index()][0] = 0;
        let mut queue = VecDeque::from([(target, 0_u32)]);
        while let Some((at, length)) = queue.pop_front() {
            if length == limit {
                continue;
            }
            for &next in self.board.next_to(at) {
                let slot = &mut left[next.index()][(length as usize + 1) % 2];
                if *slot == FAR && self.free(next) {
                    *slot = length + 1;
                    queue.push_back((next, length + 1));
                }
            }
        }
        left
    }
}

/// The squares from the origin to `last`, following the squares before.
fn trace(before: &[Option<SquareId>], last: SquareId) -> Vec<Place> {
    let mut path: Vec<_> = std::iter::successors(Some(last), |at| before[at.index()]).map(Place::Square).collect();
    path.reverse();
    path
}

/// Depth-first search for one self-avoiding path of exact length.
struct Detour<'a> {
    walk: &'a Walk<'a>,
    target: SquareId,
    left: Vec<[u32; 2]>,
    path: Vec<SquareId>,
    used: Vec<bool>,
    budget: u32,
}

impl Detour<'_> {
    fn step(&mut self, square: SquareId, remaining: u32) -> bool {
        if self.left[square.index()][remaining as usize % 2] > remaining || self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        self.path.push(square);
        self.used[square.index()] = true;
        if remaining == 0 {
            return true;
        }
        for &next in self.walk.board.next_to(square) {
            let early = next == self.target && remaining > 1;
            if !early && !self.used[next.index()] && self.walk.free(next) && self.step(next, remaining - 1) {
                return true;
            }
        }
        self.path.pop();
        self.used[square.index()] = false;
        false
    }
}
