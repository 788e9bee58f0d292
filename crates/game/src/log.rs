//! The log of a case: save file, replay, review and bug report in one value.

use serde::{Deserialize, Serialize};

use candlestick_bots::{Level, Persona};
use candlestick_rules::{Action, Laid, SeatId, Setup};
use candlestick_themes::Theme;

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// A person at this device.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat's name and who decides for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// Who decides.
    pub controller: Controller,
    /// A bot's character; none is its level's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
}

impl Seat {
    /// A person, or a bot of a level with its level's own character.
    #[must_use]
    pub fn new(name: impl Into<String>, controller: Controller) -> Self {
        Self { name: name.into(), controller, persona: None }
    }

    /// A bot of a level.
    #[must_use]
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self::new(name, Controller::Bot(level))
    }
}

/// Which theme a log was played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThemeStamp {
    /// The theme's id.
    pub id: String,
    /// The digest of its files.
    pub digest: String,
}

impl ThemeStamp {
    /// The stamp of a theme as it is now.
    #[must_use]
    pub fn of(theme: &Theme) -> Self {
        Self { id: theme.id.clone(), digest: theme.digest.clone() }
    }
}

/// Everything that makes a case: the same log gives the same game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseLog {
    /// The format of the log, [`CaseLog::FORMAT`].
    pub format: u32,
    /// The theme.
    pub theme: ThemeStamp,
    /// Suspects of the seats, and options.
    pub setup: Setup,
    /// The seed of deal, dice and decks.
    pub seed: u64,
    /// How the case was laid by hand, where it wasn't dealt: that of a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Box<Laid>>,
    /// The seats' names and controllers.
    pub seats: Vec<Seat>,
    /// What was done, in order.
    pub actions: Vec<(SeatId, Action)>,
}

/// Why a text is no log.
#[derive(Debug, thiserror::Error)]
pub enum LogFault {
    /// Not JSON, or not of this form.
    #[error("this is no saved case, as “Save” in the review writes one ({0})")]
    Unreadable(#[from] serde_json::Error),
    /// A format that this version of the game doesn't know.
    #[error("this log has format {found}; this version of the game reads format {known}, a newer one may read it")]
    Format {
        /// The format given.
        found: u64,
        /// The format that is read.
        known: u32,
    },
}

impl CaseLog {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// The log as text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in a log can fail to be written: no maps, no foreign types.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// A log from text.
    ///
    /// # Errors
    /// When the text is no log or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, LogFault> {
        #[derive(Deserialize)]
        #[serde(expecting = "a saved case")]
        struct Head {
            format: u64,
        }
        let head: Head = serde_json::from_str(text)?;
        if head.format != u64::from(Self::FORMAT) {
            return Err(LogFault::Format { found: head.format, known: Self::FORMAT });
        }
        Ok(serde_json::from_str(text)?)
    }
}
