//! Which cards of a category a question may name.

use super::assessment::Assessment;
use candlestick_rules::{CardSet, Category};

/// Open cards of a category; where all is settled, harmless ones.
pub(super) fn named_in(assessment: &Assessment, category: Category) -> CardSet {
    let open = assessment.open(category);
    if open.is_empty() { assessment.blank(category) } else { open }
}

/// [`named_in`], and where an unanswered question brings a look at the side, a card that nobody can show as well.
pub(super) fn weighed_in(assessment: &Assessment, category: Category) -> CardSet {
    let unrefuted = if assessment.looks_unrefuted() { assessment.irrefutable(category) } else { None };
    named_in(assessment, category).or(unrefuted.map(CardSet::one).unwrap_or_default())
}
