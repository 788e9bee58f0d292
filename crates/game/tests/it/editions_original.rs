//! The original game: every edition with a deck or powers also plays without them.

use candlestick_game::{Case, CaseLog, Level, Seat};
use candlestick_rules::{Action, Event, Game, Mark, Phase, Place, SeatId, Setup, SquareId, SuspectId};
use rand::{SeedableRng, rngs::SmallRng};

use crate::{
    play::any_action,
    table::{Table, theme},
};

const IDS: [&str; 4] = ["classic-2016", "classic-2011", "doctor-who", "big-bang-theory"];

#[test]
fn without_the_deck_nothing_is_drawn_kept_or_used() {
    for id in IDS {
        let theme = theme(id);
        assert!(theme.edition.has_original(), "{id}");
        for seed in 0..30 {
            let mut chance = SmallRng::seed_from_u64(seed);
            let setup = Setup::new((0..2 + (seed % 5) as u8).map(SuspectId).collect()).original();
            let mut game = Game::new(theme.edition.clone(), setup, seed).unwrap();
            while let Some(seat) = game.actor().filter(|_| game.turn_number() <= 80) {
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap_or_else(|refusal| panic!("{id}, seed {seed}: {refusal}"));
            }
            let deck = |event: &&Event| {
                matches!(
                    event,
                    Event::Drawn { .. } | Event::Kept { .. } | Event::PowerUsed { .. } | Event::CardPlayed { .. }
                )
            };
            assert_eq!(game.events().iter().find(deck), None, "{id}, seed {seed}");
            assert!(game.view(SeatId(0)).seats.iter().all(|seat| !seat.power && seat.kept == 0), "{id}");
        }
    }
    assert!(!theme("master-detective").edition.has_original());
}

#[test]
fn a_mark_is_then_a_plain_square() {
    for id in ["classic-2011", "doctor-who", "big-bang-theory"] {
        let mut stops = [0, 0];
        for (n, deck) in [true, false].into_iter().enumerate() {
            let mut table = Table::with_deck(id, 3, deck, &[]);
            assert_eq!(table.edition().profile.mark, Mark::Draw, "{id}");
            let board = &table.theme.clone().edition.board;
            for from in (0..board.squares().len() as u16).map(SquareId) {
                table.put(0, Place::Square(from));
                let mut rolled = table.clone();
                rolled.roll(5);
                let choices = rolled.game.choices(SeatId(0));
                let short = choices.destinations().iter().filter(|end| {
                    matches!(end.place, Place::Square(square) if board.marked(square)) && end.path.len() < 5
                });
                stops[n] += short.count();
            }
        }
        assert!(stops[0] > 0, "{id}: with the deck one may stop short on a mark");
        assert_eq!(stops[1], 0, "{id}: without it one may not");
    }
}

#[test]
fn a_face_that_draws_counts_its_steps_alone() {
    for (id, steps) in [("doctor-who", 3), ("classic-2016", 4)] {
        let mut table = Table::with_deck(id, 3, false, &[]);
        table.game.load_dice([vec![0, 2]]);
        let events = table.act(Action::Roll);
        assert_eq!(events, [Event::Rolled { seat: SeatId(0), faces: vec![0, 2], steps }], "{id}");
        assert_eq!(table.phase(), Phase::Move, "{id}");
    }
}

#[test]
fn the_option_is_saved_and_played_again() {
    let theme = std::sync::Arc::new(theme("doctor-who"));
    let seat = |n: u8| Seat::bot(format!("{n}"), Level::Detective);
    let setup = Setup::new((0..3).map(SuspectId).collect()).original();
    let mut case = Case::new(theme.clone(), setup.clone(), (0..3).map(seat).collect(), 5).unwrap();
    while let Some((seat, action)) = case.bot_action().filter(|_| case.game.turn_number() < 9) {
        case.apply(seat, action).unwrap();
    }
    let log = CaseLog::from_json(&case.log.to_json()).unwrap();
    assert_eq!(log.setup, setup);
    let again = Case::replay(theme, log).unwrap();
    assert_eq!(again.game.events(), case.game.events());
}
