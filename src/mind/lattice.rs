//! Exact counting: every way to place the open cards, as layers of merged states, forward and backward.

use rand_chacha::ChaCha8Rng;

use super::{plan::Plan, weight::Weight};
use crate::rules::CardId;

/// The count needs more states than it may use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct OverBudget;

/// A way from a state of one layer to one of the next.
#[derive(Debug, Clone, Copy)]
struct Edge {
    to: u32,
    holder: u8,
}

/// The states after some cards are placed.
#[derive(Debug, Clone)]
struct Layer<W> {
    card: CardId,
    /// The edges of state n are those from `first[n]` to `first[n + 1]`.
    first: Vec<u32>,
    edges: Vec<Edge>,
    /// Ways to come here.
    forward: Vec<W>,
    /// Ways to go on to the end.
    backward: Vec<W>,
}

/// All ways to place the open cards.
#[derive(Debug, Clone)]
pub(super) struct Lattice<W> {
    layers: Vec<Layer<W>>,
    /// How many ways there are.
    pub total: W,
    /// States of all layers together.
    pub states: usize,
}

impl<W: Weight> Lattice<W> {
    /// Counts, with at most so many edges.
    pub fn new(plan: &Plan, budget: usize) -> Result<Self, OverBudget> {
        let mut layers = Vec::with_capacity(plan.steps.len());
        let mut keys = vec![plan.start];
        let mut forward = vec![W::ONE];
        let (mut used, mut states) = (0, 1);
        let mut index = Index::default();
        for step in &plan.steps {
            let (mut first, mut edges) = (Vec::with_capacity(keys.len() + 1), Vec::with_capacity(keys.len() * 2));
            let (mut next_keys, mut next_forward) = (Vec::new(), Vec::new());
            index.clear();
            for (key, ways) in keys.iter().zip(&forward) {
                first.push(edges.len() as u32);
                for place in &step.moves {
                    let Some(next) = plan.next(*key, step, place) else { continue };
                    let to = index.find_or_add(next, &mut next_keys);
                    match next_forward.get_mut(to as usize) {
                        Some(sum) => *sum = ways.plus(*sum),
                        None => next_forward.push(*ways),
                    }
                    edges.push(Edge { to, holder: place.holder });
                }
                if used + edges.len() > budget {
                    return Err(OverBudget);
                }
            }
            first.push(edges.len() as u32);
            used += edges.len();
            states += next_keys.len();
            layers.push(Layer { card: step.card, first, edges, forward, backward: Vec::new() });
            (keys, forward) = (next_keys, next_forward);
        }
        let total = forward.first().copied().unwrap_or(W::ZERO);
        let mut lattice = Self { layers, total, states };
        lattice.go_back(forward.len());
        Ok(lattice)
    }

    fn go_back(&mut self, ends: usize) {
        let mut after = vec![W::ONE; ends];
        for layer in self.layers.iter_mut().rev() {
            let ranges = layer.first.windows(2).map(|pair| pair[0] as usize..pair[1] as usize);
            let sums = ranges
                .map(|range| layer.edges[range].iter().fold(W::ZERO, |sum, edge| sum.plus(after[edge.to as usize])));
            layer.backward = sums.collect();
            after.clone_from(&layer.backward);
        }
    }

    /// For each open card and each holder, the number of ways that have it there.
    pub fn ways(&self, holders: usize) -> Vec<(CardId, Vec<W>)> {
        let ends = [W::ONE];
        let after = self.layers.iter().skip(1).map(|layer| layer.backward.as_slice()).chain([ends.as_slice()]);
        let pairs = self.layers.iter().zip(after);
        pairs.map(|(layer, after)| (layer.card, layer.ways(after, holders))).collect()
    }

    /// A uniform way: the holder of each open card.
    pub fn sample(&self, rng: &mut ChaCha8Rng, mut place: impl FnMut(CardId, usize)) {
        let mut at = 0;
        for (n, layer) in self.layers.iter().enumerate() {
            let after = |edge: &Edge| self.layers.get(n + 1).map_or(W::ONE, |next| next.backward[edge.to as usize]);
            if layer.backward[at] == W::ZERO {
                return;
            }
            let mut rest = layer.backward[at].below(rng);
            let mut chosen = None;
            for edge in &layer.edges[layer.first[at] as usize..layer.first[at + 1] as usize] {
                let ways = after(edge);
                if ways == W::ZERO {
                    continue;
                }
                chosen = Some(*edge);
                if rest < ways {
                    break;
                }
                rest = rest.less(ways);
            }
            let Some(edge) = chosen else { return };
            place(layer.card, usize::from(edge.holder));
            at = edge.to as usize;
        }
    }
}

impl<W: Weight> Layer<W> {
    fn ways(&self, after: &[W], holders: usize) -> Vec<W> {
        let mut sums = vec![W::ZERO; holders];
        for (n, ways) in self.forward.iter().enumerate() {
            for edge in &self.edges[self.first[n] as usize..self.first[n + 1] as usize] {
                let sum = &mut sums[usize::from(edge.holder)];
                *sum = sum.plus(ways.times(after[edge.to as usize]));
            }
        }
        sums
    }
}

/// Which state has which number in its layer: a small open-addressing table.
#[derive(Default)]
struct Index {
    slots: Vec<u32>,
    shift: u32,
}

/// No state in a slot.
const FREE: u32 = u32::MAX;

impl Index {
    fn clear(&mut self) {
        if self.slots.is_empty() {
            self.resize(64, &[]);
        }
        self.slots.fill(FREE);
    }

    fn resize(&mut self, size: usize, keys: &[u64]) {
        self.slots = vec![FREE; size];
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
            slot = (slot + 1) % self.slots.len();
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
