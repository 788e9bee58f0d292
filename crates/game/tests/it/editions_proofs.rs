//! Proofs: every certain fact has one, the checker verifies it from the log, and nothing in it can be left out.

use std::{collections::BTreeMap, sync::Arc};

use candlestick_deduction::{
    Facts, Holder, Knowledge, Possession,
    proof::{self, Claim, Location, Premise, Proof, ProofStep, ProofTable, Rule},
};
use candlestick_rules::{
    CardCounts, CardId, CardSet, Event, Game, RoomId, SeatId, Setup, SuspectId, Triple, View, WeaponId,
};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use crate::{odd_edition::edition, play::any_action, table::theme};

/// Places that a proof tells apart, by the holder that the knowledge names.
fn holders(view: &View) -> Vec<Holder> {
    let seats = (0..view.seats.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
    seats.chain([Holder::CaseFile]).collect()
}

/// What the seat knows without some of the lines.
fn without(view: &View, line: usize) -> Knowledge {
    let mut blind = view.clone();
    blind.hand = CardSet::EMPTY;
    blind.me = SeatId::WATCHER;
    // The question of a line that is left out is still the one that the other answers are about.
    if !matches!(blind.events[line], Event::Suggested { .. }) {
        blind.events[line] = Event::Reshuffled;
    }
    Knowledge::new(Facts::from_view(&blind))
}

/// The proof with one thing left out, in every way there is.
fn shortened(steps: &[ProofStep]) -> Vec<Vec<ProofStep>> {
    let mut all = Vec::new();
    for n in 0..steps.len() {
        let mut fewer = steps.to_vec();
        fewer.remove(n);
        all.push(fewer);
        for m in 0..steps[n].from.len() {
            let mut fewer = steps.to_vec();
            fewer[n].from.remove(m);
            all.push(fewer);
        }
        for (m, case) in steps[n].cases().iter().enumerate() {
            for inner in shortened(&case.steps) {
                let mut fewer = steps.to_vec();
                match &mut fewer[n].rule {
                    Rule::Suppose(case) => case.steps = inner,
                    Rule::Cases(cases) | Rule::CasesShown(cases) => cases[m].steps = inner,
                    _ => unreachable!(),
                }
                all.push(fewer);
            }
        }
    }
    all
}

/// How often each kind of rule was used.
type Uses = BTreeMap<String, u32>;

fn check(view: &View, uses: &mut Uses) -> u32 {
    let (knowledge, table) = (Knowledge::from_view(view), ProofTable::of(view));
    let mut proofs = 0;
    for card in view.edition.cards.all().iter() {
        for holder in holders(view) {
            let cell = knowledge.cell(card, holder);
            let found = proof::why(view, card, holder);
            let Some(found) = found else {
                assert_eq!(cell, Possession::Maybe, "no proof of {card:?} {holder:?}");
                continue;
            };
            assert_eq!(found.claim, Claim { card, location: holder.into(), there: cell == Possession::Yes });
            assert_ne!(cell, Possession::Maybe);
            assert_eq!(proof::check(&table, &view.events, &found), Ok(()), "{found:#?}");
            minimal(view, &table, &found, holder);
            found.steps.iter().for_each(|step| step.each(&mut |step| *uses.entry(name(&step.rule)).or_default() += 1));
            proofs += 1;
        }
    }
    proofs
}

fn minimal(view: &View, table: &ProofTable, found: &Proof, holder: Holder) {
    for steps in shortened(&found.steps) {
        let fewer = Proof { claim: found.claim, steps };
        assert!(proof::check(table, &view.events, &fewer).is_err(), "{found:#?}\nalso holds as\n{fewer:#?}");
    }
    if view.face_up.contains(found.claim.card) {
        // The view says it too, without a line.
        return;
    }
    for line in found.lines() {
        // Only what the proof's other lines say is left.
        let mut view = view.clone();
        for (n, event) in view.events.iter_mut().enumerate() {
            let kept =
                found.lines().contains(&n) || matches!(event, Event::Suggested { .. } | Event::TurnStarted { .. });
            if !kept {
                *event = Event::Reshuffled;
            }
        }
        let cell = without(&view, line).cell(found.claim.card, holder);
        assert_eq!(cell, Possession::Maybe, "line {line} is not needed: {found:#?}");
    }
}

fn name(rule: &Rule) -> String {
    format!("{rule:?}").split(['(', ' ']).next().unwrap_or_default().to_owned()
}

#[test]
fn every_certain_fact_of_odd_editions_has_a_minimal_proof() {
    let (mut uses, mut proofs) = (Uses::new(), 0);
    for seed in 0..120 {
        let mut chance = SmallRng::seed_from_u64(seed);
        let edition = Arc::new(edition(&mut chance));
        let count = chance.random_range(2..=edition.profile.max_seats);
        let setup = Setup::new((0..count).map(SuspectId).collect());
        let mut game = Game::new(edition, setup, seed).unwrap();
        for _ in 0..seed % 90 {
            let Some(seat) = game.actor() else { break };
            let action = any_action(&game, &mut chance);
            game.apply(seat, action).unwrap();
        }
        let seat = SeatId(chance.random_range(0..count));
        proofs += check(&game.view(seat), &mut uses);
    }
    assert!(proofs > 500, "{proofs}");
    let all = [
        "Cases",
        "CasesShown",
        "CategoryFull",
        "CategoryNeeds",
        "Elsewhere",
        "Fact",
        "HandFull",
        "HandNeeds",
        "NowhereElse",
        "OneOfThese",
        "Suppose",
    ];
    assert_eq!(uses.keys().collect::<Vec<_>>(), all, "every rule but one that chance seldom needs");
}

#[test]
fn the_published_editions_have_minimal_proofs() {
    let (mut uses, mut proofs) = (Uses::new(), 0);
    for (n, id) in
        ["classic-2016", "classic-2011", "doctor-who", "big-bang-theory", "master-detective"].iter().enumerate()
    {
        let theme = theme(id);
        for count in [3, 5] {
            let mut chance = SmallRng::seed_from_u64(n as u64);
            let setup = Setup::new((0..count).map(SuspectId).collect());
            let mut game = Game::new(Arc::clone(&theme.edition), setup, n as u64).unwrap();
            for _ in 0..220 {
                let Some(seat) = game.actor() else { break };
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap();
            }
            proofs += check(&game.view(SeatId(n as u8 % count)), &mut uses);
        }
    }
    assert!(proofs > 200, "{proofs}");
}

/// Two suspects, two weapons, two rooms; one player holds the three cards that are not in the case file.
fn tiny() -> ProofTable {
    let cards = CardCounts { suspects: 2, weapons: 2, rooms: 2 };
    ProofTable { cards, sizes: vec![3], laid: 0, face_up: CardSet::EMPTY }
}

const fn wrong(suspect: u8, weapon: u8, room: u8) -> Event {
    let triple = Triple { suspect: SuspectId(suspect), weapon: WeaponId(weapon), room: RoomId(room) };
    Event::Accused { seat: SeatId(0), triple, right: false }
}

/// Proves a claim about the case file; the rules that were used, the last step's first.
fn proved(events: &[Event], card: u8, there: bool) -> Vec<String> {
    let proof = proof::why_from(&tiny(), events, CardId(card), Location::CaseFile).unwrap();
    assert_eq!(proof.claim.there, there);
    assert_eq!(proof::check(&tiny(), events, &proof), Ok(()));
    for steps in shortened(&proof.steps) {
        assert!(proof::check(&tiny(), events, &Proof { claim: proof.claim, steps }).is_err());
    }
    let mut rules = Vec::new();
    proof.steps.iter().rev().for_each(|step| step.each(&mut |step| rules.push(name(&step.rule))));
    rules
}

#[test]
fn wrong_accusations_rule_out_the_third_card_and_more_by_cases() {
    let events = [0, 2].map(|card| Event::NobodyHolds { card: CardId(card) });
    let events = [events.to_vec(), vec![wrong(0, 0, 0)]].concat();
    assert_eq!(proved(&events, 4, false)[0], "WrongAccusation");
    assert_eq!(proved(&events, 5, true)[..2], ["CategoryNeeds", "WrongAccusation"]);
    let all_of_one = [wrong(0, 0, 0), wrong(0, 0, 1), wrong(0, 1, 0), wrong(0, 1, 1)];
    assert_eq!(proved(&all_of_one, 0, false)[..2], ["Suppose", "Cases"]);
    assert_eq!(proof::why_from(&tiny(), &all_of_one[..3], CardId(0), Location::CaseFile), None);
}

#[test]
fn a_false_proof_is_refused() {
    let theme = theme("classic-2016");
    let setup = Setup::new((0..3).map(SuspectId).collect());
    let game = Game::new(Arc::clone(&theme.edition), setup, 1).unwrap();
    let view = game.view(SeatId(0));
    let (table, mine) = (ProofTable::of(&view), view.hand.iter().next().unwrap());
    let good = proof::why(&view, mine, Holder::Seat(SeatId(1))).unwrap();
    assert_eq!(proof::check(&table, &view.events, &good), Ok(()));
    let hidden = CardId((0..21).find(|n| !view.hand.contains(CardId(*n))).unwrap());
    assert_eq!(proof::why(&view, hidden, Holder::Seat(SeatId(1))), None);
    let mut wrong = good.clone();
    wrong.claim.card = hidden;
    assert_eq!(proof::check(&table, &view.events, &wrong), Err(proof::ProofFault::Unproved));
    let mut other = good;
    other.steps[0].from = vec![Premise::Line(0)];
    assert!(proof::check(&table, &view.events, &other).is_err());
}
