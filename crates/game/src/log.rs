//! The log of a case: who sits there, how it began, and what was done; the same log gives the same case.

use serde::{Deserialize, Serialize};

use crate::ladder::{self, Character};
use candlestick_bots::{Level, Persona, Style};
use candlestick_rules::{Action, Laid, SeatId, Seed, Setup};
use candlestick_themes::{Theme, known_before};

/// Who decides for a seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// A person at this device.
    Person,
    /// A bot.
    Bot(Level),
}

/// A seat's name and who decides for it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Seat {
    /// The player's name.
    pub name: String,
    /// Who decides.
    pub controller: Controller,
    /// A bot's character; none is its level's own.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub persona: Option<Persona>,
    /// Which character of the ladder a bot is, by id; none is none of them. One that is not known plays by its level.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub character: Option<String>,
}

impl Seat {
    /// A person, or a bot of a level with its level's own character.
    #[must_use]
    pub fn new(name: impl Into<String>, controller: Controller) -> Self {
        Self { name: name.into(), controller, persona: None, character: None }
    }

    /// A character of the ladder.
    #[must_use]
    pub fn of_character(name: impl Into<String>, character: &Character) -> Self {
        Self { character: Some(character.id.clone()), ..Self::bot(name, character.level) }
    }

    /// How its bot plays; none where a person decides.
    #[must_use]
    pub fn style(&self) -> Option<Style> {
        let Controller::Bot(level) = self.controller else { return None };
        let known = self.character.as_deref().and_then(ladder::character);
        let own = known.map_or_else(|| level.style(), |character| character.style);
        Some(Style { persona: self.persona.unwrap_or(own.persona), ..own })
    }

    /// A bot of a level.
    #[must_use]
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Self::new(name, Controller::Bot(level))
    }
}

/// How many digits the digest of a theme has.
const DIGITS: usize = 64;

/// Which theme a log was played with.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct ThemeStamp {
    /// The theme's id.
    pub id: String,
    /// Its digest: 64 hex digits, or 16 of what an earlier version kept.
    pub digest: String,
}

impl ThemeStamp {
    /// The stamp of a theme as it is now.
    #[must_use]
    pub fn of(theme: &Theme) -> Self {
        Self { id: theme.id.clone(), digest: theme.digest.clone() }
    }

    /// Whether it is of this theme, played as it is now, also by a digest that an earlier version gave it.
    #[must_use]
    pub fn is_of(&self, theme: &Theme) -> bool {
        self.id == theme.id && theme.has_digest(&self.digest)
    }

    /// Whether it tells this theme, as it is now, from all that anybody could make: by the digest of today, or, of a theme
    /// that is built into the program, by any of its long ones. Of other texts with an earlier digest there are as many as
    /// one likes.
    #[must_use]
    pub fn proves(&self, theme: &Theme) -> bool {
        let is_known = known_before(&self.id).contains(&self.digest.as_str()) && !self.is_short();
        self.is_of(theme) && (self.digest == theme.digest || is_known)
    }

    /// Whether it names its theme by the short digest of earlier versions, which other files may have too: whoever wants
    /// to can make them.
    #[must_use]
    pub const fn is_short(&self) -> bool {
        self.digest.len() < DIGITS
    }
}

/// Everything that makes a case: the same log gives the same game. As a text it is kept in a [`Record`](crate::Record).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct CaseLog {
    /// The theme.
    pub theme: ThemeStamp,
    /// Suspects of the seats, and options.
    pub setup: Setup,
    /// The seed of deal, dice and decks.
    pub seed: Seed,
    /// How the case was laid by hand, where it wasn't dealt: that of a lesson.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub laid: Option<Box<Laid>>,
    /// The seats' names and controllers.
    pub seats: Vec<Seat>,
    /// What was done, in order.
    pub actions: Vec<(SeatId, Action)>,
}
