//! Plays the case that is watched, and jumps in it.

use bevy::prelude::*;

use super::state::{OpenReplay, ReplayChoice, WatchedCase};
use crate::{
    screens::{Notices, Speech, library::cases::CaseLibrary, opening::Opening},
    session::{Script, Session},
    table::{CaseExchanged, Screen},
};
use candlestick_game::{FaultText, Record, record::Comment};
use candlestick_themes::{Words, key};

/// Whether the case on the table is watched.
pub(super) fn watching(open_replay: Res<OpenReplay>, screen: Res<State<Screen>>) -> bool {
    open_replay.is_on() && *screen.get() == Screen::Play
}

/// A case is watched: nobody decides of their own. Where another was laid meanwhile, that one is played.
pub(super) fn sit_down(mut open_replay: ResMut<OpenReplay>, session: Res<Session>, mut script: ResMut<Script>) {
    open_replay.0.take_if(|watched| !session.is_watched() || !session.log().is_some_and(|log| watched.is_of(log)));
    if open_replay.is_on() {
        script.begin();
    }
}

/// The table is left.
pub(super) fn get_up(mut open_replay: ResMut<OpenReplay>, mut script: ResMut<Script>) {
    open_replay.0 = None;
    script.end();
}

/// The next action, when what came before it has been shown.
pub(super) fn go_on(mut open_replay: ResMut<OpenReplay>, session: Res<Session>, mut script: ResMut<Script>) {
    let Some(watched) = open_replay.0.as_mut().filter(|watched| watched.running) else { return };
    if !script.lets_decide(&session) {
        return;
    }
    match watched.next() {
        Some(action) => {
            script.add([action]);
            watched.at += 1;
            watched.note_seen();
        }
        None => watched.running = false,
    }
}

/// Does what was chosen.
pub(super) fn choose(
    mut commands: Commands,
    mut choices: MessageReader<ReplayChoice>,
    mut open_replay: ResMut<OpenReplay>,
    (session, mut script): (Res<Session>, ResMut<Script>),
    mut exchanged: MessageWriter<CaseExchanged>,
    (mut opening, mut notices): (ResMut<Opening>, ResMut<Notices>),
    (mut cases, words): (ResMut<CaseLibrary>, Res<Speech>),
    mut next: ResMut<NextState<Screen>>,
) {
    for choice in choices.read() {
        let Some(watched) = &mut open_replay.0 else { return };
        let mut jump = None;
        match choice {
            // One step is shown as it happened; farther away one jumps.
            ReplayChoice::To(at) if *at == watched.at + 1 && script.lets_decide(&session) => {
                script.add(watched.next());
                watched.at += 1;
                watched.running = false;
            }
            ReplayChoice::To(at) => {
                watched.running = false;
                jump = Some(*at);
            }
            ReplayChoice::Run(running) => {
                watched.running = *running;
                jump = (*running && watched.is_at_end()).then_some(0);
            }
            ReplayChoice::Eyes { next } => {
                watched.eyes = watched.neighbour(*next);
                jump = Some(watched.at);
            }
            ReplayChoice::PlayOn => {
                let case = watched.case.branch(watched.at, watched.eyes).map_err(|fault| fault.say(&words.0));
                let title = words.0.with(key!("replay-branch"), &[("turn", session.view().turn.into())]);
                opening.open_named(case, title, &mut notices);
                next.set(watched.back);
                return;
            }
            ReplayChoice::Open(open) => watched.open = *open,
            ReplayChoice::Unfold(unfolded) => watched.unfolded = *unfolded,
            ReplayChoice::Write(open) => watched.writing = open.then(String::new),
            ReplayChoice::Remark => {
                if let Err(fault) = remark(watched, &mut cases, &words.0) {
                    notices.0.push(fault);
                }
            }
        }
        watched.note_seen();
        if let Some(at) = jump {
            match watched.case.as_of(at) {
                Ok(case) => {
                    watched.at = case.log().actions.len();
                    script.begin();
                    commands.insert_resource(Session::watched(case, watched.eyes));
                    exchanged.write_default();
                }
                Err(fault) => error!("a moment of a played case cannot be played: {fault}"),
            }
        }
    }
}

