//! The ladder: characters to play against, step by step, with people's mistakes; data, not code.
//!
//! A [`Character`] is a way to play with an id and a face; `assets/characters.toml` lists them, the easiest first.

mod builtin;
mod character;
mod raw;
mod read;
mod talk;
#[cfg(test)]
mod tests;

pub use builtin::{character, ladder};
pub use character::Character;
pub use read::read_characters;
pub use talk::{TalkLine, talk};
