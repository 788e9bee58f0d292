//! The three levels at which bots play.

use serde::{Deserialize, Serialize};

/// How well a bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Level {
    /// Forgets a share of what was seen a while ago and overlooks who passed on others' questions.
    Novice,
    /// Notes everything and draws the plain conclusions, without counting.
    Detective,
    /// Counts deals exactly, weighs question and way together, and hides what it can.
    Master,
}

impl Level {
    /// All levels, the weakest first.
    pub const ALL: [Self; 3] = [Self::Novice, Self::Detective, Self::Master];

    /// The level's name in files and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Detective => "detective",
            Self::Master => "master",
        }
    }

    /// The level of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|level| level.key() == key)
    }
}
