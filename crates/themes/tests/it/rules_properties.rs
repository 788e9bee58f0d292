//! Properties of the referee over random games: what holds whatever is played.

use std::collections::BTreeSet;

use crate::common::*;
use candlestick_rules::{
    Action, CardId, CardSet, Category, Choice, DeckCardId, Event, Game, Phase, Place, RoomId, SeatId, Setup, SquareId,
    SuspectId, Triple, WeaponId,
};
use proptest::prelude::*;
use rand::{RngExt, SeedableRng, rngs::SmallRng, seq::IndexedRandom};

/// A random game that is still open after so many turns can go on; it need not be played out.
const MOST_TURNS: u32 = 120;

/// Who sits down, what is dealt, and the stream that plays.
#[derive(Debug, Clone)]
struct Start {
    setup: Setup,
    seed: u64,
    plays: u64,
}

impl Start {
    fn game(&self) -> Game {
        Game::new(classic(), self.setup.clone(), self.seed).expect("the setup is sound")
    }

    fn chance(&self) -> SmallRng {
        SmallRng::seed_from_u64(self.plays)
    }
}

fn starts() -> impl Strategy<Value = Start> {
    let seats =
        Just(cast(6)).prop_shuffle().prop_flat_map(|all| (2..=all.len()).prop_map(move |count| all[..count].to_vec()));
    (seats, any::<bool>(), any::<bool>(), any::<u64>(), any::<u64>()).prop_map(
        |(seats, deck, corner_rooms, seed, plays)| Start {
            setup: Setup { deck, corner_rooms, ..Setup::new(seats) },
            seed,
            plays,
        },
    )
}

/// One random choice, then one of its actions; leaving the race is rare, so that games become long.
fn any_action(game: &Game, chance: &mut SmallRng) -> Action {
    let cards = game.edition().cards;
    let choices = game.choices(game.actor().expect("somebody is to act"));
    let leaving = |choice: &&Choice| matches!(choice, Choice::Accuse | Choice::GiveUp);
    let staying: Vec<_> = choices.iter().filter(|choice| !leaving(choice)).collect();
    let pool: Vec<_> = if chance.random_ratio(1, 60) { choices.iter().filter(leaving).collect() } else { Vec::new() };
    let pool = if pool.is_empty() { staying } else { pool };
    let choice = pool.choose(chance).expect("there is a choice");
    *choice.actions(cards).choose(chance).expect("every choice has an action")
}

/// Plays a random game; `look` sees every state, the last one included.
fn play(start: &Start, mut look: impl FnMut(&Game, &mut SmallRng)) -> (Game, Vec<(SeatId, Action)>) {
    let (mut game, mut chance, mut log) = (start.game(), start.chance(), Vec::new());
    while let Some(seat) = game.actor().filter(|_| game.turn_number() <= MOST_TURNS) {
        look(&game, &mut chance);
        let action = any_action(&game, &mut chance);
        game.apply(seat, action).expect("an offered action is accepted");
        log.push((seat, action));
    }
    look(&game, &mut chance);
    (game, log)
}

/// Whether it is time to look closely, asked before each action of a case: at first every eleventh, then ever more
/// seldom, as a look takes the longer the more has happened, while the less of that is new.
fn now_and_then() -> impl FnMut() -> bool {
    let (mut actions, mut next) = (0_u32, 0);
    move || {
        let is_time = actions == next;
        next += if is_time { 11 + actions / 4 } else { 0 };
        actions += 1;
        is_time
    }
}

/// Any action at all, sensible or not.
fn anything(chance: &mut SmallRng) -> Action {
    let n: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..22) };
    let m: u8 = if chance.random_ratio(1, 4) { chance.random() } else { chance.random_range(0..8) };
    let triple = Triple { suspect: SuspectId(m), weapon: WeaponId(n), room: RoomId(m) };
    match chance.random_range(0..15) {
        0 => Action::Roll,
        1 => Action::Go(Place::Room(RoomId(m))),
        2 => Action::Go(Place::Square(SquareId(u16::from(n) * 9))),
        3 => Action::Passage(RoomId(m)),
        4 => Action::Jump(RoomId(m)),
        5 => Action::Stay,
        6 => Action::Suggest { suspect: SuspectId(m), weapon: WeaponId(n) },
        7 => Action::Show(CardId(n)),
        8 => Action::Accuse(triple),
        9 => Action::GiveUp,
        10 => Action::EndTurn,
        11 => Action::ChooseSeat(SeatId(m)),
        12 => Action::NameCard(CardId(n)),
        13 => Action::Reveal(CardId(n)),
        _ => Action::PassLeft(CardId(n)),
    }
}

/// Every card that a seat has seen by the rules, and its own. Worked out from the truth and not from the view, so
/// that a card which leaks into the view does not pass for seen.
fn known(game: &Game, me: SeatId) -> CardSet {
    let cards = game.edition().cards;
    let mut known = game.truth().hand(me);
    for event in game.events() {
        match *event {
            Event::RoomCardSeen { seat, card: Some(card), .. } if seat == me => known.insert(card),
            Event::Shown { to, card: Some(card), .. } | Event::PassedLeft { to, card: Some(card), .. } if to == me => {
                known.insert(card);
            }
            Event::Peeked { by, card: Some(card), .. } if by == me => known.insert(card),
            Event::Revealed { card, .. } => known.insert(card),
            Event::CaseFileSeen { seat, triple: Some(triple) } if seat == me => known = known.or(cards.set(triple)),
            _ => {}
        }
    }
    known
}

