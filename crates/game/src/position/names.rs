//! Gives each card one word as its name where a real table is written down.

use candlestick_rules::{CardCounts, CardId};
use candlestick_themes::Theme;

/// The names of all cards, in card order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct CardNames {
    cards: CardCounts,
    names: Vec<String>,
}

impl CardNames {
    /// These names, in card order: suspects, weapons, rooms.
    #[must_use]
    pub fn new<'a>(cards: CardCounts, names: impl IntoIterator<Item = &'a str>) -> Self {
        Self { cards, names: names.into_iter().map(str::to_owned).collect() }
    }

    /// The ids that a theme's file has.
    #[must_use]
    pub fn of_theme(theme: &Theme) -> Self {
        let cards = theme.edition.cards;
        Self { cards, names: cards.all().iter().map(|card| theme.card_key(card).to_owned()).collect() }
    }

    /// How many cards there are of each kind.
    #[must_use]
    pub const fn cards(&self) -> CardCounts {
        self.cards
    }

    /// The card of a name.
    #[must_use]
    pub fn card(&self, name: &str) -> Option<CardId> {
        self.names.iter().position(|other| other == name).map(|n| CardId(n as u8))
    }

    /// The name of a card.
    #[must_use]
    pub fn name(&self, card: CardId) -> &str {
        self.names.get(card.index()).map_or("?", String::as_str)
    }

    /// All names, in card order.
    pub fn iter(&self) -> impl Iterator<Item = &str> {
        self.names.iter().map(String::as_str)
    }
}
