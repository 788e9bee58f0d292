//! Defines what a proof is made of: claims, the rules they follow by, steps and cases.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::holder::Holder;
use candlestick_rules::{CardId, SeatId};

/// Where a card can be, as far as a proof tells places apart.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Location {
    /// A seat's hand.
    Seat(SeatId),
    /// The case file.
    CaseFile,
    /// Face down on the table: in a room or at the side.
    Table,
    /// Face up on the table.
    FaceUp,
}

impl From<Holder> for Location {
    fn from(holder: Holder) -> Self {
        match holder {
            Holder::Seat(seat) => Self::Seat(seat),
            Holder::CaseFile => Self::CaseFile,
            Holder::Room(_) | Holder::Side(_) => Self::Table,
            Holder::FaceUp => Self::FaceUp,
        }
    }
}

/// A card is in a place, or isn't.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Claim {
    /// The card.
    pub card: CardId,
    /// The place.
    pub location: Location,
    /// Whether it is there.
    pub there: bool,
}

impl Claim {
    /// The opposite.
    #[must_use]
    pub const fn not(self) -> Self {
        Self { there: !self.there, ..self }
    }
}

/// What a step rests on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Premise {
    /// This event of the view, by its index.
    Line(usize),
    /// What an earlier step has shown, or what is supposed.
    Known(Claim),
}

/// The one rule that a step uses.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rule {
    /// The line says so outright.
    Fact,
    /// The card is elsewhere.
    Elsewhere,
    /// The card can be nowhere else.
    NowhereElse,
    /// All cards of the hand (or of the table) are known, and this isn't one of them.
    HandFull,
    /// The hand (or the table) needs every card that can still be in it.
    HandNeeds,
    /// The case file has its card of this category.
    CategoryFull,
    /// No other card of this category can be in the case file.
    CategoryNeeds,
    /// The seat has one of the cards that were asked for, and it isn't one of the others.
    OneOfThese,
    /// The other two cards of a wrong accusation are in the case file.
    WrongAccusation,
    /// The opposite is impossible.
    Suppose(ProofCase),
    /// The card is in one of some places, and this follows in each case.
    Cases(Vec<ProofCase>),
    /// The seat has one of the cards that were asked for, and this follows in each case.
    CasesShown(Vec<ProofCase>),
}

/// What follows if something is supposed: the claim in question, or something impossible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofCase {
    /// What is supposed.
    pub suppose: Claim,
    /// The steps from there. If they show something and its opposite, the case is impossible.
    pub steps: Vec<ProofStep>,
}

/// One step of a proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProofStep {
    /// By which rule.
    pub rule: Rule,
    /// From what; for cases, from what it follows that there are no others.
    pub from: Vec<Premise>,
    /// What it shows.
    pub claim: Claim,
}

/// Why a claim is certain.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Proof {
    /// What is proved.
    pub claim: Claim,
    /// The steps; the last one shows the claim.
    pub steps: Vec<ProofStep>,
}

impl Proof {
    /// The events that the proof names, by their index in the view.
    #[must_use]
    pub fn lines(&self) -> BTreeSet<usize> {
        let mut lines = BTreeSet::new();
        for step in &self.steps {
            step.each(&mut |step| {
                lines.extend(
                    step.from.iter().filter_map(|from| if let Premise::Line(n) = from { Some(*n) } else { None }),
                );
            });
        }
        lines
    }

    /// How hard the hardest step is: 0 said outright, 1 one of the plain rules, 2 a supposition, and one more for each
    /// further level of cases.
    #[must_use]
    pub fn hardness(&self) -> u32 {
        self.steps.iter().map(ProofStep::hardness).max().unwrap_or(0)
    }
}

impl ProofStep {
    /// The cases within this step.
    #[must_use]
    pub fn cases(&self) -> &[ProofCase] {
        match &self.rule {
            Rule::Suppose(case) => std::slice::from_ref(case),
            Rule::Cases(cases) | Rule::CasesShown(cases) => cases,
            _ => &[],
        }
    }

    /// Calls `look` with this step and all within it.
    pub fn each<'a>(&'a self, look: &mut impl FnMut(&'a Self)) {
        look(self);
        self.cases().iter().flat_map(|case| &case.steps).for_each(|step| step.each(look));
    }

    fn hardness(&self) -> u32 {
        let inner = self.cases().iter().flat_map(|case| &case.steps).map(Self::hardness).max();
        match &self.rule {
            Rule::Fact => 0,
            Rule::Suppose(_) | Rule::Cases(_) | Rule::CasesShown(_) => inner.unwrap_or(0).max(1) + 1,
            _ => 1,
        }
    }
}
