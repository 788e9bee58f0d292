//! Counts a grid out: the number of deals, the odds of every card with every holder, uniform deals.

use rand::{RngExt, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    big::Big,
    grid::Grid,
    lattice::{Edge, Lattice, Number, OverBudget},
    plan::{Plan, PlanStep},
};
use candlestick_rules::CardId;

/// A counted grid.
#[derive(Debug, Clone)]
pub(super) struct Count {
    lattice: Lattice,
    forward: Vec<f64>,
    backward: Vec<f64>,
    /// Cards that seats still take, which tells how often each deal is counted.
    open_hands: Vec<usize>,
    open_cards: usize,
    case_file: usize,
}

/// Every edge.
const fn all(_: &PlanStep, _: &Edge) -> bool {
    true
}

impl Count {
    /// Counts a settled grid with at most `budget` edges.
    pub fn new(grid: &Grid, budget: usize) -> Result<Self, OverBudget> {
        let plan = Plan::new(grid).map_err(|_| OverBudget)?;
        let lattice = Lattice::new(plan, budget)?;
        let (forward, backward) = (lattice.forward(all), lattice.backward(all, |key| lattice.plan.rest_deals(key)));
        let seats = 0..grid.case_file();
        let open_hands = seats.map(|seat| usize::from(grid.sizes[seat]).saturating_sub(grid.known(seat).len()));
        let open_cards = grid.open().len();
        let (open_hands, case_file) = (open_hands.collect(), grid.case_file());
        Ok(Self { forward, backward, open_hands, open_cards, case_file, lattice })
    }

    /// Whether no deal fits.
    pub fn is_empty(&self) -> bool {
        self.backward[0] <= 0.0
    }

    /// States used.
    pub const fn states(&self) -> usize {
        self.lattice.states()
    }

    /// The exact number of deals.
    pub fn deals(&self) -> Big {
        // No way is counted more often than the open cards have orders, and 33! still fits.
        if self.open_cards <= 33 {
            self.sum(&self.lattice.forward::<u128>(all))
        } else {
            self.sum(&self.lattice.forward::<Big>(all))
        }
    }

    fn sum<N: Number>(&self, forward: &[N]) -> Big
    where
        Big: From<N>,
    {
        let plan = &self.lattice.plan;
        let ends = forward.iter().skip(forward.len() - self.lattice.ends().len()).zip(self.lattice.ends());
        let sum = ends.fold(Big::ZERO, |sum, (ways, key)| {
            let (spread, choices) = plan.rest_ways(*key);
            let ways = choices.iter().fold(Big::from(ways.clone()), |ways, n| ways.times(*n as u64));
            sum.plus(&(1..=spread as u64).fold(ways, Big::times))
        });
        let repeats = self.open_hands.iter().flat_map(|size| 2..=*size as u64);
        repeats.fold(sum, |sum, n| sum.divided(n).0)
    }

    /// Calls `put` with the share of all deals that have an open card with a holder, for all that are not 0.
    pub fn shares(&self, grid: &Grid, mut put: impl FnMut(CardId, usize, f64)) {
        let total = self.backward[0];
        let mut sums = vec![0.0; grid.sizes.len()];
        for (step, states) in self.lattice.steps() {
            let PlanStep::Place(place) = step else { continue };
            sums.fill(0.0);
            for state in states {
                let ways = self.forward[state];
                for edge in self.lattice.edges(state) {
                    sums[usize::from(edge.holder)] += ways * f64::from(edge.ways) * self.backward[edge.to as usize];
                }
            }
            for (holder, sum) in sums.iter().enumerate().filter(|(_, sum)| **sum > 0.0) {
                put(place.card, holder, sum / total);
            }
        }
        self.rest_shares(total, &mut put);
    }

    /// The shares of the rest: cards of one kind are as likely as each other.
    fn rest_shares(&self, total: f64, put: &mut impl FnMut(CardId, usize, f64)) {
        let plan = &self.lattice.plan;
        let others = plan.rest.to_file.iter().fold(plan.rest.cards, |cards, to_file| cards.without(*to_file));
        let kinds = [(others, None)].into_iter().chain((0..3).map(|n| (plan.rest.to_file[n], Some(n))));
        for (cards, category) in kinds.filter(|(cards, _)| !cards.is_empty()) {
            for (holder, share) in self.kind_shares(category) {
                cards.iter().for_each(|card| put(card, holder, share / total));
            }
            if let Some(category) = category {
                let share = self.ends_sum(|key| {
                    let lacks = plan.lacks(key, category);
                    if lacks { plan.rest_deals(key) / cards.len() as f64 } else { 0.0 }
                });
                if share > 0.0 {
                    cards.iter().for_each(|card| put(card, self.case_file, share / total));
                }
            }
        }
    }

