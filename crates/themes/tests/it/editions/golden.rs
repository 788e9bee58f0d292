//! One whole case of each edition, as it was played once: the same actions are accepted and tell the same story.
//!
//! When the rules change on purpose: `cargo test -p candlestick-themes --test it -- --ignored write_golden_cases`
//! writes the files anew; read what has changed before it is committed.

use std::{fmt::Write as _, fs, path::PathBuf, sync::Arc};

use candlestick_rules::{Action, Game, SeatId, Setup, SuspectId};
use candlestick_themes::{Words, describe};
use rand::{SeedableRng, rngs::SmallRng};

use crate::{play::any_action, table::theme};

const CASES: [(&str, u8, u64); 5] = [
    ("classic-2016", 4, 11),
    ("classic-2011", 4, 12),
    ("doctor-who", 5, 13),
    ("big-bang-theory", 3, 14),
    ("master-detective", 6, 15),
];
/// The turn from which whoever may accuse does so, and rightly.
const SOLVED_ON: u32 = 40;

fn file(id: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("tests/it/editions/golden/{id}.txt"))
}

fn case(id: &str, seats: u8, seed: u64) -> Game {
    let setup = Setup::new((0..seats).map(SuspectId).collect());
    Game::new(Arc::clone(&theme(id).edition), setup, seed).unwrap()
}

/// Random actions that give nobody up, until somebody solves the case.
fn play(game: &mut Game, seed: u64) -> Vec<(SeatId, Action)> {
    let (mut chance, mut log) = (SmallRng::seed_from_u64(seed), Vec::new());
    while let Some(seat) = game.actor() {
        let right = Action::Accuse(game.truth().case_file);
        let solves = game.turn_number() >= SOLVED_ON && game.choices(seat).allows(game.edition().cards, right);
        let mut action = if solves { right } else { any_action(game, &mut chance) };
        while matches!(action, Action::Accuse(_) | Action::GiveUp) && !solves {
            action = any_action(game, &mut chance);
        }
        game.apply(seat, action).unwrap();
        log.push((seat, action));
    }
    log
}

/// The actions, one a line, then the story as the table's own log tells it with every card open.
fn written(id: &str, game: &Game, log: &[(SeatId, Action)]) -> String {
    let (theme, words) = (theme(id), Words::english());
    let names: Vec<_> = ["Ann", "Ben", "Cay", "Dan", "Eve", "Flo"].map(str::to_owned).to_vec();
    let mut text = String::new();
    for step in log {
        writeln!(text, "{}", serde_json::to_string(step).unwrap()).unwrap();
    }
    writeln!(text).unwrap();
    for event in game.events() {
        let told = describe(event, &theme, &words, &names, None);
        writeln!(text, "{}", if told.is_empty() { serde_json::to_string(event).unwrap() } else { told }).unwrap();
    }
    text
}

#[test]
fn golden_cases_are_played_as_they_were() {
    for (id, seats, seed) in CASES {
        let golden = fs::read_to_string(file(id)).unwrap_or_else(|error| panic!("{id}: {error}"));
        let mut game = case(id, seats, seed);
        let mut log = Vec::new();
        for line in golden.lines().take_while(|line| !line.is_empty()) {
            let (seat, action): (SeatId, Action) = serde_json::from_str(line).unwrap();
            game.apply(seat, action).unwrap_or_else(|refusal| panic!("{id}: {refusal}"));
            log.push((seat, action));
        }
        assert_eq!(game.actor(), None, "{id} is closed");
        let now = written(id, &game, &log);
        let differs = golden.lines().zip(now.lines()).find(|(then, now)| then != now);
        assert_eq!(differs, None, "{id}");
        assert_eq!(golden.lines().count(), now.lines().count(), "{id}");
    }
}

#[test]
#[ignore = "writes the golden files anew"]
fn write_golden_cases() {
    for (id, seats, seed) in CASES {
        let mut game = case(id, seats, seed);
        let log = play(&mut game, seed);
        fs::create_dir_all(file(id).parent().unwrap()).unwrap();
        fs::write(file(id), written(id, &game, &log)).unwrap();
    }
}
