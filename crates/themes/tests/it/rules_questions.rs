//! Suggestions: where they are made, what they move, who answers and with what.

use crate::common::*;
use candlestick_rules::{Action, Event, Phase, RoomId, SeatId, SuspectId, Triple, WeaponId};

#[test]
fn reaching_a_room_means_suggesting_there() {
    let mut game = table(3);
    game.put_token(SCARLETT, at(20, 17));
    roll(&mut game, 2, 3);
    act(&mut game, Action::Go(inside(STUDY)));
    assert_eq!(game.phase(), Phase::Suggest);
    assert!(!offers(&game, Action::EndTurn), "one may not end the turn without a suggestion");
}

#[test]
fn staying_means_suggesting_and_one_may_do_so_every_turn() {
    let mut game = table(3);
    for _ in 0..2 {
        stay_in(&mut game, HALL);
        assert_eq!(game.phase(), Phase::Suggest);
        assert!(!offers(&game, Action::EndTurn));
        suggest(&mut game, GREEN, ROPE);
        finish_turn(&mut game);
        finish_turn(&mut game);
        finish_turn(&mut game);
    }
}

#[test]
fn one_suggests_again_on_coming_back_in_on_the_next_turn() {
    let mut game = table(3);
    stay_in(&mut game, STUDY);
    suggest(&mut game, GREEN, ROPE);
    for _ in 0..3 {
        finish_turn(&mut game);
    }
    assert_eq!(game.turn_seat(), SeatId(0));
    // Somebody's suggestion has taken it out in between.
    game.put_token(SCARLETT, at(20, 17));
    roll(&mut game, 2, 3);
    act(&mut game, Action::Go(inside(STUDY)));
    assert_eq!(game.phase(), Phase::Suggest);
}

#[test]
fn the_room_suggested_is_the_room_one_is_in() {
    let mut game = table(3);
    stay_in(&mut game, LIBRARY);
    let events = suggest(&mut game, GREEN, ROPE);
    let triple = Triple { suspect: GREEN, weapon: ROPE, room: LIBRARY };
    assert_eq!(events[0], Event::Suggested { seat: SeatId(0), triple });
}

#[test]
fn any_suspect_and_weapon_may_be_named_also_own_cards_and_the_own_token() {
    let mut game = table_with(3, &[(0, suspect_card(SCARLETT)), (0, weapon_card(ROPE)), (0, room_card(HALL))]);
    stay_in(&mut game, HALL);
    for suspect in (0..6).map(SuspectId) {
        for weapon in (0..6).map(WeaponId) {
            assert!(offers(&game, Action::Suggest { suspect, weapon }));
        }
    }
    let events = suggest(&mut game, SCARLETT, ROPE);
    assert!(events.contains(&Event::NobodyShowed { asker: SeatId(0) }));
    assert_eq!(game.token(SCARLETT), inside(HALL));
}

#[test]
fn the_named_token_and_weapon_are_moved_into_the_room_and_stay_there() {
    let mut game = table(3);
    stay_in(&mut game, HALL);
    let (token, weapon) = (game.token(PLUM), game.weapon(ROPE));
    let events = suggest(&mut game, PLUM, ROPE);
    assert!(events.contains(&Event::TokenPulled { suspect: PLUM, from: token, to: HALL }));
    assert!(weapon == Some(HALL) || events.contains(&Event::WeaponPulled { weapon: ROPE, from: weapon, to: HALL }));
    finish_turn(&mut game);
    assert_eq!((game.token(PLUM), game.weapon(ROPE)), (inside(HALL), Some(HALL)));
}

#[test]
fn what_is_in_the_room_already_does_not_move() {
    let mut game = table(3);
    game.put_token(PLUM, inside(HALL));
    stay_in(&mut game, HALL);
    let events = suggest(&mut game, PLUM, ROPE);
    assert!(!events.iter().any(|event| matches!(event, Event::TokenPulled { .. })));
}

#[test]
fn any_number_of_weapons_can_be_in_a_room() {
    let mut game = table(3);
    for n in 0..6 {
        stay_in(&mut game, HALL);
        suggest(&mut game, GREEN, WeaponId(n));
        finish_turn(&mut game);
        let there = (0..=n).filter(|n| game.weapon(WeaponId(*n)) == Some(HALL)).count();
        assert_eq!(there, usize::from(n) + 1, "weapons in the Hall");
    }
}

#[test]
fn a_pulled_token_may_stay_where_it_is_and_suggest() {
    let mut game = table(3);
    stay_in(&mut game, HALL);
    suggest(&mut game, MUSTARD, ROPE);
    finish_turn(&mut game);
    assert_eq!((game.turn_seat(), game.token(MUSTARD)), (SeatId(1), inside(HALL)));
    roll(&mut game, 2, 3);
    act(&mut game, Action::Stay);
    assert_eq!(game.phase(), Phase::Suggest);
}

