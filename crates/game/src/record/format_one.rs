//! Cases as they were kept before records had a seal and a checksum: format 1.

use serde::Deserialize;

use super::{Record, RecordFault};
use crate::{CaseLog, Marks, Seat, ThemeStamp};
use candlestick_rules::{Action, Laid, SeatId, Seed, Setup};

/// A log of format 1.
#[derive(Deserialize)]
#[serde(expecting = "a saved case")]
struct Log {
    theme: ThemeStamp,
    setup: Setup,
    seed: Seed,
    #[serde(default)]
    laid: Option<Box<Laid>>,
    seats: Vec<Seat>,
    actions: Vec<(SeatId, Action)>,
}

/// A log of format 1 with everybody's marks.
#[derive(Deserialize)]
#[serde(expecting = "a saved case")]
struct Saved {
    case: Log,
    #[serde(default)]
    marks: Vec<Marks>,
}

impl Log {
    /// The record; how it ended is told once it has been played again.
    fn upgraded(self, marks: Vec<Marks>) -> Record {
        let Self { theme, setup, seed, laid, seats, actions } = self;
        Record { marks, ..Record::of_log(CaseLog { theme, setup, seed, laid, seats, actions }) }
    }
}

/// The record of a log of format 1.
pub(super) fn from_log(text: &str) -> Result<Record, RecordFault> {
    Ok(serde_json::from_str::<Log>(text)?.upgraded(Vec::new()))
}

/// The record of a saved case of format 1.
pub(super) fn from_saved(text: &str) -> Result<Record, RecordFault> {
    let Saved { case, marks } = serde_json::from_str(text)?;
    Ok(case.upgraded(marks))
}

/// The records in a list of logs of format 1, as closed cases were kept.
///
/// # Errors
/// When it is no such list, with line and column.
pub fn from_older_list(text: &str) -> Result<Vec<Record>, RecordFault> {
    let logs: Vec<Log> = serde_json::from_str(text)?;
    Ok(logs.into_iter().map(|log| log.upgraded(Vec::new())).collect())
}
