//! Values of the theme file with their places, and words as it writes them, for messages.

use std::ops::Range;

use serde::{Deserialize, Serialize};

/// A value with its place in the text.
#[derive(Debug, Clone, Deserialize)]
#[serde(transparent)]
pub struct Spanned<T>(toml::Spanned<T>);

impl<T> Spanned<T> {
    /// The place, in bytes.
    #[must_use]
    pub fn span(&self) -> Range<usize> {
        self.0.span()
    }

    /// The value.
    #[must_use]
    pub fn get_ref(&self) -> &T {
        self.0.get_ref()
    }
}

/// A text with its place.
pub type Text = Spanned<String>;

/// A word of the rules as theme files write it, such as "before-move".
pub(super) fn word_of(value: impl Serialize) -> String {
    serde_json::to_value(value).ok().and_then(|word| word.as_str().map(str::to_owned)).unwrap_or_default()
}
