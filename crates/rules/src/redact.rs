//! An event as one seat sees it, without the cards that only others saw; and which seats saw a card by it.

use super::{CardId, Event, SeatId, Secret};

impl Event {
    /// The event as one seat sees it: secrets hidden from that seat are taken out.
    #[must_use]
    pub fn seen_by(&self, me: SeatId) -> Self {
        let mut seen = self.clone();
        seen.secrets(|secret, seers| {
            if !seers.contains(&me) {
                secret.hide();
            }
        });
        seen
    }

    /// The seats that saw this very card by this event, where it is one that only some saw.
    #[must_use]
    pub fn who_saw(&self, card: CardId) -> Vec<SeatId> {
        let mut who = Vec::new();
        self.clone().secrets(|secret, seers| match secret {
            Secret::Card(seen, _) if *seen == Some(card) => who.extend(seers),
            // Another card, or none that is one: hands and the case file are several, deck cards are of another kind.
            Secret::Card(..) | Secret::Hand(..) | Secret::CaseFile(_) | Secret::DeckCard(_) => {}
        });
        who
    }
}
