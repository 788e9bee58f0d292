//! Certain facts without counting: for every cell that is still open, a deal that has the card there, or the proof by
//! complete search that there is none.

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    facts::{Facts, Mask},
    grid::{Contradiction, Grid},
};
use candlestick_rules::CardId;

/// The holder of every card in one deal that fits, as bits.
pub(super) type FittingDeal = Vec<Mask>;

/// Whether any deal fits what was told; one search, without counting.
#[must_use]
pub fn is_possible(facts: &Facts) -> bool {
    // Which deal is found first makes no difference to whether there is one.
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    Grid::new(facts).is_ok_and(|grid| solve(grid, &mut rng).is_some())
}

/// The grid with everything struck out that no deal has, and the deals found on the way.
///
/// # Errors
/// When no deal fits at all.
pub(super) fn possible(grid: &Grid) -> Result<(Grid, Vec<FittingDeal>), Contradiction> {
    // The same grid gives the same answer: the seed is fixed, and only spreads the deals.
    let mut rng = ChaCha8Rng::seed_from_u64(grid.may.len() as u64);
    let mut grid = grid.clone();
    let mut shown: Vec<Mask> = vec![0; grid.may.len()];
    let mut witnesses = Vec::new();
    while let Some((card, holder)) = first_open(&grid, &shown) {
        let mut trial = grid.clone();
        trial.pin(card, holder);
        match solve(trial, &mut rng) {
            Some(witness) => {
                shown.iter_mut().zip(&witness).for_each(|(shown, at)| *shown |= at);
                witnesses.push(witness);
            }
            None => {
                grid.may[card.index()] &= !(1 << holder);
                grid.settle()?;
            }
        }
    }
    Ok((grid, witnesses))
}

/// A cell that is neither struck out nor in a deal found so far.
fn first_open(grid: &Grid, shown: &[Mask]) -> Option<(CardId, usize)> {
    let open = grid.may.iter().zip(shown).map(|(may, shown)| if may.count_ones() > 1 { may & !shown } else { 0 });
    let (card, left) = open.enumerate().find(|(_, left)| *left != 0)?;
    Some((CardId(card as u8), left.trailing_zeros() as usize))
}

/// A deal that fits a grid, by complete search.
pub(super) fn solve(mut grid: Grid, rng: &mut ChaCha8Rng) -> Option<FittingDeal> {
    grid.settle().ok()?;
    let Some(card) = narrowest(&grid) else { return Some(grid.may) };
    let mut holders: Vec<_> =
        (0..grid.sizes.len()).filter(|holder| grid.may[card.index()] & (1 << holder) != 0).collect();
    holders.shuffle(rng);
    // Mostly where there is much room, so that a first try is seldom wrong.
    if rng.random_ratio(1, 2) {
        holders.sort_by_key(|holder| std::cmp::Reverse(grid.candidates(*holder).len()));
    }
    holders.into_iter().find_map(|holder| {
        let mut trial = grid.clone();
        trial.pin(card, holder);
        solve(trial, rng)
    })
}

/// The open card with the fewest holders, one of a clause first.
fn narrowest(grid: &Grid) -> Option<CardId> {
    let named = |card: CardId| grid.clauses.iter().any(|clause| clause.cards.contains(card));
    grid.open().iter().min_by_key(|card| (!named(*card), grid.may[card.index()].count_ones()))
}
