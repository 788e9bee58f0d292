//! The ladder: characters to play against, step by step, with people's mistakes; data, not code.
//!
//! A [`Character`] is a way to play with an id and a face; `assets/characters.toml` lists them, the easiest first.

mod character;
mod raw;
mod read;
mod talk;
#[cfg(test)]
mod tests;

pub use character::Character;
pub use read::read_characters;
pub use talk::{Said, talk};

use std::sync::LazyLock;

/// The built-in characters as they are written.
const BUILTIN: &str = include_str!("../../../../assets/characters.toml");
/// Their file's name, for messages.
const FILE: &str = "characters.toml";

/// The built-in ladder, the easiest first. A test holds that its file is sound.
#[must_use]
pub fn ladder() -> &'static [Character] {
    static LADDER: LazyLock<Vec<Character>> = LazyLock::new(|| read_characters(FILE, BUILTIN).unwrap_or_default());
    &LADDER
}

/// The built-in character of an id.
#[must_use]
pub fn character(id: &str) -> Option<&'static Character> {
    ladder().iter().find(|character| character.id == id)
}
