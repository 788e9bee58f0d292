//! Cards, their categories, sets of cards and the triple of a question.

use serde::{Deserialize, Serialize};

use super::{CardId, CardSet, RoomId, SuspectId, WeaponId};

/// Who, with what, where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Category {
    /// Who did it.
    Suspect,
    /// With what.
    Weapon,
    /// Where.
    Room,
}

impl Category {
    /// All three, in card order.
    pub const ALL: [Self; 3] = [Self::Suspect, Self::Weapon, Self::Room];
}

/// How many cards each category has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct CardCounts {
    /// Suspect cards.
    pub suspects: u8,
    /// Weapon cards.
    pub weapons: u8,
    /// Room cards; rooms without a card (a start room) are not counted.
    pub rooms: u8,
}

impl CardCounts {
    /// All cards together.
    #[must_use]
    pub const fn total(self) -> u8 {
        self.suspects + self.weapons + self.rooms
    }

    /// Cards of one category.
    #[must_use]
    pub const fn of(self, category: Category) -> u8 {
        match category {
            Category::Suspect => self.suspects,
            Category::Weapon => self.weapons,
            Category::Room => self.rooms,
        }
    }

    const fn first(self, category: Category) -> u8 {
        match category {
            Category::Suspect => 0,
            Category::Weapon => self.suspects,
            Category::Room => self.suspects + self.weapons,
        }
    }

    /// Every card of one category.
    #[must_use]
    pub fn set_of(self, category: Category) -> CardSet {
        let first = self.first(category);
        (first..first + self.of(category)).map(CardId).collect()
    }

    /// Every card.
    #[must_use]
    pub fn all(self) -> CardSet {
        (0..self.total()).map(CardId).collect()
    }

    /// The category of a card.
    #[must_use]
    pub const fn category(self, card: CardId) -> Category {
        if card.0 < self.suspects {
            Category::Suspect
        } else if card.0 < self.suspects + self.weapons {
            Category::Weapon
        } else {
            Category::Room
        }
    }

    /// The card's place within its category, from 0.
    #[must_use]
    pub const fn index_in_category(self, card: CardId) -> usize {
        (card.0 - self.first(self.category(card))) as usize
    }

    /// The card of a suspect.
    #[must_use]
    pub const fn suspect(self, suspect: SuspectId) -> CardId {
        CardId(suspect.0)
    }

    /// The card of a weapon.
    #[must_use]
    pub const fn weapon(self, weapon: WeaponId) -> CardId {
        CardId(self.suspects + weapon.0)
    }

    /// The card of a room that has one.
    #[must_use]
    pub const fn room(self, room: RoomId) -> CardId {
        CardId(self.suspects + self.weapons + room.0)
    }

    /// The triple as its three cards: suspect, weapon, room.
    #[must_use]
    pub const fn cards(self, triple: Triple) -> [CardId; 3] {
        [self.suspect(triple.suspect), self.weapon(triple.weapon), self.room(triple.room)]
    }

    /// The triple as a set of cards.
    #[must_use]
    pub fn set(self, triple: Triple) -> CardSet {
        self.cards(triple).into_iter().collect()
    }

    /// Three cards, one of each category in card order, as a triple.
    #[must_use]
    pub const fn triple(self, cards: [CardId; 3]) -> Triple {
        Triple {
            suspect: SuspectId(cards[0].0),
            weapon: WeaponId(cards[1].0 - self.suspects),
            room: RoomId(cards[2].0 - self.suspects - self.weapons),
        }
    }

    /// Whether the triple names things that exist and can be the case file.
    #[must_use]
    pub const fn holds(self, triple: Triple) -> bool {
        triple.suspect.0 < self.suspects && triple.weapon.0 < self.weapons && triple.room.0 < self.rooms
    }
}

/// One suspect, one weapon, one room: a suggestion, an accusation or the case file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Triple {
    /// Who.
    pub suspect: SuspectId,
    /// With what.
    pub weapon: WeaponId,
    /// Where.
    pub room: RoomId,
}
