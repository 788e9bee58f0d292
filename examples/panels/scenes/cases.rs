//! The themes and tables of the scenes: cases that bots or chance have played until what a scene shows is there.

use std::sync::Arc;

use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{CaseEnding, Choice, Event, Phase, SeatId, Setup, SuspectId, View};
use candlestick_themes::{Theme, builtin};
use rand::{RngExt, SeedableRng};
use rand_chacha::ChaCha8Rng;

/// A theme by id.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
pub fn theme_of(id: &str) -> Theme {
    builtin(id).unwrap_or_else(|faults| panic!("{faults:?}"))
}

/// A case played at random until it fits.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
fn reach(theme: &Arc<Theme>, seats: u8, fits: &dyn Fn(&View) -> bool) -> Case {
    for seed in 0..4000_u64 {
        let names =
            ["Rosa", "Agatha", "Basil", "Clementine", "Dashiell", "Fergus", "Ann & Bo", "Imogen", "Jasper", "Kit"];
        let controller = |n| if n == 0 { Controller::Person } else { Controller::Bot(Level::Detective) };
        let people = (0..seats).map(|n| Seat::new(names[usize::from(n)], controller(n)));
        let suspects = [5, 0, 3, 1, 4, 2, 6, 7, 8, 9].map(SuspectId);
        let known = suspects.into_iter().filter(|suspect| suspect.index() < theme.suspects.len());
        let setup = Setup::new(known.take(usize::from(seats)).collect());
        let Ok(mut case) = Case::new(Arc::clone(theme), setup, people.collect(), seed) else { continue };
        let mut rng = ChaCha8Rng::seed_from_u64(seed);
        for _ in 0..260 {
            let Some(actor) = case.game().actor() else { break };
            if fits(&case.game().view(SeatId(0))) {
                return case;
            }
            let choices = case.game().choices(actor);
            let mut actions = choices.actions(theme.edition.cards);
            let rash = rng.random_range(0..60_u32) == 0;
            actions.retain(|action| {
                use candlestick_rules::Action::{Accuse, GiveUp};
                matches!(action, Accuse(_)) == (rash && choices.iter().any(|one| *one == Choice::Accuse))
                    && !matches!(action, GiveUp)
            });
            let Some(action) = actions.get(rng.random_range(0..actions.len().max(1) as u32) as usize) else { break };
            if case.apply(actor, *action).is_err() {
                break;
            }
        }
        if fits(&case.game().view(SeatId(0))) {
            return case;
        }
    }
    panic!("no such table")
}

