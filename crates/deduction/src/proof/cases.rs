//! Proofs that no plain chain gives: the opposite is supposed, and the world split until every case is impossible.

use super::{
    steps::{Claim, Premise, ProofCase, ProofStep, Rule},
    world::{Clash, Taker, World},
};

/// Shows the claim by supposing its opposite; the step that does so is the last one taken. None if it doesn't follow.
pub(super) fn suppose(world: &World, claim: Claim, taker: &mut Taker) -> Option<()> {
    let start = taker.len();
    let mut supposed = world.clone();
    let clash = match supposed.suppose(claim.not(), taker) {
        Some(clash) => clash,
        None => supposed.run(taker).or_else(|| split(&mut supposed, claim, taker))?,
    };
    let (case, on) = case(taker, start, clash);
    let mut world = world.clone();
    let step = ProofStep { rule: Rule::Suppose(case), from: Vec::new(), claim };
    world.take_cases(step, on, taker);
    Some(())
}

/// Splits a world that should be impossible; what then clashes with what is supposed. None if it is possible.
fn split(world: &mut World, claim: Claim, taker: &mut Taker) -> Option<Clash> {
    let (rule, from, claims) = best_split(world, taker)?;
    let (mut cases, mut on) = (Vec::new(), Vec::new());
    for supposed in claims {
        let start = taker.len();
        let mut world = world.clone();
        let clash = match world.suppose(supposed, taker) {
            Some(clash) => clash,
            None => world.run(taker).or_else(|| split(&mut world, claim, taker))?,
        };
        let (case, outside) = case(taker, start, clash);
        cases.push(case);
        on.extend(outside);
    }
    world.take_cases(ProofStep { rule: rule(cases), from, claim }, on, taker)
}

type CaseSplit = (fn(Vec<ProofCase>) -> Rule, Vec<Premise>, Vec<Claim>);

/// A split with every case impossible at once, else the one with the largest share of those.
fn best_split(world: &World, taker: &mut Taker) -> Option<CaseSplit> {
    let mut best: Option<(usize, CaseSplit)> = None;
    for split in world.splits() {
        let before = taker.len();
        let open = split.2.iter().filter(|claim| {
            let mut world = world.clone();
            let clash = world.suppose(**claim, taker).or_else(|| world.run(taker));
            taker.truncate(before);
            clash.is_none()
        });
        let open = open.count();
        if best.as_ref().is_none_or(|(least, _)| open < *least) {
            best = Some((open, split));
        }
        if open == 0 {
            break;
        }
    }
    best.map(|(_, split)| split)
}

/// The steps from `start` on that a clash needs, as a case; and the steps before it that they rest on.
fn case(taker: &Taker, start: usize, Clash(a, b): Clash) -> (ProofCase, Vec<usize>) {
    let needed = needed(taker, &[a, b]);
    let (outside, inside): (Vec<_>, Vec<_>) = needed.into_iter().partition(|n| *n < start);
    let steps = inside.iter().filter(|n| !taker[**n].supposed).map(|n| taker[*n].step.clone()).collect();
    (ProofCase { suppose: taker[start].step.claim, steps }, outside)
}

/// The taken steps that some rest on, themselves included, in order.
pub(super) fn needed(taker: &Taker, goals: &[usize]) -> Vec<usize> {
    let mut wanted = vec![false; taker.len()];
    goals.iter().for_each(|goal| wanted[*goal] = true);
    for n in (0..taker.len()).rev() {
        if wanted[n] {
            taker[n].on.iter().for_each(|on| wanted[*on] = true);
        }
    }
    (0..taker.len()).filter(|n| wanted[*n]).collect()
}
