//! Shows what a lesson teaches: a few words on a plate, and an arrow at the one thing to do.

mod arrow;
mod plate;
mod targets;

use candlestick_game::lesson::{LessonTarget, WantedDeed};

pub use {arrow::show as point, plate::show};

/// What is taught now.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Coach {
    /// The step's words.
    pub say: String,
    /// What is said of the last try, where that was wrong.
    pub wrong: Option<String>,
    /// What is said to whoever hesitates; none before that.
    pub hint: Option<String>,
    /// Whether the person hesitates or tried wrongly, so that more may be shown.
    pub hesitates: bool,
    /// What the arrow points at.
    pub at: LessonTarget,
    /// What is to be done.
    pub wanted: WantedDeed,
    /// How many steps are done.
    pub done: usize,
    /// How many there are.
    pub of: usize,
}

impl Coach {
    /// All that is said, for a screen reader.
    #[must_use]
    pub fn text(&self) -> String {
        let more = self.wrong.as_ref().or(self.hint.as_ref());
        more.map_or_else(|| self.say.clone(), |more| format!("{} {more}", self.say))
    }
}
