//! Takes a case from a file, a text or a link into the library.

use bevy::prelude::*;

use super::cases::{CaseLibrary, played};
use crate::screens::Themes;
use candlestick_game::{
    Case, FaultText, ReadRecord, Record,
    library::CaseId,
    record::{Commitment, Outcome},
};
use candlestick_themes::Words;

/// A case that was taken in.
pub(in crate::screens) struct Imported {
    /// The number under which it is kept.
    pub id: CaseId,
    /// Whether it had been kept already.
    pub known: bool,
    /// The case as it stands.
    pub case: Case,
}

/// Takes a case in: played again first, so that nothing is kept that cannot be opened. One that is kept already is not
/// kept twice.
///
/// # Errors
/// Why it is none, in words.
pub(in crate::screens) fn import(
    bytes: &[u8],
    cases: &mut CaseLibrary,
    themes: &Themes,
    words: &Words,
) -> Result<Imported, String> {
    let record = ReadRecord::from_any(bytes).map_err(|fault| fault.say(words))?.record;
    let case = played(&record, themes, words)?;
    let record = Record { outcome: Outcome::of(&case), ..record };
    let known = cases.listing().cases.iter().find(|kept| is_same(&kept.record, &record)).map(|kept| kept.id);
    let id = match known {
        Some(id) => id,
        None => {
            let id = cases.keep(None, &record).map_err(|fault| fault.say(words))?;
            cases.refresh().map_err(|fault| fault.say(words))?;
            if record.is_closed() {
                cases.endings_mut().taken_in(id);
            }
            id
        }
    };
    Ok(Imported { id, known: known.is_some(), case })
}

/// Whether two records are of the same case at the same moment.
fn is_same(one: &Record, other: &Record) -> bool {
    Commitment::of(&one.log) == Commitment::of(&other.log) && one.log.actions == other.log.actions
}
