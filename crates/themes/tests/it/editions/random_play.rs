//! Random games of every edition at every table: they end or can go on, nothing legal is refused, no card is lost.

use std::sync::Arc;

use candlestick_rules::{Game, Setup, SuspectId};
use candlestick_themes::builtin_ids;
use rand::{SeedableRng, rngs::SmallRng};

use crate::{
    play::{all_cards, any_action, leave_aside},
    table::theme,
};

/// A random game that is still open after so many turns can go on; it need not be played out.
const MOST_TURNS: u32 = 150;
/// Games of an edition, shared among its tables.
const GAMES: u64 = 400;

fn play(id: &str) {
    let theme = theme(id);
    let edition = &theme.edition;
    let all = edition.cards.all();
    for seats in edition.profile.min_seats..=edition.profile.max_seats {
        let mut closed = 0;
        let tables = u64::from(edition.profile.max_seats - edition.profile.min_seats + 1);
        for seed in 0..GAMES / tables {
            let mut chance = SmallRng::seed_from_u64(seed);
            let seats = (0..seats).map(SuspectId).collect();
            let setup = Setup { deck: seed % 4 != 0, powers: seed % 4 < 2, corner_rooms: seed % 3 == 0, seats };
            let mut game = Game::new(Arc::clone(edition), setup, seed).unwrap();
            let truth = game.truth().clone();
            assert_eq!(all_cards(&game), (all.len(), all));
            while let Some(seat) = game.actor().filter(|_| game.turn_number() <= MOST_TURNS) {
                let able: Vec<_> = game.seats().filter(|other| !game.choices(*other).is_empty()).collect();
                assert_eq!(able, [seat]);
                leave_aside(&mut game, &mut chance);
                let Some(seat) = game.actor() else { break };
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap_or_else(|refusal| panic!("{id}, seed {seed}: {refusal}"));
            }
            assert_eq!(game.truth(), &truth);
            closed += u32::from(game.actor().is_none());
        }
        assert!(closed > 0, "{id}: no game of {seats} ended");
    }
}

#[test]
fn classic_2011_plays_at_every_table() {
    play("classic-2011");
}

#[test]
fn doctor_who_plays_at_every_table() {
    play("doctor-who");
}

#[test]
fn big_bang_theory_plays_at_every_table() {
    play("big-bang-theory");
}

#[test]
fn master_detective_plays_at_every_table() {
    play("master-detective");
}

/// Those without a test of their own.
#[test]
fn every_other_theme_plays_at_every_table() {
    let own = ["classic-2011", "doctor-who", "big-bang-theory", "master-detective"];
    let others: Vec<_> = builtin_ids().into_iter().filter(|id| !own.contains(id)).collect();
    assert!(others.contains(&"glasshouse"), "{others:?}");
    others.into_iter().for_each(play);
}
