//! What holds in every edition whatever is played: views hide, refusals change nothing, the same log gives the same game.

use std::sync::{Arc, LazyLock};

use candlestick_rules::{
    Action, CardId, CardSet, Category, DeckCardId, Event, Game, MoveKind, Place, RoomId, SeatId, Setup, SquareId,
    SuspectId, Triple, WeaponId,
};
use candlestick_themes::{Theme, builtin_ids};
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::{play::any_action, table::theme};

/// Every built-in theme.
static THEMES: LazyLock<Vec<Theme>> = LazyLock::new(|| builtin_ids().into_iter().map(theme).collect());
/// Games of each edition, each with another number of players.
const GAMES: u64 = 10;
/// Actions played in each.
const ACTIONS: usize = 160;

/// Plays random games of every edition; `look` sees every state.
fn play(mut look: impl FnMut(&Game, &mut SmallRng)) {
    for theme in THEMES.iter() {
        let profile = &theme.edition.profile;
        for seed in 0..GAMES {
            let mut chance = SmallRng::seed_from_u64(seed);
            let count = chance.random_range(profile.min_seats..=profile.max_seats);
            let seats = (0..count).map(SuspectId).collect();
            let setup = Setup { deck: seed % 4 != 0, powers: seed % 4 < 2, ..Setup::new(seats) };
            let mut game = Game::new(Arc::clone(&theme.edition), setup, seed).unwrap();
            for _ in 0..ACTIONS {
                look(&game, &mut chance);
                let Some(seat) = game.actor() else { break };
                let action = any_action(&game, &mut chance);
                game.apply(seat, action).unwrap();
            }
        }
    }
}

/// Every card that a seat has seen by the rules, and its own. Worked out from the truth and not from the view, so
/// that a card which leaks into the view does not pass for seen.
fn known(game: &Game, me: SeatId) -> CardSet {
    let cards = game.edition().cards;
    let mut known = game.truth().hand(me).or(game.truth().face_up);
    for event in game.events() {
        let (seen_by, card) = match *event {
            Event::RoomCardSeen { seat, card, .. } | Event::SideCardSeen { seat, card, .. } => (vec![seat], card),
            Event::Shown { by, to, card }
            | Event::ShownFreely { by, to, card }
            | Event::PassedLeft { by, to, card } => (vec![by, to], card),
            Event::SeenToo { seat, by, to, card } => (vec![seat, by, to], card),
            Event::Peeked { by, card, .. } => (vec![by], card),
            Event::Revealed { card, .. } => (vec![me], Some(card)),
            _ => (Vec::new(), None),
        };
        known = known.or(card.into_iter().filter(|_| seen_by.contains(&me)).collect());
        match *event {
            Event::Eliminated { hand, .. } => known = known.or(hand),
            Event::CaseFileSeen { seat, triple: Some(triple) } if seat == me => known = known.or(cards.set(triple)),
            _ => {}
        }
    }
    known
}

fn written(game: &Game, me: SeatId) -> String {
    serde_json::to_string(&game.view(me)).unwrap()
}

/// No view changes when two cards that its seat cannot tell apart are exchanged.
pub fn views_hide(game: &Game, chance: &mut SmallRng) {
    if game.actor().is_none() {
        return;
    }
    for me in game.seats().chain([SeatId::WATCHER]) {
        let hidden = game.edition().cards.all().without(known(game, me));
        for category in Category::ALL {
            let of_one: Vec<_> = hidden.and(game.edition().cards.set_of(category)).iter().collect();
            let two: Vec<_> = of_one.sample(chance, 2).copied().collect();
            if let [a, b] = two[..] {
                assert_eq!(written(game, me), written(&game.with_swapped(a, b), me), "{a:?} and {b:?} for {me:?}");
            }
        }
    }
}

#[test]
fn a_view_holds_nothing_that_its_seat_cannot_know() {
    let mut looks = 0;
    play(|game, chance| {
        looks += 1;
        if looks % 11 == 0 {
            views_hide(game, chance);
        }
    });
}

#[test]
fn kept_cards_and_the_deck_are_in_no_other_view() {
    play(|game, _| {
        let seats: Vec<_> = game.seats().collect();
        for me in seats {
            let events = game.view(me).events;
            let told =
                events.iter().filter(|event| matches!(event, Event::Kept { seat, card: Some(_) } if *seat != me));
            assert_eq!(told.count(), 0);
        }
    });
}

/// Any action at all, sensible or not.
fn anything(chance: &mut SmallRng) -> Action {
    let n: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..30) };
    let m: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..12) };
    let triple = Triple { suspect: SuspectId(m), weapon: WeaponId(m), room: RoomId(n) };
    let place = if chance.random() { Place::Room(RoomId(m)) } else { Place::Square(SquareId(u16::from(n) * 6)) };
    match chance.random_range(0..25) {
        0 => Action::Roll,
        1 => Action::Go(place),
        2 => Action::Via(place),
        3 => Action::Passage(RoomId(m)),
        4 => Action::Join(RoomId(m)),
        5 => Action::SquarePassage(SquareId(u16::from(n))),
        6 => Action::Jump(RoomId(m)),
        7 => Action::Stay,
        8 => Action::Suggest { suspect: SuspectId(m), weapon: WeaponId(n) },
        9 => Action::AskAnywhere(triple),
        10 => Action::Show(CardId(n)),
        11 => Action::Accuse(triple),
        12 => Action::GiveUp,
        13 => Action::EndTurn,
        14 => Action::ChooseSeat(SeatId(m)),
        15 => Action::PlayCard(DeckCardId(m)),
        16 => Action::UsePower,
        17 => Action::ChooseToken(SuspectId(m)),
        18 => Action::Draw,
        19 => Action::Decline,
        20 => Action::LookAtSide(m),
        21 => Action::Detour { mark: place, to: Place::Room(RoomId(m)) },
        22 => Action::NameCard(CardId(n)),
        23 => Action::Reveal(CardId(n)),
        _ => Action::PassLeft(CardId(n)),
    }
}

