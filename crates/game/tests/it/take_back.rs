//! Taking a decision back: the case is as if it had never been made, and nobody learnt anything by it.

use std::sync::Arc;

use candlestick_game::{Case, Controller, Seat, testing::seen};
use candlestick_rules::{Action, CardSet, Category, Event, SeatId, Setup, SuspectId};
use candlestick_themes::{Theme, builtin, builtin_ids};
use rand::{SeedableRng, rngs::SmallRng, seq::IndexedRandom};

use crate::play::any_action;

/// Random cases of each theme.
const CASES: u64 = 4;
/// Decisions of each.
const DECISIONS: usize = 130;

/// A case that people alone play.
fn opened(theme: &Arc<Theme>, seed: u64) -> Case {
    let profile = &theme.edition.profile;
    let players = profile.min_seats + (seed % u64::from(profile.max_seats - profile.min_seats + 1)) as u8;
    let suspects: Vec<_> = (0..players).map(SuspectId).collect();
    let setup = Setup { deck: true, powers: seed % 3 != 2, corner_rooms: seed.is_multiple_of(2), seats: suspects };
    let seats = (0..players).map(|n| Seat::new(format!("Player {n}"), Controller::Person)).collect();
    Case::new(Arc::clone(theme), setup, seats, seed).unwrap()
}

/// Everything that a case is, as it is written and as the referee holds it.
fn is_same(one: &Case, other: &Case) -> bool {
    let written = |case: &Case| serde_json::to_vec(case.log()).unwrap();
    written(one) == written(other) && one.game() == other.game()
}

/// What every seat and a watcher sees.
fn views(case: &Case) -> Vec<String> {
    let eyes = case.game().seats().chain([SeatId::WATCHER]);
    eyes.map(|seat| format!("{:?}", case.game().view(seat))).collect()
}

/// Plays random cases of a theme; `look` sees each decision with the case before it and after it.
fn each_decision(theme: &Arc<Theme>, mut look: impl FnMut(&Case, (SeatId, Action), &Case, &mut SmallRng)) {
    for seed in 0..CASES {
        let (mut case, mut chance) = (opened(theme, seed), SmallRng::seed_from_u64(seed));
        for _ in 0..DECISIONS {
            let Some(seat) = case.game().actor() else { break };
            let action = any_action(case.game(), &mut chance);
            let before = case.clone();
            case.apply(seat, action).unwrap();
            look(&before, (seat, action), &case, &mut chance);
        }
    }
}

fn themes() -> impl Iterator<Item = Arc<Theme>> {
    builtin_ids().into_iter().map(|id| Arc::new(builtin(id).unwrap()))
}

#[test]
fn a_decision_that_was_taken_back_was_never_made() {
    for theme in themes() {
        let (mut taken, mut stood) = (0, 0);
        each_decision(&theme, |before, (seat, _), after, _| {
            let others = after.game().seats().filter(|other| *other != seat);
            assert!(others.chain([SeatId::WATCHER]).all(|other| after.take_back(other).is_none()), "{}", theme.id);
            let back = after.take_back(seat);
            assert_eq!(after.may_take_back(seat), back.is_some(), "{}", theme.id);
            let Some(back) = back else {
                stood += 1;
                return;
            };
            taken += 1;
            assert!(is_same(&back, before), "{}", theme.id);
            assert_eq!(views(&back), views(before), "{}", theme.id);
        });
        assert!(taken > 60 && stood > 60, "{}: {taken} taken back, {stood} stood", theme.id);
    }
}

#[test]
fn what_may_be_taken_back_holds_no_chance_and_no_secret() {
    for theme in themes() {
        each_decision(&theme, |before, (seat, action), after, _| {
            if !after.may_take_back(seat) {
                return;
            }
            let came = &after.game().events()[before.game().events().len()..];
            let place = format!("{}: {action:?} led to {came:?}", theme.id);
            for event in came {
                let chance = matches!(
                    event,
                    Event::Rolled { .. } | Event::Drawn { .. } | Event::Kept { .. } | Event::Reshuffled
                );
                assert!(!chance, "{place}");
                event.clone().secrets(|_, _| panic!("a secret in {place}"));
            }
            // What comes of chance and of the deck later is what it would have been.
            let rolls = |case: &Case| case.game().streams().clone();
            assert!(rolls(before) == rolls(after), "{place}");
        });
    }
}

#[test]
fn nobody_learns_of_a_hidden_card_by_what_may_be_taken_back() {
    for theme in themes() {
        let mut exchanged = 0;
        each_decision(&theme, |before, (seat, action), after, chance| {
            if !after.may_take_back(seat) {
                return;
            }
            for me in after.game().seats().chain([SeatId::WATCHER]) {
                let hidden = after.game().edition().cards.all().without(seen(before.game(), me));
                let category = *Category::ALL.choose(chance).unwrap();
                let of_one: CardSet = hidden.and(after.game().edition().cards.set_of(category));
                let two: Vec<_> = of_one.iter().collect::<Vec<_>>().sample(chance, 2).copied().collect();
                let [a, b] = two[..] else { continue };
                let mut other = before.with_swapped(a, b);
                let allowed = other.game().choices(seat).allows(after.game().edition().cards, action);
                // Where the other deal does not allow it, it is a card of one's own hand that is chosen.
                if !allowed || other.game().truth() == before.game().truth() {
                    continue;
                }
                exchanged += 1;
                other.apply(seat, action).unwrap();
                let told = |case: &Case| format!("{:?}", case.game().view(me));
                assert_eq!(told(&other), told(after), "{}: {me:?} learns by {action:?}", theme.id);
                assert!(other.may_take_back(seat), "{}: {me:?} learns by {action:?}", theme.id);
            }
        });
        assert!(exchanged > 30, "{}: {exchanged}", theme.id);
    }
}

#[test]
fn a_bot_takes_nothing_back_and_a_person_nothing_once_a_bot_decided() {
    let theme = Arc::new(builtin("classic-2016").unwrap());
    let seats = vec![Seat::new("Person", Controller::Person), Seat::bot("Bot", candlestick_game::Level::Novice)];
    let seats: Vec<_> = seats.into_iter().chain([Seat::bot("Other", candlestick_game::Level::Novice)]).collect();
    let mut case = Case::new(theme, Setup::new((0..3).map(SuspectId).collect()), seats, 3).unwrap();
    let (mut chance, mut ended) = (SmallRng::seed_from_u64(3), 0);
    for _ in 0..DECISIONS {
        if let Some((seat, action)) = case.bot_action() {
            case.apply(seat, action).unwrap();
            assert!(case.game().seats().all(|seat| !case.may_take_back(seat)), "{action:?}");
        } else if let Some(seat) = case.game().actor() {
            let action = any_action(case.game(), &mut chance);
            case.apply(seat, action).unwrap();
            if action == Action::EndTurn && !case.is_closed() {
                ended += 1;
                assert!(case.may_take_back(seat), "nobody has acted since");
            }
        }
    }
    assert!(ended > 3, "{ended}");
}