/// Keeps the remark that was written with the case.
fn remark(watched: &mut WatchedCase, cases: &mut CaseLibrary, words: &Words) -> Result<(), String> {
    let Some(text) = watched.writing.take().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) else {
        return Ok(());
    };
    watched.comments.push(Comment { after: watched.at, by: Some(watched.eyes), text });
    watched.comments.sort_by_key(|comment| comment.after);
    let kept = watched.kept.and_then(|id| cases.kept(id)).map(|kept| kept.record.clone());
    let Some(record) = kept else { return Ok(()) };
    let record = Record { comments: watched.comments.clone(), ..record };
    cases.keep(watched.kept, &record).map(|_| ()).map_err(|fault| fault.say(words))
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::resource::Begin;
    use crate::{
        screens::{Themes, picture_loading::PictureLoading},
        session::OwnMarks,
        table::{MotionPace, headless},
    };
    use candlestick_game::{Case, Controller, testing::novices};
    use candlestick_rules::SeatId;

    /// A table at which a closed case is watched with the eyes of a seat, from a moment on.
    fn table(at: usize, eyes: SeatId) -> (App, Arc<Case>) {
        let case = Arc::new(novices(4, usize::MAX));
        let mut app = headless();
        app.insert_resource(MotionPace::Off).begin::<OpenReplay>().begin::<Opening>();
        app.begin::<Notices>().begin::<CaseLibrary>().begin::<Speech>();
        app.begin::<PictureLoading>().begin::<Themes>().add_message::<ReplayChoice>();
        app.add_systems(OnEnter(Screen::Play), sit_down)
            .add_systems(OnExit(Screen::Play), get_up)
            .add_systems(Update, (choose, go_on).chain().run_if(watching));
        app.insert_resource(OwnMarks::new(Vec::new(), 3));
        app.insert_resource(Session::watched(case.as_of(at).unwrap(), eyes));
        let watched = WatchedCase::new(Arc::clone(&case), at, eyes, Screen::Review);
        app.world_mut().resource_mut::<OpenReplay>().begin(watched);
        app.world_mut().resource_mut::<NextState<Screen>>().set(Screen::Play);
        app.update();
        (app, case)
    }

    fn choose_one(app: &mut App, choice: ReplayChoice) {
        app.world_mut().write_message(choice);
        (0..6).for_each(|_| app.update());
    }

    fn session(app: &App) -> &Session {
        app.world().resource::<Session>()
    }

    fn watched(app: &App) -> &WatchedCase {
        app.world().resource::<OpenReplay>().0.as_ref().unwrap()
    }

    #[test]
    fn a_case_that_runs_comes_to_its_end_as_it_was_and_stays_there() {
        let (mut app, case) = table(0, SeatId(1));
        choose_one(&mut app, ReplayChoice::Run(true));
        for _ in 0..20_000 {
            app.update();
            if !watched(&app).running {
                break;
            }
        }
        assert_eq!(session(&app).log(), Some(case.log()));
        assert_eq!((watched(&app).at, session(&app).viewer()), (case.log().actions.len(), SeatId(1)));
        assert_eq!(*app.world().resource::<State<Screen>>().get(), Screen::Play);
    }

    #[test]
    fn a_jump_lays_the_case_as_of_that_moment_with_the_same_eyes_and_offers_nothing() {
        let (mut app, case) = table(30, SeatId(2));
        for at in [31, 12, 0, 40] {
            choose_one(&mut app, ReplayChoice::To(at));
            let session = session(&app);
            assert_eq!((session.log().unwrap().actions.as_slice(), watched(&app).at), (&case.log().actions[..at], at));
            assert_eq!((session.view().me, session.view().choices.iter().count()), (SeatId(2), 0));
            assert_eq!(session.view().events, case.as_of(at).unwrap().game().view(SeatId(2)).events);
        }
        choose_one(&mut app, ReplayChoice::Eyes { next: true });
        assert_eq!((session(&app).viewer(), watched(&app).at), (SeatId(0), 40));
    }

    #[test]
    fn nobody_decides_of_their_own_while_a_case_is_watched() {
        let (mut app, _) = table(12, SeatId(0));
        (0..200).for_each(|_| app.update());
        assert_eq!(session(&app).action_count(), 12);
    }

    #[test]
    fn playing_on_opens_another_case_for_the_person_whose_eyes_looked() {
        let (mut app, case) = table(25, SeatId(2));
        app.world_mut().write_message(ReplayChoice::PlayOn);
        app.update();
        let opened = app.world().resource::<Opening>().case().expect("a case is about to be laid");
        assert_eq!(opened.log().actions, case.log().actions[..25]);
        assert_eq!(opened.controller(SeatId(2)), Controller::Person);
        app.update();
        assert!(!app.world().resource::<OpenReplay>().is_on());
    }
}
