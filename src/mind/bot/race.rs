//! Whether to accuse before it is certain, because a rival is about to.

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::samples::Samples;
use crate::{
    mind::{Deal, Facts, Knowledge},
    rules::{CardId, CardSet, Category, Event, SeatId, Triple, View},
};

/// Below these odds one never accuses.
const LEAST: f64 = 0.3;
/// Chance to win in the end when nobody wins before the next own turn.
const PATIENCE: f64 = 0.85;
/// Possible deals whose rivals are looked into.
const LOOKS: usize = 8;
/// Steps of counting for a rival.
const RIVAL_BUDGET: usize = 20_000;

/// The likeliest triple, when waiting is the greater risk.
pub(super) fn worth_the_risk(view: &View, knowledge: &Knowledge, rng: &mut ChaCha8Rng) -> Option<Triple> {
    let hopeful = candidates(view, knowledge).into_iter().product::<usize>() <= 12;
    let (triple, odds) = if hopeful { knowledge.triples().first().copied()? } else { return None };
    if odds < LEAST {
        return None;
    }
    let samples = Samples::draw(view, knowledge, rng);
    let looks: Vec<_> = samples.deals().iter().take(LOOKS).collect();
    let lost: f64 = looks.iter().map(|deal| beaten(view, deal, rng)).sum::<f64>() / looks.len().max(1) as f64;
    (odds > (1.0 - lost) * PATIENCE).then_some(triple)
}

/// How many cards of each category may be in the case file.
fn candidates(view: &View, knowledge: &Knowledge) -> [usize; 3] {
    let open = knowledge.suspects_of_case();
    Category::ALL.map(|category| open.and(view.edition.cards.set_of(category)).len())
}

/// The chance that a rival wins before the next own turn, if this were the deal.
fn beaten(view: &View, deal: &Deal, rng: &mut ChaCha8Rng) -> f64 {
    let racing = view.left_of(view.me).filter(|seat| !view.seats[seat.index()].out);
    let safe: f64 = racing
        .map(|rival| {
            let knowledge = Knowledge::within(rival_facts(view, deal, rival, rng), RIVAL_BUDGET);
            1.0 - solves_next(candidates(view, &knowledge).into_iter().product())
        })
        .product();
    1.0 - safe
}

/// The rough chance to solve a case on the next turn with so many triples left.
const fn solves_next(triples: usize) -> f64 {
    match triples {
        0 | 1 => 1.0,
        2 => 0.5,
        3 => 0.35,
        4 => 0.25,
        5..=8 => 0.1,
        _ => 0.02,
    }
}

/// What a rival would know if this were the deal; cards that it was shown are any that fit.
fn rival_facts(view: &View, deal: &Deal, rival: SeatId, rng: &mut ChaCha8Rng) -> Facts {
    let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
    let mut facts = Facts::new(view.edition.cards, rival, sizes, view.room_cards.clone());
    facts.hand(rival, deal.hand(rival));
    let mut asked = CardSet::EMPTY;
    for event in &view.events {
        let mut told = event.clone();
        match &mut told {
            Event::Suggested { triple, .. } => asked = view.edition.cards.set(*triple),
            Event::Shown { by, to, card } if *to == rival => {
                *card = card.or_else(|| any(deal.hand(*by).and(asked), rng));
            }
            Event::PassedLeft { by, to, card } if *to == rival => *card = card.or_else(|| any(deal.hand(*by), rng)),
            Event::Shown { card, .. } | Event::PassedLeft { card, .. } => *card = None,
            Event::Peeked { by, at, card } => *card = if *by == rival { any(deal.hand(*at), rng) } else { None },
            Event::RoomCardSeen { seat, room, card } => {
                *card = if *seat == rival { deal.room_card(*room) } else { None }
            }
            Event::Dealt { .. } | Event::CaseFileSeen { .. } | Event::Closed { .. } => continue,
            _ => {}
        }
        facts.note(&told);
    }
    facts
}

fn any(cards: CardSet, rng: &mut ChaCha8Rng) -> Option<CardId> {
    cards.nth(rng.random_range(0..cards.len().max(1) as u32) as usize)
}
