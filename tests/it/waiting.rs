//! Tests how long one waits for one's turn at a table with three bots, by the table's own clock.

use std::{sync::Arc, time::Duration};

use bevy::{prelude::*, time::TimeUpdateStrategy};
use candlestick::session::{Decide, Session};
use candlestick::table::{MotionPace, Screen, headless};
use candlestick_game::{Case, Controller, Level, Seat};
use candlestick_rules::{Action, SeatId, Setup, SuspectId};
use candlestick_themes as theme;

/// A frame of a screen with 50 a second, in milliseconds.
const FRAME: u64 = 20;
/// One of a screen with 30: full motion is long enough to be told by it.
const LONGER_FRAME: u64 = 33;

/// What of a case's time is counted, in seconds each.
#[derive(Debug, Default)]
struct Times {
    /// From the end of each turn of the person's to the start of the next.
    waits: Vec<f32>,
    /// Each turn of a bot's, until the table rests on another's.
    turns: Vec<f32>,
}

/// The times of one case, drawn in frames of so many milliseconds. The person decides at once, as a bot would, so that only
/// the table's own time is counted.
fn times(edition: &str, seed: u64, pace: MotionPace, frame: u64) -> Times {
    let theme = Arc::new(theme::builtin(edition).expect("the built-in theme has no fault"));
    let bots = [Controller::Bot(Level::Detective); 3];
    let seats = [Controller::Person].into_iter().chain(bots).enumerate();
    let seats = seats.map(|(n, controller)| Seat::new(format!("Player {n}"), controller)).collect();
    let setup = Setup::new((0..4).map(SuspectId).collect());
    let case = Case::new(theme, setup, seats, seed).expect("the setup fits");

    let mut app = headless();
    app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(frame)));
    app.insert_resource(pace).insert_resource(Session::new(case));
    app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
    let (mut times, mut frames, me) = (Times::default(), None::<u32>, SeatId(0));
    let (mut whose, mut turn) = (me, 0_u32);
    let seconds = |frames: u32| frames as f32 * frame as f32 / 1000.0;
    for _ in 0..40_000 {
        app.update();
        let session = app.world().resource::<Session>();
        let view = session.view();
        if session.is_over() || times.waits.len() == 8 {
            break;
        }
        let mine = view.turn_seat == me;
        match &mut frames {
            Some(so_far) if mine && session.at_rest() => {
                times.waits.push(seconds(*so_far));
                frames = None;
            }
            Some(so_far) => *so_far += 1,
            None if !mine => frames = Some(0),
            None => {}
        }
        turn += 1;
        if view.turn_seat != whose {
            times.turns.extend((whose != me).then(|| seconds(turn)));
            (whose, turn) = (view.turn_seat, 0);
        }
        if session.at_rest() && session.actor() == Some(me) {
            let action = as_a_bot(session);
            app.world_mut().write_message(Decide(action));
        }
    }
    times
}

/// What a bot in the person's place would do.
fn as_a_bot(session: &Session) -> Action {
    let mut log = session.log().expect("the case is here").clone();
    log.seats[0].controller = Controller::Bot(Level::Detective);
    let case = Case::replay(Arc::clone(session.theme()), log).expect("the record replays");
    case.bot_action().expect("a bot is to act").1
}

/// The mean of some times, the middle one, the one that nine of ten do not exceed, and the longest.
fn figures(mut all: Vec<f32>) -> [f32; 4] {
    all.sort_by(f32::total_cmp);
    let nine_of_ten = (all.len() * 9).div_ceil(10).saturating_sub(1);
    [all.iter().sum::<f32>() / all.len() as f32, all[all.len() / 2], all[nine_of_ten], all[all.len() - 1]]
}

/// Holds that nine of ten waits at a pace take so many seconds at most and, where it is promised, nine of ten turns of bots.
fn holds(pace: MotionPace, frame: u64, most: f32, turn: Option<f32>) {
    let mut too_long = Vec::new();
    for edition in theme::builtin_ids() {
        let all: Vec<_> = (0..6).map(|seed| times(edition, seed, pace, frame)).collect();
        let of = |of: fn(&Times) -> &Vec<f32>| all.iter().flat_map(of).copied().collect::<Vec<_>>();
        let (waits, turns) = (of(|times| &times.waits), of(|times| &times.turns));
        let (waited, taken) = (waits.len(), turns.len());
        let [mean, middle, nine_of_ten, longest] = figures(waits);
        println!(
            "{edition:20} {pace:?}: {waited} waits, mean {mean:.1} s, median {middle:.1} s, \
             nine of ten {nine_of_ten:.1} s, longest {longest:.1} s"
        );
        if nine_of_ten > most {
            too_long.push(format!("{edition}: one of ten waits takes {nine_of_ten:.1} s, {most} s at most"));
        }
        let [mean, middle, nine_of_ten, longest] = figures(turns);
        println!(
            "{:20} {pace:?}: {taken} bots' turns, mean {mean:.2} s, median {middle:.2} s, nine of ten \
             {nine_of_ten:.2} s, longest {longest:.2} s",
            ""
        );
        if turn.is_some_and(|most| nine_of_ten >= most) {
            too_long.push(format!("{edition}: one of ten turns of a bot takes {nine_of_ten:.2} s"));
        }
    }
    assert_eq!(too_long, Vec::<String>::new());
}

#[test]
fn nine_of_ten_waits_for_three_bots_are_short_in_full_motion() {
    holds(MotionPace::Full, LONGER_FRAME, 12.0, None);
}

#[test]
fn nine_of_ten_waits_for_three_bots_are_short_and_so_are_their_turns_when_motion_is_quick() {
    holds(MotionPace::Quick, FRAME, 3.0, Some(1.0));
}

#[test]
fn a_screen_that_draws_slowly_has_nobody_wait_much_longer() {
    let mean = |frame| {
        let waits = (0..6).flat_map(|seed| times("classic-2016", seed, MotionPace::Quick, frame).waits).collect();
        figures(waits)[0]
    };
    let (quick, slow) = (mean(FRAME), mean(100));
    println!("mean wait: {quick:.1} s in frames of {FRAME} ms, {slow:.1} s in frames of 100 ms");
    assert!(slow < quick * 1.3, "{slow:.1} s in frames of 100 ms, {quick:.1} s in frames of {FRAME} ms");
}
