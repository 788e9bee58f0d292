//! Bots, deduction and cases over the published editions, and a case as a whole.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod bots_baseline;
mod bots_editions;
mod bots_kept_cards;
mod bots_personas;
mod case_why;
mod editions_examples;
mod editions_knowledge;
mod editions_original;
mod editions_proofs;
mod knowledge_sat;
mod lessons;
mod odd_themes;
mod plugins;
mod review;
mod spoken;
mod take_back;

#[path = "../../../themes/tests/support/movers.rs"]
mod movers;
/// What several crates' tests share.
#[path = "../../../themes/tests/support/odd_edition.rs"]
mod odd_edition;
#[path = "../../../themes/tests/support/play.rs"]
#[expect(dead_code, reason = "each crate's tests use a part")]
mod play;
#[path = "../../../themes/tests/support/table.rs"]
#[expect(dead_code, reason = "each crate's tests use a part")]
mod table;
