//! The published editions from their theme files: boards, rules, decks, and random play to the end.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod alike;
mod big_bang;
mod boards;
mod bonus;
mod centre;
mod companions;
mod diceless;
mod doctor_who;
mod every_way;
mod examples;
mod faults;
mod golden;
mod manor;
mod mind;
mod odd;
mod odd_themes;
mod original;
mod proofs;
mod properties;
mod random_play;
mod table;
