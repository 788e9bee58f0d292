//! Knowledge against every deal there is, in random games of odd editions: counts, odds, certain facts, triples, samples.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_deduction::{Deal, Facts, Holder, Knowledge, Notes, Possession, asked_after, facts_in};
use candlestick_rules::{CardId, CardSet, Event, Game, RoomId, SeatId, Setup, SuspectId, View};
use rand::{RngExt, SeedableRng, rngs::SmallRng};
use rand_chacha::ChaCha8Rng;

use crate::{
    odd_edition::{edition, kind},
    play::any_action,
};

/// Cards that can be dealt in all ways within a test.
const MOST_CARDS: usize = 11;
/// Random games; each is looked at once, by every seat.
const GAMES: u64 = 700;

/// Every deal that fits the view, by trying all.
fn all_deals(view: &View) -> Vec<Deal> {
    let mut trial = Trial {
        view,
        cards: view.edition.cards.all().without(view.face_up).without(view.hand).iter().collect(),
        told: view.events.iter().filter(|event| tells(event)).collect(),
        in_case_file: Vec::new(),
        hands: vec![CardSet::EMPTY; view.seats.len()],
        rooms: Vec::new(),
        sides: vec![None; usize::from(view.side_cards)],
        deals: Vec::new(),
    };
    if let Some(hand) = trial.hands.get_mut(view.me.index()) {
        *hand = view.hand;
    }
    trial.place(0);
    trial.deals
}

struct Trial<'a> {
    view: &'a View,
    cards: Vec<CardId>,
    told: Vec<&'a Event>,
    in_case_file: Vec<CardId>,
    hands: Vec<CardSet>,
    rooms: Vec<(RoomId, CardId)>,
    sides: Vec<Option<CardId>>,
    deals: Vec<Deal>,
}

impl Trial<'_> {
    fn place(&mut self, n: usize) {
        let counts = self.view.edition.cards;
        let Some(&card) = self.cards.get(n) else { return self.finish() };
        for seat in 0..self.hands.len() {
            if self.hands[seat].len() < usize::from(self.view.seats[seat].hand_size) {
                self.hands[seat].insert(card);
                self.place(n + 1);
                self.hands[seat].remove(card);
            }
        }
        if self.in_case_file.iter().all(|other| counts.category(*other) != counts.category(card)) {
            self.in_case_file.push(card);
            self.place(n + 1);
            self.in_case_file.pop();
        }
        for room in &self.view.room_cards {
            if self.rooms.iter().all(|(other, _)| other != room) {
                self.rooms.push((*room, card));
                self.place(n + 1);
                self.rooms.pop();
            }
        }
        for place in 0..self.sides.len() {
            if self.sides[place].is_none() {
                self.sides[place] = Some(card);
                self.place(n + 1);
                self.sides[place] = None;
            }
        }
    }

    fn finish(&mut self) {
        let [a, b, c] = self.in_case_file[..] else { return };
        let mut room_cards = self.rooms.clone();
        room_cards.sort_unstable();
        let mut in_case_file = [a, b, c];
        in_case_file.sort_unstable();
        let deal = Deal {
            case_file: self.view.edition.cards.triple(in_case_file),
            hands: self.hands.clone(),
            room_cards,
            side_cards: self.sides.iter().copied().flatten().collect(),
            face_up: self.view.face_up,
        };
        if fits(self.view, &self.told, &deal) {
            self.deals.push(deal);
        }
    }
}

/// Whether an event can tell anything about a deal.
fn tells(event: &Event) -> bool {
    !matches!(
        event,
        Event::Moved { .. } | Event::TokenPulled { .. } | Event::WeaponPulled { .. } | Event::Rolled { .. }
    )
}

