//! The game for two players: four cards face down in four rooms.

use std::collections::BTreeSet;

use crate::common::*;
use candlestick_rules::{Action, Effect, Event, Game, RoomId, SeatId, Setup, Truth};

const HALL_CARD: (RoomId, candlestick_rules::CardId) = (HALL, candlestick_rules::CardId(3));

/// Two sides with a known card in the Hall, three more in the rooms below it.
#[expect(clippy::unwrap_used, reason = "the setup is sound")]
fn two_sides() -> Game {
    let cards = classic().cards;
    let mut rest = cards.all().without(cards.set(ANSWER)).iter().collect::<Vec<_>>();
    rest.retain(|card| *card != HALL_CARD.1);
    let mut laid = vec![HALL_CARD];
    laid.extend([KITCHEN, BALLROOM, LOUNGE].into_iter().zip(rest.drain(..3)));
    laid.sort_unstable();
    let (one, other) = rest.split_at(7);
    let hands = vec![one.iter().copied().collect(), other.iter().copied().collect()];
    let (side_cards, face_up) = (vec![], candlestick_rules::CardSet::EMPTY);
    let truth = Truth { case_file: ANSWER, hands, room_cards: laid, side_cards, face_up };
    Game::with_deal(classic(), setup(&cast(2)), truth, 1).unwrap()
}

fn sees_the_hall_card(events: &[Event]) -> bool {
    events.contains(&Event::RoomCardSeen { seat: SeatId(0), room: HALL, card: Some(HALL_CARD.1) })
}

#[test]
fn four_cards_lie_face_down_in_four_random_rooms() {
    let mut rooms_used = BTreeSet::new();
    for seed in 0..100 {
        let game = dealt(2, seed);
        let rooms: BTreeSet<_> = game.truth().room_cards.iter().map(|(room, _)| *room).collect();
        assert_eq!(rooms.len(), 4);
        assert_eq!(game.view(SeatId(0)).room_cards, rooms.iter().copied().collect::<Vec<_>>());
        rooms_used.extend(rooms);
    }
    assert_eq!(rooms_used.len(), 9);
}

#[test]
fn for_a_speedier_game_they_lie_in_the_corner_rooms() {
    for seed in 0..30 {
        let quick = Setup { corner_rooms: true, ..setup(&cast(2)) };
        let game = Game::new(classic(), quick, seed).unwrap();
        let rooms: Vec<_> = game.truth().room_cards.iter().map(|(room, _)| *room).collect();
        assert_eq!(rooms, [KITCHEN, CONSERVATORY, LOUNGE, STUDY]);
    }
}

#[test]
fn with_three_and_more_players_no_cards_lie_in_rooms() {
    for seats in 3..=6 {
        assert!(dealt(seats, 1).truth().room_cards.is_empty());
    }
}

#[test]
fn the_card_in_a_room_is_seen_on_entering_on_foot_before_the_suggestion() {
    let mut game = two_sides();
    game.put_token(SCARLETT, at(20, 16));
    roll(&mut game, 2, 3);
    let events = act(&mut game, Action::Go(inside(HALL)));
    assert!(sees_the_hall_card(&events));
    assert!(matches!(game.phase(), candlestick_rules::Phase::Suggest));
}

#[test]
fn the_card_in_a_room_is_seen_on_entering_by_the_passage() {
    let mut game = two_sides();
    game.put_token(SCARLETT, inside(STUDY));
    roll(&mut game, 2, 3);
    let events = act(&mut game, Action::Passage(KITCHEN));
    assert!(matches!(events[..], [Event::Moved { .. }, Event::RoomCardSeen { room: KITCHEN, .. }]));
}

#[test]
fn the_card_in_a_room_is_seen_on_entering_by_a_clue_card() {
    let mut game = two_sides();
    game.stack_deck(&[deck_card(Effect::AnyRoom)]);
    roll(&mut game, 1, 4);
    let events = act(&mut game, Action::Jump(HALL));
    assert!(sees_the_hall_card(&events));
}

#[test]
fn a_pulled_token_sees_the_card_only_on_its_next_turn_and_only_if_it_stays() {
    let mut game = two_sides();
    finish_turn(&mut game);
    stay_in(&mut game, HALL);
    suggest(&mut game, SCARLETT, ROPE);
    finish_turn(&mut game);
    assert_eq!((game.turn_seat(), game.token(SCARLETT)), (SeatId(0), inside(HALL)));
    assert!(!sees_the_hall_card(game.events()));
    roll(&mut game, 2, 4);
    let mut walked = game.clone();
    assert!(sees_the_hall_card(&act(&mut game, Action::Stay)));
    let away = walks(&walked)[0];
    act(&mut walked, Action::Go(away));
    assert!(!sees_the_hall_card(walked.events()));
}

#[test]
fn only_who_looked_sees_the_card_and_all_see_that_they_looked() {
    let mut game = two_sides();
    stay_in(&mut game, HALL);
    let seen = |seat: u8, card| {
        let event = Event::RoomCardSeen { seat: SeatId(0), room: HALL, card };
        game.view(SeatId(seat)).events.contains(&event)
    };
    assert!(seen(0, Some(HALL_CARD.1)) && seen(1, None));
}

#[test]
fn the_card_stays_in_its_room_for_the_other_side() {
    let mut game = two_sides();
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    finish_turn(&mut game);
    stay_in(&mut game, HALL);
    let event = Event::RoomCardSeen { seat: SeatId(1), room: HALL, card: Some(HALL_CARD.1) };
    assert!(game.events().contains(&event));
}

#[test]
fn a_room_without_a_card_shows_nothing() {
    let mut game = two_sides();
    stay_in(&mut game, LIBRARY);
    assert!(!game.events().iter().any(|event| matches!(event, Event::RoomCardSeen { .. })));
}

#[test]
fn nobody_shows_the_cards_that_lie_in_rooms() {
    let mut game = two_sides();
    stay_in(&mut game, HALL);
    let cards = classic().cards;
    assert_eq!(cards.suspect(GREEN), HALL_CARD.1);
    let events = suggest(&mut game, GREEN, WRENCH);
    assert!(!offered(&game).contains(&Action::Show(HALL_CARD.1)), "{events:?}");
}

#[test]
fn clue_cards_are_drawn_with_two_sides_too() {
    let mut game = two_sides();
    let events = roll(&mut game, 1, 4);
    assert!(events.iter().any(|event| matches!(event, Event::Drawn { seat: SeatId(0), .. })), "{events:?}");
}
