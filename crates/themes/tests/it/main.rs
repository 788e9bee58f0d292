//! The rules with the published editions and small boards, and what reads theme files, held together.
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod common;
mod differences;
mod docs_name_files;
mod editions;
mod editions_page;
mod every_sentence;
mod languages;
mod no_edition_in_code;
mod one_look;
mod rules_accusations;
mod rules_board;
mod rules_chains;
mod rules_clue_cards;
mod rules_every_path;
mod rules_in_words;
mod rules_laid;
mod rules_movement;
mod rules_properties;
mod rules_questions;
mod rules_setup;
mod rules_turn;
mod rules_two_sides;
mod scripts_import;
mod sources;
mod theme_bad;
mod theme_digests;
mod theme_event_text;
mod theme_lints;
mod theme_loading;
mod theme_packs;

/// What several crates' tests share.
#[path = "../support/movers.rs"]
mod movers;
#[path = "../support/odd_edition.rs"]
mod odd_edition;
#[path = "../support/play.rs"]
mod play;
#[path = "../support/table.rs"]
mod table;
