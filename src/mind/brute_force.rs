//! The mind against every deal there is: counts, odds, certain facts, triples and samples, in real random games.

use proptest::prelude::*;
use rand::SeedableRng;
use rand_chacha::ChaCha8Rng;

use super::{
    Cell, Deal, Facts, Holder, Knowledge, Notes,
    testing::{played, street},
};
use crate::rules::{CardId, CardSet, Event, RoomId, SeatId, View};

/// Every deal that fits the view, by trying all.
fn all_deals(view: &View) -> Vec<Deal> {
    let cards: Vec<_> = view.edition.cards.all().iter().collect();
    let mut deals = Vec::new();
    let mut hands = vec![CardSet::EMPTY; view.seats.len()];
    place(view, &cards, &mut Vec::new(), &mut hands, &mut Vec::new(), &mut deals);
    deals
}

fn place(
    view: &View,
    cards: &[CardId],
    answer: &mut Vec<CardId>,
    hands: &mut [CardSet],
    rooms: &mut Vec<(RoomId, CardId)>,
    deals: &mut Vec<Deal>,
) {
    let counts = view.edition.cards;
    let Some((&card, rest)) = cards.split_first() else {
        rooms.sort_unstable();
        let case_file = counts.triple([answer[0], answer[1], answer[2]]);
        let (hands, room_cards) = (hands.to_vec(), rooms.clone());
        let deal = Deal { case_file, hands, room_cards, side_cards: Vec::new(), face_up: CardSet::EMPTY };
        if fits(view, &deal) {
            deals.push(deal);
        }
        return;
    };
    for seat in 0..hands.len() {
        if hands[seat].len() < usize::from(view.seats[seat].hand_size) {
            hands[seat].insert(card);
            place(view, rest, answer, hands, rooms, deals);
            hands[seat].remove(card);
        }
    }
    if answer.iter().all(|other| counts.category(*other) != counts.category(card)) {
        answer.push(card);
        place(view, rest, answer, hands, rooms, deals);
        answer.pop();
    }
    for room in &view.room_cards {
        if rooms.iter().all(|(other, _)| other != room) {
            let before = rooms.clone();
            rooms.push((*room, card));
            place(view, rest, answer, hands, rooms, deals);
            *rooms = before;
        }
    }
}

/// Whether a deal could have led to everything the view's seat saw.
fn fits(view: &View, deal: &Deal) -> bool {
    let mut asked = CardSet::EMPTY;
    let holds = |seat: SeatId, card: CardId| deal.hand(seat).contains(card);
    deal.hand(view.me) == view.hand
        && view.events.iter().all(|event| match event {
            Event::Suggested { triple, .. } => {
                asked = view.edition.cards.set(*triple);
                true
            }
            Event::Passed { seat } => deal.hand(*seat).and(asked).is_empty(),
            Event::Shown { by, card: Some(card), .. }
            | Event::Revealed { by, card }
            | Event::PassedLeft { by, card: Some(card), .. } => holds(*by, *card),
            Event::Peeked { at, card: Some(card), .. } => holds(*at, *card),
            Event::Shown { by, card: None, .. } => !deal.hand(*by).and(asked).is_empty(),
            Event::NobodyHolds { card } => deal.holder(*card).is_none(),
            Event::RoomCardSeen { room, card: Some(card), .. } => deal.room_card(*room) == Some(*card),
            Event::Accused { triple, right, .. } => (deal.case_file == *triple) == *right,
            Event::CaseFileSeen { triple: Some(triple), .. } => deal.case_file == *triple,
            Event::Closed { case_file, hands, room_cards, .. } => {
                deal.case_file == *case_file && deal.hands == *hands && deal.room_cards == *room_cards
            }
            _ => true,
        })
}

fn holders(view: &View) -> Vec<Holder> {
    let seats = (0..view.seats.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
    seats.chain([Holder::CaseFile]).chain(view.room_cards.iter().copied().map(Holder::Room)).collect()
}

fn has(view: &View, deal: &Deal, card: CardId, holder: Holder) -> bool {
    match holder {
        Holder::Seat(seat) => deal.hand(seat).contains(card),
        Holder::CaseFile => view.edition.cards.set(deal.case_file).contains(card),
        Holder::Room(room) => deal.room_card(room) == Some(card),
    }
}

fn check(view: &View) {
    let deals = all_deals(view);
    let knowledge = Knowledge::from_view(view);
    assert!(knowledge.is_exact());
    assert_eq!(knowledge.deals(), deals.len() as u128);
    let relaxed = Knowledge::within(Facts::from_view(view), 20);
    let notes = Notes::from_view(view);
    for card in view.edition.cards.all().iter() {
        for holder in holders(view) {
            let ways = deals.iter().filter(|deal| has(view, deal, card, holder)).count();
            let cell = match ways {
                0 => Cell::No,
                all if all == deals.len() => Cell::Yes,
                _ => Cell::Maybe,
            };
            assert_eq!(knowledge.cell(card, holder), cell, "{card:?} {holder:?}");
            let odds = ways as f64 / deals.len() as f64;
            assert!((knowledge.probability(card, holder) - odds).abs() < 1e-12, "{card:?} {holder:?}");
            assert!([cell, Cell::Maybe].contains(&relaxed.cell(card, holder)), "{card:?} {holder:?}");
            assert!([cell, Cell::Maybe].contains(&notes.cell(card, holder)), "{card:?} {holder:?}");
        }
    }
    check_triples(&deals, &knowledge);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..5 {
        assert!(deals.contains(&knowledge.sample(&mut rng).unwrap()));
        assert!(relaxed.sample(&mut rng).is_none_or(|deal| deals.contains(&deal)));
    }
}

fn check_triples(deals: &[Deal], knowledge: &Knowledge) {
    let triples = knowledge.triples();
    for (triple, odds) in &triples {
        let ways = deals.iter().filter(|deal| deal.case_file == *triple).count();
        assert!((odds - ways as f64 / deals.len() as f64).abs() < 1e-12);
    }
    assert!((triples.iter().map(|(_, odds)| odds).sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(knowledge.case_file(), if triples.len() == 1 { Some(triples[0].0) } else { None });
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_count_equals_the_count_over_all_deals(seed in any::<u64>(), seats in 2_u8..5, steps in 0_u32..120) {
        let edition = street(4, 3, if seats == 2 { 3 } else { 4 });
        let game = played(&edition, seats, seed, steps);
        for seat in game.seats() {
            let view = game.view(seat);
            prop_assert!(fits(&view, game.truth()));
            check(&view);
        }
    }
}

#[test]
fn samples_are_uniform() {
    let edition = street(3, 3, 3);
    let game = played(&edition, 3, 5, 12);
    let view = game.view(SeatId(0));
    let deals = all_deals(&view);
    let knowledge = Knowledge::from_view(&view);
    let mut rng = ChaCha8Rng::seed_from_u64(1);
    let mut seen = vec![0_u32; deals.len()];
    let rounds = 400 * deals.len() as u32;
    for _ in 0..rounds {
        let sample = knowledge.sample(&mut rng).unwrap();
        seen[deals.iter().position(|deal| *deal == sample).unwrap()] += 1;
    }
    let chi: f64 = seen.iter().map(|n| (f64::from(*n) - 400.0).powi(2) / 400.0).sum();
    assert!(deals.len() > 1 && chi < deals.len() as f64 + 6.0 * (2.0 * deals.len() as f64).sqrt(), "{chi}");
}