/// A pair of cards of each category that the seat cannot tell apart, where there is one.
fn hidden_pairs(game: &Game, me: SeatId, chance: &mut SmallRng) -> Vec<(CardId, CardId)> {
    let cards = game.edition().cards;
    let hidden = cards.all().without(known(game, me));
    let pair = |category| {
        let of_one: Vec<_> = hidden.and(cards.set_of(category)).iter().collect();
        let mut two = of_one.sample(chance, 2).copied();
        Some((two.next()?, two.next()?))
    };
    Category::ALL.into_iter().filter_map(pair).collect()
}

fn written(game: &Game, me: SeatId) -> String {
    serde_json::to_string(&game.view(me)).expect("a view can be written")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 32, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn no_legal_action_is_refused(start in starts()) {
        let mut is_time = now_and_then();
        play(&start, |game, _| {
            let Some(seat) = game.actor().filter(|_| is_time()) else { return };
            for action in game.choices(seat).actions(game.edition().cards) {
                let done = game.clone().apply(seat, action).map(<[Event]>::len);
                assert!(done.is_ok(), "{action:?}: {done:?}");
            }
        });
    }

    #[test]
    fn what_is_not_offered_is_refused_and_no_refused_action_changes_the_game(start in starts()) {
        play(&start, |game, chance| {
            for seat in [game.actor(), Some(SeatId(chance.random_range(0..8)))].into_iter().flatten() {
                let action = anything(chance);
                let offered = game.choices(seat).actions(game.edition().cards).contains(&action);
                let offered = offered || (action == Action::GiveUp && game.may_give_up(seat));
                let mut tried = game.clone();
                let refused = tried.apply(seat, action).is_err();
                assert_eq!(refused, !offered, "{action:?} by {seat:?}");
                assert!(!refused || tried == *game, "{action:?} was refused and changed the game");
            }
        });
    }

    #[test]
    fn a_game_ends_or_somebody_can_go_on(start in starts()) {
        let (game, _) = play(&start, |game, _| {
            let able: Vec<_> = game.seats().filter(|seat| !game.choices(*seat).is_empty()).collect();
            assert_eq!(able, game.actor().into_iter().collect::<Vec<_>>());
            assert_eq!(able.is_empty(), game.phase() == Phase::Over);
        });
        let closed = game.events().iter().filter(|event| matches!(event, Event::Closed(_))).count();
        prop_assert_eq!(closed, usize::from(game.phase() == Phase::Over));
    }

    #[test]
    fn cards_are_conserved(start in starts()) {
        let truth = start.game().truth().clone();
        let (game, _) = play(&start, |game, _| assert_eq!(game.truth(), &truth));
        let cards = game.edition().cards;
        let laid: CardSet = truth.room_cards.iter().map(|(_, card)| *card).collect();
        let piles = [cards.set(truth.case_file), laid].into_iter().chain(truth.hands);
        let (count, all) = piles.fold((0, CardSet::EMPTY), |(n, all), pile| (n + pile.len(), all.or(pile)));
        prop_assert_eq!((count, all), (21, cards.all()));
        let drawn: Vec<DeckCardId> = game.events().iter().filter_map(drawn_card).collect();
        for nine in drawn.windows(9) {
            prop_assert_eq!(nine.iter().collect::<BTreeSet<_>>().len(), 9, "the deck goes round");
        }
    }

    #[test]
    fn same_seed_and_log_give_the_same_game(start in starts()) {
        let (game, log) = play(&start, |_, _| {});
        let mut again = start.game();
        for (seat, action) in log {
            again.apply(seat, action).expect("what was accepted once is accepted again");
        }
        prop_assert_eq!(again, game);
    }

    #[test]
    fn tokens_in_the_race_never_share_a_square(start in starts()) {
        play(&start, |game, _| {
            let mut taken = BTreeSet::new();
            for suspect in (0..6).map(SuspectId) {
                let gone = game.seat_of(suspect).is_some_and(|seat| game.is_out(seat));
                if let (Place::Square(square), false) = (game.token(suspect), gone) {
                    assert!(taken.insert(square), "two tokens on {square:?}");
                }
            }
        });
    }

    #[test]
    fn only_what_was_seen_is_in_a_view(start in starts()) {
        let (mut is_time, mut exchanged) = (now_and_then(), 0);
        play(&start, |game, chance| {
            if game.phase() == Phase::Over || !is_time() {
                return;
            }
            for me in game.seats().chain([SeatId::WATCHER]) {
                let seen = written(game, me);
                for (a, b) in hidden_pairs(game, me, chance) {
                    let other = game.with_swapped(a, b);
                    exchanged += usize::from(other.truth() != game.truth());
                    assert_eq!(written(&other, me), seen, "{me:?} can tell {a:?} from {b:?}");
                }
            }
        });
        prop_assert!(exchanged > 0);
    }
}

fn drawn_card(event: &Event) -> Option<DeckCardId> {
    if let Event::Drawn { card, .. } = event { Some(*card) } else { None }
}

#[test]
fn the_view_property_can_fail() {
    // The holder of a card does tell it from another.
    let game = dealt(3, 1);
    let cards = game.edition().cards;
    let hand = game.truth().hand(SeatId(0));
    let mine = hand.iter().find(|card| cards.set_of(cards.category(*card)).without(hand).len() > 1);
    let mine = mine.expect("a hand is not all of a category");
    let other = cards.set_of(cards.category(mine)).without(hand).nth(0).expect("there is another");
    assert_ne!(written(&game.with_swapped(mine, other), SeatId(0)), written(&game, SeatId(0)));
}

#[test]
fn what_happens_takes_little_memory_as_a_room_keeps_all_of_it() {
    assert!(size_of::<Event>() <= 40, "{} bytes: box what is rare and long", size_of::<Event>());
}
