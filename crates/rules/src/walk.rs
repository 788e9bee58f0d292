//! Walks from one origin over squares: shortest ways, and ways of exactly a length.

use std::collections::VecDeque;

use super::{Destination, Place, RoomId, SquareId, movement::Ground, routes::FAR, search::BUDGET};

/// One origin with the squares it can step to.
pub(super) struct Walk<'a> {
    pub ground: &'a Ground<'a>,
    /// The room left, which may not be entered again.
    left: Option<RoomId>,
    /// The square stood on, which may not be stepped on again.
    origin: Option<SquareId>,
    /// The squares one step away.
    pub first: Vec<SquareId>,
}

impl<'a> Walk<'a> {
    pub fn new(ground: &'a Ground<'a>, from: Place) -> Self {
        let free = |square: &SquareId| !ground.solid[square.index()];
        let (left, origin, first) = match from {
            Place::Room(room) => {
                let mut outside: Vec<_> = ground.board.doors_of(room).map(|door| door.square).filter(free).collect();
                outside.sort_unstable();
                outside.dedup();
                (Some(room), None, outside)
            }
            Place::Square(square) => {
                let beside = ground.board.next_to(square).iter().copied().filter(free).collect();
                (None, Some(square), beside)
            }
        };
        Self { ground, left, origin, first }
    }

    pub fn free(&self, square: SquareId) -> bool {
        !self.ground.solid[square.index()] && (self.ground.repeat || self.origin != Some(square))
    }

    /// Every other room within reach, by its shortest way.
    pub fn rooms_within(&self, steps: u32) -> Vec<Destination> {
        let (length, before) = self.shortest();
        let standing = self
            .origin
            .into_iter()
            .flat_map(|square| self.ground.board.doors_at(square).map(|door| (1, door.room, None)));
        let mut best: Vec<Option<(u32, Option<SquareId>)>> = vec![None; self.ground.board.rooms().count()];
        let beyond = self
            .ground
            .board
            .doors()
            .iter()
            .map(|door| (length[door.square.index()].saturating_add(1), door.room, Some(door.square)));
        for (cost, room, last) in standing.chain(beyond) {
            let slot = &mut best[room.index()];
            let shut = self.ground.shut[room.index()] || Some(room) == self.left;
            let shorter = slot.is_none_or(|(least, _)| cost < least);
            if cost <= steps && !shut && shorter {
                *slot = Some((cost, last));
            }
        }
        let entered = self.ground.board.rooms().filter_map(|room| best[room.index()].map(|(_, last)| (room, last)));
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
        let count = self.ground.board.squares().len();
        let (mut length, mut before) = (vec![FAR; count], vec![None; count]);
        let mut queue: VecDeque<SquareId> = self.first.iter().copied().collect();
        for square in &self.first {
            length[square.index()] = 1;
        }
        while let Some(at) = queue.pop_front() {
            for &next in self.ground.board.next_to(at) {
                if length[next.index()] == FAR && self.free(next) {
                    length[next.index()] = length[at.index()] + 1;
                    before[next.index()] = Some(at);
                    queue.push_back(next);
                }
            }
        }
        (length, before)
    }

    /// Squares within reach where a move may end short of the roll, by their shortest way.
    pub fn stops_within(&self, steps: u32) -> Vec<Destination> {
        self.squares_within(steps, |square| self.ground.stops[square.index()])
    }

    /// Some of the squares within reach, by their shortest way; none with another token on it.
    pub fn squares_within(&self, steps: u32, wanted: impl Fn(SquareId) -> bool) -> Vec<Destination> {
        let (length, before) = self.shortest();
        let near = self.ground.board.square_ids().filter(|square| {
            length[square.index()] <= steps && self.origin != Some(*square) && self.endable(*square) && wanted(*square)
        });
        near.map(|square| Destination { place: Place::Square(square), path: trace(&before, square) }).collect()
    }

    fn endable(&self, square: SquareId) -> bool {
        self.free(square) && !self.ground.taken[square.index()]
    }