#[test]
fn the_player_to_the_left_answers_first_then_the_next_until_one_card_is_shown() {
    // Seat 1 has nothing, seats 2 and 3 both could show.
    let mut game = table_with(4, &[(2, suspect_card(GREEN)), (3, weapon_card(ROPE)), (0, room_card(HALL))]);
    stay_in(&mut game, HALL);
    let events = suggest(&mut game, GREEN, ROPE);
    assert_eq!(events.last(), Some(&Event::CannotRefute { seat: SeatId(1) }));
    assert_eq!((game.phase(), game.actor()), (Phase::Refute(SeatId(2)), Some(SeatId(2))));
    let events = act(&mut game, Action::Show(suspect_card(GREEN)));
    assert_eq!(events, [Event::Shown { by: SeatId(2), to: SeatId(0), card: Some(suspect_card(GREEN)) }]);
    assert_eq!((game.phase(), game.actor()), (Phase::Conclude, Some(SeatId(0))), "seat 3 is not asked any more");
}

#[test]
fn answers_go_round_past_the_last_seat() {
    let mut game = table_with(3, &[(1, suspect_card(GREEN)), (2, weapon_card(ROPE)), (0, room_card(HALL))]);
    finish_turn(&mut game);
    finish_turn(&mut game);
    assert_eq!(game.turn_seat(), SeatId(2));
    game.put_token(ORCHID, inside(LOUNGE));
    stay_in(&mut game, HALL);
    let events = suggest(&mut game, GREEN, ROPE);
    let passed: Vec<_> = events.iter().filter(|event| matches!(event, Event::CannotRefute { .. })).collect();
    assert!(passed.is_empty(), "seat 0 has the Hall and is asked before seat 1");
    assert_eq!(game.actor(), Some(SeatId(0)));
}

#[test]
fn who_holds_several_chooses_which_to_show() {
    let given = [(1, suspect_card(GREEN)), (1, weapon_card(ROPE)), (1, room_card(HALL))];
    let mut game = table_with(3, &given);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    let choices: Vec<_> = given.iter().map(|(_, card)| Action::Show(*card)).collect();
    assert_eq!(offered(&game), choices);
}

#[test]
fn who_holds_one_is_asked_all_the_same_so_that_nothing_leaks() {
    let mut game = table_with(3, &[(1, suspect_card(GREEN)), (2, weapon_card(ROPE)), (2, room_card(HALL))]);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    assert_eq!(game.phase(), Phase::Refute(SeatId(1)));
    assert_eq!(offered(&game), [Action::Show(suspect_card(GREEN))]);
}

#[test]
fn only_a_card_of_the_suggestion_that_one_holds_can_be_shown() {
    let mut game = table_with(3, &[(1, suspect_card(GREEN)), (1, weapon_card(DAGGER)), (2, weapon_card(ROPE))]);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    for card in [weapon_card(DAGGER), weapon_card(ROPE)] {
        assert!(game.apply(SeatId(1), Action::Show(card)).is_err());
    }
}

#[test]
fn only_asker_and_answerer_see_the_card_that_is_shown() {
    let mut game = table_with(4, &[(1, suspect_card(GREEN))]);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    act(&mut game, Action::Show(suspect_card(GREEN)));
    let sees =
        |seat: SeatId| game.view(seat).events.iter().any(|event| matches!(event, Event::Shown { card: Some(_), .. }));
    let seen: Vec<_> = game.seats().chain([SeatId::WATCHER]).map(sees).collect();
    assert_eq!(seen, [true, true, false, false, false]);
}

#[test]
fn when_nobody_can_show_the_turn_goes_on() {
    let mut game = table_with(3, &[(0, room_card(HALL))]);
    stay_in(&mut game, HALL);
    let events = suggest(&mut game, PLUM, WRENCH);
    let expected = [
        Event::CannotRefute { seat: SeatId(1) },
        Event::CannotRefute { seat: SeatId(2) },
        Event::NobodyShowed { asker: SeatId(0) },
    ];
    assert_eq!(events[events.len() - 3..], expected);
    assert_eq!(game.phase(), Phase::Conclude);
    assert!(offers(&game, Action::Accuse(ANSWER)) && offers(&game, Action::EndTurn));
}

#[test]
fn every_room_can_be_suggested_in() {
    for room in (0..9).map(RoomId) {
        let mut game = table(3);
        stay_in(&mut game, room);
        assert_eq!(game.phase(), Phase::Suggest);
    }
}
