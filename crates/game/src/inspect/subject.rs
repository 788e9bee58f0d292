//! Lists what one can look at more closely.

use candlestick_rules::{CardCounts, CardId, Category, Place, RoomId, SuspectId, WeaponId};

/// What one can look at more closely. A card stands for what is on it, and a player for their suspect.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Subject {
    /// A room or a square.
    Place(Place),
    /// A suspect: token, card and player.
    Suspect(SuspectId),
    /// A weapon: piece and card.
    Weapon(WeaponId),
}

impl Subject {
    /// What is on a card.
    #[must_use]
    pub fn of_card(cards: CardCounts, card: CardId) -> Self {
        let n = cards.index_in_category(card) as u8;
        match cards.category(card) {
            Category::Suspect => Self::Suspect(SuspectId(n)),
            Category::Weapon => Self::Weapon(WeaponId(n)),
            Category::Room => Self::Place(Place::Room(RoomId(n))),
        }
    }

    /// Its card; squares and some rooms have none.
    #[must_use]
    pub fn card(self, cards: CardCounts) -> Option<CardId> {
        match self {
            Self::Suspect(suspect) => Some(cards.suspect(suspect)),
            Self::Weapon(weapon) => Some(cards.weapon(weapon)),
            Self::Place(Place::Room(room)) => (room.0 < cards.rooms).then(|| cards.room(room)),
            Self::Place(Place::Square(_)) => None,
        }
    }
}