    /// Weighted ways that have one card of a kind of the rest with each holder; the kind may be the case file's.
    fn kind_shares(&self, category: Option<usize>) -> Vec<(usize, f64)> {
        let plan = &self.lattice.plan;
        // The chance that the card fills one given place of a hand.
        let one_place = |key: u64| {
            let (spread, _) = plan.rest_ways(key);
            let lacks = category.filter(|category| plan.lacks(key, *category));
            let dealt = lacks.map_or(1.0, |category| 1.0 - 1.0 / plan.rest.to_file[category].len() as f64);
            if spread == 0 { 0.0 } else { plan.rest_deals(key) * dealt / spread as f64 }
        };
        let backward = self.lattice.backward(all, one_place);
        let mut shares = Vec::new();
        for (step, states) in self.lattice.steps() {
            let PlanStep::Close(holder, ..) = step else { continue };
            let edges = states.flat_map(|state| self.lattice.edges(state).iter().map(move |edge| (state, edge)));
            let sum = edges.fold(0.0, |sum, (state, edge)| {
                sum + self.forward[state] * f64::from(edge.holder) * backward[edge.to as usize]
            });
            shares.push((usize::from(*holder), sum));
        }
        shares.extend(plan.untouched.iter().map(|(holder, takes)| (*holder, *takes as f64 * backward[0])));
        shares.retain(|(_, share)| *share > 0.0);
        shares
    }

    fn ends_sum(&self, count: impl Fn(u64) -> f64) -> f64 {
        let ends = self.forward.iter().skip(self.forward.len() - self.lattice.ends().len());
        ends.zip(self.lattice.ends()).map(|(ways, key)| ways * count(*key)).sum()
    }

    /// A uniform way: calls `place` with the holder of each open card.
    pub fn sample(&self, rng: &mut ChaCha8Rng, mut place: impl FnMut(CardId, usize)) {
        let plan = &self.lattice.plan;
        let mut at = 0;
        let mut takes = plan.untouched.clone();
        for step in &plan.steps {
            let Some(edge) = self.pick(at, rng) else { return };
            match step {
                PlanStep::Place(step) => place(step.card, usize::from(edge.holder)),
                PlanStep::Close(holder, ..) => takes.push((usize::from(*holder), usize::from(edge.holder))),
            }
            at = edge.to as usize;
        }
        let key = self.lattice.ends()[at + self.lattice.ends().len() - self.lattice.states()];
        let mut rest = plan.rest.cards;
        for (_, cards) in plan.rest.to_file.iter().enumerate().filter(|(n, _)| plan.lacks(key, *n)) {
            if let Some(card) = cards.nth(rng.random_range(0..cards.len().max(1))) {
                rest.remove(card);
                place(card, self.case_file);
            }
        }
        let mut rest: Vec<_> = rest.iter().collect();
        rest.shuffle(rng);
        let places = takes.into_iter().flat_map(|(holder, count)| std::iter::repeat_n(holder, count));
        rest.into_iter().zip(places).for_each(|(card, holder)| place(card, holder));
    }

    /// An edge, by the number of ways it leads to the end.
    fn pick(&self, state: usize, rng: &mut ChaCha8Rng) -> Option<Edge> {
        let weight = |edge: &Edge| f64::from(edge.ways) * self.backward[edge.to as usize];
        let mut left = rng.random::<f64>() * self.backward[state];
        let mut chosen = None;
        for edge in self.lattice.edges(state) {
            let weight = weight(edge);
            if weight <= 0.0 {
                continue;
            }
            chosen = Some(*edge);
            if left < weight {
                break;
            }
            left -= weight;
        }
        chosen
    }

    /// Every triple that may be in the case file with its odds.
    pub fn triples(&self, grid: &Grid) -> Vec<([CardId; 3], f64)> {
        super::triples::posterior(&self.lattice, grid)
    }
}
