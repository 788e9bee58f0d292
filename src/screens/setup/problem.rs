//! Lists what keeps a case from being opened, and how that is said.

use candlestick_themes::{Words, key};

/// What keeps a case from being opened.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SetupProblem {
    /// The seed is neither a number in range nor a word.
    Seed,
    /// Too few seats.
    Few {
        /// Fewest seats.
        least: usize,
    },
    /// A suspect sits twice.
    Suspects,
}

impl SetupProblem {
    /// What is wrong and what is accepted, in words.
    #[must_use]
    pub fn say(self, words: &Words) -> String {
        match self {
            Self::Seed => words.with(key!("setup-fault-seed"), &[("most", u64::MAX.to_string().as_str().into())]),
            Self::Few { least } => words.with(key!("setup-fault-few"), &[("least", least.into())]),
            Self::Suspects => words.say(key!("setup-fault-suspects")),
        }
    }
}
