//! The game on Bevy without a window, and the words and docs that belong to it.
#![cfg(feature = "app")]
#![expect(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test that cannot go on fails")]

mod contact_sheets;
mod cut_words;
mod elements;
mod escape;
mod fingers;
mod focus;
mod frames;
#[path = "../../examples/panels/gallery.rs"]
mod gallery;
mod larger_letters;
mod lesson_sheets;
mod one_place;
mod qr_code;
#[path = "../../examples/panels/scenes/mod.rs"]
mod scenes;
mod session;
mod sound;
#[path = "../../examples/panels/studio.rs"]
mod studio;
mod table_headless;
mod take_back;
mod theme_reload;
mod thumb;
mod waiting;
