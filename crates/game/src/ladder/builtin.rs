//! The characters that come with the game, in their order.

use std::sync::LazyLock;

use super::{character::Character, read::read_characters};

/// The built-in characters as they are written.
pub(super) const BUILTIN: &str = include_str!("../../../../assets/characters.toml");
/// Their file's name, for messages.
pub(super) const FILE: &str = "characters.toml";

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
