//! Describes what makes one bot play differently from another: its persona, how it reasons, how it asks, and its
//! skills.

use serde::Deserialize;

use super::{attention::Attention, level::Level, persona::Persona};

/// What a bot makes of what it saw.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reasoning {
    /// The plain steps of those kinds alone that this takes in.
    Within(Attention),
    /// Plain steps: crossing off, full hands, "one of these".
    Plain,
    /// Exact counting of all deals that fit.
    Exact,
}

/// How a bot picks its questions.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema), schemars(rename = "Asking"))]
#[serde(rename_all = "kebab-case")]
pub enum QuestionStyle {
    /// Down the sheet, whatever is known: of all cards the one that it asked for least often, the first of several.
    EveryCard,
    /// Down the sheet, but for cards of its own.
    NotOwn,
    /// Down the sheet: of the cards that it has not placed yet the one it asked for least often, the first of several.
    InTurn,
    /// Any card that it has not placed yet.
    AnyOpen,
    /// In each category the open card that is most probably in the case file.
    Likeliest,
    /// In each category the unlocated card that the fewest players can hold.
    FewestHolders,
    /// The most probable case file, by exact counts; only for whoever counts.
    MostProbable,
    /// What leaves the least entropy over the case files, one step ahead; only for whoever counts.
    Entropy,
    /// What wins the race soonest; only for whoever counts.
    Race,
}

impl QuestionStyle {
    /// Whether it weighs no card against another.
    pub(super) const fn blind(self) -> bool {
        matches!(self, Self::EveryCard | Self::NotOwn | Self::InTurn | Self::AnyOpen)
    }

    /// Whether it rests on counted deals.
    #[must_use]
    pub const fn counts(self) -> bool {
        matches!(self, Self::MostProbable | Self::Entropy | Self::Race)
    }

    /// Whether it thinks in drawn deals.
    pub(super) const fn draws(self) -> bool {
        matches!(self, Self::Entropy | Self::Race)
    }
}

/// How a bot picks the room to go to.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Walking {
    /// Round the house: the nearest room in which it asked least often.
    Round,
    /// What a question there may tell is weighed against the turns it takes.
    Weighed,
}

/// A skill beyond asking.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Skill {
    /// Reads rivals' questions.
    Reads,
    /// Accuses when the odds say so.
    Dares,
    /// Shows the card that tells least.
    Hides,
    /// Names own cards to mislead.
    Bluffs,
    /// Takes rivals' tokens away.
    Pulls,
}

/// Skills beyond asking, each on or off, so that its worth can be measured.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Skills {
    /// Reads rivals' questions as signs of what they hold.
    pub reads: bool,
    /// Accuses when the odds of losing the race say so.
    pub dares: bool,
    /// Shows the card that tells least.
    pub hides: bool,
    /// Weighs questions that name an own card as well.
    pub bluffs: bool,
    /// Takes rivals' tokens away from where they want to be.
    pub pulls: bool,
}

impl Skills {
    /// None of them.
    pub const NONE: Self = Self { reads: false, dares: false, hides: false, bluffs: false, pulls: false };
    /// All of them.
    pub const ALL: Self = Self { reads: true, dares: true, hides: true, bluffs: true, pulls: true };

    /// Those that are named.
    #[must_use]
    pub fn of(named: &[Skill]) -> Self {
        let has = |skill| named.contains(&skill);
        Self {
            reads: has(Skill::Reads),
            dares: has(Skill::Dares),
            hides: has(Skill::Hides),
            bluffs: has(Skill::Bluffs),
            pulls: has(Skill::Pulls),
        }
    }

    /// The skill of a name, to be switched.
    pub(super) fn get_mut(&mut self, key: &str) -> Option<&mut bool> {
        Some(match key {
            "reads" => &mut self.reads,
            "dares" => &mut self.dares,
            "hides" => &mut self.hides,
            "bluffs" => &mut self.bluffs,
            "pulls" => &mut self.pulls,
            _ => return None,
        })
    }
}

/// A way to play.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Style {
    /// What kind of player.
    pub persona: Persona,
    /// What it makes of what it saw.
    pub reasoning: Reasoning,
    /// How it asks.
    pub asking: QuestionStyle,
    /// Where it goes to ask.
    pub walking: Walking,
    /// What else it can do.
    pub skills: Skills,
}

impl Style {
    /// Forgets and overlooks, asks about any open card.
    pub const NOVICE: Self = Self {
        persona: Persona { memory: 80, attention: 0, bluffing: 0, risk: 0, talkativeness: 100 },
        reasoning: Reasoning::Plain,
        asking: QuestionStyle::AnyOpen,
        walking: Walking::Weighed,
        skills: Skills::NONE,
    };
    /// Notes everything, draws the plain conclusions.
    pub const DETECTIVE: Self = Self {
        persona: Persona { risk: 0, bluffing: 0, ..Persona::SHARP },
        reasoning: Reasoning::Plain,
        asking: QuestionStyle::Likeliest,
        walking: Walking::Weighed,
        skills: Skills { hides: true, ..Skills::NONE },
    };
    /// Counts exactly, reads the others, weighs the race.
    pub const MASTER: Self = Self {
        persona: Persona::SHARP,
        reasoning: Reasoning::Exact,
        asking: QuestionStyle::Race,
        walking: Walking::Weighed,
        skills: Skills::ALL,
    };
    /// The reference policy that asks for the card the fewest can hold.
    pub const FEWEST: Self =
        Self { reasoning: Reasoning::Exact, asking: QuestionStyle::FewestHolders, ..Self::DETECTIVE };
    /// The reference policy that asks for the most probable envelope.
    pub const PROBABLE: Self =
        Self { reasoning: Reasoning::Exact, asking: QuestionStyle::MostProbable, ..Self::DETECTIVE };
    /// The reference policy that asks by one-step entropy.
    pub const ENTROPY: Self = Self { reasoning: Reasoning::Exact, asking: QuestionStyle::Entropy, ..Self::DETECTIVE };
}

impl From<Level> for Style {
    fn from(level: Level) -> Self {
        match level {
            Level::Novice => Self::NOVICE,
            Level::Detective => Self::DETECTIVE,
            Level::Master => Self::MASTER,
        }
    }
}

impl Level {
    /// How this level plays.
    #[must_use]
    pub fn style(self) -> Style {
        self.into()
    }
}
