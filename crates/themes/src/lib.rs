//! Theme files in, checked `Theme` out: rules profile, board, cast, decks, look and words.

mod brackets;
mod cast;
mod check;
mod decks;
mod drawing;
mod event_text;
mod fault;
mod files;
#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod fonts;
mod key;
mod letters;
mod lints;
mod look;
mod openings;
mod pack;
pub mod palette;
mod phrases;
mod pictures;
mod places;
mod plan;
mod raw;
mod raw_deck;
mod raw_rules;
mod read;
mod ruleset;
#[cfg(test)]
mod schema;
mod words;
mod zipped;

use std::sync::Arc;

pub use event_text::{capitalised, describe, list_of};
pub use fault::ThemeFault;
pub use files::{ThemeFiles, builtin, builtin_files, builtin_ids, has_picture};
pub use key::Key;
pub use letters::is_bidi_control;
pub use look::{
    AnswerOfNone, Colour, DeckLook, Floor, QuestionWord, RoomLook, SquareLook, SuspectLook, WeaponLook, Wording,
};
pub use pack::ThemePack;
pub use phrases::Form;
pub use words::{Arg, Words};

use candlestick_rules::{CardId, Category, Edition, Extensions};

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
    /// The special squares, in the board's order.
    pub squares: Vec<SquareLook>,
    /// The colour of the corridor's squares, where the theme has one of its own.
    pub corridor: Option<Colour>,
    /// What lies around the house, where the theme says so.
    pub outside: Option<(Floor, Colour)>,
    /// The kinds of deck cards, by id.
    pub deck: Vec<DeckLook>,
    /// What the deck's cards are called ("Clue card").
    pub deck_name: String,
    /// Rules in plain words for the rules panel: headings with paragraphs.
    pub rules_text: Vec<(String, String)>,
    /// How the table talks.
    pub wording: Wording,
}

impl Theme {
    /// Reads and checks a theme's files.
    ///
    /// # Errors
    /// Every fault at once, in reading order, each with its place and the way out.
    pub fn from_files(id: &str, files: &ThemeFiles) -> Result<Self, Vec<ThemeFault>> {
        Self::with_extensions(id, files, &Extensions::new())
    }

    /// Reads and checks a theme's files whose cards and powers may name effects from outside.
    ///
    /// # Errors
    /// As [`Theme::from_files`].
    pub fn with_extensions(id: &str, files: &ThemeFiles, extensions: &Extensions) -> Result<Self, Vec<ThemeFault>> {
        if let Some(fault) = files.too_large() {
            return Err(vec![fault]);
        }
        check::theme(id, &files.with_plain_line_ends(), extensions)
    }

    /// Whether the name of the deck's cards begins with a vowel, for languages that care: "yes" or "no".
    #[must_use]
    pub fn deck_vowel(&self) -> &'static str {
        if self.deck_name.starts_with(['a', 'e', 'i', 'o', 'u', 'A', 'E', 'I', 'O', 'U']) { "yes" } else { "no" }
    }

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

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
