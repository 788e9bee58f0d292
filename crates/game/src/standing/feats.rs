//! Feats: deductions that somebody made in a closed case, each with a proof; and titles by how many kinds of them.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::{
    Case,
    practice::{ReasoningKind, SeatTally},
    review::{Missed, SeatReview},
};
use candlestick_deduction::{Holder, proof::why};
use candlestick_rules::{Event, SeatId};

/// A deduction that was made; all of them ask for a right accusation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Feat {
    /// Accused on the first turn on which it could be known.
    AtOnce,
    /// Knew it before any rival could.
    First,
    /// Asked four questions or more, and none in vain.
    NoWaste,
    /// The case file follows by counting: a full hand, or what is left of a category.
    Counted,
    /// The case file follows from a card that one rival showed another.
    Overheard,
    /// The case file follows by a chain of five steps or more.
    Chain,
}

/// What somebody is called by the feats that they did, the first title with none.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub enum Title {
    /// No feat yet.
    Newcomer,
    /// One kind or two.
    Sleuth,
    /// Three or four.
    Inspector,
    /// Five.
    ChiefInspector,
    /// All of them.
    GreatDetective,
}

/// Questions without which asking none in vain is no feat.
const QUESTIONS: u32 = 4;
/// Steps of a chain that is a feat.
const LINKS: usize = 5;

impl Feat {
    /// All of them.
    pub const ALL: [Self; 6] = [Self::AtOnce, Self::First, Self::NoWaste, Self::Counted, Self::Overheard, Self::Chain];
}

impl Title {
    /// The title of whoever has done so many kinds of feats.
    #[must_use]
    pub const fn of(feats: usize) -> Self {
        match feats {
            0 => Self::Newcomer,
            1 | 2 => Self::Sleuth,
            3 | 4 => Self::Inspector,
            5 => Self::ChiefInspector,
            _ => Self::GreatDetective,
        }
    }
}

/// The feats of a seat in a closed case. `reviews` are those of all seats; nothing where its own is missing, or where it
/// did not accuse rightly by what it could know: who only dared has deduced nothing.
#[must_use]
pub fn feats_of(case: &Case, seat: SeatId, reviews: &[SeatReview]) -> BTreeSet<Feat> {
    let mut feats = BTreeSet::new();
    let Some(review) = reviews.iter().find(|review| review.seat == seat) else { return feats };
    let (Some((_, true)), Some(settled)) = (review.accused, review.settled_by) else { return feats };
    let accused = |event: &Event| matches!(event, Event::Accused { seat: by, right: true, .. } if *by == seat);
    let Some(at) = case.game().events().iter().position(accused).filter(|at| settled < *at) else { return feats };
    let Some(then) = case.before_event(at) else { return feats };
    let mut note = |feat, done: bool| {
        if done {
            feats.insert(feat);
        }
    };
    note(Feat::AtOnce, !review.missed.iter().any(|missed| matches!(missed, Missed::CouldAccuse { .. })));
    let rivals = reviews.iter().filter(|other| other.seat != seat);
    note(Feat::First, rivals.filter_map(|other| other.settled_by).all(|other| settled < other));
    let tally = SeatTally::of(case, review);
    note(Feat::NoWaste, tally.questions >= QUESTIONS && tally.wasted == 0);
    let view = then.game().view(seat);
    for card in case.theme().edition.cards.cards(case.game().truth().case_file) {
        let steps = why(&view, card, Holder::CaseFile).map(|proof| ReasoningKind::steps(&proof)).unwrap_or_default();
        note(Feat::Counted, steps.contains(&ReasoningKind::Counting));
        note(Feat::Overheard, steps.contains(&ReasoningKind::Shown));
        note(Feat::Chain, steps.len() >= LINKS);
    }
    feats
}
