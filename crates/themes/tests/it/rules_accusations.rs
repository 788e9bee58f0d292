//! Accusing, being wrong, giving up, and how a case ends.

use crate::common::*;
use candlestick_rules::{Action, CaseEnding, Event, Game, Phase, SeatId, Triple};

/// Seat 0 accuses wrongly at once.
fn with_a_wrong_accuser(seats: u8) -> Game {
    let mut game = table(seats);
    act(&mut game, Action::Accuse(WRONG));
    game
}

#[test]
fn one_may_accuse_at_any_time_on_ones_own_turn() {
    let mut game = table(3);
    let may = |game: &Game| offers(game, Action::Accuse(ANSWER));
    assert!(may(&game), "before the roll");
    game.put_token(SCARLETT, inside(HALL));
    roll(&mut game, 2, 3);
    assert!(may(&game), "before the move");
    act(&mut game, Action::Stay);
    assert!(may(&game), "before the suggestion");
    suggest(&mut game, GREEN, ROPE);
    assert!(game.apply(SeatId(0), Action::Accuse(ANSWER)).is_err(), "not while others answer");
    while let Phase::Refute(_) = game.phase() {
        assert!(!may(&game), "not on another's turn");
        let show = offered(&game)[0];
        act(&mut game, show);
    }
    assert!(may(&game), "right after the suggestion");
}

#[test]
fn any_room_may_be_accused_wherever_one_is() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(HALL));
    let events = act(&mut game, Action::Accuse(ANSWER));
    assert!(events.contains(&Event::Accused { seat: SeatId(0), triple: ANSWER, right: true }));
}

#[test]
fn a_right_accusation_wins_and_opens_everything() {
    let mut game = table(3);
    let events = act(&mut game, Action::Accuse(ANSWER));
    let closed = Event::Closed(Box::new(CaseEnding {
        winner: Some(SeatId(0)),
        case_file: ANSWER,
        hands: game.truth().hands.clone(),
        room_cards: vec![],
        side_cards: vec![],
    }));
    assert_eq!(events.last(), Some(&closed));
    assert_eq!(game.phase(), Phase::Over);
}

#[test]
fn all_three_must_be_right() {
    let two_right =
        [Triple { suspect: GREEN, ..ANSWER }, Triple { weapon: ROPE, ..ANSWER }, Triple { room: HALL, ..ANSWER }];
    for triple in two_right {
        let mut game = table(3);
        act(&mut game, Action::Accuse(triple));
        assert!(game.is_out(SeatId(0)) && game.phase() != Phase::Over);
    }
}

#[test]
fn a_wrong_accuser_alone_sees_the_case_file_and_all_see_what_was_accused() {
    let game = with_a_wrong_accuser(3);
    for me in game.seats() {
        let view = game.view(me);
        assert!(view.events.contains(&Event::Accused { seat: SeatId(0), triple: WRONG, right: false }));
        let triple = (me == SeatId(0)).then_some(ANSWER);
        assert!(view.events.contains(&Event::CaseFileSeen { seat: SeatId(0), triple }));
    }
}

#[test]
fn a_wrong_accusers_turn_ends_and_they_take_no_more_turns() {
    let mut game = with_a_wrong_accuser(3);
    for seat in [1, 2, 1, 2] {
        assert_eq!(game.turn_seat(), SeatId(seat));
        finish_turn(&mut game);
    }
}

#[test]
fn one_may_accuse_only_once() {
    let mut game = with_a_wrong_accuser(3);
    for _ in 0..4 {
        assert!(game.apply(SeatId(0), Action::Accuse(ANSWER)).is_err());
        finish_turn(&mut game);
    }
}

#[test]
fn a_wrong_accuser_keeps_answering_suggestions() {
    let mut game = table_with(3, &[(0, suspect_card(GREEN)), (1, room_card(HALL))]);
    act(&mut game, Action::Accuse(WRONG));
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, WRENCH);
    assert_eq!((game.phase(), game.is_out(SeatId(0))), (Phase::Refute(SeatId(0)), true));
    assert_eq!(offered(&game), [Action::Show(suspect_card(GREEN))]);
}

#[test]
fn a_wrong_accusers_token_blocks_nothing() {
    let mut game = table(3);
    game.put_token(SCARLETT, at(20, 17));
    act(&mut game, Action::Accuse(WRONG));
    game.put_token(MUSTARD, inside(STUDY));
    roll(&mut game, 2, 2);
    assert!(walks(&game).contains(&inside(HALL)), "through the door that Scarlett stands at");
    assert_eq!(game.token(SCARLETT), at(20, 17), "the token stays where it is");
    // The same with the token still in the race.
    let mut game = table(3);
    game.put_token(MUSTARD, at(20, 17));
    game.put_token(SCARLETT, inside(STUDY));
    roll(&mut game, 2, 2);
    assert!(walks(&game).is_empty());
}

#[test]
fn one_may_end_a_move_on_a_wrong_accusers_square() {
    let mut game = table(3);
    game.put_token(SCARLETT, at(17, 4));
    act(&mut game, Action::Accuse(WRONG));
    roll(&mut game, 2, 2);
    assert!(walks(&game).contains(&at(17, 4)), "Mustard comes from (17,0)");
}

