//! Names the help levels: how much the game writes into a seat's notebook.

use candlestick_themes::{MessageKey, key};
use serde::{Deserialize, Serialize};

/// A help level, from nothing to everything; each one gives what the one before gives.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Help {
    /// A blank sheet: own marks alone.
    Blank,
    /// Crosses off the own hand, what was shown or revealed, and who passed.
    #[default]
    CrossOff,
    /// Also warns of own marks that contradict what is certain.
    Slips,
    /// Also writes down everything that can be deduced.
    Deduce,
    /// Also shades open cells by their odds.
    Odds,
}

impl Help {
    /// All levels, the least first.
    pub const ALL: [Self; 5] = [Self::Blank, Self::CrossOff, Self::Slips, Self::Deduce, Self::Odds];

    /// The level after this one, round and round.
    #[must_use]
    pub fn next(self) -> Self {
        let at = Self::ALL.iter().position(|one| *one == self).unwrap_or(0);
        Self::ALL[(at + 1) % Self::ALL.len()]
    }

    /// Its name in words files, tests and logs.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Blank => "blank",
            Self::CrossOff => "cross-off",
            Self::Slips => "slips",
            Self::Deduce => "deduce",
            Self::Odds => "odds",
        }
    }

    /// The word for it.
    #[must_use]
    pub const fn sentence(self) -> MessageKey {
        match self {
            Self::Blank => key!("help-blank"),
            Self::CrossOff => key!("help-cross-off"),
            Self::Slips => key!("help-slips"),
            Self::Deduce => key!("help-deduce"),
            Self::Odds => key!("help-odds"),
        }
    }

    /// What it gives, in a sentence.
    #[must_use]
    pub const fn why(self) -> MessageKey {
        match self {
            Self::Blank => key!("help-blank-why"),
            Self::CrossOff => key!("help-cross-off-why"),
            Self::Slips => key!("help-slips-why"),
            Self::Deduce => key!("help-deduce-why"),
            Self::Odds => key!("help-odds-why"),
        }
    }

    /// Whether it needs more than what was plainly seen.
    #[must_use]
    pub fn needs_deduction(self) -> bool {
        self >= Self::Slips
    }
}
