//! A person takes decisions back at the table: entities, case and what bots do afterwards are as if nothing had been done.

use std::sync::Arc;

use bevy::prelude::*;
use candlestick::session::{Decide, LocalCase, OwnMarks, Saving, Session, TakeBack};
use candlestick::table::MotionPace;
use candlestick_game::{Case, Controller, Level};
use candlestick_rules::{Action, SeatId};

use crate::table_headless::{Referee, assert_agrees, case_with, table};

const ME: SeatId = SeatId(0);
/// The person and two bots.
const TABLE: [Controller; 3] = [Controller::Person, Controller::Bot(Level::Novice), Controller::Bot(Level::Novice)];

fn session(app: &App) -> &Session {
    app.world().resource::<Session>()
}

fn done(app: &App) -> Vec<(SeatId, Action)> {
    session(app).log().expect("the case is here").actions.clone()
}

/// What a bot in the person's place would do.
fn as_a_bot(app: &App) -> Action {
    let mut log = session(app).log().expect("the case is here").clone();
    log.seats[0].controller = Controller::Bot(Level::Novice);
    let case = Case::replay(Arc::clone(session(app).theme()), log).expect("the record replays");
    case.bot_action().expect("a bot is to act").1
}

/// Plays a case in which the person takes every second decision back that can be; how many ends of a turn were, and how
/// many others.
fn with_second_thoughts(edition: &str, pace: MotionPace) -> (u32, u32) {
    let mut app = table(case_with(edition, &TABLE, 4), pace);
    let (mut ends, mut others) = (0, 0);
    // How many decisions there were when one was taken back last: that one is made again, and then stands.
    let mut undone = None;
    for _ in 0..12_000 {
        app.update();
        if session(&app).may_take_back() && undone.is_none_or(|at| done(&app).len() > at + 1) {
            let before = done(&app);
            let (last, kept) = before.split_last().expect("something was done");
            assert_eq!(last.0, ME, "bots take nothing back");
            app.world_mut().write_message(TakeBack);
            (0..3).for_each(|_| app.update());
            assert_eq!(done(&app), kept);
            assert!(session(&app).at_rest() && session(&app).actor() == Some(ME));
            let mut referee = Referee::of(&app);
            assert_agrees(&mut app, &mut referee);
            *(if last.1 == Action::EndTurn { &mut ends } else { &mut others }) += 1;
            undone = Some(kept.len());
        }
        if session(&app).at_rest() && session(&app).actor() == Some(ME) {
            let action = as_a_bot(&app);
            app.world_mut().write_message(Decide(action));
            app.update();
        }
        if session(&app).is_over() || ends + others > 30 {
            break;
        }
    }
    (ends, others)
}

#[test]
fn what_is_taken_back_at_the_table_was_never_done_and_the_case_goes_on() {
    for edition in ["classic-2016", "doctor-who"] {
        let (ends, others) = with_second_thoughts(edition, MotionPace::Full);
        assert!(ends > 0 && others > 3, "{edition}: {ends} ends of a turn, {others} others");
    }
}

#[test]
fn what_was_taken_back_is_kept_anew() {
    #[derive(Resource, Default)]
    struct Due(u32);
    let note = |session: Res<Session>, marks: Res<OwnMarks>, mut saving: ResMut<Saving>, mut due: ResMut<Due>| {
        due.0 += u32::from(saving.take_due(&session, &marks));
    };
    let mut app = table(case_with("classic-2016", &TABLE, 4), MotionPace::Off);
    let marks = OwnMarks::new(Vec::new(), 3);
    app.insert_resource(marks)
        .insert_resource(Saving::default())
        .insert_resource(Due::default())
        .add_systems(PostUpdate, note);
    for _ in 0..400 {
        app.update();
        if session(&app).may_take_back() {
            break;
        }
        if session(&app).at_rest() && session(&app).actor() == Some(ME) {
            let action = as_a_bot(&app);
            app.world_mut().write_message(Decide(action));
        }
    }
    app.update();
    assert!(session(&app).may_take_back());
    let before = app.world().resource::<Due>().0;
    app.world_mut().write_message(TakeBack);
    (0..3).for_each(|_| app.update());
    assert_eq!(app.world().resource::<Due>().0, before + 1);
}

#[test]
fn whoever_only_watches_takes_nothing_back() {
    let mut case = case_with("classic-2016", &TABLE, 4);
    for _ in 0..200 {
        let Some(seat) = case.game().actor() else { break };
        let offered = case.game().view(seat);
        let actions = offered.choices.actions(offered.edition.cards);
        let plain = |action: &&Action| !matches!(action, Action::Accuse(_) | Action::GiveUp);
        case.apply(seat, *actions.iter().find(plain).expect("something is offered")).expect("it is legal");
        if case.may_take_back(ME) {
            let here = || Box::new(LocalCase::new(case.clone()));
            assert!(Session::at(here()).may_take_back());
            assert!(!Session::watching(here(), ME).may_take_back());
            return;
        }
    }
    panic!("nothing could be taken back");
}
