//! Which cards of a category a question may name.

use super::thought::Thought;
use candlestick_rules::{CardSet, Category};

/// Open cards of a category; where all is settled, harmless ones.
pub(super) fn named_in(thought: &Thought, category: Category) -> CardSet {
    let open = thought.open(category);
    if open.is_empty() { thought.blank(category) } else { open }
}

/// [`named_in`], and where an unanswered question brings a look at the side, a card that nobody can show as well.
pub(super) fn weighed_in(thought: &Thought, category: Category) -> CardSet {
    let unrefuted = if thought.looks_unrefuted() { thought.irrefutable(category) } else { None };
    named_in(thought, category).or(unrefuted.map(CardSet::one).unwrap_or_default())
}
