//! The table as a proof takes it: the cards, the hands' sizes, and the places where a card may be.

use super::steps::Location;
use candlestick_rules::{CardCounts, CardSet, SeatId, View};

/// What is known of a table before any card is: all that a proof may take for granted.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ProofTable {
    /// How many cards there are.
    pub cards: CardCounts,
    /// Cards in each hand.
    pub sizes: Vec<u8>,
    /// Cards face down on the table, seen or not.
    pub laid: u8,
    /// Cards face up on the table.
    pub face_up: CardSet,
}

impl ProofTable {
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
    pub(super) fn locations(&self) -> Vec<Location> {
        let seats = (0..self.sizes.len() as u8).map(|seat| Location::Seat(SeatId(seat)));
        seats.chain([Location::CaseFile]).chain((self.laid > 0).then_some(Location::Table)).collect()
    }

    /// How many cards a place holds; none for what has no fixed number.
    pub(super) fn size(&self, location: Location) -> Option<usize> {
        match location {
            Location::Seat(seat) => self.sizes.get(seat.index()).map(|size| usize::from(*size)),
            Location::Table => Some(usize::from(self.laid)),
            Location::CaseFile | Location::FaceUp => None,
        }
    }
}
