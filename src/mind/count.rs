//! A grid counted out: the number of deals, every marginal, uniform deals; by the smallest number type that fits.

use rand_chacha::ChaCha8Rng;

use super::{
    grid::Grid,
    lattice::{Lattice, OverBudget},
    plan::Plan,
    weight::Weight,
};
use crate::rules::CardId;

/// A counted grid.
#[derive(Debug, Clone)]
pub(super) enum Count {
    /// Counts fit a word.
    Word(Lattice<u64>),
    /// Counts fit two words.
    Double(Lattice<u128>),
    /// Counts are larger; sums of floats, which are never wrong about zero.
    Float(Lattice<f64>),
}

/// What is counted of one card and one holder.
#[derive(Debug, Clone, Copy, Default)]
pub(super) struct Share {
    /// Deals that have the card there.
    pub ways: u128,
    /// Their share of all deals.
    pub odds: f64,
    /// Whether there is such a deal.
    pub some: bool,
    /// Whether there is another deal.
    pub others: bool,
}

/// Logarithms of the largest counts that fit, with a margin.
const WORD: f64 = 44.0;
const DOUBLE: f64 = 88.0;

impl Count {
    /// Counts a settled grid with at most `budget` edges.
    pub fn new(grid: &Grid, budget: usize) -> Result<Self, OverBudget> {
        let plan = Plan::new(grid).map_err(|_| OverBudget)?;
        let bound = log_bound(grid);
        Ok(if bound < WORD {
            Self::Word(Lattice::new(&plan, budget)?)
        } else if bound < DOUBLE {
            Self::Double(Lattice::new(&plan, budget)?)
        } else {
            Self::Float(Lattice::new(&plan, budget)?)
        })
    }

    /// The number of ways to place the open cards.
    pub fn total(&self) -> u128 {
        match self {
            Self::Word(lattice) => lattice.total.whole(),
            Self::Double(lattice) => lattice.total.whole(),
            Self::Float(lattice) => lattice.total.whole(),
        }
    }

    /// States used.
    pub const fn states(&self) -> usize {
        match self {
            Self::Word(lattice) => lattice.states,
            Self::Double(lattice) => lattice.states,
            Self::Float(lattice) => lattice.states,
        }
    }

    /// For each open card, the share of each holder.
    pub fn shares(&self, holders: usize) -> Vec<(CardId, Vec<Share>)> {
        match self {
            Self::Word(lattice) => shares(lattice, holders),
            Self::Double(lattice) => shares(lattice, holders),
            Self::Float(lattice) => shares(lattice, holders),
        }
    }

    /// A uniform way: the holder of each open card.
    pub fn sample(&self, rng: &mut ChaCha8Rng, place: impl FnMut(CardId, usize)) {
        match self {
            Self::Word(lattice) => lattice.sample(rng, place),
            Self::Double(lattice) => lattice.sample(rng, place),
            Self::Float(lattice) => lattice.sample(rng, place),
        }
    }
}

fn shares<W: Weight>(lattice: &Lattice<W>, holders: usize) -> Vec<(CardId, Vec<Share>)> {
    let total = lattice.total;
    let rows = lattice.ways(holders).into_iter();
    rows.map(|(card, ways)| {
        let here = |n: usize| ways[n] != W::ZERO;
        let share = |n: usize| Share {
            ways: ways[n].whole(),
            odds: if total == W::ZERO { 0.0 } else { ways[n].float() / total.float() },
            some: here(n),
            others: (0..holders).any(|other| other != n && here(other)),
        };
        (card, (0..holders).map(share).collect())
    })
    .collect()
}

/// The logarithm of a number that the count cannot exceed.
fn log_bound(grid: &Grid) -> f64 {
    let widths = grid.may.iter().map(|may| may.count_ones()).filter(|width| *width > 1);
    let (open, by_width) = widths.fold((0, 0.0), |(open, sum), width| (open + 1, sum + f64::from(width).ln()));
    let log_factorial = |n: usize| (2..=n).map(|n| (n as f64).ln()).sum::<f64>();
    let inside = grid.sizes.iter().enumerate().filter(|(holder, _)| *holder != grid.case_file());
    let repeats: f64 =
        inside.map(|(holder, size)| log_factorial(usize::from(*size).saturating_sub(grid.known(holder).len()))).sum();
    by_width.min(log_factorial(open) - repeats)
}
