//! The two searches that all movement is made of: breadth first for least ways, depth first for one of exactly a length.

use crate::{
    ids::SquareId,
    move_graph::{MoveGraph, MoveStep},
};

/// A length that counts as "no way".
pub(crate) const FAR: u32 = u32::MAX;

/// Steps of the depth-first search spent on one place before it is given up: far above any published board, a bound for
/// hostile ones.
const BUDGET: u32 = 50_000;

/// The end of a way: how long it is, and the node before it.
#[derive(Debug, Clone, Copy)]
struct WayEnd {
    length: u32,
    before: u32,
}

/// Where no way leads.
const NOWHERE: WayEnd = WayEnd { length: FAR, before: 0 };

/// The least ways from one node to all others.
#[derive(Debug)]
pub(crate) struct ShortestWays {
    start: usize,
    /// For each node the least way that ends there.
    ends: Vec<WayEnd>,
    /// The same for ways that can go on from there.
    through: Vec<WayEnd>,
    /// The nodes in the order in which they were found, those one cannot go on from excepted.
    pub order: Vec<usize>,
}

impl ShortestWays {
    /// Breadth-first search over `count` nodes, up to ways of `limit` steps; of several least ways it keeps the first.
    pub fn new<I: Iterator<Item = MoveStep>>(
        count: usize,
        start: usize,
        limit: u32,
        steps: impl Fn(usize) -> I,
    ) -> Self {
        let (mut ends, mut through) = (vec![NOWHERE; count], vec![NOWHERE; count]);
        let mut order = Vec::with_capacity(count);
        let (mut at, mut length, mut looked_at) = (start, 0, 0);
        while length < limit {
            let way = WayEnd { length: length + 1, before: at as u32 };
            for step in steps(at).filter(|step| step.to != start) {
                if ends[step.to].length == FAR {
                    ends[step.to] = way;
                }
                if !step.last && through[step.to].length == FAR {
                    through[step.to] = way;
                    order.push(step.to);
                }
            }
            // What was found first is looked at first.
            let Some(next) = order.get(looked_at) else { break };
            (at, length, looked_at) = (*next, through[*next].length, looked_at + 1);
        }
        Self { start, ends, through, order }
    }

    /// The least length of a way to a node; [`FAR`] where none leads there.
    pub fn length(&self, node: usize) -> u32 {
        if node == self.start { 0 } else { self.ends[node].length }
    }

    /// The nodes of the way to one, the start left out; none where no way leads there.
    pub fn trace(&self, node: usize) -> Option<Vec<usize>> {
        let mut end = Some(self.ends[node]).filter(|end| end.length != FAR)?;
        let mut way = vec![node];
        while end.before as usize != self.start {
            way.push(end.before as usize);
            end = self.through[end.before as usize];
        }
        way.reverse();
        Some(way)
    }
}

/// A place, and from each place the least even and odd number of steps to it.
#[derive(Debug)]
pub(crate) struct StepsToPlace {
    pub at: usize,
    pub left: Vec<[u32; 2]>,
}

/// Depth-first search, pruned by what is left to where the way must lead.
pub(crate) struct PathSearch<'a, 'b> {
    graph: &'a MoveGraph<'b>,
    /// Where it must end, if it matters.
    target: Option<&'a StepsToPlace>,
    /// What it must come over before, while it hasn't.
    over: Option<&'a StepsToPlace>,
    passed: bool,
    /// Whether it may end on another token.
    pub on_tokens: bool,
    pub path: Vec<usize>,
    pub used: Vec<bool>,
    pub budget: u32,
}

impl<'a, 'b> PathSearch<'a, 'b> {
    /// A search for a way to anywhere.
    pub fn new(graph: &'a MoveGraph<'b>) -> Self {
        let used = vec![false; graph.nodes.count];
        Self { graph, target: None, over: None, passed: true, on_tokens: true, path: Vec::new(), used, budget: BUDGET }
    }

    /// The way must end there.
    pub fn to(&mut self, target: &'a StepsToPlace) {
        self.target = Some(target);
    }

    /// The way must come over this place before its end.
    pub fn over(&mut self, mark: &'a StepsToPlace) {
        self.over = Some(mark);
        self.passed = false;
    }

    /// The way keeps off these.
    pub fn avoid(&mut self, squares: &[SquareId]) {
        squares.iter().for_each(|square| self.used[square.index()] = true);
    }

    /// Goes on from a place for exactly so many steps; the way is then in `path`.
    pub fn from(&mut self, at: usize, remaining: u32) -> bool {
        if remaining == 0 {
            let taken = self.graph.occupancy.taken.get(at).copied().unwrap_or(false);
            let there = self.target.is_none_or(|target| target.at == at);
            return there && self.passed && (self.on_tokens || !taken);
        }
        let graph = self.graph;
        for step in graph.steps.of(at) {
            if self.budget == 0 {
                return false;
            }
            if self.used[step.to] || (step.last && remaining > 1) || !self.near(step.to, remaining - 1) {
                continue;
            }
            self.budget -= 1;
            self.path.push(step.to);
            self.used[step.to] = !(graph.occupancy.repeat && step.to < graph.nodes.squares);
            let before = self.passed;
            self.passed |= remaining > 1 && self.over.is_some_and(|mark| mark.at == step.to);
            if self.from(step.to, remaining - 1) {
                return true;
            }
            self.passed = before;
            self.used[step.to] = false;
            self.path.pop();
        }
        false
    }

    /// Whether what the way must meet can still be met from a place; without repeating squares its end comes last alone.
    pub fn near(&self, at: usize, remaining: u32) -> bool {
        let Some(target) = self.target else { return true };
        let early = at == target.at && remaining > 0 && !self.graph.occupancy.repeat;
        if early {
            return false;
        }
        match self.over.filter(|mark| !self.passed && mark.at != at) {
            Some(mark) => (0..2).any(|odd| {
                let (there, on) = (mark.left[at][odd], target.left[mark.at][(remaining as usize + odd) % 2]);
                there != FAR && on != FAR && there + on <= remaining
            }),
            None => target.left[at][remaining as usize % 2] <= remaining,
        }
    }
}
