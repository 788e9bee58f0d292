//! Reads a record from text of any format that there ever was, and holds it to its limits.

use serde::{Deserialize, de::IgnoredAny};

use super::{
    Comment, Commitment, Outcome, Record, RecordFault,
    fault::{MOST_ACTIONS, MOST_BYTES, MOST_COMMENTS},
    format_one,
    write::checksum_line,
};
use crate::{CaseLog, Marks, Seat, ThemeStamp, puzzle::Date};
use candlestick_rules::{Action, Laid, SeatId, Seed, Setup};

/// How a record that was read had been written.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordFormat {
    /// In format 1, which has neither seal nor checksum.
    FormatOne,
    /// In today's format.
    Now {
        /// The seal that it tells.
        commitment: Commitment,
        /// Whether every byte before the last line is as its checksum has it.
        intact: bool,
    },
}

/// A record with how it had been written.
#[derive(Debug, Clone, PartialEq)]
pub struct ReadRecord {
    /// The record.
    pub record: Record,
    /// How it had been written.
    pub written: RecordFormat,
}

/// What tells the formats apart.
#[derive(Deserialize)]
#[serde(expecting = "a saved case")]
struct RecordHead {
    format: Option<u64>,
    case: Option<IgnoredAny>,
}

/// The fields of format 2 in the order in which they are written.
#[derive(Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, expecting = "a saved case")]
pub(super) struct Fields {
    #[serde(rename = "format")]
    _format: u32,
    #[serde(default)]
    title: String,
    #[serde(default)]
    begun: Option<Date>,
    theme: ThemeStamp,
    setup: Setup,
    seed: Seed,
    #[serde(default)]
    laid: Option<Box<Laid>>,
    seats: Vec<Seat>,
    commitment: Commitment,
    #[serde(default)]
    outcome: Option<Outcome>,
    actions: Vec<(SeatId, Action)>,
    #[serde(default)]
    comments: Vec<Comment>,
    #[serde(default)]
    marks: Vec<Marks>,
    #[serde(rename = "checksum")]
    _checksum: Commitment,
}

impl ReadRecord {
    /// Reads a file, whoever wrote it.
    ///
    /// # Errors
    /// The first fault found, with its line where there is one.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, RecordFault> {
        if bytes.len() > MOST_BYTES {
            return Err(RecordFault::TooLong);
        }
        Self::from_text(std::str::from_utf8(bytes).map_err(|_| RecordFault::NoText)?)
    }

    /// Reads a text or a link, whoever wrote it.
    ///
    /// # Errors
    /// As [`ReadRecord::from_bytes`] and [`ReadRecord::from_link`].
    pub fn from_any(bytes: &[u8]) -> Result<Self, RecordFault> {
        let link = std::str::from_utf8(bytes).ok().filter(|text| !text.trim_start().starts_with('{'));
        match link.filter(|text| text.len() < MOST_BYTES && text.contains(Record::IN_FRAGMENT)) {
            Some(link) => Self::from_link(link),
            None => Self::from_bytes(bytes),
        }
    }

    /// Reads a text, whoever wrote it.
    ///
    /// # Errors
    /// As [`ReadRecord::from_bytes`].
    pub fn from_text(text: &str) -> Result<Self, RecordFault> {
        let head: RecordHead = serde_json::from_str(text)?;
        let read = match (head.format, head.case) {
            (_, Some(_)) => Self { record: format_one::from_saved(text)?, written: RecordFormat::FormatOne },
            (Some(1), _) => Self { record: format_one::from_log(text)?, written: RecordFormat::FormatOne },
            (Some(found), _) if found != u64::from(Record::FORMAT) => return Err(RecordFault::Format { found }),
            _ => Self::from_fields(serde_json::from_str(text)?, is_intact(text)),
        };
        held_to_bounds(&read.record)?;
        Ok(read)
    }

    fn from_fields(fields: Fields, intact: bool) -> Self {
        let Fields { title, begun, outcome, comments, marks, commitment, .. } = fields;
        let Fields { theme, setup, seed, laid, seats, actions, .. } = fields;
        let log = CaseLog { theme, setup, seed, laid, seats, actions };
        let record = Record { title, begun, log, outcome, comments, marks };
        Self { record, written: RecordFormat::Now { commitment, intact } }
    }
}

/// Whether the last line is the checksum of all before it, to the byte.
fn is_intact(text: &str) -> bool {
    let end = text.rfind("\"checksum\"").unwrap_or(text.len());
    let (before, last) = text.split_at(end);
    last == checksum_line(&Commitment::of_text(before))
}

/// Holds what a text says to what a person can have made.
fn held_to_bounds(record: &Record) -> Result<(), RecordFault> {
    let actions = record.log.actions.len();
    if actions > MOST_ACTIONS {
        return Err(RecordFault::TooMany(actions));
    }
    if record.comments.len() > MOST_COMMENTS {
        return Err(RecordFault::TooManyComments(record.comments.len()));
    }
    let length = record.title.chars().count();
    if length > Record::MOST_TITLE {
        return Err(RecordFault::Title { length });
    }
    for (n, Comment { after, text, .. }) in record.comments.iter().enumerate() {
        let length = text.chars().count();
        if *after > actions || length > Comment::MOST {
            return Err(RecordFault::Comment { number: n + 1, after: *after, length, actions });
        }
    }
    Ok(())
}
