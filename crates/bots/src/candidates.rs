//! Selects the suspects or weapons that a bot considers for its question: those it is unsure of, else some that tell
//! nothing.

use super::assessment::Assessment;
use candlestick_rules::{CardSet, Category};

/// Open cards of a category; where all is settled, harmless ones.
pub(super) fn named_in(assessment: &Assessment, category: Category) -> CardSet {
    let open = assessment.open(category);
    if open.is_empty() { assessment.blank(category) } else { open }
}

/// The cards of a category that a bot weighs one by one for its question: those of [`named_in`]; and in an edition where
/// whoever asks and gets no answer may look at a card beside the board, also a card that nobody can show.
pub(super) fn weighed_in(assessment: &Assessment, category: Category) -> CardSet {
    let unrefuted = if assessment.looks_unrefuted() { assessment.irrefutable(category) } else { None };
    named_in(assessment, category).or(unrefuted.map(CardSet::one).unwrap_or_default())
}
