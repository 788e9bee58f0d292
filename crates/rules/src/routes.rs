//! Whole ways of a move over squares, rooms and passages: where one of exactly the rolled length can end.

use std::collections::VecDeque;

use super::{
    Destination, Place, RoomId, SquareId,
    legs::{Gait, is_open},
    movement::Ground,
    search::{Bounds, Search},
};

/// A length that counts as "no way".
pub(super) const FAR: u32 = u32::MAX;

/// A step from one place to another.
#[derive(Debug, Clone, Copy)]
pub(super) struct Step {
    pub to: usize,
    /// The move ends there: a room that cannot be crossed.
    pub last: bool,
}

/// The board as one walks it now: every place with the steps that lead on. Squares come first, then rooms.
#[derive(Debug)]
pub(super) struct Routes<'a> {
    pub ground: &'a Ground<'a>,
    pub squares: usize,
    from: usize,
    pub steps: Vec<Vec<Step>>,
    /// For each place the steps that lead there: from where, and whether the move ends with them.
    before: Vec<Vec<(usize, bool)>>,
}

impl<'a> Routes<'a> {
    /// The ways from a place. What is used up is solid or shut in `ground`; the origin is used up too.
    pub fn new(ground: &'a Ground<'a>, gait: Gait, from: Place) -> Self {
        let squares = ground.board.squares().len();
        let count = squares + ground.board.rooms().count();
        let mut routes =
            Self { ground, squares, from: 0, steps: vec![Vec::new(); count], before: vec![Vec::new(); count] };
        routes.from = routes.node(from);
        for node in 0..count {
            routes.steps[node] = routes.steps_of(node, gait);
        }
        for node in 0..count {
            for at in 0..routes.steps[node].len() {
                let Step { to, last } = routes.steps[node][at];
                routes.before[to].push((node, last));
            }
        }
        routes
    }

    fn node(&self, place: Place) -> usize {
        match place {
            Place::Square(square) => square.index(),
            Place::Room(room) => self.squares + room.index(),
        }
    }

    fn place(&self, node: usize) -> Place {
        match node.checked_sub(self.squares) {
            Some(room) => Place::Room(RoomId(room as u8)),
            None => Place::Square(SquareId(node as u16)),
        }
    }

    fn steps_of(&self, node: usize, gait: Gait) -> Vec<Step> {
        let board = self.ground.board;
        let place = self.place(node);
        let mut steps = Vec::new();
        let mut add = |to: Place, last: bool| {
            let ends = to.room().is_some() && to.room() == board.centre();
            let back = self.node(to) == self.from && !(self.ground.repeat && to.room().is_none());
            if is_open(self.ground, to) && !back {
                steps.push(Step { to: self.node(to), last: last || ends });
            }
        };
        match place {
            Place::Square(square) => {
                board.next_to(square).iter().for_each(|next| add(Place::Square(*next), false));
                board.doors_at(square).for_each(|door| add(Place::Room(door.room), !gait.cross_rooms));
            }
            Place::Room(room) => {
                board.doors_of(room).for_each(|door| add(Place::Square(door.square), false));
                board.joined(room).filter(|_| gait.passages).for_each(|to| add(Place::Room(to), false));
            }
        }
        board.passage_from(place).filter(|_| gait.passages).into_iter().for_each(|to| add(to, false));
        steps
    }

    /// Every room within reach, by its shortest way.
    pub fn rooms_within(&self, limit: u32) -> Vec<Destination> {
        let mut found = self.within(limit);
        found.retain(|end| end.place.room().is_some());
        found
    }

    /// Squares within reach where a move may end short of the roll, by their shortest way.
    pub fn stops_within(&self, limit: u32) -> Vec<Destination> {
        let stop = |square: SquareId| self.ground.stops[square.index()] && !self.ground.taken[square.index()];
        let mut found = self.within(limit);
        found.retain(|end| matches!(end.place, Place::Square(square) if stop(square)));
        found
    }

    /// Every place within reach, by its shortest way.
    fn within(&self, limit: u32) -> Vec<Destination> {
        let mut way: Vec<Option<(u32, usize)>> = vec![None; self.steps.len()];
        let mut best: Vec<Option<(u32, usize)>> = vec![None; self.steps.len()];
        let mut queue = VecDeque::from([(self.from, 0)]);
        while let Some((at, length)) = queue.pop_front() {
            for step in self.steps[at].iter().filter(|_| length < limit) {
                if best[step.to].is_none() {
                    best[step.to] = Some((length + 1, at));
                }
                if !step.last && way[step.to].is_none() {
                    way[step.to] = Some((length + 1, at));
                    queue.push_back((step.to, length + 1));
                }
            }
        }
        let trace = |end: usize| {
            let (_, mut at) = best[end].filter(|_| end != self.from)?;
            let mut path = vec![self.place(end)];
            while at != self.from {
                path.push(self.place(at));
                at = way[at]?.1;
            }
            path.reverse();
            Some(Destination { place: self.place(end), path })
        };
        (0..self.steps.len()).filter_map(trace).collect()
    }

