//! Setting out: case file, hands, tokens, weapons, deck, and who sits down.

use std::collections::BTreeSet;

use crate::common::*;
use candlestick_rules::{
    CardId, CardSet, Category, DeckCardId, Event, Game, Place, SeatId, Setup, SetupFault, SuspectId, WeaponId,
    hand_sizes,
};

#[expect(clippy::unwrap_used, reason = "every game opens")]
fn opened(game: &Game) -> (&Vec<Place>, &Vec<Option<candlestick_rules::RoomId>>, &Vec<u8>) {
    game.events()
        .iter()
        .find_map(|event| match event {
            Event::Opened(opening) => Some((&opening.tokens, &opening.weapons, &opening.hand_sizes)),
            _ => None,
        })
        .unwrap()
}

#[test]
fn hands_for_two_to_six_players_have_the_published_sizes() {
    let table: [(u8, &[u8]); 5] =
        [(2, &[7, 7]), (3, &[6, 6, 6]), (4, &[5, 5, 4, 4]), (5, &[4, 4, 4, 3, 3]), (6, &[3, 3, 3, 3, 3, 3])];
    for (seats, sizes) in table {
        let game = dealt(seats, 7);
        let hands: Vec<_> = game.truth().hands.iter().map(|hand| hand.len() as u8).collect();
        assert_eq!(hands, sizes);
        assert_eq!(opened(&game).2, sizes);
        assert_eq!(hand_sizes(if seats == 2 { 14 } else { 18 }, seats), sizes);
    }
}

#[test]
fn odd_cards_go_round_from_the_first_seat_whoever_starts() {
    let setup = setup(&[PLUM, GREEN, SCARLETT, MUSTARD]);
    let game = Game::new(classic(), setup, 3).unwrap();
    assert_eq!(game.turn_seat(), SeatId(2));
    assert_eq!(opened(&game).2, &[5, 5, 4, 4]);
}

#[test]
fn the_case_file_holds_one_suspect_one_weapon_and_one_room_and_the_hands_all_the_rest() {
    for seed in 0..50 {
        for seats in 2..=6 {
            let game = dealt(seats, seed);
            let cards = game.edition().cards;
            let file = cards.set(game.truth().case_file);
            assert_eq!(file.len(), 3);
            for category in Category::ALL {
                assert_eq!(file.and(cards.set_of(category)).len(), 1);
            }
            let laid: CardSet = game.truth().room_cards.iter().map(|(_, card)| *card).collect();
            let held = game.truth().hands.iter().fold(file.or(laid), |all, hand| {
                assert!(all.and(*hand).is_empty(), "a card is there twice");
                all.or(*hand)
            });
            assert_eq!(held, cards.all());
        }
    }
}

#[test]
fn every_card_can_be_in_the_case_file() {
    let cards = classic().cards;
    let seen = (0..400).map(|seed| cards.set(dealt(3, seed).truth().case_file)).fold(CardSet::EMPTY, CardSet::or);
    assert_eq!(seen, cards.all());
}

#[test]
fn the_rest_is_shuffled_before_it_is_dealt() {
    // Two cards that lie side by side in the box come into one hand of three as often as any other two.
    for pair in [(0, 1), (7, 8), (12, 20)] {
        let together = |seed: &u64| {
            let hands = dealt(3, *seed).truth().hands.clone();
            hands.iter().any(|hand| hand.contains(CardId(pair.0)) && hand.contains(CardId(pair.1)))
        };
        let count = (0..400).filter(together).count();
        assert!((55..=140).contains(&count), "{pair:?} came together {count} times of 400, about 90 is expected");
    }
}

#[test]
fn all_six_tokens_stand_on_their_named_squares_also_those_nobody_plays() {
    let game = dealt(2, 5);
    for n in 0..6 {
        assert_eq!(game.token(SuspectId(n)), Place::Square(board().start(SuspectId(n))));
    }
    assert_eq!(opened(&game).0.len(), 6);
}

