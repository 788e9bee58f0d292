//! What a button is read as that stands for several things, or at several people.

use candlestick_themes::{Words, key};

/// The words on it, and then whose or of what it is: "Play on: The Glasshouse at Midnight". Who speaks to the device says what is
/// painted, so that comes first.
#[must_use]
pub fn button_of(words: &Words, button: &str, of: &str) -> String {
    words.with(key!("button-of"), &[("button", button.into()), ("of", of.into())])
}