/// Whether a deal could have led to everything the view's seat saw.
fn fits(view: &View, events: &[&Event], deal: &Deal) -> bool {
    let mut asked = CardSet::EMPTY;
    let holds = |seat: SeatId, card: CardId| deal.hand(seat).contains(card);
    deal.hand(view.me) == view.hand
        && deal.face_up == view.face_up
        && events.iter().all(|event| match event {
            Event::Suggested { triple, .. } => {
                asked = view.edition.cards.set(*triple);
                true
            }
            Event::CannotRefute { seat } => deal.hand(*seat).and(asked).is_empty(),
            Event::Shown { by, card: Some(card), .. } => holds(*by, *card) && asked.contains(*card),
            Event::Shown { by, card: None, .. } => !deal.hand(*by).and(asked).is_empty(),
            Event::Revealed { by, card }
            | Event::SeenToo { by, card: Some(card), .. }
            | Event::ShownFreely { by, card: Some(card), .. }
            | Event::PassedLeft { by, card: Some(card), .. }
            | Event::Peeked { at: by, card: Some(card), .. } => holds(*by, *card),
            Event::Eliminated { seat, hand, .. } => deal.hand(*seat) == *hand,
            Event::NothingToShow { seat } => deal.hand(*seat).is_empty(),
            Event::NobodyHolds { card } => deal.holder(*card).is_none(),
            Event::RoomCardSeen { room, card: Some(card), .. } => deal.room_card(*room) == Some(*card),
            Event::SideCardSeen { place, card: Some(card), .. } => {
                deal.side_cards.get(usize::from(*place)) == Some(card)
            }
            Event::Accused { triple, right, .. } => (deal.case_file == *triple) == *right,
            Event::CaseFileSeen { triple: Some(triple), .. } => deal.case_file == *triple,
            Event::Closed(ending) => {
                deal.case_file == ending.case_file
                    && deal.hands == ending.hands
                    && deal.room_cards == ending.room_cards
                    && deal.side_cards == ending.side_cards
            }
            _ => true,
        })
}

fn holders(view: &View) -> Vec<Holder> {
    let seats = (0..view.seats.len() as u8).map(|seat| Holder::Seat(SeatId(seat)));
    let rooms = view.room_cards.iter().copied().map(Holder::Room);
    seats.chain([Holder::CaseFile, Holder::FaceUp]).chain(rooms).chain((0..view.side_cards).map(Holder::Side)).collect()
}

fn has(view: &View, deal: &Deal, card: CardId, holder: Holder) -> bool {
    match holder {
        Holder::Seat(seat) => deal.hand(seat).contains(card),
        Holder::CaseFile => view.edition.cards.set(deal.case_file).contains(card),
        Holder::Room(room) => deal.room_card(room) == Some(card),
        Holder::Side(place) => deal.side_cards.get(usize::from(place)) == Some(&card),
        Holder::FaceUp => deal.face_up.contains(card),
    }
}

/// Knowledge from the start on, event by event.
fn grown(view: &View) -> Knowledge {
    let start = Knowledge::new(Facts::at_start(view));
    view.events.iter().fold(start, |knowledge, event| knowledge.after(event))
}

fn check(view: &View, knowledge: &Knowledge) {
    let deals = all_deals(view);
    assert!(knowledge.is_exact());
    let (grown, plain) = (grown(view), Knowledge::within(Facts::from_view(view), 0));
    assert_eq!(grown.deals(), knowledge.deals());
    assert_eq!(knowledge.deals(), deals.len() as u128);
    let relaxed = Knowledge::within(Facts::from_view(view), 20);
    let notes = Notes::from_view(view);
    for card in view.edition.cards.all().iter() {
        for holder in holders(view) {
            let ways = deals.iter().filter(|deal| has(view, deal, card, holder)).count();
            let cell = match ways {
                0 => Possession::No,
                all if all == deals.len() => Possession::Yes,
                _ => Possession::Maybe,
            };
            assert_eq!(knowledge.cell(card, holder), cell, "{card:?} {holder:?}");
            let odds = ways as f64 / deals.len() as f64;
            assert!((knowledge.probability(card, holder) - odds).abs() < 1e-12, "{card:?} {holder:?}");
            assert_eq!(grown.cell(card, holder), cell, "{card:?} {holder:?}");
            assert!((grown.probability(card, holder) - odds).abs() < 1e-12, "{card:?} {holder:?}");
            assert_eq!(relaxed.cell(card, holder), cell, "{card:?} {holder:?}");
            let far = (relaxed.probability(card, holder) - odds).abs();
            assert!(far < 6.0 * relaxed.error() + 1e-9, "{far} {} {odds}", relaxed.error());
            assert!([cell, Possession::Maybe].contains(&plain.cell(card, holder)), "{card:?} {holder:?}");
            assert!([cell, Possession::Maybe].contains(&notes.cell(card, holder)), "{card:?} {holder:?}");
        }
    }
    check_triples(&deals, knowledge);
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    for _ in 0..5 {
        assert!(deals.contains(&knowledge.sample(&mut rng).unwrap()));
        assert!(relaxed.sample(&mut rng).is_none_or(|deal| deals.contains(&deal)));
    }
}

