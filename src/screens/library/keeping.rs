//! Keeps the case at the table after every action.

use bevy::prelude::*;

use super::{at_table::AtTable, cases::CaseLibrary};
use crate::{
    screens::{Notices, Speech, file_import::state::FileImport, together::at_hand::RoomAtHand},
    session::{OwnMarks, Saving, Session},
};
use candlestick_game::{FaultText, library::CaseId};
use candlestick_themes::{Arg, key};

/// Writes after every action. What cannot be written is told once, and play goes on.
pub(super) fn keep(
    (session, marks): (Res<Session>, Res<OwnMarks>),
    (mut saving, mut at): (ResMut<Saving>, ResMut<AtTable>),
    mut cases: ResMut<CaseLibrary>,
    (mut notices, mut told): (ResMut<Notices>, ResMut<FileImport>),
    words: Res<Speech>,
    mut failed: Local<bool>,
) {
    if !saving.take_due(&session, &marks) {
        return;
    }
    let Some(record) = at.record(&session, marks.all()) else { return };
    // Whoever only looked in has left nothing.
    if at.id.is_none() && record.is_untouched() {
        return;
    }
    match cases.keep(at.id, &record) {
        Ok(id) => {
            *failed = false;
            at.id = Some(id);
        }
        Err(fault) => {
            if !std::mem::replace(&mut *failed, true) {
                let why = fault.say(&words.0);
                let line = words.0.with(key!("library-not-kept"), &[("why", Arg::Text(&why))]);
                told.tell(line.clone());
                notices.0.push(line);
            }
        }
    }
}

/// Keeps the proof beside a case that a room has closed, once for each case: without the room it can be saved later too.
pub(super) fn keep_proof(
    (session, at, room): (Res<Session>, Res<AtTable>, Option<Res<RoomAtHand>>),
    mut cases: ResMut<CaseLibrary>,
    (mut notices, words): (ResMut<Notices>, Res<Speech>),
    mut tried: Local<Option<CaseId>>,
) {
    let Some(id) = at.id.filter(|id| *tried != Some(*id)) else { return };
    let Some(case) = session.case().filter(|case| case.is_closed()) else { return };
    *tried = Some(id);
    let Some(text) = room.and_then(|room| room.record(case)) else { return };
    if let Err(fault) = cases.keep_proof(id, &text) {
        let why = fault.say(&words.0);
        notices.0.push(words.0.with(key!("library-proof-not-kept"), &[("why", Arg::Text(&why))]));
    }
}
