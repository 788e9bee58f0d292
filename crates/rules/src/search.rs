//! The search for one way of a move that has exactly a length and uses no place twice.

use super::{
    SquareId,
    routes::{FAR, Routes},
};

/// Search steps spent on one place before it is given up: far above any published board, a bound for hostile ones.
pub(super) const BUDGET: u32 = 50_000;

/// A place, and from each place the least even and odd number of steps to it.
#[derive(Debug)]
pub(super) struct Bounds {
    pub at: usize,
    pub left: Vec<[u32; 2]>,
}

/// Depth-first search, pruned by what is left to where the way must lead.
pub(super) struct Search<'a, 'b> {
    routes: &'a Routes<'b>,
    /// Where it must end, if it matters.
    target: Option<&'a Bounds>,
    /// What it must come over before, while it hasn't.
    over: Option<&'a Bounds>,
    passed: bool,
    /// Whether it may end on another token.
    pub on_tokens: bool,
    pub path: Vec<usize>,
    pub used: Vec<bool>,
    pub budget: u32,
}

impl<'a, 'b> Search<'a, 'b> {
    /// A search for a way to anywhere.
    pub fn new(routes: &'a Routes<'b>) -> Self {
        let used = vec![false; routes.steps.len()];
        Self { routes, target: None, over: None, passed: true, on_tokens: true, path: Vec::new(), used, budget: BUDGET }
    }

    /// The way must end there.
    pub fn to(&mut self, target: &'a Bounds) {
        self.target = Some(target);
    }

    /// The way must come over this place before its end.
    pub fn over(&mut self, mark: &'a Bounds) {
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
            let taken = self.routes.ground.taken.get(at).copied().unwrap_or(false);
            let there = self.target.is_none_or(|target| target.at == at);
            return there && self.passed && (self.on_tokens || !taken);
        }
        let routes = self.routes;
        for step in &routes.steps[at] {
            if self.budget == 0 {
                return false;
            }
            if self.used[step.to] || (step.last && remaining > 1) || !self.near(step.to, remaining - 1) {
                continue;
            }
            self.budget -= 1;
            self.path.push(step.to);
            self.used[step.to] = !(routes.ground.repeat && step.to < routes.squares);
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
        let early = at == target.at && remaining > 0 && !self.routes.ground.repeat;
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