fn check_triples(deals: &[Deal], knowledge: &Knowledge) {
    let triples = knowledge.triples();
    for (triple, odds) in triples {
        let ways = deals.iter().filter(|deal| deal.case_file == *triple).count();
        assert!((odds - ways as f64 / deals.len() as f64).abs() < 1e-12);
    }
    assert!((triples.iter().map(|(_, odds)| odds).sum::<f64>() - 1.0).abs() < 1e-9);
    assert_eq!(knowledge.case_file(), if triples.len() == 1 { Some(triples[0].0) } else { None });
}

/// A random game of a random small edition; none if it has too many cards to try all deals.
fn odd_game(seed: u64) -> Option<(Game, SmallRng)> {
    let mut chance = SmallRng::seed_from_u64(seed);
    let edition = Arc::new(edition(&mut chance));
    let count = chance.random_range(2..=edition.profile.max_seats);
    let setup = Setup { corner_rooms: chance.random(), ..Setup::new((0..count).map(SuspectId).collect()) };
    let few = edition.cards.all().len() <= MOST_CARDS;
    few.then(|| (Game::new(edition, setup, seed).unwrap(), chance))
}

/// A game after so many random actions, or at its end.
fn played(seed: u64, actions: u32) -> Option<Game> {
    let (mut game, mut chance) = odd_game(seed)?;
    for _ in 0..actions {
        let Some(seat) = game.actor() else { break };
        let action = any_action(&game, &mut chance);
        game.apply(seat, action).unwrap();
    }
    Some(game)
}

/// What tells a seat something, by kind of event, when it tells it.
fn kinds_told(view: &View) -> BTreeSet<String> {
    let mut asked = None;
    let mut kinds = BTreeSet::new();
    for event in &view.events {
        kinds.extend((!facts_in(event, asked).is_empty()).then(|| kind(event)));
        asked = asked_after(event, view.edition.cards, asked);
    }
    kinds
}

#[test]
fn every_count_equals_the_count_over_all_deals() {
    let mut kinds = BTreeSet::new();
    for seed in 0..GAMES {
        let Some(game) = played(seed, seed as u32 % 200) else { continue };
        let all: Vec<_> = game.events().iter().filter(|event| tells(event)).collect();
        for seat in game.seats().chain([SeatId::WATCHER]) {
            let view = game.view(seat);
            assert!(fits(&view, &all, game.truth()), "seed {seed}");
            check(&view, &Knowledge::from_view(&view));
            kinds.extend(kinds_told(&view));
        }
    }
    let wanted = "accused case-file-seen closed dealt eliminated nobody-holds opened passed passed-left peeked revealed \
                  room-card-seen seen-too shown shown-freely side-card-seen";
    assert_eq!(kinds.into_iter().collect::<Vec<_>>().join(" "), wanted);
}

/// Refusals in a game: the kind of event, and whether its seat held one of the three.
fn refusals(game: &Game) -> BTreeSet<(String, bool)> {
    let (mut asked, mut found) = (CardSet::EMPTY, BTreeSet::new());
    for event in game.events() {
        match event {
            Event::Suggested { triple, .. } => asked = game.edition().cards.set(*triple),
            Event::PassedOn { seat } | Event::LeftUnrefuted { seat } => {
                found.insert((kind(event), !game.truth().hand(*seat).and(asked).is_empty()));
            }
            _ => {}
        }
    }
    found
}

#[test]
fn refusals_come_from_those_who_hold_a_card_and_from_those_who_hold_none_and_tell_nothing() {
    let mut found = BTreeSet::new();
    for seed in 0..GAMES {
        let Some(game) = played(seed, 200) else { continue };
        found.extend(refusals(&game));
        for seat in game.seats() {
            let refused = |event: &Event| matches!(event, Event::PassedOn { .. } | Event::LeftUnrefuted { .. });
            let view = game.view(seat);
            let all = CardSet::from_bits(u64::MAX);
            assert!(
                view.events.iter().filter(|event| refused(event)).all(|event| facts_in(event, Some(all)).is_empty())
            );
        }
    }
    let wanted = ["left-unanswered", "passed-on"].map(|kind| [(kind.to_owned(), false), (kind.to_owned(), true)]);
    assert_eq!(found.into_iter().collect::<Vec<_>>(), wanted.concat());
}

#[test]
fn samples_are_uniform() {
    let game = (0..).find_map(|seed| played(seed, 12).filter(|game| game.seats().count() == 3)).unwrap();
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
