//! Sorts certain facts by how they can be known: by what their proofs rest on.

use serde::{Deserialize, Serialize};

use candlestick_deduction::proof::{Proof, Rule};

/// How a certain fact can be known, the plainest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ReasoningKind {
    /// It was seen, or it is elsewhere than where it was seen.
    Seen,
    /// Everybody else passed.
    Passed,
    /// By counting: a full hand, or what is left of a category.
    Counting,
    /// One of the cards that were shown, and it is neither of the others.
    Shown,
    /// Several of these steps, or cases weighed against each other.
    Chain,
}

impl ReasoningKind {
    /// All of them, the plainest first.
    pub const ALL: [Self; 5] = [Self::Seen, Self::Passed, Self::Counting, Self::Shown, Self::Chain];

    /// What a proof rests on.
    #[must_use]
    pub fn of(proof: &Proof) -> Self {
        let found = Self::steps(proof);
        if found.len() > 1 { Self::Chain } else { found.first().copied().unwrap_or(Self::Seen) }
    }

    /// What each step of a proof is, beyond what was seen and what is crossed off by that.
    #[must_use]
    pub fn steps(proof: &Proof) -> Vec<Self> {
        let mut found = Vec::new();
        for step in &proof.steps {
            step.each(&mut |step| found.push(Self::by(&step.rule)));
        }
        found.retain(|by| *by > Self::Seen);
        found
    }

    /// What one step is; crossing off is none that counts.
    const fn by(rule: &Rule) -> Self {
        match rule {
            Rule::Fact | Rule::Elsewhere | Rule::CategoryFull => Self::Seen,
            Rule::NowhereElse => Self::Passed,
            Rule::HandFull | Rule::HandNeeds | Rule::CategoryNeeds => Self::Counting,
            Rule::OneOfThese => Self::Shown,
            Rule::WrongAccusation | Rule::Suppose(_) | Rule::Cases(_) | Rule::CasesShown(_) => Self::Chain,
        }
    }
}
