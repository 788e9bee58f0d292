//! An edition's rules as data: counts, board, dice, deck and the profile that names every difference.

use serde::{Deserialize, Serialize};

use super::{Board, CardCounts, Category, DeckCardId, SuspectId};

/// The most cards an edition may have, so that a set of cards is one machine word.
pub const MAX_CARDS: u8 = 60;

/// One face of a die.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Face {
    /// Steps it counts.
    pub steps: u8,
    /// Whether it draws a card of the edition's deck.
    #[serde(default)]
    pub draws: bool,
}

/// What a card of the deck does; the vocabulary that all decks share.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", tag = "do")]
pub enum Effect {
    /// The drawer picks a player, who reveals one hand card of their choice to all.
    ChosenReveals,
    /// The player on the drawer's left reveals one hand card of their choice to all.
    LeftReveals,
    /// The drawer names a card of the category; whoever holds it reveals it to all.
    NameAndReveal {
        /// The category to name from.
        category: Category,
    },
    /// Every player secretly shows one hand card to the player on their left.
    AllShowLeft,
    /// The drawer looks at a random hand card of a player they pick.
    Peek,
    /// The drawer may put their token into any room as this turn's move.
    AnyRoom,
    /// The drawer takes another turn after this one.
    ExtraTurn,
}

/// A kind of card in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct DeckCard {
    /// How many copies the deck holds.
    pub count: u8,
    /// What it does.
    pub effect: Effect,
}

/// The named differences between rulebooks.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Profile {
    /// Fewest seats.
    pub min_seats: u8,
    /// Most seats.
    pub max_seats: u8,
    /// The dice, each with its faces.
    pub dice: Vec<Vec<Face>>,
    /// Who starts: the first suspect of this round of the board that has a seat.
    pub start_order: Vec<SuspectId>,
    /// Cards laid face down in rooms when two sides play, seen on entering; 0 for none.
    pub two_side_room_cards: u8,
}

/// Everything the referee must know of an edition.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Edition {
    /// Cards of each category.
    pub cards: CardCounts,
    /// The board.
    pub board: Board,
    /// The rules profile.
    pub profile: Profile,
    /// The extra deck; empty if there is none.
    pub deck: Vec<DeckCard>,
}

impl Edition {
    /// A kind of deck card.
    #[must_use]
    pub fn deck_card(&self, id: DeckCardId) -> &DeckCard {
        &self.deck[id.index()]
    }

    /// Checks who sits down.
    ///
    /// # Errors
    /// The first fault found: too few or many seats, an unknown suspect, one chosen twice.
    pub fn check(&self, setup: &Setup) -> Result<(), SetupFault> {
        let (least, most) = (self.profile.min_seats, self.profile.max_seats);
        let seats = setup.seats.len();
        if seats < usize::from(least) || seats > usize::from(most) {
            return Err(SetupFault::Seats { seats, least, most });
        }
        for (n, suspect) in setup.seats.iter().enumerate() {
            if suspect.0 >= self.cards.suspects {
                return Err(SetupFault::NoSuchSuspect { suspect: suspect.0 });
            }
            if setup.seats[..n].contains(suspect) {
                return Err(SetupFault::TwoSeats { suspect: suspect.0 });
            }
        }
        Ok(())
    }
}

/// Who sits where and which options are on; public to everyone.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Setup {
    /// The suspect of each seat, in seat order.
    pub seats: Vec<SuspectId>,
    /// Whether the extra deck is used.
    pub deck: bool,
    /// With two sides: lay the room cards in the rooms that have a secret passage (the corner rooms), for a quicker case.
    pub corner_rooms: bool,
}

/// What is wrong with a setup.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum SetupFault {
    /// Too few or too many seats.
    #[error("{seats} seats; this edition takes {least} to {most}")]
    Seats {
        /// Seats given.
        seats: usize,
        /// Fewest.
        least: u8,
        /// Most.
        most: u8,
    },
    /// A suspect that the edition hasn't.
    #[error("suspect {suspect} is not in this edition")]
    NoSuchSuspect {
        /// The number given.
        suspect: u8,
    },
    /// A suspect chosen twice.
    #[error("suspect {suspect} sits at two seats; give each seat its own")]
    TwoSeats {
        /// The number given.
        suspect: u8,
    },
}
