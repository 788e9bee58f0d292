//! An edition's rules as data: counts, board, dice, deck and the profile that names every difference.

use serde::{Deserialize, Serialize};

use super::{Board, CardCounts, DeckCard, DeckCardId, Effect, Extensions, Power, Profile, SuspectId};

/// The most cards an edition may have, so that a set of cards is one machine word.
pub const MAX_CARDS: u8 = 60;

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
    /// What each suspect's player can do once a game; empty if there are no powers.
    pub powers: Vec<Option<Power>>,
    /// Effects from outside that its cards and powers name.
    pub extensions: Extensions,
}

impl Edition {
    /// A kind of deck card.
    #[must_use]
    pub fn deck_card(&self, id: DeckCardId) -> &DeckCard {
        &self.deck[id.index()]
    }

    /// Cards in the whole deck, every copy counted.
    #[must_use]
    pub fn deck_size(&self) -> u32 {
        self.deck.iter().map(|kind| u32::from(kind.count)).sum()
    }

    /// Whether an effect, be it one from outside, is void with two sides.
    #[must_use]
    pub fn needs_three(&self, effect: Effect) -> bool {
        match effect {
            Effect::Custom { id } => self.extensions.get(id).is_some_and(|custom| custom.needs_three()),
            effect => effect.needs_three(),
        }
    }

    /// The power of a suspect, if it has one; [`Edition::uses_powers`] says whether it counts.
    #[must_use]
    pub fn power(&self, suspect: SuspectId) -> Option<Power> {
        self.powers.get(suspect.index()).copied().flatten()
    }

    /// Whether the deck is used with this setup.
    #[must_use]
    pub fn uses_deck(&self, setup: &Setup) -> bool {
        setup.deck && !self.deck.is_empty() && (setup.seats.len() > 2 || self.profile.two_side_deck)
    }

    /// Whether powers are used with this setup. With two sides they stay, without the deck.
    #[must_use]
    pub const fn uses_powers(&self, setup: &Setup) -> bool {
        setup.powers && !self.powers.is_empty()
    }

    /// Whether the edition has a deck or powers, so that it can also be played without.
    #[must_use]
    pub const fn has_original(&self) -> bool {
        !self.deck.is_empty() || !self.powers.is_empty()
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
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(from = "WrittenSetup")]
pub struct Setup {
    /// The suspect of each seat, in seat order.
    pub seats: Vec<SuspectId>,
    /// Whether the extra deck is used. Without it marks that draw are plain squares, and faces that draw count their
    /// steps alone.
    pub deck: bool,
    /// Whether the suspects' powers are used.
    pub powers: bool,
    /// With two sides: lay the room cards in the rooms that have a secret passage (the corner rooms), for a quicker case.
    pub corner_rooms: bool,
}

impl Setup {
    /// These suspects at the seats, with everything that the edition has.
    #[must_use]
    pub const fn new(seats: Vec<SuspectId>) -> Self {
        Self { seats, deck: true, powers: true, corner_rooms: false }
    }

    /// The same table for the original game: without deck and powers.
    #[must_use]
    pub fn original(self) -> Self {
        Self { deck: false, powers: false, ..self }
    }
}

/// A setup as it is written. Older ones have one option for deck and powers together.
#[derive(Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
struct WrittenSetup {
    seats: Vec<SuspectId>,
    deck: bool,
    powers: Option<bool>,
    corner_rooms: bool,
}

impl From<WrittenSetup> for Setup {
    fn from(WrittenSetup { seats, deck, powers, corner_rooms }: WrittenSetup) -> Self {
        Self { seats, deck, powers: powers.unwrap_or(deck), corner_rooms }
    }
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
