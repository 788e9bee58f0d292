//! Cards and rooms as they read in a sentence, by the form that the sentence asks for.

use super::{Arg, MessageKey, NoneWording, Phrase, QuestionWord, Theme, Words};
use candlestick_rules::{CardId, Category, RoomId, SquareId, Triple};

/// A form in which a sentence takes a card or a room.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// The name alone: "Kitchen".
    Bare,
    /// With its article: "the Kitchen", "Miss Scarlett".
    The,
    /// Where somebody is: "in the Kitchen", "on Gallifrey". Of rooms only; other cards read as [`Form::The`].
    In,
    /// Where somebody comes: "into the Kitchen", "to Gallifrey". Of rooms only.
    Into,
    /// What somebody has at hand: "with the Rope". Of weapons only.
    With,
}

impl Form {
    /// The form by the name that languages give it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Bare => "name",
            Self::The => "the",
            Self::In => "in",
            Self::Into => "into",
            Self::With => "with",
        }
    }
}

impl Theme {
    /// A sentence about a suspect, a weapon and a room, with further values.
    ///
    /// It can take `$suspect`, `$with` ("with the Rope") and `$in` ("in the Kitchen"); `$verb` ("use the Rope") where
    /// `$has-verb` is "yes", `$verbing` ("using the Rope") where `$has-verbing` is; and what [`Theme::manner`] has.
    #[must_use]
    pub fn triple_told(&self, words: &Words, key: MessageKey, triple: Triple, values: &[(&str, Arg)]) -> String {
        let [suspect, weapon, room] = self.edition.cards.cards(triple);
        let suspect = self.card_phrase(suspect);
        let (with, within) = (self.card_form(weapon, Form::With), self.card_form(room, Form::In));
        let mut all = vec![("suspect", (&suspect).into()), ("with", (&with).into()), ("in", (&within).into())];
        let look = &self.weapons[triple.weapon.index()];
        for (has, name, verb) in [("has-verb", "verb", &look.verb), ("has-verbing", "verbing", &look.verb_ing)] {
            all.push((has, if verb.is_some() { "yes" } else { "no" }.into()));
            all.extend(verb.iter().map(|verb| (name, verb.into())));
        }
        all.extend(self.manner());
        all.extend_from_slice(values);
        words.with(key, &all)
    }

    /// The values by which sentences are worded: `$question` is "suggest" or "ask", `$none` is "have-none" or
    /// "cannot-answer".
    #[must_use]
    pub const fn manner(&self) -> [(&'static str, Arg<'static>); 2] {
        let question = match self.wording.question {
            QuestionWord::Suggest => "suggest",
            QuestionWord::Ask => "ask",
        };
        let none = match self.wording.none {
            NoneWording::HaveNone => "have-none",
            NoneWording::CannotAnswer => "cannot-answer",
        };
        [("question", Arg::Text(question)), ("none", Arg::Text(none))]
    }

    /// A card as it reads in a sentence: "the Rope", "Miss Scarlett".
    #[must_use]
    pub fn card_phrase(&self, card: CardId) -> Phrase {
        self.card_form(card, Form::The)
    }

    /// A card in the form that a sentence asks for.
    #[must_use]
    pub fn card_form(&self, card: CardId, form: Form) -> Phrase {
        let n = self.edition.cards.index_in_category(card);
        let forms = match self.edition.cards.category(card) {
            Category::Suspect => &self.suspects[n].forms,
            Category::Weapon => &self.weapons[n].forms,
            Category::Room => &self.rooms[n].forms,
        };
        Phrase::of(forms, form.name())
    }

    /// A room in the form that a sentence asks for. Also for rooms that have no card.
    #[must_use]
    pub fn room_phrase(&self, room: RoomId, form: Form) -> Phrase {
        Phrase::of(&self.rooms[room.index()].forms, form.name())
    }

    /// Where several rooms are, one by one: "in the Hall", "the Study", "on the Roof". A preposition is not said again,
    /// where it stands apart from the name.
    #[must_use]
    pub fn rooms_within(&self, rooms: &[RoomId]) -> Vec<Phrase> {
        let mut before = String::new();
        let phrases = rooms.iter().map(|room| {
            let (within, the) = (self.room_phrase(*room, Form::In), self.room_phrase(*room, Form::The));
            let preposition = within.strip_suffix(&*the).unwrap_or_default().to_owned();
            let again = !preposition.is_empty() && preposition == before;
            before = preposition;
            if again { the } else { within }
        });
        phrases.collect()
    }

    /// A special square as it reads in a sentence; other squares have no name.
    #[must_use]
    pub fn named_square(&self, square: SquareId) -> Option<Phrase> {
        let special = self.edition.board.special().iter().position(|other| *other == square)?;
        Some(self.squares.get(special).map_or_else(Phrase::default, |look| Phrase::of(&look.forms, "the")))
    }
}
