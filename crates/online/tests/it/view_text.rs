//! Tests that a view goes through text and back, and that a view that somebody made up is refused.

use std::sync::Arc;

use candlestick_rules::{Action, Choice, Game, SeatId, Setup, SuspectId, ViewFault, WrittenView};
use candlestick_themes::{Theme, builtin, builtin_ids};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};
use serde_json::{Value, json};

/// A game of a theme, played at random for so many actions; `look` sees every state.
fn play(theme: &Theme, seed: u64, most: usize, mut look: impl FnMut(&Game)) -> Game {
    let mut chance = SmallRng::seed_from_u64(seed);
    let profile = &theme.edition.profile;
    let seats = chance.random_range(profile.min_seats..=profile.max_seats);
    let setup = Setup { corner_rooms: chance.random(), ..Setup::new((0..seats).map(SuspectId).collect()) };
    let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
    for _ in 0..most {
        look(&game);
        let Some(seat) = game.actor() else { break };
        let choices = game.choices(seat);
        let wise: Vec<_> = choices.iter().filter(|one| !matches!(one, Choice::GiveUp | Choice::Accuse)).collect();
        let all: Vec<Action> = wise.iter().flat_map(|choice| choice.actions(game.edition().cards)).collect();
        let action = *all.choose(&mut chance).unwrap();
        game.apply(seat, action).unwrap();
    }
    look(&game);
    game
}

fn text(value: &impl serde::Serialize) -> String {
    serde_json::to_string(value).unwrap()
}

#[test]
fn every_view_of_every_theme_goes_through_text_and_back() {
    for id in builtin_ids() {
        let theme = builtin(id).unwrap();
        for seed in 0..3 {
            let mut looks = 0;
            play(&theme, seed, 150, |game| {
                looks += 1;
                if looks % 7 != 0 {
                    return;
                }
                for seat in game.seats().chain([SeatId::WATCHER]) {
                    let view = game.view(seat);
                    let written = text(&view);
                    let read: WrittenView = serde_json::from_str(&written).unwrap();
                    assert_eq!(text(&read), written, "{id}");
                    let again = read.with_edition(Arc::clone(game.edition())).unwrap();
                    assert_eq!(text(&again), written, "{id}");
                    assert_eq!((again.choices, again.events), (view.choices, view.events), "{id}");
                }
            });
        }
    }
}

/// The view of the seat that is to act with one value exchanged.
fn with(game: &Game, path: &str, value: Value) -> Result<(), ViewFault> {
    let mut json = serde_json::to_value(game.view(game.actor().unwrap_or(SeatId(0)))).unwrap();
    *json.pointer_mut(path).unwrap_or_else(|| panic!("no {path}")) = value;
    let read: WrittenView = serde_json::from_value(json).unwrap();
    read.with_edition(Arc::clone(game.edition())).map(|_| ())
}

#[test]
fn a_view_that_names_what_is_not_there_is_refused() {
    let theme = builtin("classic-2016").unwrap();
    let game = play(&theme, 4, 40, |_| {});
    assert_eq!(with(&game, "/me", json!(SeatId::WATCHER)), Ok(()));
    let wrong = [
        ("/me", json!(9)),
        ("/setup/seats", json!([])),
        ("/setup/seats/0", json!(60)),
        ("/seats", json!([])),
        ("/tokens", json!([])),
        ("/tokens/0", json!({"square": 9999})),
        ("/tokens/0", json!({"room": 99})),
        ("/weapons", json!([])),
        ("/hand", json!([63])),
        ("/sides_seen", json!([200])),
        ("/kept", json!([99])),
        ("/deck_gone", json!([])),
        ("/turn_seat", json!(9)),
        ("/actor", json!(255)),
        ("/phase", json!({"show-card": 9})),
        ("/question", json!({"suspect": 0, "weapon": 0, "room": 60})),
        ("/choices", json!([{"jump": [77]}])),
        ("/choices", json!([{"go": [{"place": {"room": 0}, "path": [{"square": 65535}]}]}])),
        ("/events/0", json!({"stuck": {"seat": 9}})),
        ("/events/0", json!({"rolled": {"seat": 0, "faces": [9, 9], "steps": 3}})),
    ];
    for (path, value) in wrong {
        assert!(with(&game, path, value.clone()).is_err(), "{path} as {value} was taken");
    }
}
