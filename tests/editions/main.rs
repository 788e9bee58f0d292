//! The published editions from their theme files: boards, rules, decks, and random play to the end.
#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::panic,
    reason = "a test that cannot go on fails"
)]

mod boards;
mod random_play;
mod table;
