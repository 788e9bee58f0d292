//! The original game: every edition with a deck or powers also plays without them.

use candlestick_game::{Case, Level, ReadRecord, Record, Seat};
use candlestick_rules::{Action, Event, Game, Phase, Place, SeatId, Setup, SquareId, SquareMark, SuspectId};
use rand::{SeedableRng, rngs::SmallRng};

use crate::{
    play::any_action,
    table::{Table, theme},
};

const IDS: [&str; 4] = ["classic-2016", "classic-2011", "doctor-who", "big-bang-theory"];

#[test]
fn without_deck_and_powers_nothing_is_drawn_kept_or_used() {
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
fn cards_and_powers_are_left_out_each_by_itself() {
    for id in ["doctor-who", "big-bang-theory"] {
        let theme = theme(id);
        for (deck, powers) in [(false, true), (true, false), (true, true)] {
            let (mut drawn, mut used) = (0, 0);
            for seed in 0..20 {
                let mut chance = SmallRng::seed_from_u64(seed);
                let setup = Setup { deck, powers, ..Setup::new((0..4).map(SuspectId).collect()) };
                let mut game = Game::new(theme.edition.clone(), setup, seed).unwrap();
                while let Some(seat) = game.actor().filter(|_| game.turn_number() <= 60) {
                    let action = any_action(&game, &mut chance);
                    game.apply(seat, action).unwrap_or_else(|refusal| panic!("{id}, seed {seed}: {refusal}"));
                }
                let count = |wanted: fn(&&Event) -> bool| game.events().iter().filter(wanted).count();
                drawn += count(|event| matches!(event, Event::Drawn { .. } | Event::Kept { .. }));
                used += count(|event| matches!(event, Event::PowerUsed { .. }));
            }
            assert_eq!((drawn > 0, used > 0), (deck, powers), "{id}: {drawn} drawn, {used} powers used");
        }
    }
}

#[test]
fn a_setup_from_before_there_were_two_options_is_read_as_it_was_meant() {
    for deck in [true, false] {
        let older = format!(r#"{{"seats":[0,1,2],"deck":{deck},"corner_rooms":false}}"#);
        let setup: Setup = serde_json::from_str(&older).unwrap();
        assert_eq!((setup.deck, setup.powers, setup.corner_rooms), (deck, deck, false));
        let apart = Setup { powers: !deck, ..setup };
        assert_eq!(serde_json::from_str::<Setup>(&serde_json::to_string(&apart).unwrap()).unwrap(), apart);
    }
}

#[test]
fn a_mark_is_then_a_plain_square() {
    for id in ["classic-2011", "doctor-who", "big-bang-theory"] {
        let mut stops = [0, 0];
        for (n, deck) in [true, false].into_iter().enumerate() {
            let mut table = Table::with_deck(id, 3, deck, &[]);
            assert_eq!(table.edition().profile.mark, SquareMark::Draw, "{id}");
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
    while let Some((seat, action)) = case.bot_action().filter(|_| case.game().turn_number() < 9) {
        case.apply(seat, action).unwrap();
    }
    let log = ReadRecord::from_text(&Record::of(&case).to_text()).unwrap().record.log;
    assert_eq!(log.setup, setup);
    let again = Case::replay(theme, log).unwrap();
    assert_eq!(again.game().events(), case.game().events());
}