#[test]
fn a_wrong_accusers_token_stays_nameable_and_is_moved() {
    let mut game = with_a_wrong_accuser(3);
    stay_in(&mut game, HALL);
    suggest(&mut game, SCARLETT, ROPE);
    assert_eq!(game.token(SCARLETT), inside(HALL));
}

#[test]
fn when_all_are_wrong_the_case_closes_unsolved_and_is_opened() {
    let mut game = table(3);
    for seat in 0..3 {
        assert_eq!(game.actor(), Some(SeatId(seat)));
        act(&mut game, Action::Accuse(WRONG));
    }
    assert_eq!(game.phase(), Phase::Over);
    let closed = game.view(SeatId(1)).events.last().cloned();
    assert!(matches!(&closed, Some(Event::Closed(end)) if (end.winner, end.case_file) == (None, ANSWER)), "{closed:?}");
}

#[test]
fn one_player_left_does_not_win_by_that() {
    let mut game = table(3);
    act(&mut game, Action::Accuse(WRONG));
    act(&mut game, Action::Accuse(WRONG));
    for _ in 0..3 {
        assert_eq!((game.phase(), game.turn_seat()), (Phase::Roll, SeatId(2)));
        finish_turn(&mut game);
    }
    act(&mut game, Action::Accuse(ANSWER));
    assert!(matches!(game.events().last(), Some(Event::Closed(end)) if end.winner == Some(SeatId(2))));
}

#[test]
fn giving_up_leaves_the_race_without_seeing_the_case_file() {
    let mut game = table(3);
    let events = act(&mut game, Action::GiveUp);
    assert_eq!(events, [Event::GaveUp { seat: SeatId(0) }, Event::TurnStarted { seat: SeatId(1), turn: 2 }]);
    assert!(game.is_out(SeatId(0)));
    act(&mut game, Action::GiveUp);
    let events = act(&mut game, Action::GiveUp);
    assert!(matches!(events.last(), Some(Event::Closed(end)) if end.winner.is_none()));
}

#[test]
fn giving_up_is_offered_wherever_accusing_is() {
    let mut game = dealt(3, 4);
    for _ in 0..40 {
        let accuse = offers(&game, Action::Accuse(WRONG));
        assert_eq!(offers(&game, Action::GiveUp), accuse);
        let first = offered(&game)[0];
        act(&mut game, first);
    }
}

#[test]
fn one_may_give_up_while_others_decide_and_nothing_else_changes() {
    let mut game = table(3);
    roll(&mut game, 2, 3);
    assert!(game.may_give_up(SeatId(2)) && game.view(SeatId(2)).may_give_up && game.choices(SeatId(2)).is_empty());
    let (phase, offered) = (game.phase(), offered(&game));
    let events = game.apply(SeatId(2), Action::GiveUp).unwrap().to_vec();
    assert_eq!(events, [Event::GaveUp { seat: SeatId(2) }]);
    assert_eq!((game.phase(), crate::common::offered(&game)), (phase, offered));
    assert!(!game.may_give_up(SeatId(2)) && game.apply(SeatId(2), Action::GiveUp).is_err(), "only once");
    finish_turn(&mut game);
    finish_turn(&mut game);
    assert_eq!(game.turn_seat(), SeatId(0), "seat 2 has no more turns");
}

#[test]
fn whoever_gives_up_while_asked_still_shows_a_card() {
    let mut game = table_with(3, &[(1, suspect_card(GREEN)), (1, weapon_card(ROPE))]);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    assert_eq!(game.phase(), Phase::Refute(SeatId(1)));
    game.apply(SeatId(1), Action::GiveUp).unwrap();
    assert_eq!(game.phase(), Phase::Refute(SeatId(1)));
    let show = Action::Show(suspect_card(GREEN));
    assert!(offers(&game, show));
    act(&mut game, show);
    assert_eq!((game.phase(), game.turn_seat()), (Phase::Conclude, SeatId(0)));
}

#[test]
fn the_turn_of_whoever_gives_up_while_others_answer_ends_with_the_answer() {
    let mut game = table_with(3, &[(1, suspect_card(GREEN)), (1, weapon_card(ROPE))]);
    stay_in(&mut game, HALL);
    suggest(&mut game, GREEN, ROPE);
    game.apply(SeatId(0), Action::GiveUp).unwrap();
    assert_eq!(game.phase(), Phase::Refute(SeatId(1)));
    act(&mut game, Action::Show(suspect_card(GREEN)));
    assert_eq!((game.phase(), game.turn_seat()), (Phase::Roll, SeatId(1)));
}

#[test]
fn nobody_gives_up_in_the_middle_of_an_own_card_or_once_the_case_is_closed() {
    let mut game = table(3);
    game.stack_deck(&[deck_card(candlestick_rules::Effect::Peek)]);
    roll(&mut game, 1, 4);
    assert!(matches!(game.phase(), Phase::ChooseSeat(_)));
    assert!(!game.may_give_up(SeatId(0)) && game.apply(SeatId(0), Action::GiveUp).is_err());
    assert!(game.may_give_up(SeatId(1)) && !game.may_give_up(SeatId(9)));
    let mut game = table(3);
    act(&mut game, Action::Accuse(ANSWER));
    assert!(!game.may_give_up(SeatId(1)) && game.apply(SeatId(1), Action::GiveUp).is_err());
}
