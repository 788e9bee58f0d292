//! How cards are named in games: by two letters each, or by the ids of a theme.

use std::path::Path;

use crate::{
    lab::card_codes::{CARDS, CODES},
    theme_source::open_theme,
};
use candlestick_rules::{CardCounts, CardId};

/// The names of all cards, in card order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Codes {
    cards: CardCounts,
    names: Vec<String>,
}

impl Codes {
    /// Two letters for each of 6 suspects, 6 weapons and 9 rooms.
    #[must_use]
    pub fn plain() -> Self {
        Self { cards: CARDS, names: CODES.map(String::from).into() }
    }

    /// The ids of a built-in theme, or of one in a folder or zip.
    ///
    /// # Errors
    /// When there is no such theme or it has faults, all of them in one text.
    pub fn of_theme(id_or_path: &str) -> Result<Self, String> {
        let theme = open_theme(Path::new(id_or_path)).map_err(|faults| faults.join("; "))?;
        let cards = theme.edition.cards;
        Ok(Self { cards, names: cards.all().iter().map(|card| theme.card_key(card).to_owned()).collect() })
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
}
