//! The sheet that crosses off by itself: what was dealt or seen, and who passed; nothing deduced.

use super::{Cell, Holder};
use crate::rules::{CardCounts, CardId, Event, SeatId, Triple, View};

/// Cards × holders as the notebook fills itself.
///
/// One plain step only: a card that was seen with somebody is with nobody else. Nothing is counted or combined.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Notes {
    cards: CardCounts,
    seats: usize,
    /// Card by card: the seats, then the case file.
    cells: Vec<Cell>,
    /// Cards that this seat has seen, wherever they are.
    seen: Vec<CardId>,
}

impl Notes {
    /// The sheet of the view's seat.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        let (cards, seats) = (view.edition.cards, view.seats.len());
        let cells = vec![Cell::Maybe; usize::from(cards.total()) * (seats + 1)];
        let mut notes = Self { cards, seats, cells, seen: Vec::new() };
        for card in cards.all().iter() {
            if view.hand.contains(card) {
                notes.saw(card, Some(Holder::Seat(view.me)));
            } else {
                notes.mark(card, Holder::Seat(view.me), Cell::No);
            }
        }
        let mut question = None;
        for event in &view.events {
            notes.note(event, &mut question);
        }
        notes
    }

    /// A cell; room cards have no column, so they are always blank here.
    #[must_use]
    pub fn cell(&self, card: CardId, holder: Holder) -> Cell {
        self.place(card, holder).and_then(|n| self.cells.get(n)).copied().unwrap_or(Cell::Maybe)
    }

    /// Whether this seat has seen the card: in its own hand, shown, revealed, peeked at or in a room.
    #[must_use]
    pub fn has_seen(&self, card: CardId) -> bool {
        self.seen.contains(&card)
    }

    fn note(&mut self, event: &Event, question: &mut Option<Triple>) {
        match event {
            Event::Suggested { triple, .. } => *question = Some(*triple),
            Event::Passed { seat } => {
                if let Some(triple) = *question {
                    self.mark_all(self.cards.cards(triple), Holder::Seat(*seat));
                }
            }
            Event::Shown { by, card: Some(card), .. }
            | Event::PassedLeft { by, card: Some(card), .. }
            | Event::Peeked { at: by, card: Some(card), .. }
            | Event::Revealed { by, card } => self.saw(*card, Some(Holder::Seat(*by))),
            Event::RoomCardSeen { card: Some(card), .. } => self.saw(*card, None),
            Event::NobodyHolds { card } => {
                for seat in self.each_seat() {
                    self.mark(*card, seat, Cell::No);
                }
            }
            Event::CaseFileSeen { triple: Some(triple), .. } | Event::Accused { triple, right: true, .. } => {
                for card in self.cards.cards(*triple) {
                    self.saw(card, Some(Holder::CaseFile));
                }
            }
            Event::Closed { case_file, hands, room_cards, .. } => {
                for card in self.cards.cards(*case_file) {
                    self.saw(card, Some(Holder::CaseFile));
                }
                for (seat, hand) in hands.iter().enumerate() {
                    for card in hand.iter() {
                        self.saw(card, Some(Holder::Seat(SeatId(seat as u8))));
                    }
                }
                for (_, card) in room_cards {
                    self.saw(*card, None);
                }
            }
            _ => {}
        }
    }

    fn mark_all(&mut self, cards: [CardId; 3], holder: Holder) {
        for card in cards {
            self.mark(card, holder, Cell::No);
        }
    }

    /// The card was seen with a holder, or in a room.
    fn saw(&mut self, card: CardId, with: Option<Holder>) {
        for holder in self.each_seat().chain([Holder::CaseFile]) {
            let cell = if Some(holder) == with { Cell::Yes } else { Cell::No };
            self.mark(card, holder, cell);
        }
        if !self.seen.contains(&card) {
            self.seen.push(card);
        }
    }

    fn mark(&mut self, card: CardId, holder: Holder, cell: Cell) {
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
            Holder::Seat(_) | Holder::Room(_) => return None,
        };
        Some(card.index() * (self.seats + 1) + column)
    }
}
