//! Random games of every edition at every table: they end or can go on, nothing legal is refused, no card is lost.

use std::sync::Arc;

use candlestick::{
    rules::{Action, CardSet, Choice, Event, Game, SeatId, Setup, SuspectId},
    theme::builtin_ids,
};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::table::theme;

/// A random game that is still open after so many turns can go on; it need not be played out.
const MOST_TURNS: u32 = 150;
/// Games of an edition, shared among its tables.
const GAMES: u64 = 400;

/// One random choice, then one of its actions; leaving the race is rare, so that games become long.
pub fn any_action(game: &Game, chance: &mut SmallRng) -> Action {
    let cards = game.edition().cards;
    let choices = game.choices(game.actor().unwrap());
    let leaving = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let staying: Vec<_> = choices.iter().filter(|choice| !leaving(choice)).collect();
    let pool: Vec<_> = if chance.random_ratio(1, 60) { choices.iter().filter(leaving).collect() } else { Vec::new() };
    let pool = if pool.is_empty() { staying } else { pool };
    let choice = pool.choose(chance).unwrap_or_else(|| panic!("no choice in {:?}", game.phase()));
    let actions = choice.actions(cards);
    *actions.choose(chance).unwrap_or_else(|| panic!("an empty choice in {:?}: {choice:?}", game.phase()))
}

/// Now and then a seat leaves the race while another is to act, or while it has to answer.
pub fn leave_aside(game: &mut Game, chance: &mut SmallRng) {
    if chance.random_ratio(1, 400) {
        let seat = SeatId(chance.random_range(0..game.seats().count() as u8));
        let before = (game.actor(), game.phase(), game.events().len());
        let left = game.apply(seat, Action::GiveUp).is_ok();
        if left && !game.choices(seat).is_empty() && before.0 == Some(seat) && before.1 == game.phase() {
            assert!(matches!(game.events()[before.2..], [Event::GaveUp { .. }]), "it still answers");
        }
    }
}

/// Plays at random until the case is closed or goes on beyond so many turns; `look` sees the game before each action and
/// what the action before it led to.
pub fn play_on(
    game: &mut Game,
    most_turns: u32,
    (seed, chance): (u64, &mut SmallRng),
    mut look: impl FnMut(&Game, &[Event], &mut SmallRng),
) {
    let (mut actions, mut before) = (0, game.events().len());
    while game.actor().is_some() && game.turn_number() <= most_turns {
        look(game, &game.events()[before..], chance);
        before = game.events().len();
        leave_aside(game, chance);
        let Some(seat) = game.actor() else { break };
        let action = any_action(game, chance);
        game.apply(seat, action).unwrap_or_else(|refusal| panic!("seed {seed}: {refusal}"));
        actions += 1;
        assert!(actions < 20_000, "seed {seed}: no turn ends");
    }
    look(game, &game.events()[before..], chance);
}

pub fn all_cards(game: &Game) -> (usize, CardSet) {
    let truth = game.truth();
    let laid: CardSet = truth.room_cards.iter().map(|(_, card)| *card).collect();
    let aside: CardSet = truth.side_cards.iter().copied().collect();
    let file = game.edition().cards.set(truth.case_file);
    let piles = [file, laid, aside, truth.face_up].into_iter().chain(truth.hands.iter().copied());
    piles.fold((0, CardSet::EMPTY), |(count, all), pile| (count + pile.len(), all.or(pile)))
}

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
