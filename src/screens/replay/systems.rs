//! Plays the case that is watched, and jumps in it.

use bevy::prelude::*;

use super::state::{ReplayChoice, Replaying, Watched};
use crate::{
    screens::{Notices, Speech, library::CaseLibrary, opening::Opening},
    session::{Script, Session},
    table::{CaseExchanged, Screen},
};
use candlestick_game::{Record, record::Comment};
use candlestick_themes::key;

/// Whether the case on the table is watched.
pub(super) fn watching(replaying: Res<Replaying>, screen: Res<State<Screen>>) -> bool {
    replaying.is_on() && *screen.get() == Screen::Play
}

/// A case is watched: nobody decides of their own. Where another was laid meanwhile, that one is played.
pub(super) fn sit_down(mut replaying: ResMut<Replaying>, session: Res<Session>, mut script: ResMut<Script>) {
    replaying.0.take_if(|watched| !session.is_watched() || !watched.is_of(session.log()));
    if replaying.is_on() {
        script.begin();
    }
}

/// The table is left.
pub(super) fn get_up(mut replaying: ResMut<Replaying>, mut script: ResMut<Script>) {
    replaying.0 = None;
    script.end();
}

/// The next action, when what came before it has been shown.
pub(super) fn go_on(mut replaying: ResMut<Replaying>, session: Res<Session>, mut script: ResMut<Script>) {
    let Some(watched) = replaying.0.as_mut().filter(|watched| watched.running) else { return };
    if !script.lets_decide(&session) {
        return;
    }
    match watched.next() {
        Some(action) => {
            script.add([action]);
            watched.at += 1;
        }
        None => watched.running = false,
    }
}

/// Does what was chosen.
pub(super) fn choose(
    mut commands: Commands,
    mut choices: MessageReader<ReplayChoice>,
    mut replaying: ResMut<Replaying>,
    (session, mut script): (Res<Session>, ResMut<Script>),
    mut exchanged: MessageWriter<CaseExchanged>,
    (mut opening, mut notices): (ResMut<Opening>, ResMut<Notices>),
    (mut cases, words): (ResMut<CaseLibrary>, Res<Speech>),
    mut next: ResMut<NextState<Screen>>,
) {
    for choice in choices.read() {
        let Some(watched) = &mut replaying.0 else { return };
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
                jump = (*running && watched.at == watched.of()).then_some(0);
            }
            ReplayChoice::Eyes { next } => {
                watched.eyes = watched.neighbour(*next);
                jump = Some(watched.at);
            }
            ReplayChoice::PlayOn => {
                let case = watched.case.branch(watched.at, watched.eyes);
                let title = words.0.with(key!("replay-branch"), &[("turn", session.view().turn.into())]);
                opening.open_named(case, title, &mut notices);
                next.set(watched.back);
                return;
            }
            ReplayChoice::Write(open) => watched.writing = open.then(String::new),
            ReplayChoice::Remark => {
                if let Err(fault) = remark(watched, &mut cases) {
                    notices.0.push(fault);
                }
            }
        }
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
fn remark(watched: &mut Watched, cases: &mut CaseLibrary) -> Result<(), String> {
    let Some(text) = watched.writing.take().map(|text| text.trim().to_owned()).filter(|text| !text.is_empty()) else {
        return Ok(());
    };
    watched.comments.push(Comment { after: watched.at, by: Some(watched.eyes), text });
    watched.comments.sort_by_key(|comment| comment.after);
    let kept = watched.kept.and_then(|id| cases.kept(id)).map(|kept| kept.record.clone());
    let Some(record) = kept else { return Ok(()) };
    let record = Record { comments: watched.comments.clone(), ..record };
    cases.keep(watched.kept, &record).map(|_| ()).map_err(|fault| fault.to_string())
}