/// The table of a scene, with a number of players of one's own if there is one.
pub(super) fn table(name: &str, theme: &Arc<Theme>, players: Option<u8>) -> Case {
    let reach = |theme, usual: u8, fits: &dyn Fn(&View) -> bool| {
        reach(theme, players.unwrap_or(usual.max(theme.edition.profile.min_seats)), fits)
    };
    let mine = |view: &View| view.actor == Some(view.me) && view.turn > 12;
    let has = |view: &View, wanted: fn(&Choice) -> bool| view.choices.iter().any(wanted);
    let rooms = |view: &View| view.choices.destinations().iter().filter(|end| end.place.room().is_some()).count();
    match name {
        "move" | "go-planned" => {
            reach(theme, 4, &|v| mine(v) && rooms(v) > 3 && v.choices.destinations().len() > rooms(v) + 3)
        }
        "stay" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Passage(_)))),
        "jump" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Jump(_)))),
        "suggest" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Suggest),
        "answer" => reach(theme, 3, &|v| mine(v) && has(v, |c| matches!(c, Choice::Show(set) if set.len() > 1))),
        "reveal" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::Reveal(_)))),
        "pass-left" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::PassLeft(_)))),
        "choose-seat" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::ChooseSeat(_)))),
        "name-card" => reach(theme, 4, &|v| mine(v) && has(v, |c| matches!(c, Choice::NameCard(_)))),
        "conclude" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Conclude && v.question.is_some()),
        "note-blank" | "note-slips" | "note-deduce" | "note-odds" | "note-why" | "note-log" => {
            reach(theme, 5, &|v| v.turn > 25 && cards_shown(v) > 3)
        }
        "wait" | "plan" | "menu" | "keys" | "command" | "command-sure" | "rules" => {
            reach(theme, 5, &|v| v.turn > 20 && v.actor == Some(SeatId(2)))
        }
        "fast-forward" => reach(theme, 4, &|v| v.seats[0].out && v.phase == Phase::Move),
        "six" | "curtain" => {
            reach(theme, 6, &|v| v.turn > 30 && v.seats[3].out && v.seats.iter().filter(|s| s.out).count() < 3)
        }
        "banner" | "banner-card" => reach(theme, 4, &|v| v.turn > 14 && v.question.is_some()),
        "verdict" if players.is_none() => played_out(theme),
        "verdict" => reach(theme, 4, &|v| v.actor.is_none() && won(v)),
        "verdict-lost" => reach(theme, 2, &|v| v.actor.is_none() && !won(v)),
        "start" => reach(theme, 4, &|v| {
            mine(v) && v.phase == Phase::Roll && has(v, |c| matches!(c, Choice::UsePower(_) | Choice::PlayCard(_)))
        }),
        "via" => reach(theme, 4, &|v| mine(v) && v.choices.vias().len() > 1 && rooms(v) > 1),
        "snoop" => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Snoop),
        "choose-room" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ChooseRoom(_))),
        "choose-token" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ChooseToken(_))),
        "ask-anywhere" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::AskAnywhere(_))),
        "show-card" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::ShowCard(_))),
        "may-draw" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::MayDraw(_))),
        "answer-play" => reach(theme, 4, &|v| {
            mine(v) && has(v, |c| matches!(c, Choice::Show(_))) && has(v, |c| matches!(c, Choice::PlayCard(_)))
        }),
        "watch" => reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::Watch(_)) && v.choices.0.len() > 1),
        "watch-nothing" => {
            reach(theme, 4, &|v| mine(v) && matches!(v.phase, Phase::Watch(_)) && v.choices.0.len() == 1)
        }
        "side-card" => {
            reach(theme, 2, &|v| mine(v) && matches!(v.phase, Phase::SideCard(_)) && !v.sides_seen.is_empty())
        }
        "conclude-play" => {
            reach(theme, 4, &|v| mine(v) && v.phase == Phase::Conclude && has(v, |c| matches!(c, Choice::PlayCard(_))))
        }
        "ten" => reach(theme, 10, &|v| v.actor == Some(v.me) && v.phase == Phase::Conclude && v.question.is_some()),
        _ => reach(theme, 4, &|v| mine(v) && v.phase == Phase::Roll),
    }
}

/// Cards shown to others.
fn cards_shown(view: &View) -> usize {
    view.events.iter().filter(|event| matches!(event, Event::Shown { card: None, .. })).count()
}

fn won(view: &View) -> bool {
    CaseEnding::of(&view.events).is_some_and(|ending| ending.winner.is_some())
}

/// A case that bots played to its end.
#[expect(clippy::panic, reason = "an example that cannot go on stops")]
pub(super) fn played_out(theme: &Arc<Theme>) -> Case {
    let seats = if theme.edition.profile.max_seats > 6 { 10 } else { 4 };
    let seat = |n: u8| Seat::bot(format!("Bot {n}"), Level::Novice);
    let setup = Setup::new((0..seats).map(SuspectId).collect());
    let Ok(mut case) = Case::new(Arc::clone(theme), setup, (0..seats).map(seat).collect(), 7) else {
        panic!("no such table")
    };
    while let Some((seat, action)) = case.bot_action() {
        if case.apply(seat, action).is_err() {
            break;
        }
    }
    case
}
