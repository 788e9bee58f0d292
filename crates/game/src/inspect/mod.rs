//! What a seat can be told of a room, a square, a piece, a card or a player that it looks at, in words.

mod known;
mod people;
mod places;
mod reach;
#[cfg(test)]
mod tests;

pub use known::tell_show;
pub use reach::{Reach, next_turn, reach, steps_of_a_turn, steps_to};

use serde::Serialize;

use super::{Marks, NotebookAssist, Seat};
use candlestick_rules::{CardCounts, CardId, Category, Place, RoomId, SeatId, SuspectId, View, WeaponId};
use candlestick_themes::{Arg, Form, MessageKey, Phrase, Theme, Words};

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

/// What a line tells, by which it gets its sign.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum About {
    /// Who plays it.
    Player,
    /// Where it is.
    Where,
    /// Who and what is in it.
    Here,
    /// Its doors.
    Doors,
    /// Its secret passage.
    Passage,
    /// How far it is.
    Reach,
    /// Cards that are held or lie there.
    Cards,
    /// What else there is to it.
    Rule,
}

/// One short sentence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Line {
    /// What it tells.
    pub about: About,
    /// The sentence, without a full stop.
    pub text: String,
}

/// What there is to be told of a subject.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize)]
pub struct Description {
    /// What it is called.
    pub name: String,
    /// What everybody can see, and how far it is for whoever looks.
    pub lines: Vec<Line>,
    /// What this seat knows of its card; empty where it has none or nobody looks.
    pub card: Vec<String>,
}

impl Description {
    fn named(name: impl Into<String>) -> Self {
        Self { name: name.into(), ..Self::default() }
    }

    fn line(&mut self, about: About, text: String) {
        self.lines.push(Line { about, text });
    }

    /// Whether there is more to be told than a name and how far it is.
    #[must_use]
    pub fn tells(&self) -> bool {
        !self.card.is_empty() || self.lines.iter().any(|line| line.about != About::Reach)
    }

    /// All of it as one text, for whoever hears it.
    #[must_use]
    pub fn text(&self) -> String {
        let lines = self.lines.iter().map(|line| line.text.as_str());
        let all = [self.name.as_str()].into_iter().chain(lines).chain(self.card.iter().map(String::as_str));
        all.collect::<Vec<_>>().join("\n")
    }
}

/// One seat's eyes: its view, its notebook, and the words to tell what it looks at.
#[derive(Debug, Clone, Copy)]
pub struct Inspector<'a> {
    /// Names of everything.
    pub theme: &'a Theme,
    /// The game's words.
    pub words: &'a Words,
    /// What the seat sees.
    pub view: &'a View,
    /// Names and controllers of the seats.
    pub seats: &'a [Seat],
    /// What the game writes into its notebook; on a blank sheet only what it saw is told.
    pub assist: &'a NotebookAssist,
    /// What it wrote itself.
    pub marks: &'a Marks,
}

impl Inspector<'_> {
    /// What there is to be told of a subject.
    #[must_use]
    pub fn look_at(&self, subject: Subject) -> Description {
        let mut told = match subject {
            Subject::Place(Place::Room(room)) => self.room(room),
            Subject::Place(Place::Square(square)) => self.square(square),
            Subject::Suspect(suspect) => self.suspect(suspect),
            Subject::Weapon(weapon) => self.weapon(weapon),
        };
        if let Some(card) = subject.card(self.view.edition.cards).filter(|_| self.plays()) {
            told.card = self.known(card);
        }
        told
    }

    /// Whether somebody sits where the view is from.
    pub(crate) fn plays(&self) -> bool {
        self.view.me.index() < self.view.seats.len()
    }

    pub(crate) fn all_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.view.seats.len() as u8).map(SeatId)
    }

    /// What a seat is called.
    pub(crate) fn short(&self, seat: SeatId) -> String {
        let suspect = self.view.setup.seats.get(seat.index());
        suspect.map_or_else(String::new, |suspect| self.theme.suspects[suspect.index()].short.clone())
    }

    pub(crate) fn the_room(&self, room: RoomId) -> Phrase {
        self.theme.room_phrase(room, Form::The)
    }

    pub(crate) fn say(&self, key: MessageKey) -> String {
        self.words.say(key)
    }

    pub(crate) fn with(&self, key: MessageKey, values: &[(&str, Arg)]) -> String {
        self.words.with(key, values)
    }
}
