//! Grades how hard a position is: by the hardest kind of step that its case file needs.

use serde::{Deserialize, Serialize};

use candlestick_deduction::{Fact, Facts, Holder, Knowledge, Notes, Possession, asked_after, facts_in};
use candlestick_rules::{CardSet, Category, Triple, View};
use candlestick_themes::{MessageKey, key};

/// The hardest step that is needed, the easiest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Grade {
    /// Crossing off what one has seen.
    Seen,
    /// Who passed, full hands, and what is left of a kind.
    Passed,
    /// "Showed one of these, and it is neither of those."
    Shown,
    /// Weighing cases against each other.
    Counted,
}

impl Grade {
    /// All grades, the easiest first.
    pub const ALL: [Self; 4] = [Self::Seen, Self::Passed, Self::Shown, Self::Counted];

    /// The grade's name on the command line.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Seen => "seen",
            Self::Passed => "passed",
            Self::Shown => "shown",
            Self::Counted => "counted",
        }
    }

    /// The sentence that says how hard that is.
    #[must_use]
    pub const fn sentence(self) -> MessageKey {
        match self {
            Self::Seen => key!("puzzle-grade-seen"),
            Self::Passed => key!("puzzle-grade-passed"),
            Self::Shown => key!("puzzle-grade-shown"),
            Self::Counted => key!("puzzle-grade-counted"),
        }
    }

    /// The grade of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|grade| grade.key() == key)
    }

    /// The grade of a position whose case file is certain.
    pub(super) fn of(view: &View, case_file: Triple) -> Self {
        if Self::is_seen(view) { Self::Seen } else { Self::needed(view, |known| known.case_file() == Some(case_file)) }
    }

    /// What is needed, where crossing off does not do, for something that is certain.
    pub(crate) fn needed(view: &View, is_known: impl Fn(&Knowledge) -> bool) -> Self {
        let plain = |facts: Facts| is_known(&Knowledge::within(facts, 0));
        if plain(without_clauses(view)) {
            Self::Passed
        } else if plain(Facts::from_view(view)) {
            Self::Shown
        } else {
            Self::Counted
        }
    }

    /// Whether one card of each kind was never seen.
    fn is_seen(view: &View) -> bool {
        let notes = Notes::from_view(view);
        Category::ALL.into_iter().all(|category| {
            let open = view
                .edition
                .cards
                .set_of(category)
                .iter()
                .filter(|card| !notes.has_seen(*card) && notes.cell(*card, Holder::CaseFile) != Possession::No);
            open.count() == 1
        })
    }
}

/// What was told, but for cards that were shown to others.
fn without_clauses(view: &View) -> Facts {
    let mut facts = Facts::at_start(view);
    let mut asked: Option<CardSet> = None;
    for event in &view.events {
        let statements = facts_in(event, asked).into_iter().filter(|told| !matches!(told, Fact::HoldsOneOf(..)));
        statements.for_each(|told| facts.take_in(told));
        asked = asked_after(event, view.edition.cards, asked);
    }
    facts
}
