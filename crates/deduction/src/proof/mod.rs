//! Proves why a fact is certain: a minimal chain of steps from lines of the log, each by one plain rule.
//!
//! [`why`] finds a proof, [`check`] verifies one from the log alone. A proof names only lines without any of which the
//! fact would not follow, and only steps that it needs.

mod cases;
mod check;
mod prove;
mod steps;
mod table;
mod world;

pub use check::{ProofFault, check};
pub use steps::{Claim, Location, Premise, Proof, ProofCase, ProofStep, Rule};
pub use table::ProofTable;

use crate::holder::Holder;
use candlestick_rules::{CardId, Event, View};

/// Why it is certain, from what the view's seat saw, that a card is with a holder or isn't; none if it is not certain.
///
/// Of cards face down on the table a proof says only that they are there, not in which place.
#[must_use]
pub fn why(view: &View, card: CardId, holder: Holder) -> Option<Proof> {
    why_from(&ProofTable::of(view), &view.events, card, holder.into())
}

/// As [`why`], from the first events of a view or from any other log of one seat.
#[must_use]
pub fn why_from(table: &ProofTable, events: &[Event], card: CardId, location: Location) -> Option<Proof> {
    let claim = |there| Claim { card, location, there };
    if table.face_up.contains(card) || location == Location::FaceUp {
        return face_up(table, events, claim(table.face_up.contains(card) == (location == Location::FaceUp)));
    }
    prove::minimal(table, events, claim(true)).or_else(|| prove::minimal(table, events, claim(false)))
}

/// Why each of some cells is certain by a place in a view's events; those that are not certain have no proof.
#[must_use]
pub fn why_all(view: &View, events: usize, cells: &[(CardId, Holder)]) -> Vec<Proof> {
    let (table, told) = (ProofTable::of(view), view.events.get(..events).unwrap_or(&view.events));
    cells.iter().filter_map(|(card, holder)| why_from(&table, told, *card, (*holder).into())).collect()
}

/// What lies face up is said at the start.
fn face_up(table: &ProofTable, events: &[Event], claim: Claim) -> Option<Proof> {
    let line =
        events.iter().position(|event| matches!(event, Event::Opened(opening) if opening.face_up == table.face_up))?;
    Some(Proof { claim, steps: vec![ProofStep { rule: Rule::Fact, from: vec![Premise::Line(line)], claim }] })
}