    /// Squares without another token where a way of exactly this length ends.
    pub fn squares_after(&self, exact: u32) -> Vec<Destination> {
        let near = self.reach(self.place(self.from), exact);
        let ends =
            (0..self.squares).filter(|node| !self.ground.taken[*node] && near[*node][exact as usize % 2] <= exact);
        let found = ends.filter_map(|node| {
            let path = self.path_to(SquareId(node as u16), exact, &[])?;
            Some(Destination { place: self.place(node), path })
        });
        found.collect()
    }

    /// A way of exactly this length to a square that keeps off others.
    pub fn path_to(&self, square: SquareId, exact: u32, avoid: &[SquareId]) -> Option<Vec<Place>> {
        if exact == 0 || self.ground.solid[square.index()] {
            return None;
        }
        let bounds = self.bounds(Place::Square(square), exact);
        if bounds.left[self.from][exact as usize % 2] > exact {
            return None;
        }
        let mut search = Search::new(self);
        search.to(&bounds);
        search.avoid(avoid);
        search.from(self.from, exact).then(|| self.places(&search.path))
    }

    /// A way of exactly this length to a place, over a mark before it, that keeps off others. The search counts down
    /// `budget` and gives up when that is spent.
    pub fn path_over(
        &self,
        mark: &Bounds,
        to: &Bounds,
        exact: u32,
        avoid: &[SquareId],
        budget: &mut u32,
    ) -> Option<Vec<Place>> {
        let mut search = Search::new(self);
        search.budget = *budget;
        search.to(to);
        // Pushed back to the mark itself, one comes over it at the end alone.
        if to.at != mark.at || avoid.is_empty() {
            search.over(mark);
        }
        search.avoid(avoid);
        let found = search.near(self.from, exact) && search.from(self.from, exact);
        *budget = search.budget;
        found.then(|| self.places(&search.path))
    }

    fn places(&self, nodes: &[usize]) -> Vec<Place> {
        nodes.iter().map(|node| self.place(*node)).collect()
    }

    /// Whether some way has exactly this length, wherever it ends; `on_tokens` tells if that can be another's square.
    pub fn lasts(&self, exact: u32, on_tokens: bool) -> bool {
        let mut search = Search::new(self);
        search.on_tokens = on_tokens;
        search.from(self.from, exact)
    }

    /// Whether a square can be the first step.
    pub fn starts_with(&self, square: SquareId) -> bool {
        self.steps[self.from].iter().any(|step| step.to == square.index())
    }

    /// Whether a move can go on after this way of at least a step: on over so many places, or into a room before.
    pub fn goes_on(&self, way: &[Place], steps: u32, on_tokens: bool) -> bool {
        let Some(at) = way.last().map(|place| self.node(*place)) else { return false };
        let mut search = Search::new(self);
        search.on_tokens = on_tokens;
        way.iter().for_each(|place| search.used[self.node(*place)] = true);
        let used = search.used.clone();
        search.from(at, steps) || self.meets_room(at, steps, used)
    }

    /// Whether a room can be entered within so many steps, off the places that are used.
    fn meets_room(&self, at: usize, steps: u32, mut used: Vec<bool>) -> bool {
        let mut edge = vec![at];
        for _ in 0..steps {
            let mut next = Vec::new();
            for step in edge.iter().flat_map(|at| &self.steps[*at]) {
                if std::mem::replace(&mut used[step.to], true) {
                    continue;
                }
                if step.to >= self.squares {
                    return true;
                }
                next.push(step.to);
            }
            edge = next;
        }
        false
    }

    /// The least number of steps to a place, where that is not out of reach.
    pub fn least(&self, reach: &[[u32; 2]], to: Place) -> u32 {
        let [even, odd] = reach[self.node(to)];
        even.min(odd)
    }

    /// Least even and odd number of steps to each place from one.
    pub fn reach(&self, from: Place, limit: u32) -> Vec<[u32; 2]> {
        let mut reach = vec![[FAR; 2]; self.steps.len()];
        let from = self.node(from);
        reach[from][0] = 0;
        let mut queue = VecDeque::from([(from, 0_u32)]);
        while let Some((at, length)) = queue.pop_front() {
            for step in self.steps[at].iter().filter(|_| length < limit) {
                let slot = &mut reach[step.to][(length as usize + 1) % 2];
                if *slot == FAR {
                    *slot = length + 1;
                    if !step.last {
                        queue.push_back((step.to, length + 1));
                    }
                }
            }
        }
        reach
    }

    /// A place with the least even and odd number of steps from each place to it, up to a limit.
    pub fn bounds(&self, to: Place, limit: u32) -> Bounds {
        let target = self.node(to);
        let mut left = vec![[FAR; 2]; self.steps.len()];
        left[target][0] = 0;
        let mut queue = VecDeque::from([(target, 0_u32)]);
        while let Some((at, length)) = queue.pop_front() {
            let steps = self.before[at].iter().filter(|(_, last)| length < limit && (!last || at == target));
            for &(before, _) in steps {
                let slot = &mut left[before][(length as usize + 1) % 2];
                if *slot == FAR {
                    *slot = length + 1;
                    queue.push_back((before, length + 1));
                }
            }
        }
        Bounds { at: target, left }
    }
}
