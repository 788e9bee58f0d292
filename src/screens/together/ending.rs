//! Opens, checks and keeps the room's case after a verdict, also where the room has gone on before it was told here.

use bevy::prelude::*;

use super::{at_hand::RoomAtHand, fairness::Fairness, room::JoinedRoom, sentences};
use crate::{
    platform,
    screens::{Speech, library::cases::CaseLibrary},
    session::{Saving, Session},
    table::{BackgroundTasks, Screen},
};
use candlestick_game::{Case, FaultText, Record, puzzle::Date, store::StoreFault};
use candlestick_online::client::RemoteTable;
use candlestick_themes::{Words, key};

/// Opens what the room has opened, has it checked, and has it kept among the cases of this device. Nothing of it is let go
/// before.
pub(super) fn open_up(
    mut at_hand: ResMut<RoomAtHand>,
    session: Option<ResMut<Session>>,
    saving: Option<ResMut<Saving>>,
    mut cases: ResMut<CaseLibrary>,
    (words, tasks, screen): (Res<Speech>, Res<BackgroundTasks>, Res<State<Screen>>),
) {
    let Some(room) = at_hand.get_mut() else { return };
    if room.fairness.follow() {
        tasks.signal().note();
    }
    let Some(closed) = room.closed() else { return };
    let seal = closed.table().seal();
    if !room.fairness.is_of(seal) {
        let beside = room.beside.iter().filter_map(|one| one.closed_with(closed));
        room.fairness = Fairness::begin(closed, beside, &tasks);
        tasks.signal().note();
    }
    let is_checked = room.fairness.found().is_some();
    if let Some(mut session) = session.filter(|session| room.is_at_closed(session)) {
        if room.fairness.opened(seal).is_some()
            && let Some(mut saving) = saving.filter(|saving| saving.is_elsewhere())
            && let Some(case) = room.case_of(&session)
        {
            // It may have been laid open already.
            session.hear(Box::new(case));
            saving.keep();
        }
        // Whoever is still at the table sees its end first.
        if is_checked && *screen.get() != Screen::Play {
            room.take_closed();
        }
    } else if is_checked && !is_present(room) {
        keep_late(room, &mut cases, &words.0);
        room.take_closed();
        tasks.signal().note();
    }
}

/// Whether the room is still at its last closed case, so that it will lie on the table here.
fn is_present(room: &JoinedRoom) -> bool {
    let closed = room.closed().map(|closed| closed.table().seal());
    room.own.client.table().map(RemoteTable::seal) == closed
}

/// Keeps a case whose verdict came only after the room had gone on, with its proof, and tells so.
fn keep_late(room: &mut JoinedRoom, cases: &mut CaseLibrary, words: &Words) {
    let Some(closed) = room.closed() else { return };
    let proof = closed.record().map(|record| record.to_text());
    let kept = room.fairness.opened(closed.table().seal()).map(|case| keep(cases, case, proof.as_deref()));
    let first = match kept {
        Some(Ok(())) => Some(words.say(key!("together-closed-away"))),
        Some(Err(fault)) => Some(words.with(key!("library-not-kept"), &[("why", (&fault.say(words)).into())])),
        None => None,
    };
    let told: Vec<_> = first.into_iter().chain(sentences::fairness(room, words)).collect();
    room.say(told.join(" "));
}

/// Keeps a closed case with its proof.
fn keep(cases: &mut CaseLibrary, case: &Case, proof: Option<&str>) -> Result<(), StoreFault> {
    let begun = Some(Date::from_days(platform::days()));
    let id = cases.keep(None, &Record { begun, ..Record::of(case) })?;
    proof.map_or(Ok(()), |proof| cases.keep_proof(id, proof))
}
