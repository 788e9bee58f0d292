//! A button that says how well a bot plays, in a word and in points.

use bevy_egui::egui::{Response, Ui};

use super::widgets::{Button, fixed};
use candlestick_game::Level;
use candlestick_themes::{MessageKey, Words, key};

/// Shows it so wide; what it is read as, where its word says too little alone.
pub fn level_button(ui: &mut Ui, level: Level, width: f32, (words, told): (&Words, Option<&str>)) -> Response {
    let (pips, key) = look(level);
    let text = words.say(key);
    let button = Button::new(&text).pips(pips, Level::ALL.len() as u8);
    fixed(ui, width, told.into_iter().fold(button, Button::read_as))
}

/// How many of its points are lit, and its word.
const fn look(level: Level) -> (u8, MessageKey) {
    match level {
        Level::Novice => (1, key!("setup-level-novice")),
        Level::Detective => (2, key!("setup-level-detective")),
        Level::Master => (3, key!("setup-level-master")),
    }
}

/// The level to which a press goes on: the better one, and from the best to the first.
#[must_use]
pub const fn next_level(level: Level) -> Level {
    match level {
        Level::Novice => Level::Detective,
        Level::Detective => Level::Master,
        Level::Master => Level::Novice,
    }
}
