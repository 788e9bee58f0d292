//! The kinds of exercises.

use serde::{Deserialize, Serialize};

/// What kind of thinking an exercise trains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ExerciseKind {
    /// Who holds a card, by one single step.
    OneStep,
    /// Which card somebody showed to another.
    Shown,
    /// Which card certainly lies in the case file.
    CaseFile,
    /// Who holds a card, by several steps or by weighing cases.
    Chain,
    /// Which of some questions tells most.
    Ask,
    /// In which room within reach a question tells most.
    Walk,
}

impl ExerciseKind {
    /// All kinds, the easiest first.
    pub const ALL: [Self; 6] = [Self::OneStep, Self::Shown, Self::CaseFile, Self::Chain, Self::Ask, Self::Walk];

    /// The kind's name in files and on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::OneStep => "one-step",
            Self::Shown => "shown",
            Self::CaseFile => "case-file",
            Self::Chain => "chain",
            Self::Ask => "ask",
            Self::Walk => "walk",
        }
    }

    /// The kind of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|kind| kind.key() == key)
    }
}