#[test]
fn weapons_lie_in_random_separate_rooms() {
    let mut rooms_of_the_rope = BTreeSet::new();
    for seed in 0..200 {
        let game = dealt(3, seed);
        let rooms: BTreeSet<_> = (0..6).map(|n| game.weapon(WeaponId(n))).collect();
        assert_eq!(rooms.len(), 6, "seed {seed}");
        rooms_of_the_rope.insert(game.weapon(ROPE));
    }
    assert_eq!(rooms_of_the_rope.len(), 9);
}

#[test]
fn the_nine_clue_cards_are_shuffled() {
    let edition = classic();
    assert_eq!(edition.deck.iter().map(|card| card.count).sum::<u8>(), 9);
    let first_drawn = |seed| {
        let mut game = dealt(3, seed);
        roll(&mut game, 1, 4).iter().find_map(|event| match event {
            Event::Drawn { card, .. } => Some(*card),
            _ => None,
        })
    };
    let seen: BTreeSet<_> = (0..200).filter_map(first_drawn).collect();
    assert_eq!(seen, (0..9).map(DeckCardId).collect());
}

#[test]
fn scarlett_starts_else_the_next_seated_suspect_round_the_board() {
    let cases = [
        (vec![PLUM, SCARLETT, GREEN], 1),
        (vec![PLUM, MUSTARD, GREEN], 1),
        (vec![PLUM, GREEN, ORCHID], 2),
        (vec![PLUM, PEACOCK, GREEN], 2),
        // Each with the one before it in the round.
        (vec![MUSTARD, SCARLETT], 1),
        (vec![ORCHID, MUSTARD], 1),
        (vec![GREEN, ORCHID], 1),
        (vec![PEACOCK, GREEN], 1),
        (vec![PLUM, PEACOCK], 1),
        (vec![PLUM, GREEN, PEACOCK, ORCHID, MUSTARD, SCARLETT], 5),
    ];
    for (seats, first) in cases {
        let game = Game::new(classic(), setup(&seats), 1).unwrap();
        assert_eq!(game.turn_seat(), SeatId(first), "{seats:?}");
        let starts = game.events().iter().find_map(|event| match event {
            Event::Opened(opening) => Some(opening.first),
            _ => None,
        });
        assert_eq!(starts, Some(SeatId(first)));
    }
}

#[test]
fn each_seat_sees_its_own_hand_and_no_other() {
    let game = dealt(4, 9);
    for me in game.seats() {
        let view = game.view(me);
        assert_eq!(view.hand, game.truth().hand(me));
        for event in &view.events {
            if let Event::Dealt { seat, cards } = event {
                assert_eq!(cards.is_some(), *seat == me);
            }
        }
    }
    let watcher = game.view(SeatId::WATCHER);
    assert!(watcher.hand.is_empty());
    assert!(watcher.events.iter().all(|event| !matches!(event, Event::Dealt { cards: Some(_), .. })));
}

#[test]
fn two_to_six_different_suspects_sit_down() {
    let refused = |seats: &[SuspectId]| Game::new(classic(), setup(seats), 1).unwrap_err();
    assert_eq!(refused(&[SCARLETT]), SetupFault::Seats { seats: 1, least: 2, most: 6 });
    assert_eq!(refused(&[SCARLETT; 7]), SetupFault::Seats { seats: 7, least: 2, most: 6 });
    assert_eq!(refused(&[SCARLETT, PLUM, SCARLETT]), SetupFault::TwoSeats { suspect: 0 });
    assert_eq!(refused(&[SCARLETT, SuspectId(6)]), SetupFault::NoSuchSuspect { suspect: 6 });
}

#[test]
fn the_same_seed_lays_the_same_table_and_another_seed_another() {
    assert_eq!(dealt(4, 11), dealt(4, 11));
    for seed in 0..40 {
        assert_ne!(dealt(4, seed).truth(), dealt(4, seed + 1).truth(), "{seed}");
    }
}

#[test]
fn the_deck_does_not_change_the_deal_or_the_dice() {
    let play = |deck| {
        let mut game = Game::new(classic(), Setup { deck, ..setup(&cast(3)) }, 21).unwrap();
        let truth = game.truth().clone();
        let seat = game.turn_seat();
        let faces = game.apply(seat, candlestick_rules::Action::Roll).unwrap().first().cloned();
        (truth, faces)
    };
    assert_eq!(play(true), play(false));
}
