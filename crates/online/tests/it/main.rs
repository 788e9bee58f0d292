//! Runs the crate's integration tests in one binary.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod audit;
mod away_at_verdict;
mod busy;
mod countdown;
mod deals;
mod garbled;
mod handing;
mod room;
mod room_limits;
mod room_record;
mod signatures;
mod simulation;
mod slow_bots;
mod table_screen;
mod taking_back;
mod test_room;
mod theme_digests;
mod themes;
mod undealt;
mod undealt_record;
mod undealt_room;
mod undealt_slips;
mod unsigned;
mod view_text;
mod watching;
