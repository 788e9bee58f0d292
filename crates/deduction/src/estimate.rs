//! Estimates odds beyond the budget: draws deals evenly out of a looser count and throws away those that break a
//! clause.

use std::collections::BTreeMap;

use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

use super::{count::Count, facts::Mask, grid::Grid, search::FittingDeal};
use candlestick_rules::{CardId, CardSet};

/// Deals that an estimate wants.
const WANTED: usize = 400;
/// Deals drawn for it at most.
const TRIES: usize = 20_000;

/// Deals that all fit; evenly drawn if there are enough.
#[derive(Debug, Clone)]
pub(super) struct Estimate {
    deals: Vec<FittingDeal>,
    /// Whether they are evenly drawn.
    even: bool,
}

impl Estimate {
    /// Draws deals of a grid; where hardly any fits, the deals that the search found stand in.
    pub fn new(grid: &Grid, witnesses: Vec<FittingDeal>, budget: usize) -> Self {
        let mut rng = ChaCha8Rng::seed_from_u64(grid.may.len() as u64);
        let mut deals = Vec::new();
        if let Some(count) = looser(grid, budget) {
            for _ in 0..TRIES {
                let mut deal = grid.may.clone();
                count.sample(&mut rng, |card, holder| deal[card.index()] = 1 << holder);
                if fits(grid, &deal) {
                    deals.push(deal);
                }
                if deals.len() == WANTED {
                    break;
                }
            }
        }
        let even = deals.len() * 8 >= WANTED;
        if !even {
            deals.extend(witnesses);
        }
        if deals.is_empty() {
            deals.push(grid.may.clone());
        }
        Self { deals, even }
    }

    /// The largest standard error of a share.
    pub fn error(&self) -> f64 {
        if self.even { 0.5 / (self.deals.len() as f64).sqrt() } else { 0.5 }
    }

    /// Card by card, how often it is with each holder. What is possible is never 0.
    pub fn shares(&self, grid: &Grid) -> Vec<f64> {
        let holders = grid.sizes.len();
        let mut shares = vec![0.0; grid.may.len() * holders];
        for (card, may) in grid.may.iter().enumerate() {
            let least = 0.5 / self.deals.len() as f64;
            let row = &mut shares[card * holders..(card + 1) * holders];
            for (holder, share) in row.iter_mut().enumerate().filter(|(holder, _)| may & (1 << holder) != 0) {
                let found = self.deals.iter().filter(|deal| deal[card] == 1 << holder).count();
                *share = (found as f64 / self.deals.len() as f64).max(least);
            }
            let sum: f64 = row.iter().sum();
            row.iter_mut().filter(|_| sum > 0.0).for_each(|share| *share /= sum);
        }
        shares
    }

    /// The triples of the deals with how often they come.
    pub fn triples(&self, grid: &Grid) -> Vec<([CardId; 3], f64)> {
        let mut found: BTreeMap<[CardId; 3], f64> = BTreeMap::new();
        for deal in &self.deals {
            if let Ok(triple) = held(deal, grid.case_file()).iter().collect::<Vec<_>>().try_into() {
                *found.entry(triple).or_default() += 1.0 / self.deals.len() as f64;
            }
        }
        found.into_iter().collect()
    }

    /// One of the deals.
    pub fn any(&self, rng: &mut ChaCha8Rng) -> Option<&FittingDeal> {
        self.deals.get(rng.random_range(0..self.deals.len().max(1)))
    }
}

/// The cards of a holder.
fn held(deal: &[Mask], holder: usize) -> CardSet {
    let cards = deal.iter().enumerate().filter(|(_, at)| **at == 1 << holder);
    cards.map(|(card, _)| CardId(card as u8)).collect()
}

fn fits(grid: &Grid, deal: &[Mask]) -> bool {
    let file = held(deal, grid.case_file());
    grid.clauses.iter().all(|clause| !held(deal, clause.seat.index()).and(clause.cards).is_empty())
        && grid.wrong.iter().all(|wrong| !wrong.without(file).is_empty())
}

/// Leaves out clauses, those that say least first, until the rest can be counted.
fn looser(grid: &Grid, budget: usize) -> Option<Count> {
    let mut grid = grid.clone();
    grid.clauses.sort_by_key(|clause| clause.cards.len());
    while !grid.clauses.is_empty() {
        let keep = grid.clauses.len() * 3 / 4;
        grid.clauses.truncate(keep);
        if let Ok(count) = Count::new(&grid, budget) {
            return Some(count);
        }
    }
    None
}
