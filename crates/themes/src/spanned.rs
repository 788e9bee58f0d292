//! Values of the theme file with their places, for messages.

use std::ops::Range;

use serde::Deserialize;

/// A value with its place in the text.
#[derive(Debug, Clone, Deserialize)]
#[serde(transparent)]
pub(super) struct Spanned<T>(toml::Spanned<T>);

impl<T> Spanned<T> {
    /// The place, in bytes.
    pub(super) fn span(&self) -> Range<usize> {
        self.0.span()
    }

    pub(super) fn get_ref(&self) -> &T {
        self.0.get_ref()
    }
}

/// A text with its place.
pub(super) type Text = Spanned<String>;
