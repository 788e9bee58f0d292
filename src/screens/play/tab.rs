//! Names the panels of which one is shown where not all fit, and finds the one that a lesson's step is about.

use crate::ui::coach::Coach;
use candlestick_game::lesson::{LessonTarget, WantedDeed};

/// The panel that is shown where not all fit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub enum Tab {
    /// What is asked, and the builders.
    #[default]
    Act,
    /// The notebook.
    Notebook,
    /// The own hand.
    Hand,
    /// What happened.
    Log,
    /// What lies on the table beside the hands.
    Things,
    /// The board, where another screen shows the table and it is not seen else.
    Board,
}

impl Tab {
    /// The panel that a lesson's step is about.
    #[must_use]
    pub const fn of_step(coach: &Coach) -> Self {
        match (&coach.wanted, coach.at) {
            (WantedDeed::Mark(..) | WantedDeed::Why(..), _) | (_, LessonTarget::Cell(..) | LessonTarget::Notebook) => {
                Self::Notebook
            }
            (_, LessonTarget::Log) => Self::Log,
            (_, LessonTarget::Hand) => Self::Hand,
            _ => Self::Act,
        }
    }
}
