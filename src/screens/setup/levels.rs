//! The levels of bots as the setup names them.

use crate::ui::level_name;
use candlestick_game::Level;
use candlestick_themes::MessageKey;

/// Each level with its name and what its tab is called, weakest first.
pub(super) const LEVELS: [(Level, MessageKey, &str); 3] = [
    (Level::Novice, level_name(Level::Novice), "setup.bots.novice"),
    (Level::Detective, level_name(Level::Detective), "setup.bots.detective"),
    (Level::Master, level_name(Level::Master), "setup.bots.master"),
];
