//! Theme files in, checked `Theme` out: rules profile, board, cast, decks, look and words.

mod look;
mod words;

use std::sync::Arc;

pub use look::{Colour, DeckLook, Floor, RoomLook, SuspectLook, WeaponLook};
pub use words::{Arg, Words};

use crate::rules::{CardId, Category, Edition};

/// An edition with its names and its look.
#[derive(Debug, Clone)]
pub struct Theme {
    /// The folder's name.
    pub id: String,
    /// A digest of the files, so that a save can tell whether its theme has changed.
    pub digest: String,
    /// The title shown to people.
    pub title: String,
    /// One or two sentences about it.
    pub blurb: String,
    /// The rules, the board and the deck.
    pub edition: Arc<Edition>,
    /// The suspects, by id.
    pub suspects: Vec<SuspectLook>,
    /// The weapons, by id.
    pub weapons: Vec<WeaponLook>,
    /// The rooms, by id.
    pub rooms: Vec<RoomLook>,
    /// The kinds of deck cards, by id.
    pub deck: Vec<DeckLook>,
    /// What the deck's cards are called ("Clue card").
    pub deck_name: String,
    /// Rules in plain words for the rules panel: headings with paragraphs.
    pub rules_text: Vec<(String, String)>,
}

impl Theme {
    /// The full name of a card.
    #[must_use]
    pub fn card_name(&self, card: CardId) -> &str {
        let n = self.edition.cards.index_in_category(card);
        match self.edition.cards.category(card) {
            Category::Suspect => &self.suspects[n].name,
            Category::Weapon => &self.weapons[n].name,
            Category::Room => &self.rooms[n].name,
        }
    }

    /// The id of a card as theme files and logs write it.
    #[must_use]
    pub fn card_key(&self, card: CardId) -> &str {
        let n = self.edition.cards.index_in_category(card);
        match self.edition.cards.category(card) {
            Category::Suspect => &self.suspects[n].id,
            Category::Weapon => &self.weapons[n].id,
            Category::Room => &self.rooms[n].id,
        }
    }

    /// The picture of a card, as a path below the assets folder.
    #[must_use]
    pub fn card_picture(&self, card: CardId) -> &str {
        let n = self.edition.cards.index_in_category(card);
        match self.edition.cards.category(card) {
            Category::Suspect => &self.suspects[n].picture,
            Category::Weapon => &self.weapons[n].picture,
            Category::Room => &self.rooms[n].picture,
        }
    }
}
