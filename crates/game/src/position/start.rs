//! Describes how a table was laid before the first thing happened, as one of its players sees it.

use candlestick_deduction::{Facts, Holder};
use candlestick_rules::{CardCounts, CardId, CardSet, RoomId, SeatId};

/// The table before the first thing happened: how many cards are where, and those that one player sees.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Start {
    /// How many cards there are of each kind.
    pub cards: CardCounts,
    /// The seat that looks.
    pub me: SeatId,
    /// Cards in each hand, by seat.
    pub sizes: Vec<u8>,
    /// The hand of the seat that looks.
    pub hand: CardSet,
    /// Cards face up for all to see.
    pub face_up: CardSet,
    /// Rooms with a card face down.
    pub rooms: Vec<RoomId>,
    /// Cards face down at the side.
    pub side: u8,
}

/// Why a table cannot be laid like that.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum StartFault {
    /// The seat that looks is not at the table.
    NoSuchSeat {
        /// The seat.
        seat: SeatId,
        /// How many there are.
        seats: usize,
    },
    /// A card is in the hand and face up too.
    Twice(CardId),
    /// The hand is not as large as it is said to be.
    Hand {
        /// Cards by the sizes of the hands.
        wanted: usize,
        /// Cards that are named.
        found: usize,
    },
    /// Hands, case file and table don't take all cards.
    Places {
        /// Cards that they take.
        placed: usize,
        /// Cards that there are.
        all: usize,
    },
}

impl Start {
    /// How many seats there are.
    #[must_use]
    pub fn seats(&self) -> u8 {
        self.sizes.len() as u8
    }

    /// How many cards the hand that looks has by the sizes; 0 where the seat is not at the table.
    #[must_use]
    pub fn hand_size(&self) -> usize {
        self.sizes.get(self.me.index()).map_or(0, |size| usize::from(*size))
    }

    /// Cards that hands, case file and table take together.
    #[must_use]
    pub fn placed(&self) -> usize {
        let dealt: usize = self.sizes.iter().map(|size| usize::from(*size)).sum();
        dealt + 3 + self.rooms.len() + usize::from(self.side) + self.face_up.len()
    }

    /// Whether cards lie on the table, face up or face down.
    #[must_use]
    pub fn has_table(&self) -> bool {
        !self.rooms.is_empty() || self.side > 0 || !self.face_up.is_empty()
    }

    /// Where cards lie face down on the table.
    #[must_use]
    pub fn face_down(&self) -> Vec<Holder> {
        self.rooms.iter().copied().map(Holder::Room).chain((0..self.side).map(Holder::Side)).collect()
    }

    /// Whether a table can be laid like that.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), StartFault> {
        if self.me.index() >= self.sizes.len() {
            return Err(StartFault::NoSuchSeat { seat: self.me, seats: self.sizes.len() });
        }
        if let Some(card) = self.hand.and(self.face_up).iter().next() {
            return Err(StartFault::Twice(card));
        }
        let (wanted, found) = (self.hand_size(), self.hand.len());
        if wanted != found {
            return Err(StartFault::Hand { wanted, found });
        }
        let (placed, all) = (self.placed(), usize::from(self.cards.total()));
        if placed != all {
            return Err(StartFault::Places { placed, all });
        }
        Ok(())
    }

    /// What the seat knows before the first thing happened.
    #[must_use]
    pub fn facts(&self) -> Facts {
        let mut facts = Facts::new(self.cards, self.me, self.sizes.clone(), self.face_down());
        facts.face_up(self.face_up);
        facts.hand(self.me, self.hand);
        facts
    }
}
