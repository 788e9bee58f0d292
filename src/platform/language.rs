//! Holds the words of a language besides English, as far as they have come.

/// A language's words.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackFetch {
    /// They are being fetched.
    Coming,
    /// All of them, as [`candlestick_themes::LanguagePack`] reads them.
    Text(String),
    /// They can't be had, and why.
    Failed(String),
}
