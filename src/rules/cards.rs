//! Cards, their categories, sets of cards and the triple of a question.

use serde::{Deserialize, Serialize};

use super::{CardId, RoomId, SuspectId, WeaponId};

/// Who, with what, where.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
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

    /// Whether the triple names things that exist and can be the answer.
    #[must_use]
    pub const fn holds(self, triple: Triple) -> bool {
        triple.suspect.0 < self.suspects && triple.weapon.0 < self.weapons && triple.room.0 < self.rooms
    }
}

/// One suspect, one weapon, one room: a suggestion, an accusation or the case file.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Triple {
    /// Who.
    pub suspect: SuspectId,
    /// With what.
    pub weapon: WeaponId,
    /// Where.
    pub room: RoomId,
}

/// A set of cards, as bits.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct CardSet(u64);

impl CardSet {
    /// No card.
    pub const EMPTY: Self = Self(0);

    /// A set from its bits; bit n is card n.
    #[must_use]
    pub const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    /// The set as bits; bit n is card n.
    #[must_use]
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// A set of one card.
    #[must_use]
    pub const fn one(card: CardId) -> Self {
        Self(1 << card.0)
    }

    /// How many cards.
    #[must_use]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is no card.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether the card is in the set.
    #[must_use]
    pub const fn contains(self, card: CardId) -> bool {
        card.0 < 64 && self.0 & (1 << card.0) != 0
    }

    /// Adds a card.
    pub const fn insert(&mut self, card: CardId) {
        self.0 |= 1 << card.0;
    }

    /// Takes a card out.
    pub const fn remove(&mut self, card: CardId) {
        self.0 &= !(1 << card.0);
    }

    /// Cards in both.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Cards in either.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// Cards in this one and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The n-th card in card order, from 0.
    #[must_use]
    pub fn nth(self, n: usize) -> Option<CardId> {
        self.iter().nth(n)
    }

    /// The cards in card order.
    pub fn iter(self) -> impl Iterator<Item = CardId> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            if bits == 0 {
                return None;
            }
            let card = bits.trailing_zeros() as u8;
            bits &= bits - 1;
            Some(CardId(card))
        })
    }
}

impl FromIterator<CardId> for CardSet {
    fn from_iter<I: IntoIterator<Item = CardId>>(cards: I) -> Self {
        let mut set = Self::EMPTY;
        for card in cards {
            set.insert(card);
        }
        set
    }
}

impl Serialize for CardSet {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}

impl<'de> Deserialize<'de> for CardSet {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let cards = Vec::<CardId>::deserialize(deserializer)?;
        if let Some(card) = cards.iter().find(|card| card.0 >= 64) {
            return Err(serde::de::Error::custom(format!("card {} of at most 63", card.0)));
        }
        Ok(cards.into_iter().collect())
    }
}
