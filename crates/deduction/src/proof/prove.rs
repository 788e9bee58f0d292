//! Finds a proof that names as few lines of the log as it can: none of them can be left out.

use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    cases,
    steps::{Claim, Location, Proof},
    table::ProofTable,
    world::{LoggedFact, Taker, World, lines},
};
use crate::{
    Fact, Facts, Holder,
    grid::{Contradiction, Grid},
    search,
};
use candlestick_rules::{Event, SeatId};

/// A proof from a minimal set of lines; none if the claim doesn't follow.
pub(super) fn minimal(table: &ProofTable, events: &[Event], claim: Claim) -> Option<Proof> {
    let all = lines(table, events);
    if !follows(table, &all, claim) {
        return None;
    }
    let mut proof = prove(table, &all, claim)?;
    let mut used = kept(&all, &proof);
    // Late lines say most: what can be told without the early ones is told without them.
    let mut tried = 0;
    while let Some(at) = distinct(&used).get(tried).copied() {
        let fewer: Vec<_> = used.iter().filter(|line| line.at != at).copied().collect();
        if !follows(table, &fewer, claim) {
            tried += 1;
            continue;
        }
        proof = prove(table, &fewer, claim)?;
        used = kept(&fewer, &proof);
        tried = distinct(&used).iter().filter(|other| **other < at).count();
    }
    Some(proof)
}

fn kept(lines: &[LoggedFact], proof: &Proof) -> Vec<LoggedFact> {
    let named = proof.lines();
    lines.iter().filter(|line| named.contains(&line.at)).copied().collect()
}

fn distinct(lines: &[LoggedFact]) -> Vec<usize> {
    let mut at: Vec<_> = lines.iter().map(|line| line.at).collect();
    at.dedup();
    at
}

/// A proof from these lines; none if the claim doesn't follow from them.
fn prove(table: &ProofTable, lines: &[LoggedFact], claim: Claim) -> Option<Proof> {
    let mut taker = Taker::new();
    let mut world = World::new(table, lines);
    world.run(&mut taker);
    let goal = match world.get(claim.card, claim.location) {
        Some((there, taken)) => (there == claim.there).then_some(taken)?,
        None => {
            cases::suppose(&world, claim, &mut taker)?;
            taker.len() - 1
        }
    };
    let steps = cases::needed(&taker, &[goal]).into_iter().map(|n| taker[n].step.clone()).collect();
    Some(Proof { claim, steps })
}

/// Whether a claim follows from these lines: whether no deal fits them and its opposite.
fn follows(table: &ProofTable, lines: &[LoggedFact], claim: Claim) -> bool {
    let Ok(mut grid) = grid(table, lines) else { return false };
    if grid.outside.contains(claim.card) {
        return claim.there == (claim.location == Location::Table);
    }
    let column = match claim.location {
        Location::Seat(seat) => seat.index(),
        Location::CaseFile => grid.case_file(),
        Location::Table => grid.case_file() + 1,
        Location::FaceUp => return false,
    };
    let Some(may) = grid.may.get_mut(claim.card.index()) else { return false };
    *may &= if claim.there { !(1 << column) } else { 1 << column };
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    search::solve(grid, &mut rng).is_none()
}

/// What these lines alone tell.
fn grid(table: &ProofTable, lines: &[LoggedFact]) -> Result<Grid, Contradiction> {
    let unseen = (0..table.laid).map(Holder::Side).collect();
    let mut facts = Facts::new(table.cards, SeatId(0), table.sizes.clone(), unseen);
    facts.face_up(table.face_up);
    for line in lines {
        match line.told {
            // Which of the places it is makes no difference.
            Fact::Lies(_, card) => {
                if let (None, Some(place)) = (facts.place_seen(card), facts.unseen_sides().first()) {
                    facts.lies(Holder::Side(*place), card);
                }
            }
            told => facts.take_in(told),
        }
    }
    Grid::new(&facts)
}
