//! Why a fact is certain: a minimal chain of steps from lines of the log, each by one plain rule.
//!
//! [`why`] finds a proof, [`check`] verifies one from the log alone. A proof names only lines without any of which the
//! fact would not follow, and only steps that it needs.

mod cases;
mod check;
mod prove;
mod world;

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

pub use check::{Fault, check};

use super::Holder;
use candlestick_rules::{CardCounts, CardId, CardSet, Event, SeatId, View};

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
    pub spot: Location,
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
    Suppose(Case),
    /// The card is in one of some places, and this follows in each case.
    Cases(Vec<Case>),
    /// The seat has one of the cards that were asked for, and this follows in each case.
    CasesShown(Vec<Case>),
}

/// What follows if something is supposed: the claim in question, or something impossible.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Case {
    /// What is supposed.
    pub suppose: Claim,
    /// The steps from there. If they show something and its opposite, the case is impossible.
    pub steps: Vec<Step>,
}

/// One step of a proof.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
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
    pub steps: Vec<Step>,
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
        self.steps.iter().map(Step::hardness).max().unwrap_or(0)
    }
}

impl Step {
    /// The cases within this step.
    #[must_use]
    pub fn cases(&self) -> &[Case] {
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

/// What is known of a table before any card is: all that a proof may take for granted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Table {
    /// How many cards there are.
    pub cards: CardCounts,
    /// Cards in each hand.
    pub sizes: Vec<u8>,
    /// Cards face down on the table, seen or not.
    pub laid: u8,
    /// Cards face up on the table.
    pub face_up: CardSet,
}

impl Table {
    /// The table of a view.
    #[must_use]
    pub fn of(view: &View) -> Self {
        let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
        let laid = view.room_cards.len() as u8 + view.side_cards;
        Self { cards: view.edition.cards, sizes, laid, face_up: view.face_up }
    }

    /// Cards that are not face up.
    pub(super) fn hidden(&self) -> CardSet {
        self.cards.all().without(self.face_up)
    }

    /// The places where a card that is not face up may be, before anything is known.
    pub(super) fn spots(&self) -> Vec<Location> {
        let seats = (0..self.sizes.len() as u8).map(|seat| Location::Seat(SeatId(seat)));
        seats.chain([Location::CaseFile]).chain((self.laid > 0).then_some(Location::Table)).collect()
    }

    /// How many cards a place holds; none for what has no fixed number.
    pub(super) fn size(&self, spot: Location) -> Option<usize> {
        match spot {
            Location::Seat(seat) => self.sizes.get(seat.index()).map(|size| usize::from(*size)),
            Location::Table => Some(usize::from(self.laid)),
            Location::CaseFile | Location::FaceUp => None,
        }
    }
}

/// Why it is certain, from what the view's seat saw, that a card is with a holder or isn't; none if it is not certain.
///
/// Of cards face down on the table a proof says only that they are there, not in which place.
#[must_use]
pub fn why(view: &View, card: CardId, holder: Holder) -> Option<Proof> {
    why_from(&Table::of(view), &view.events, card, holder.into())
}

/// As [`why`], from the first events of a view or from any other log of one seat.
#[must_use]
pub fn why_from(table: &Table, events: &[Event], card: CardId, spot: Location) -> Option<Proof> {
    let claim = |there| Claim { card, spot, there };
    if table.face_up.contains(card) || spot == Location::FaceUp {
        return face_up(table, events, claim(table.face_up.contains(card) == (spot == Location::FaceUp)));
    }
    prove::minimal(table, events, claim(true)).or_else(|| prove::minimal(table, events, claim(false)))
}

/// Why each of some cells is certain by a place in a view's events; those that are not certain have no proof.
#[must_use]
pub fn why_all(view: &View, events: usize, cells: &[(CardId, Holder)]) -> Vec<Proof> {
    let (table, told) = (Table::of(view), view.events.get(..events).unwrap_or(&view.events));
    cells.iter().filter_map(|(card, holder)| why_from(&table, told, *card, (*holder).into())).collect()
}

/// What lies face up is said at the start.
fn face_up(table: &Table, events: &[Event], claim: Claim) -> Option<Proof> {
    let line =
        events.iter().position(|event| matches!(event, Event::Opened { face_up, .. } if *face_up == table.face_up))?;
    Some(Proof { claim, steps: vec![Step { rule: Rule::Fact, from: vec![Premise::Line(line)], claim }] })
}
