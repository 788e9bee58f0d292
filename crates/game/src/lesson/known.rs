//! What the person of a chapter can know when a step begins, and what of that only what happened last tells.

use candlestick_deduction::{
    asked_after,
    proof::{Claim, Location, ProofTable, why_from},
};
use candlestick_rules::{CardId, Event, SeatId, Triple, View};

/// What the person can know at a step.
pub(super) struct StepKnowledge {
    pub view: View,
    table: ProofTable,
    /// How many events there were before what happened last.
    fresh: usize,
    /// How many there were when an accusation could last be made before that.
    chance: Option<usize>,
}

impl StepKnowledge {
    pub(super) fn new(view: View, fresh: usize, chance: Option<usize>) -> Self {
        Self { table: ProofTable::of(&view), view, fresh, chance }
    }

    /// What is certain of a card and a place; none where that is open.
    pub(super) fn claim(&self, card: CardId, location: Location) -> Option<Claim> {
        why_from(&self.table, &self.view.events, card, location).map(|proof| proof.claim)
    }

    /// Whether a fact was certain before what happened last.
    pub(super) fn was_known(&self, fact: Claim) -> bool {
        self.was_certain(self.fresh, fact.card, fact.location)
    }

    /// Whether all three cards were certain when an accusation could last be made before what happened last.
    pub(super) fn was_solved(&self, triple: Triple) -> bool {
        let cards = self.table.cards.cards(triple);
        self.chance.is_some_and(|chance| cards.iter().all(|card| self.was_certain(chance, *card, Location::CaseFile)))
    }

    /// Whether what happened last says that a card is less far off a place: it ruled out another, or was an answer that
    /// this card may have been.
    pub(super) fn is_nearer(&self, card: CardId, location: Location) -> bool {
        let ruled_out = |place: Location| {
            self.claim(card, place).is_some_and(|found| !found.there) && !self.was_certain(self.fresh, card, place)
        };
        self.places().any(ruled_out) || self.may_have_been_shown(card, location)
    }

    fn was_certain(&self, events: usize, card: CardId, location: Location) -> bool {
        let before = self.view.events.get(..events).unwrap_or_default();
        why_from(&self.table, before, card, location).is_some()
    }

    /// Where a card may be that does not lie face up.
    fn places(&self) -> impl Iterator<Item = Location> {
        let seats = (0..self.table.sizes.len() as u8).map(|seat| Location::Seat(SeatId(seat)));
        seats.chain([Location::CaseFile]).chain((self.table.laid > 0).then_some(Location::Table))
    }

    /// Whether the seat of a place answered with a card unseen since what happened last began, and this one was asked for.
    fn may_have_been_shown(&self, card: CardId, location: Location) -> bool {
        let (mut asked, mut answered) = (None, false);
        for (n, event) in self.view.events.iter().enumerate() {
            asked = asked_after(event, self.table.cards, asked);
            let unseen = matches!(event, Event::Shown { by, card: None, .. } if Location::Seat(*by) == location);
            answered |= n >= self.fresh && unseen && asked.is_some_and(|cards| cards.contains(card));
        }
        answered
    }
}
