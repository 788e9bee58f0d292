//! How long one waits for one's turn at a table with three bots, by the table's own clock.

use std::{sync::Arc, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use candlestick::session::{Decide, Session};
use candlestick::table::{Pace, Screen, headless};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Action, SeatId, Setup, SuspectId};
use candlestick_themes as theme;

/// One frame, in milliseconds.
const FRAME: u64 = 20;

/// The seconds from the end of each turn of the person's to the start of the next, in one case. The person decides at
/// once, as a bot would, so that only the table's own time is counted.
fn waits(edition: &str, seed: u64, pace: Pace) -> Vec<f32> {
    let theme = Arc::new(theme::builtin(edition).expect("the built-in theme has no fault"));
    let bots = [Controller::Bot(Level::Detective); 3];
    let seats = [Controller::Person].into_iter().chain(bots).enumerate();
    let seats = seats.map(|(n, controller)| Seat::new(format!("Player {n}"), controller)).collect();
    let setup = Setup::new((0..4).map(SuspectId).collect());
    let case = Case::new(theme, setup, seats, seed).expect("the setup fits");

    let mut app = headless();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAME)));
    app.insert_resource(pace).insert_resource(Session::new(case));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    let (mut waits, mut frames) = (Vec::new(), None::<u32>);
    for _ in 0..40_000 {
        app.update();
        let session = app.world().resource::<Session>();
        let (view, me) = (session.view(), SeatId(0));
        if session.is_over() || waits.len() == 8 {
            break;
        }
        let mine = view.turn_seat == me;
        match &mut frames {
            Some(so_far) if mine && session.at_rest() => {
                waits.push(*so_far as f32 * FRAME as f32 / 1000.0);
                frames = None;
            }
            Some(so_far) => *so_far += 1,
            None if !mine => frames = Some(0),
            None => {}
        }
        if session.at_rest() && session.actor() == Some(me) {
            let action = as_a_bot(session);
            app.world_mut().write_message(Decide(action));
        }
    }
    waits
}

/// What a bot in the person's place would do.
fn as_a_bot(session: &Session) -> Action {
    let mut log = session.log().expect("the case is here").clone();
    log.seats[0].controller = Controller::Bot(Level::Detective);
    let case = Case::replay(Arc::clone(session.theme()), log).expect("the record replays");
    case.bot_action().expect("a bot is to act").1
}

#[test]
fn nobody_waits_long_for_three_bots() {
    let mut too_long = Vec::new();
    for (pace, most) in [(Pace::Full, 12.0), (Pace::Quick, 3.0)] {
        for edition in theme::builtin_ids() {
            let mut all: Vec<_> = (0..6).flat_map(|seed| waits(edition, seed, pace)).collect();
            all.sort_by(f32::total_cmp);
            let mean = all.iter().sum::<f32>() / all.len() as f32;
            let (middle, longest) = (all[all.len() / 2], all[all.len() - 1]);
            println!(
                "{edition:20} {pace:?}: {} turns, mean {mean:.1} s, median {middle:.1} s, longest {longest:.1} s",
                all.len()
            );
            if mean > most {
                too_long.push(format!("{edition}, {pace:?}: {mean:.1} s, {most} s are promised"));
            }
        }
    }
    assert_eq!(too_long, Vec::<String>::new());
}
