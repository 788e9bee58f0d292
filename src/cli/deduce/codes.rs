//! How cards are named in games: by two letters each, or by the ids of a theme.

use crate::{
    rules::{CardCounts, CardId},
    theme,
};

/// The names of all cards, in card order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Codes {
    cards: CardCounts,
    names: Vec<String>,
}

/// Suspects, weapons, rooms.
const PLAIN: [&str; 21] = [
    "Gr", "Mu", "Pe", "Pl", "Sc", "Wh", "Ca", "Kn", "Pi", "Re", "Ro", "Wr", "Ba", "Bi", "Co", "Di", "Ha", "Ki", "Li",
    "Lo", "St",
];

impl Codes {
    /// Two letters for each of 6 suspects, 6 weapons and 9 rooms.
    #[must_use]
    pub fn plain() -> Self {
        let cards = CardCounts { suspects: 6, weapons: 6, rooms: 9 };
        Self { cards, names: PLAIN.map(String::from).into() }
    }

    /// The ids of a built-in theme.
    ///
    /// # Errors
    /// When there is no such theme; the message lists those there are.
    pub fn of_theme(id: &str) -> Result<Self, String> {
        let theme = theme::builtin(id).map_err(|faults| {
            let messages: Vec<_> = faults.into_iter().map(|fault| fault.message).collect();
            messages.join("; ")
        })?;
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
