//! One of the two places of a case, and how a record stands in it.

use crate::record::{ReadRecord, Record, RecordFault, RecordFormat};

/// One of the two places of a case.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) enum Slot {
    /// The first.
    A,
    /// The second.
    B,
}

impl Slot {
    /// Both places, in the order of their letters.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// The letter that its entry ends with.
    pub const fn letter(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// The place that is written next.
    pub const fn other(self) -> Self {
        match self {
            Self::A => Self::B,
            Self::B => Self::A,
        }
    }
}

/// What stands in a slot: a record, and which change of the library wrote it.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Content {
    pub change: u64,
    pub record: Record,
    /// Whether every byte is as it was written.
    pub intact: bool,
}

/// The text of a slot.
pub(super) fn written(change: u64, record: &Record) -> String {
    format!("{change} {}", record.to_text())
}

/// What stands in the text of a slot.
pub(super) fn read(text: &str) -> Result<Content, RecordFault> {
    let (change, text) = text.split_once(' ').unwrap_or(("", text));
    let ReadRecord { record, written } = ReadRecord::from_text(text)?;
    let number = change.parse().ok();
    let intact = number.is_some() && matches!(written, RecordFormat::Now { intact: true, .. });
    Ok(Content { change: number.unwrap_or(0), record, intact })
}
