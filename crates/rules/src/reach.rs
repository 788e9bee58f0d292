//! Finds where the ways of a move lead: shortest ways, ways of exactly a length, and ways over a mark.

use crate::{
    destination::Destination,
    ids::SquareId,
    move_graph::{MoveGraph, MoveStep},
    place::Place,
    search::{FAR, PathSearch, ShortestWays, StepsToPlace},
    token_row::TokenRow,
};

impl MoveGraph<'_> {
    fn spread(&self, limit: u32) -> ShortestWays {
        ShortestWays::new(self.nodes.count, self.from, limit, |at| self.steps.of(at).iter().copied())
    }

    /// The way to a place by a search, if it leads there.
    fn way(&self, spread: &ShortestWays, place: Place) -> Option<Destination> {
        let path = self.places(&spread.trace(self.nodes.node(place))?);
        Some(Destination { place, path })
    }

    /// Every room within reach, by its shortest way.
    pub fn rooms_within(&self, limit: u32) -> Vec<Destination> {
        let spread = self.spread(limit);
        self.occupancy.board.rooms().filter_map(|room| self.way(&spread, Place::Room(room))).collect()
    }

    /// Every room within reach, by the first of its doors in the board's order that is nearest.
    pub fn rooms_by_doors(&self, limit: u32) -> Vec<Destination> {
        let spread = self.spread(limit);
        let board = self.occupancy.board;
        let enter = |room| {
            let place = Place::Room(room);
            spread.trace(self.nodes.node(place))?;
            let near = board.doors_of(room).map(|door| door.square.index()).min_by_key(|at| spread.length(*at))?;
            let mut path = self.places(&spread.trace(near).unwrap_or_default());
            path.push(place);
            Some(Destination { place, path })
        };
        board.rooms().filter_map(enter).collect()
    }

    /// Squares within reach where a move may end short of the roll, by their shortest way.
    pub fn stops_within(&self, limit: u32) -> Vec<Destination> {
        self.squares_within(limit, |square| self.occupancy.stops[square.index()])
    }

    /// Some of the squares within reach, by their shortest way; none with another token on it.
    pub fn squares_within(&self, limit: u32, wanted: impl Fn(SquareId) -> bool) -> Vec<Destination> {
        let spread = self.spread(limit);
        let ends = self.free_ends().filter(|square| wanted(*square));
        ends.filter_map(|square| self.way(&spread, Place::Square(square))).collect()
    }

    /// Squares without another token where a way of exactly this length ends.
    pub fn squares_after(&self, exact: u32) -> Vec<Destination> {
        self.ends_after(exact)
            .filter_map(|square| {
                let path = self.path_to(square, exact, &[])?;
                Some(Destination { place: Place::Square(square), path })
            })
            .collect()
    }

    /// The same where the shortest way is taken if it has this length.
    pub fn squares_after_shortest(&self, exact: u32) -> Vec<Destination> {
        if self.occupancy.repeat {
            return self.squares_after_layers(exact);
        }
        let spread = self.spread(exact);
        let walked = |square: SquareId| {
            let place = Place::Square(square);
            if spread.length(square.index()) == exact {
                return self.way(&spread, place);
            }
            Some(Destination { place, path: self.path_to(square, exact, &[])? })
        };
        self.ends_after(exact).filter_map(walked).collect()
    }

    /// Where squares may be stepped on twice: back and forth at the end if need be, by the least way through as many
    /// copies of the board as there are steps.
    fn squares_after_layers(&self, exact: u32) -> Vec<Destination> {
        let (count, last) = (self.nodes.count, exact as usize);
        let spread = ShortestWays::new(count * (last + 1), self.from, exact, |at| {
            let onward = self.steps.of(at % count).iter().filter(|step| !step.last);
            onward.map(move |step| MoveStep { to: at - at % count + count + step.to, last: false })
        });
        let ends = spread.order.iter().filter(|at| **at >= count * last && !self.taken(**at % count));
        let walked = |end: &usize| {
            let way: Vec<_> = spread.trace(*end)?.into_iter().map(|at| at % count).collect();
            Some(Destination { place: self.nodes.place(end % count), path: self.places(&way) })
        };
        ends.filter_map(walked).collect()
    }

    fn taken(&self, node: usize) -> bool {
        self.occupancy.taken.get(node).copied().unwrap_or(false)
    }

    /// Squares without another token.
    fn free_ends(&self) -> impl Iterator<Item = SquareId> {
        self.occupancy.board.square_ids().filter(|square| !self.occupancy.taken[square.index()])
    }

    /// Those of them that some walk of this length leads to, if it may step on a square twice.
    fn ends_after(&self, exact: u32) -> impl Iterator<Item = SquareId> {
        let near = self.reach(self.nodes.place(self.from), exact);
        self.free_ends().filter(move |square| near[square.index()][exact as usize % 2] <= exact)
    }

    /// A way of exactly this length to a square that keeps off others.
    pub fn path_to(&self, square: SquareId, exact: u32, avoid: &[SquareId]) -> Option<Vec<Place>> {
        if exact == 0 || self.occupancy.solid[square.index()] {
            return None;
        }
        let bounds = self.bounds(Place::Square(square), exact);
        if bounds.left[self.from][exact as usize % 2] > exact {
            return None;
        }
        let mut search = PathSearch::new(self);
        search.to(&bounds);
        search.avoid(avoid);
        search.from(self.from, exact).then(|| self.places(&search.path))
    }

    /// A way of exactly this length to a place, over a mark before it and then onto a row of tokens, if one is given. The
    /// search counts down `budget` and gives up when that is spent.
    pub fn path_over(
        &self,
        mark: &StepsToPlace,
        to: &StepsToPlace,
        exact: u32,
        row: Option<&TokenRow>,
        budget: &mut u32,
    ) -> Option<Vec<Place>> {
        let mut search = PathSearch::new(self);
        search.budget = *budget;
        search.to(to);
        // Pushed back to the mark itself, one comes over it at the end alone.
        if to.at != mark.at || row.is_none() {
            search.over(mark);
        }
        search.avoid(row.map_or(&[], TokenRow::avoided));
        let found = search.near(self.from, exact) && search.from(self.from, exact);
        *budget = search.budget;
        found.then(|| self.places(&search.path))
    }

    fn places(&self, nodes: &[usize]) -> Vec<Place> {
        nodes.iter().map(|node| self.nodes.place(*node)).collect()
    }

    /// Whether some way has exactly this length, wherever it ends; `on_tokens` tells if that can be another's square.
    pub fn lasts(&self, exact: u32, on_tokens: bool) -> bool {
        let mut search = PathSearch::new(self);
        search.on_tokens = on_tokens;
        search.from(self.from, exact)
    }

    /// Whether a square can be the first step.
    pub fn starts_with(&self, square: SquareId) -> bool {
        self.steps.of(self.from).iter().any(|step| step.to == square.index())
    }

    /// Whether a move can go on after this way of at least a step: on over so many places, or into a room before.
    pub fn goes_on(&self, way: &[Place], steps: u32, on_tokens: bool) -> bool {
        let Some(at) = way.last().map(|place| self.nodes.node(*place)) else { return false };
        let mut search = PathSearch::new(self);
        search.on_tokens = on_tokens;
        way.iter().for_each(|place| search.used[self.nodes.node(*place)] = true);
        let used = search.used.clone();
        search.from(at, steps) || self.meets_room(at, steps, &used)
    }

    /// Whether a room can be entered within so many steps, off the places that are used.
    fn meets_room(&self, at: usize, steps: u32, used: &[bool]) -> bool {
        let unused = |at: usize| self.steps.of(at).iter().filter(|step| !used[step.to]).copied();
        let spread = ShortestWays::new(self.nodes.count, at, steps, unused);
        (self.nodes.squares..self.nodes.count).any(|room| room != at && spread.length(room) != FAR)
    }

    /// The least number of steps to a place, where that is not out of reach.
    pub fn least(&self, reach: &[[u32; 2]], to: Place) -> u32 {
        let [even, odd] = reach[self.nodes.node(to)];
        even.min(odd)
    }

    /// Least even and odd number of steps to each place from one.
    pub fn reach(&self, from: Place, limit: u32) -> Vec<[u32; 2]> {
        self.even_and_odd(self.nodes.node(from), limit, |at| self.steps.of(at).iter().copied())
    }

    /// A place with the least even and odd number of steps from each place to it, up to a limit.
    pub fn bounds(&self, to: Place, limit: u32) -> StepsToPlace {
        let at = self.nodes.node(to);
        let ends = |node: usize| move |step: &&MoveStep| !step.last || node == at;
        let back =
            |node: usize| self.before.of(node).iter().filter(ends(node)).map(|step| MoveStep { last: false, ..*step });
        StepsToPlace { at, left: self.even_and_odd(at, limit, back) }
    }

    /// The least even and odd lengths of ways: each place is two nodes, and every step changes sides.
    fn even_and_odd<I: Iterator<Item = MoveStep>>(
        &self,
        start: usize,
        limit: u32,
        steps: impl Fn(usize) -> I,
    ) -> Vec<[u32; 2]> {
        let spread = ShortestWays::new(self.nodes.count * 2, start * 2, limit, |at| {
            steps(at / 2).map(move |step| MoveStep { to: step.to * 2 + 1 - at % 2, last: step.last })
        });
        (0..self.nodes.count).map(|node| [spread.length(node * 2), spread.length(node * 2 + 1)]).collect()
    }
}