    /// Squares where a path of exactly this length ends.
    pub fn squares_after(&self, exact: u32) -> Vec<Destination> {
        if self.ground.repeat {
            return self.squares_after_walks(exact);
        }
        let (length, before) = self.shortest();
        let near =
            self.ground.board.square_ids().filter(|square| length[square.index()] <= exact && self.endable(*square));
        near.filter_map(|square| {
            let path =
                if length[square.index()] == exact { trace(&before, square) } else { self.detour(square, exact)? };
            Some(Destination { place: Place::Square(square), path })
        })
        .collect()
    }

    /// Where squares may be stepped on twice: a walk of exactly this length, back and forth at its end if need be.
    fn squares_after_walks(&self, exact: u32) -> Vec<Destination> {
        let mut layers: Vec<Vec<Option<SquareId>>> = Vec::new();
        let mut edge: Vec<(SquareId, Option<SquareId>)> = self.first.iter().map(|square| (*square, None)).collect();
        for _ in 0..exact {
            let mut layer = vec![None; self.ground.board.squares().len()];
            let mut reached = Vec::new();
            for (square, before) in edge {
                if self.free(square) && !reached.contains(&square) {
                    layer[square.index()] = before;
                    reached.push(square);
                }
            }
            let onward = |at: &SquareId| {
                let at = *at;
                self.ground.board.next_to(at).iter().map(move |next| (*next, Some(at)))
            };
            edge = reached.iter().flat_map(onward).collect();
            layers.push(layer);
            if layers.len() == exact as usize {
                let ends = reached.into_iter().filter(|square| self.endable(*square));
                return ends.map(|square| walked(&layers, square)).collect();
            }
        }
        Vec::new()
    }

    /// A self-avoiding path of exactly this length, longer than the shortest.
    fn detour(&self, target: SquareId, exact: u32) -> Option<Vec<Place>> {
        let mut search = ExactPath {
            walk: self,
            target,
            left: self.walks_to(target, exact),
            path: Vec::new(),
            used: vec![false; self.ground.board.squares().len()],
            budget: BUDGET,
        };
        let found = self.first.iter().any(|square| search.step(*square, exact - 1));
        found.then(|| search.path.into_iter().map(Place::Square).collect())
    }

    /// Length of the shortest even and odd walk from each square to the target: a bound that prunes the search.
    fn walks_to(&self, target: SquareId, limit: u32) -> Vec<[u32; 2]> {
        let mut left = vec![[FAR; 2]; self.ground.board.squares().len()];
        left[target.index()][0] = 0;
        let mut queue = VecDeque::from([(target, 0_u32)]);
        while let Some((at, length)) = queue.pop_front() {
            if length == limit {
                continue;
            }
            for &next in self.ground.board.next_to(at) {
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

/// The way back through the layers of a walk that ends at `last`.
fn walked(layers: &[Vec<Option<SquareId>>], last: SquareId) -> Destination {
    let (mut path, mut at) = (vec![Place::Square(last)], last);
    for layer in layers.iter().rev() {
        let Some(before) = layer[at.index()] else { break };
        path.push(Place::Square(before));
        at = before;
    }
    path.reverse();
    Destination { place: Place::Square(last), path }
}

/// Depth-first search for one self-avoiding path of exact length.
struct ExactPath<'a> {
    walk: &'a Walk<'a>,
    /// Where it must end.
    target: SquareId,
    left: Vec<[u32; 2]>,
    path: Vec<SquareId>,
    used: Vec<bool>,
    budget: u32,
}

impl ExactPath<'_> {
    fn step(&mut self, square: SquareId, remaining: u32) -> bool {
        let near = self.left[square.index()][remaining as usize % 2] <= remaining;
        if !near || self.budget == 0 {
            return false;
        }
        self.budget -= 1;
        self.path.push(square);
        self.used[square.index()] = true;
        if remaining == 0 {
            return true;
        }
        for &next in self.walk.ground.board.next_to(square) {
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
