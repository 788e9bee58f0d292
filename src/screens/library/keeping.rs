//! Keeps the case at the table after every action.

use bevy::prelude::*;

use super::{at_table::AtTable, cases::CaseLibrary};
use crate::{
    screens::{Notices, Speech, file_import::state::FileImport},
    session::{OwnMarks, Saving, Session},
};
use candlestick_game::FaultText;
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
