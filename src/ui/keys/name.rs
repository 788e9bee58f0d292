//! Names keys as a person reads them.

use bevy_egui::egui::Key;
use candlestick_themes::{Words, key};

/// What a key is called: what is printed on it, or in words.
#[must_use]
pub fn key_name(words: &Words, key: Key) -> String {
    let named = match key {
        Key::Space => key!("keys-name-space"),
        Key::Backspace => key!("keys-name-backspace"),
        Key::Delete => key!("keys-name-delete"),
        Key::Insert => key!("keys-name-insert"),
        Key::Home => key!("keys-name-home"),
        Key::End => key!("keys-name-end"),
        Key::PageUp => key!("keys-name-page-up"),
        Key::PageDown => key!("keys-name-page-down"),
        Key::Enter => key!("keys-name-enter"),
        Key::Tab => key!("keys-name-tab"),
        Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => key!("keys-name-arrows"),
        other => return other.symbol_or_name().to_owned(),
    };
    words.say(named)
}
