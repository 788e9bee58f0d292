//! Lays out every way to place the open cards as a graph of merged states, and sums over its ways, forward and
//! backward.
//!
//! A way counts once for each order in which it fills the places of a hand, so that what a holder still takes can be
//! forgotten as soon as only cards of the rest can come.

use super::plan::{CardPlacing, Plan, PlanStep};

/// The count needs more states than it may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OverBudget;

/// A way from a state to one of the next step.
#[derive(Debug, Clone, Copy)]
pub(super) struct Edge {
    pub to: u32,
    /// Who gets the card; where a holder is closed, how many of the rest it takes.
    pub holder: u8,
    /// Into how many places of the hand.
    pub ways: u8,
}

/// What sums are made of.
pub(super) trait Number: Clone {
    const ZERO: Self;
    const ONE: Self;
    /// Adds `other` `ways` times.
    fn add(&mut self, other: &Self, ways: u8);
}

impl Number for f64 {
    const ZERO: Self = 0.0;
    const ONE: Self = 1.0;
    fn add(&mut self, other: &Self, ways: u8) {
        *self += other * Self::from(ways);
    }
}

/// The graph. States are numbered step by step.
#[derive(Debug, Clone)]
pub(super) struct Lattice {
    pub plan: Plan,
    /// The first state of each step, and of the end.
    layers: Vec<u32>,
    /// The edges of state n are those from `first[n]` to `first[n + 1]`.
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// The states at the end.
    ends: Vec<u64>,
}

impl Lattice {
    /// Finds all states, with at most so many edges.
    pub fn new(plan: Plan, budget: usize) -> Result<Self, OverBudget> {
        let mut build = Build { layers: vec![0], first: vec![0], edges: Vec::new(), index: Index::default() };
        let mut keys = vec![plan.start];
        for step in &plan.steps {
            keys = build.step(&plan, step, &keys);
            if build.edges.len() > budget {
                return Err(OverBudget);
            }
        }
        let Build { layers, first, edges, .. } = build;
        Ok(Self { plan, layers, first, edges, ends: keys })
    }

    /// How many states there are.
    pub const fn states(&self) -> usize {
        self.first.len() - 1 + self.ends.len()
    }

    /// The states at the end, packed.
    pub fn ends(&self) -> &[u64] {
        &self.ends
    }

    /// Each step with its states' numbers.
    pub fn steps(&self) -> impl DoubleEndedIterator<Item = (&PlanStep, std::ops::Range<usize>)> {
        let ranges = self.layers.windows(2).map(|pair| pair[0] as usize..pair[1] as usize);
        self.plan.steps.iter().zip(ranges)
    }

    /// The edges of a state; none at the end.
    pub fn edges(&self, state: usize) -> &[Edge] {
        match (self.first.get(state), self.first.get(state + 1)) {
            (Some(from), Some(to)) => &self.edges[*from as usize..*to as usize],
            _ => &[],
        }
    }

    /// For each state the number of ways to come there, over edges that `keep` lets pass.
    pub fn forward<N: Number>(&self, keep: impl Fn(&PlanStep, &Edge) -> bool) -> Vec<N> {
        let mut sums = vec![N::ZERO; self.states()];
        sums[0] = N::ONE;
        for (step, states) in self.steps() {
            for state in states {
                let sum = sums[state].clone();
                for edge in self.edges(state).iter().filter(|edge| keep(step, edge)) {
                    sums[edge.to as usize].add(&sum, edge.ways);
                }
            }
        }
        sums
    }

    /// For each state the sum over its ways to the end, where `end` is what arriving there counts.
    pub fn backward(&self, keep: impl Fn(&PlanStep, &Edge) -> bool, end: impl Fn(u64) -> f64) -> Vec<f64> {
        let mut sums = vec![0.0; self.states() - self.ends.len()];
        sums.extend(self.ends.iter().map(|key| end(*key)));
        for (step, states) in self.steps().rev() {
            for state in states.rev() {
                let kept = self.edges(state).iter().filter(|edge| keep(step, edge));
                sums[state] = kept.map(|edge| sums[edge.to as usize] * f64::from(edge.ways)).sum();
            }
        }
        sums
    }
}

struct Build {
    layers: Vec<u32>,
    first: Vec<u32>,
    edges: Vec<Edge>,
    index: Index,
}

impl Build {
    /// The states after a step.
    fn step(&mut self, plan: &Plan, step: &PlanStep, keys: &[u64]) -> Vec<u64> {
        let base = self.first.len() - 1 + keys.len();
        let mut next = Vec::with_capacity(keys.len() * 2);
        self.index.clear(keys.len());
        for key in keys {
            match step {
                PlanStep::Place(place) => self.place(plan, place, *key, base, &mut next),
                PlanStep::Close(_, field, shift) => {
                    let to = self.index.find_or_add(key & !field, &mut next);
                    let holder = ((key & field) >> shift) as u8;
                    self.edges.push(Edge { to: base as u32 + to, holder, ways: 1 });
                }
            }
            self.first.push(self.edges.len() as u32);
        }
        self.layers.push(base as u32);
        next
    }

    fn place(&mut self, plan: &Plan, place: &CardPlacing, key: u64, base: usize, next: &mut Vec<u64>) {
        for option in &place.moves {
            if let Some((state, ways)) = plan.next(key, place, option) {
                let to = self.index.find_or_add(state, next);
                self.edges.push(Edge { to: base as u32 + to, holder: option.holder, ways });
            }
        }
    }
}

/// Which state has which number in its step: a small open-addressing table.
#[derive(Default)]
struct Index {
    slots: Vec<u32>,
    shift: u32,
}

/// No state in a slot.
const FREE: u32 = u32::MAX;

impl Index {
    /// Empties the table, and makes it fit for about so many states.
    fn clear(&mut self, expected: usize) {
        let size = (expected * 4).next_power_of_two().max(64);
        if size > self.slots.len() || size * 8 < self.slots.len() {
            self.resize(size, &[]);
        } else {
            self.slots.fill(FREE);
        }
    }

    fn resize(&mut self, size: usize, keys: &[u64]) {
        self.slots.clear();
        self.slots.resize(size, FREE);
        self.shift = 64 - size.trailing_zeros();
        for (n, key) in keys.iter().enumerate() {
            let slot = self.slot(*key, keys);
            self.slots[slot] = n as u32;
        }
    }

    /// The slot of a key, or the free one where it belongs.
    fn slot(&self, key: u64, keys: &[u64]) -> usize {
        let mut slot = (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize;
        while self.slots[slot] != FREE && keys[self.slots[slot] as usize] != key {
            slot = (slot + 1) & (self.slots.len() - 1);
        }
        slot
    }

    fn find_or_add(&mut self, key: u64, keys: &mut Vec<u64>) -> u32 {
        let slot = self.slot(key, keys);
        if self.slots[slot] != FREE {
            return self.slots[slot];
        }
        let n = keys.len() as u32;
        keys.push(key);
        self.slots[slot] = n;
        if keys.len() * 2 > self.slots.len() {
            self.resize(self.slots.len() * 4, keys);
        }
        n
    }
}
