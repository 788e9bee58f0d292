//! A character of the ladder: who it is by id and face, and how it plays.

use candlestick_bots::{Level, Style};

/// Somebody to play against.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Character {
    /// Its id in files; names and words are the locale's.
    pub id: String,
    /// The icon that is its face, by name.
    pub emblem: String,
    /// The level that is nearest, which plays in its place where it is not known.
    pub level: Level,
    /// How it plays.
    pub style: Style,
}
