//! How well a bot plays, in a word, and on a button in points as well.

use bevy_egui::egui::{Response, Ui};

use super::widgets::{Button, fixed};
use candlestick_game::Level;
use candlestick_themes::{MessageKey, Words, key};

/// What a level is called.
#[must_use]
pub const fn level_name(level: Level) -> MessageKey {
    match level {
        Level::Novice => key!("setup-level-novice"),
        Level::Detective => key!("setup-level-detective"),
        Level::Master => key!("setup-level-master"),
    }
}

/// Shows it so wide; what it is read as, as its word does not say whose level it is.
pub fn level_button(ui: &mut Ui, level: Level, width: f32, (words, told): (&Words, &str)) -> Response {
    let text = words.say(level_name(level));
    let lit = Level::ALL.iter().take_while(|other| **other != level).count() as u8 + 1;
    fixed(ui, width, Button::new(&text).pips(lit, Level::ALL.len() as u8).read_as(told))
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