#[test]
fn what_is_not_offered_is_refused_and_changes_nothing() {
    play(|game, chance| {
        for seat in [game.actor(), Some(SeatId(chance.random_range(0..10)))].into_iter().flatten() {
            let action = anything(chance);
            let offered = game.choices(seat).actions(game.edition().cards).contains(&action);
            let offered = offered || (action == Action::GiveUp && game.may_give_up(seat));
            let mut tried = game.clone();
            let refused = tried.apply(seat, action).is_err();
            assert_eq!(refused, !offered, "{action:?} by {seat:?} in {:?}", game.phase());
            assert!(!refused || tried == *game, "{action:?} was refused and changed the game");
        }
    });
}

#[test]
fn every_offered_action_is_accepted() {
    let mut looks = 0;
    play(|game, _| {
        looks += 1;
        let Some(seat) = game.actor().filter(|_| looks % 23 == 0) else { return };
        for action in game.choices(seat).actions(game.edition().cards).into_iter().take(200) {
            assert!(game.clone().apply(seat, action).is_ok(), "{action:?} in {:?}", game.phase());
        }
    });
}

#[test]
fn a_square_that_may_hold_only_one_token_holds_only_one() {
    play(|game, _| {
        let mut taken = Vec::new();
        for n in 0..game.edition().cards.suspects {
            let suspect = SuspectId(n);
            let gone = game.seat_of(suspect).is_some_and(|seat| game.is_out(seat));
            if let Place::Square(square) = game.token(suspect)
                && !gone
                && !game.edition().board.is_special(square)
            {
                assert!(!taken.contains(&square), "two tokens on {square:?}");
                taken.push(square);
            }
        }
    });
}

/// The steps of a leg, each from a place to the next by a door, side by side, or by a passage.
fn leg_is_connected(game: &Game, from: Place, path: &[Place]) -> bool {
    let board = &game.edition().board;
    let joined = |a: Place, b: Place| match (a, b) {
        (Place::Square(a), Place::Square(b)) => board.next_to(a).contains(&b),
        (Place::Square(square), Place::Room(room)) | (Place::Room(room), Place::Square(square)) => {
            board.doors_of(room).any(|door| door.square == square)
        }
        (Place::Room(a), Place::Room(b)) => board.joined(a).any(|room| room == b),
    };
    let steps = std::iter::once(from).chain(path.iter().copied()).zip(path.iter().copied());
    steps.into_iter().all(|(a, b)| joined(a, b) || board.passage_from(a) == Some(b))
}

#[test]
fn a_walk_keeps_to_the_board_uses_nothing_twice_and_spends_its_roll() {
    let mut rolls = 0;
    play(|game, _| {
        let turn = game.events().iter().rposition(|event| matches!(event, Event::Rolled { .. }));
        let Some((at, Event::Rolled { steps, .. })) = turn.map(|at| (at, &game.events()[at])) else { return };
        let legs: Vec<_> = game.events()[at..]
            .iter()
            .filter_map(|event| match event {
                Event::Moved { from, path, kind, .. } if *kind != MoveKind::Card => Some((*from, path.clone(), *kind)),
                _ => None,
            })
            .collect();
        let plus = game.events()[at..].iter().any(|event| matches!(event, Event::StepsAdded { .. }));
        let over = game.events()[at..].iter().any(|event| matches!(event, Event::TurnStarted { .. }));
        let Some((start, ..)) = legs.first().filter(|_| !over && !plus) else { return };
        rolls += 1;
        let mut used = vec![*start];
        for (from, path, _) in &legs {
            assert!(leg_is_connected(game, *from, path), "{from:?} {path:?}");
            for place in path {
                assert!(!used.contains(place), "{place:?} twice in {legs:?}");
                used.push(*place);
            }
        }
        let spent = used.len() as u32 - 1;
        assert!(spent <= *steps, "{spent} of {steps}: {legs:?}");
        let board = &game.edition().board;
        // A passage between squares may be the whole move, whatever was rolled.
        let walked = legs.last().is_some_and(|(.., kind)| *kind == MoveKind::Walk);
        if let (Some(Place::Square(end)), false) = (used.last(), game.choices(game.turn_seat()).is_empty())
            && game.phase() == candlestick_rules::Phase::Conclude
            && spent < *steps
            && walked
        {
            let stop = board.marked(*end);
            let behind = board.next_to(*end).iter().any(|square| {
                (0..game.edition().cards.suspects).any(|n| game.token(SuspectId(n)) == Place::Square(*square))
            });
            assert!(stop || behind, "stopped short at {end:?} after {spent} of {steps}: {legs:?}");
        }
    });
    assert!(rolls > 1000, "{rolls} moves only");
}

#[test]
fn every_event_has_its_sentence() {
    let words = candlestick_themes::Words::english();
    let names: Vec<_> = (0..10).map(|n| format!("Player {n}")).collect();
    let mut looks = 0;
    play(|game, _| {
        looks += 1;
        if looks % ACTIONS != 0 {
            return;
        }
        let theme = THEMES.iter().find(|theme| Arc::ptr_eq(&theme.edition, game.edition())).unwrap();
        for event in game.events() {
            for me in [None, Some(SeatId(0)), Some(SeatId(1))] {
                let told = candlestick_themes::describe(event, theme, &words, &names, me);
                assert!(!told.contains('[') && !told.contains('{'), "{event:?}: {told}");
                assert!(!told.is_empty() || matches!(event, Event::Dealt { .. }), "{event:?}");
            }
        }
    });
}
