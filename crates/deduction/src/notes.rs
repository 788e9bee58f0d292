//! The sheet that crosses off by itself: what was dealt or seen, and who passed; nothing deduced.

use super::{
    Holder, Possession,
    fact::{Fact, asked_after, facts_in},
};
use candlestick_rules::{CardCounts, CardId, CardSet, Event, SeatId, View};

/// Cards × holders as the notebook fills itself.
///
/// One plain step only: a card that was seen with somebody is with nobody else. Nothing is counted or combined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notes {
    cards: CardCounts,
    seats: usize,
    /// Card by card: the seats, then the case file.
    cells: Vec<Possession>,
    /// Cards that this seat has seen, wherever they are.
    seen: Vec<CardId>,
}

impl Notes {
    /// The sheet of the view's seat.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        let (cards, seats) = (view.edition.cards, view.seats.len());
        let cells = vec![Possession::Maybe; usize::from(cards.total()) * (seats + 1)];
        let mut notes = Self { cards, seats, cells, seen: Vec::new() };
        for card in cards.all().iter() {
            if view.hand.contains(card) {
                notes.saw(card, Holder::Seat(view.me));
            } else {
                notes.mark(card, Holder::Seat(view.me), Possession::No);
            }
        }
        let mut asked = None;
        for event in &view.events {
            notes.note(event, &mut asked);
        }
        notes
    }

    /// A cell; cards on the table have no column, so they are always blank here.
    #[must_use]
    pub fn cell(&self, card: CardId, holder: Holder) -> Possession {
        self.place(card, holder).and_then(|n| self.cells.get(n)).copied().unwrap_or(Possession::Maybe)
    }

    /// Whether this seat has seen the card: in its own hand, shown, revealed, peeked at or on the table.
    #[must_use]
    pub fn has_seen(&self, card: CardId) -> bool {
        self.seen.contains(&card)
    }

    fn note(&mut self, event: &Event, asked: &mut Option<CardSet>) {
        for told in facts_in(event, *asked) {
            self.take_in(told);
        }
        *asked = asked_after(event, self.cards, *asked);
    }

    fn take_in(&mut self, told: Fact) {
        match told {
            Fact::Hand(seat, hand) => hand.iter().for_each(|card| self.saw(card, Holder::Seat(seat))),
            Fact::Holds(seat, card) => self.saw(card, Holder::Seat(seat)),
            Fact::HoldsNone(seat, cards) => {
                cards.iter().for_each(|card| self.mark(card, Holder::Seat(seat), Possession::No));
            }
            Fact::NobodyHolds(card) => self.each_seat().for_each(|seat| self.mark(card, seat, Possession::No)),
            Fact::Lies(holder, card) => self.saw(card, holder),
            Fact::FaceUp(cards) => cards.iter().for_each(|card| self.saw(card, Holder::FaceUp)),
            Fact::CaseFile(triple) => {
                self.cards.cards(triple).into_iter().for_each(|card| self.saw(card, Holder::CaseFile));
            }
            Fact::HoldsOneOf(..) | Fact::NotCaseFile(_) => {}
        }
    }

    /// The card was seen with a holder, or on the table.
    fn saw(&mut self, card: CardId, with: Holder) {
        for holder in self.each_seat().chain([Holder::CaseFile]) {
            let cell = if holder == with { Possession::Yes } else { Possession::No };
            self.mark(card, holder, cell);
        }
        if !self.seen.contains(&card) {
            self.seen.push(card);
        }
    }

    fn mark(&mut self, card: CardId, holder: Holder, cell: Possession) {
        if let Some(n) = self.place(card, holder)
            && let Some(slot) = self.cells.get_mut(n)
        {
            *slot = cell;
        }
    }

    fn each_seat(&self) -> impl Iterator<Item = Holder> + use<> {
        (0..self.seats as u8).map(|seat| Holder::Seat(SeatId(seat)))
    }

    fn place(&self, card: CardId, holder: Holder) -> Option<usize> {
        let column = match holder {
            Holder::Seat(seat) if seat.index() < self.seats => seat.index(),
            Holder::CaseFile => self.seats,
            Holder::Seat(_) | Holder::Room(_) | Holder::Side(_) | Holder::FaceUp => return None,
        };
        Some(card.index() * (self.seats + 1) + column)
    }
}
