//! Integration tests of the table that nobody deals.
#![expect(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod cases;
mod hostile;
mod relay;
mod slips;
mod table;
