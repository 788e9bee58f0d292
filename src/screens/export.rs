//! Notebooks as texts that leave the game: onto the clipboard, or as a file.

use bevy_egui::egui;

use crate::platform;
use candlestick_game::FaultText;
use candlestick_rules::View;
use candlestick_themes::{Words, key};

/// Puts a text on the clipboard; tells so.
pub(super) fn copy(ctx: &egui::Context, text: String, words: &Words) -> String {
    ctx.copy_text(text);
    words.say(key!("note-copied"))
}

/// Writes the text beside the saves, or hands it to the browser as a download; tells what became of it.
pub(super) fn save(text: &str, view: &View, words: &Words) -> String {
    let name = format!("candlestick-notebook-turn-{}.txt", view.turn);
    save_as(&name, text, words)
}

/// Writes a text under a name beside the saves, or hands it to the browser as a download; tells what became of it.
pub(super) fn save_as(name: &str, text: &str, words: &Words) -> String {
    match platform::save_text(name, text) {
        Ok(place) => words.with(key!("note-saved"), &[("place", (&place).into())]),
        Err(fault) => fault.say(words),
    }
}
