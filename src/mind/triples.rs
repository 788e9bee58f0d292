//! The exact odds of every triple that the case file may hold.

use std::collections::BTreeMap;

use super::{count::Count, grid::Grid, knowledge::BUDGET};
use crate::rules::{CardCounts, CardId, Triple};

/// What makes two cards interchangeable: who may hold them, and which clauses and wrong accusations name them.
type Kind = (u64, Vec<bool>);

/// Every possible triple with its probability, the likeliest first.
///
/// Each triple is put in the case file and the rest counted; cards that are interchangeable share one count.
pub(super) fn posterior(cards: CardCounts, grid: &Grid) -> Vec<(Triple, f64)> {
    let candidates = grid.candidates(grid.case_file());
    let [suspects, weapons, rooms] = grid.categories.map(|category| candidates.and(category));
    let mut counted: BTreeMap<[Kind; 3], f64> = BTreeMap::new();
    let mut found = Vec::new();
    for suspect in suspects.iter() {
        for weapon in weapons.iter() {
            for room in rooms.iter() {
                let triple = [suspect, weapon, room];
                let kinds = triple.map(|card| kind(grid, card));
                let ways = *counted.entry(kinds).or_insert_with(|| count_with(grid, triple));
                if ways > 0.0 {
                    found.push((cards.triple(triple), ways));
                }
            }
        }
    }
    let total: f64 = found.iter().map(|(_, ways)| ways).sum();
    for (_, ways) in &mut found {
        *ways /= total;
    }
    found.sort_by(|a, b| b.1.total_cmp(&a.1).then(a.0.cmp(&b.0)));
    found
}

fn kind(grid: &Grid, card: CardId) -> Kind {
    let named = grid.clauses.iter().map(|clause| clause.cards.contains(card));
    let wrong = grid.wrong.iter().map(|wrong| wrong.contains(card));
    (grid.may[card.index()], named.chain(wrong).collect())
}

fn count_with(grid: &Grid, triple: [CardId; 3]) -> f64 {
    let mut grid = grid.clone();
    let holder = grid.case_file();
    for card in triple {
        grid.pin(card, holder);
    }
    if grid.settle().is_err() {
        return 0.0;
    }
    Count::new(&grid, BUDGET).map_or(0.0, |count| count.total() as f64)
}
