//! The order of a turn and of turns: roll first, then one of three, then on to the left.

use crate::common::*;
use candlestick_rules::{Action, Event, Game, MoveKind, Phase, Place, Refusal, SeatId};

#[test]
fn turns_and_answers_go_left_by_seats() {
    // Seats in no order of the board: turns and answers follow the seats all the same.
    let seats = [GREEN, PLUM, SCARLETT, MUSTARD];
    let mut game = Game::with_deal(classic(), setup(&seats), truth(4, &[]), 1).unwrap();
    for seat in [2, 3, 0, 1, 2, 3] {
        assert_eq!(game.turn_seat(), SeatId(seat));
        stay_in(&mut game, STUDY);
        // Nobody has the answer's cards, so the question goes all the way round.
        let events = suggest(&mut game, PLUM, WRENCH);
        let passed = events.iter().filter_map(|event| match event {
            Event::CannotRefute { seat } => Some(seat.0),
            _ => None,
        });
        assert_eq!(passed.collect::<Vec<_>>(), [1, 2, 3].map(|n| (seat + n) % 4), "asked by seat {seat}");
        finish_turn(&mut game);
    }
}

#[test]
fn the_roll_comes_before_passage_and_stay() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(KITCHEN));
    for action in [Action::Stay, Action::Passage(STUDY), Action::Go(at(7, 4))] {
        let refusal = game.apply(SeatId(0), action).unwrap_err();
        assert_eq!(refusal, Refusal::NotOffered { seat: SeatId(0), action });
    }
    roll(&mut game, 2, 3);
    assert!(offers(&game, Action::Stay) && offers(&game, Action::Passage(STUDY)));
}

#[test]
fn one_does_one_of_move_passage_and_stay() {
    for action in [Action::Stay, Action::Passage(STUDY), Action::Go(inside(BALLROOM))] {
        let mut game = table(3);
        game.put_token(SCARLETT, inside(KITCHEN));
        roll(&mut game, 4, 3);
        act(&mut game, action);
        assert_eq!(game.phase(), Phase::Suggest);
        assert!(walks(&game).is_empty() && !offers(&game, Action::Stay));
    }
}

#[test]
fn the_passage_leads_to_the_room_it_joins_whatever_the_roll() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(CONSERVATORY));
    roll(&mut game, 2, 2);
    let events = act(&mut game, Action::Passage(LOUNGE));
    let moved = Event::Moved {
        seat: SeatId(0),
        suspect: SCARLETT,
        from: inside(CONSERVATORY),
        path: vec![inside(LOUNGE)],
        kind: MoveKind::Passage,
    };
    assert_eq!(events, [moved]);
    assert_eq!(game.token(SCARLETT), inside(LOUNGE));
}

#[test]
fn a_passage_is_taken_from_its_room_only() {
    let mut game = table(3);
    game.put_token(SCARLETT, inside(HALL));
    roll(&mut game, 2, 3);
    assert!(offered(&game).iter().all(|action| !matches!(action, Action::Passage(_))));
}

#[test]
fn on_the_corridor_one_neither_stays_nor_suggests() {
    let mut game = table(3);
    roll(&mut game, 2, 3);
    assert!(!offers(&game, Action::Stay));
    let to = walks(&game).into_iter().find(|place| matches!(place, Place::Square(_))).unwrap();
    act(&mut game, Action::Go(to));
    assert_eq!(game.phase(), Phase::Conclude);
    assert!(offered(&game).iter().all(|action| !matches!(action, Action::Suggest { .. })));
}

#[test]
fn each_die_has_a_magnifying_glass_on_the_one_which_counts_one() {
    let edition = classic();
    for die in &edition.profile.dice {
        let faces: Vec<_> = die.iter().map(|face| (face.steps, face.draws)).collect();
        assert_eq!(faces, [(1, true), (2, false), (3, false), (4, false), (5, false), (6, false)]);
    }
    let mut game = table(3);
    let events = roll(&mut game, 1, 5);
    assert_eq!(events[0], Event::Rolled { seat: SeatId(0), faces: vec![0, 4], steps: 6 });
}

#[test]
fn the_dice_roll_every_number_about_equally_often() {
    let mut counts = [[0; 6]; 2];
    for seed in 0..600 {
        let mut game = dealt(3, seed);
        let seat = game.turn_seat();
        if let [Event::Rolled { faces, .. }, ..] = game.apply(seat, Action::Roll).unwrap() {
            faces.iter().enumerate().for_each(|(die, face)| counts[die][usize::from(*face)] += 1);
        }
    }
    assert!(counts.iter().flatten().all(|count| (60..=145).contains(count)), "{counts:?}");
}

#[test]
fn only_the_seat_whose_decision_it_is_may_act() {
    let mut game = table(3);
    let before = game.clone();
    assert_eq!(game.apply(SeatId(1), Action::Roll), Err(Refusal::NotYours { waiting_for: SeatId(0) }));
    assert!(game.choices(SeatId(1)).is_empty() && game.choices(SeatId::WATCHER).is_empty());
    assert_eq!(game, before);
}

#[test]
fn a_turn_ends_when_its_owner_says_so() {
    let mut game = table(3);
    stay_in(&mut game, HALL);
    suggest(&mut game, PLUM, WRENCH);
    while let Phase::Refute(_) = game.phase() {
        let show = offered(&game)[0];
        act(&mut game, show);
    }
    assert_eq!((game.phase(), game.actor()), (Phase::Conclude, Some(SeatId(0))));
    let events = act(&mut game, Action::EndTurn);
    assert_eq!(events, [Event::TurnStarted { seat: SeatId(1), turn: 2 }]);
}

#[test]
fn once_the_case_is_closed_nothing_is_accepted() {
    let mut game = table(3);
    act(&mut game, Action::Accuse(ANSWER));
    assert_eq!((game.phase(), game.actor()), (Phase::Over, None));
    for seat in game.seats() {
        assert!(game.choices(seat).is_empty());
        assert_eq!(game.apply(seat, Action::Roll), Err(Refusal::CaseClosed));
    }
}
