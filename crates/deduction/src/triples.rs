//! The exact odds of every triple that the case file may hold, as sums over the ways that put it there.

use super::{
    grid::Grid,
    lattice::{Edge, Lattice},
    plan::PlanStep,
};
use candlestick_rules::{CardId, CardSet};

/// Cards of one category that are as likely as each other: one of those placed one by one, or those of the rest.
#[derive(Debug, Clone, Copy)]
struct Kind {
    cards: CardSet,
    of_rest: bool,
}

/// Every triple that may be in the case file with its odds.
pub(super) fn posterior(lattice: &Lattice, grid: &Grid) -> Vec<([CardId; 3], f64)> {
    let [suspects, weapons, rooms] = [0, 1, 2].map(|category| kinds(lattice, grid, category));
    let mut found = Vec::new();
    for suspect in &suspects {
        for weapon in &weapons {
            for (room, ways) in with_pair(lattice, grid, *suspect, *weapon, &rooms) {
                let each = [suspect.cards, weapon.cards, room.cards];
                let share = ways / each.iter().map(|cards| cards.len() as f64).product::<f64>();
                for suspect in each[0].iter() {
                    for weapon in each[1].iter() {
                        found.extend(each[2].iter().map(|room| ([suspect, weapon, room], share)));
                    }
                }
            }
        }
    }
    let total: f64 = found.iter().map(|(_, ways)| ways).sum();
    found.iter_mut().for_each(|(_, ways)| *ways /= total);
    found
}

fn kinds(lattice: &Lattice, grid: &Grid, category: usize) -> Vec<Kind> {
    let candidates = grid.candidates(grid.case_file()).and(grid.categories[category]);
    let rest = lattice.plan.rest.to_file[category];
    let alone = candidates.without(rest).iter().map(|card| Kind { cards: CardSet::one(card), of_rest: false });
    alone.chain((!rest.is_empty()).then_some(Kind { cards: rest, of_rest: true })).collect()
}

/// For each kind of room, the ways that have it in the case file beside a suspect and a weapon of these kinds.
fn with_pair(lattice: &Lattice, grid: &Grid, suspect: Kind, weapon: Kind, rooms: &[Kind]) -> Vec<(Kind, f64)> {
    let (plan, file) = (&lattice.plan, grid.case_file() as u8);
    let allowed = suspect.cards.or(weapon.cards).or(grid.categories[2]);
    let keep = |step: &PlanStep, edge: &Edge| match step {
        PlanStep::Place(place) => edge.holder != file || allowed.contains(place.card),
        PlanStep::Close(..) => true,
    };
    let fits = |key: u64, n: usize, kind: Kind| kind.of_rest == plan.lacks(key, n);
    let arrive = |key: u64| if fits(key, 0, suspect) && fits(key, 1, weapon) { plan.rest_deals(key) } else { 0.0 };
    let forward = lattice.forward::<f64>(keep);
    let first_end = forward.len() - lattice.ends().len();
    let at_end = |count: &dyn Fn(u64) -> bool| -> f64 {
        let ends = forward[first_end..].iter().zip(lattice.ends());
        ends.map(|(ways, key)| if count(*key) { ways * arrive(*key) } else { 0.0 }).sum()
    };
    let known = grid.known(grid.case_file());
    let backward = lattice.backward(keep, arrive);
    let ways = rooms.iter().map(|room| {
        let ways = if room.of_rest {
            at_end(&|key| plan.lacks(key, 2))
        } else if room.cards.without(known).is_empty() {
            backward[0]
        } else {
            in_file(lattice, &forward, &backward, file, room.cards)
        };
        (*room, ways)
    });
    ways.filter(|(_, ways)| *ways > 0.0).collect()
}

/// The ways that put a card that is placed by itself into the case file.
fn in_file(lattice: &Lattice, forward: &[f64], backward: &[f64], file: u8, card: CardSet) -> f64 {
    let mut steps = lattice.steps();
    let found = steps.find(|(step, _)| matches!(step, PlanStep::Place(place) if card.contains(place.card)));
    let Some((_, states)) = found else { return 0.0 };
    let edges = states.flat_map(|state| lattice.edges(state).iter().map(move |edge| (state, edge)));
    let into = edges.filter(|(_, edge)| edge.holder == file);
    into.map(|(state, edge)| forward[state] * backward[edge.to as usize]).sum()
}
