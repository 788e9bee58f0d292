//! A checked theme: an edition with its names and its look.

use std::{collections::BTreeMap, sync::Arc};

use super::Colour;
use super::card_back::BackPattern;
use super::house::HouseLook;
use super::look::{Ambience, DeckLook, Floor, RoomLook, SquareLook, SuspectLook, WeaponLook, Wording};
use super::names::Phrase;
use super::palette::{self, Sight};
use super::rules_part::RulesPart;
use super::translation::ThemeWords;
use candlestick_rules::{CardId, Category, Edition};

/// An edition with its names and its look.
#[derive(Debug, Clone)]
pub struct Theme {
    /// The folder's name.
    pub id: String,
    /// SHA-256 of all that decides a case (rules, board, deck, names), as 64 hex digits: a save can tell by it whether
    /// its theme has changed, and the people in a room that all of them have the same. Sentences and looks are not in it.
    pub digest: String,
    /// The digests that it had in earlier versions, which know again what was kept then: SHA-256 of whole texts, of the
    /// files as they are and, for a built-in theme, as they were with other sentences and looks. They prove nothing of a
    /// theme that somebody brings.
    pub earlier: Vec<String>,
    /// The digest that the same files had before those, as 16 hex digits. It proves nothing: other files with the same one
    /// are easily made.
    pub old_digest: String,
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
    /// What the deck's cards are called, as it is printed on them ("Clue card").
    pub deck_name: String,
    /// The same as sentences take it.
    pub deck_phrase: Phrase,
    /// Rules in plain words for the rules panel.
    pub rules_text: Vec<RulesPart>,
    /// How the table talks.
    pub wording: Wording,
    /// What is softly heard while a case is played.
    pub ambience: Ambience,
    /// How the house itself looks.
    pub house: HouseLook,
    /// The theme's own picture on the backs of its cards, as a path below the assets folder.
    pub back_picture: Option<String>,
    /// Its words in other languages, as its own folder brings them, by the language's code.
    pub translations: BTreeMap<String, Arc<ThemeWords>>,
    /// The theme as its files have it, where this one speaks another language or is coloured for other eyes.
    pub original: Option<Arc<Theme>>,
    /// Whether its board is painted in colours as strong as they can be: grounds step back, walls, doors and signs stand out.
    pub strong: bool,
}

/// The game's own picture on the backs of cards, as a path below the assets folder.
const GAME_BACK: &str = "art/card-back.png";

impl Theme {
    /// The theme as its files have it.
    pub(super) fn as_filed(&self) -> &Self {
        self.original.as_deref().unwrap_or(self)
    }

    /// Whether a digest is this theme's, of now or of an earlier version.
    #[must_use]
    pub fn has_digest(&self, digest: &str) -> bool {
        [&self.digest, &self.old_digest].into_iter().chain(&self.earlier).any(|own| own == digest)
    }

    /// The theme with its players' colours for a kind of eye, in the language that it speaks.
    #[must_use]
    pub fn for_sight(&self, sight: Sight) -> Self {
        let original = self.as_filed();
        let own: Vec<Colour> = original.suspects.iter().map(|look| look.colour).collect();
        let mut theme = Self { original: Some(Arc::new(original.clone())), ..self.clone() };
        for (look, colour) in theme.suspects.iter_mut().zip(palette::cast(sight, &own)) {
            look.colour = colour;
        }
        theme
    }

    /// The same, and painted in colours as strong as they can be or as its files have them.
    #[must_use]
    pub fn for_eyes(&self, sight: Sight, strong: bool) -> Self {
        Self { strong, ..self.for_sight(sight) }
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

    /// The picture on the backs of the cards, as a path below the assets folder: the theme's own, or the game's, or
    /// none where a pattern is drawn.
    #[must_use]
    pub fn card_back_picture(&self) -> Option<&str> {
        let games = (self.house.card_back == BackPattern::default()).then_some(GAME_BACK);
        self.back_picture.as_deref().or(games)
    }

    /// The theme's pictures on faces and backs of cards, as paths below the assets folder; some may not be there.
    pub fn card_pictures(&self) -> impl Iterator<Item = &str> {
        let cards = self.edition.cards.all();
        let faces: Vec<_> = cards.iter().map(|card| self.card_picture(card)).collect();
        faces.into_iter().chain(self.back_picture.as_deref())
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
