//! The levels of bots as the setup names them.

use candlestick_game::Level;
use candlestick_themes::{MessageKey, key};

/// Each level with its name and what its tab is called, weakest first.
pub(super) const LEVELS: [(Level, MessageKey, &str); 3] = [
    (Level::Novice, key!("setup-level-novice"), "setup.bots.novice"),
    (Level::Detective, key!("setup-level-detective"), "setup.bots.detective"),
    (Level::Master, key!("setup-level-master"), "setup.bots.master"),
];
