//! Converts a room's name, a seat and a number to what both databases write.

use std::time::Duration;

/// What names that begin with these letters come before.
pub(super) fn after(letters: &str) -> String {
    format!("{letters}~")
}

/// How both databases write whose doing an entry is; a nonce is unique among a seat's and among the room's own.
pub(super) const NO_SEAT: i16 = -1;

pub(super) fn seat_column(seat: Option<u8>) -> i16 {
    seat.map_or(NO_SEAT, i16::from)
}

pub(super) fn seat_of(column: i16) -> Option<u8> {
    u8::try_from(column).ok()
}

/// A number as databases have it; no log grows beyond.
pub(super) fn seq_column(seq: u64) -> i64 {
    i64::try_from(seq).unwrap_or(i64::MAX)
}

/// A moment since the Unix epoch, in milliseconds as an entry's `at` is.
pub(super) fn moment_column(moment: Duration) -> i64 {
    i64::try_from(moment.as_millis()).unwrap_or(i64::MAX)
}

pub(super) fn seq_of(column: i64) -> u64 {
    u64::try_from(column).unwrap_or_default()
}
