//! Odd editions: random small boards, casts, profiles, decks and powers play on without a refused action.

use std::{collections::BTreeSet, sync::Arc};

use candlestick_rules::{Event, Game, Place, Setup, SuspectId};
use rand::{RngExt, SeedableRng, rngs::SmallRng};

use super::properties::views_hide;
use crate::{
    odd_edition::{edition, kind},
    play::{all_cards, play_on},
};

/// Editions tried.
const EDITIONS: u64 = 600;
/// A game that is still open after so many turns can go on.
const MOST_TURNS: u32 = 60;

/// Kinds of events that there are, but for the hand with nothing to show: everybody gets a card.
const KINDS: usize = 40;

#[test]
fn odd_editions_play_on() {
    let (mut closed, mut kinds) = (0, BTreeSet::new());
    for seed in 0..EDITIONS {
        let mut chance = SmallRng::seed_from_u64(seed);
        let edition = Arc::new(edition(&mut chance));
        let count = chance.random_range(2..=edition.profile.max_seats);
        let setup = Setup { corner_rooms: chance.random(), ..Setup::new((0..count).map(SuspectId).collect()) };
        let mut game = Game::new(Arc::clone(&edition), setup, seed).unwrap();
        assert_eq!(all_cards(&game), (edition.cards.all().len(), edition.cards.all()), "seed {seed}");
        let mut looks = 0;
        play_on(&mut game, MOST_TURNS, (seed, &mut chance), |game, news, chance| {
            if looks % 13 == 0 && game.actor().is_some() {
                views_hide(game, chance);
            }
            looks += 1;
            for event in news {
                if let Event::Moved { from, path, .. } = event {
                    assert!(
                        !path.is_empty() && (edition.profile.repeat_squares || !path.contains(from)),
                        "seed {seed}"
                    );
                }
            }
            let off_board = |place: Place| matches!(place, Place::Room(room) if room.0 > edition.cards.rooms);
            assert!(!(0..edition.cards.suspects).any(|n| off_board(game.token(SuspectId(n)))), "seed {seed}");
        });
        closed += u32::from(game.actor().is_none());
        kinds.extend(game.events().iter().map(kind));
    }
    assert!(closed > 50, "{closed} ended");
    assert_eq!(kinds.len(), KINDS, "every kind of event happens somewhere: {kinds:?}");
}
