//! Everything that a command can name, with the word that is typed for it and the ways to write it.

use super::text::{words_of, written_words};
use crate::{Column, inspect::Inspector, inspect::Subject};
use candlestick_rules::{Board, CardId, Category, DeckCardId, Place, RoomId, SeatId, SquareId, SuspectId, WeaponId};
use candlestick_themes::{Form, Phrase, key};

use super::verb::listed;

/// A thing that can be named.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct NamedThing<T> {
    /// What it is.
    pub thing: T,
    /// What is typed for it.
    pub token: String,
    /// What it is called.
    pub name: String,
    /// The ways to write it, word by word.
    pub forms: Vec<Vec<String>>,
}

/// A name as one word: small letters, with dashes for gaps.
fn slug(name: &str) -> String {
    written_words(name).join("-")
}

/// Things with their names, the one that is typed first, and their ids; a word that two would share gives way to the id.
fn named<T: Copy>(things: impl Iterator<Item = (T, Vec<String>, String)>) -> Vec<NamedThing<T>> {
    let things: Vec<_> = things.collect();
    let all: Vec<_> = things.iter().map(|(_, names, _)| names.first().map(|name| slug(name))).collect();
    let taken = |token: &str| all.iter().flatten().filter(|other| *other == token).count() > 1;
    let one = |((thing, names, id), token): (&(T, Vec<String>, String), &Option<String>)| {
        let token = token.clone().filter(|token| !token.is_empty() && !taken(token)).unwrap_or_else(|| id.clone());
        // In another language one thing's id may be another's name; then the name counts.
        let id = Some(id).filter(|id| !all.iter().flatten().any(|other| other == *id && *other != token));
        let mut forms: Vec<_> = names.iter().chain(id).map(|form| words_of(form)).collect();
        forms.retain(|form| !form.is_empty());
        let name = names.last().cloned().unwrap_or_default();
        NamedThing { thing: *thing, token, name, forms }
    };
    things.iter().zip(&all).map(one).collect()
}

/// A square's letter and number, as on a chessboard seen from above: columns from the left, rows from the top.
#[must_use]
pub fn square_code(board: &Board, square: SquareId) -> String {
    let place = board.square(square);
    let (mut letters, mut column) = (String::new(), u32::from(place.col) + 1);
    while column > 0 {
        let letter = u8::try_from((column - 1) % 26).map_or('A', |n| char::from(b'A' + n));
        letters.insert(0, letter);
        column = (column - 1) / 26;
    }
    format!("{letters}{}", place.row + 1)
}

impl Inspector<'_> {
    /// The cards of a category.
    pub(super) fn cards_named(&self, category: Category) -> Vec<NamedThing<CardId>> {
        let cards = self.view.edition.cards;
        let things = cards.set_of(category).iter().map(|card| {
            let name = self.theme.card_name(card).to_owned();
            let names = match category {
                Category::Suspect => {
                    vec![self.theme.suspects[cards.index_in_category(card)].short.clone(), name]
                }
                _ => vec![name],
            };
            (card, names, self.theme.card_key(card).to_owned())
        });
        named(things)
    }

    /// All cards.
    pub(super) fn all_cards_named(&self) -> Vec<NamedThing<CardId>> {
        Category::ALL.iter().flat_map(|category| self.cards_named(*category)).collect()
    }

    /// Every room.
    pub(super) fn rooms_named(&self) -> Vec<NamedThing<RoomId>> {
        let rooms = self.view.edition.board.rooms();
        named(rooms.map(|room| {
            let look = &self.theme.rooms[room.index()];
            (room, vec![look.name.clone()], look.id.clone())
        }))
    }

    /// Suspects, those who play and the others.
    pub(super) fn suspects_named(&self) -> Vec<NamedThing<SuspectId>> {
        let cards = self.view.edition.cards;
        let suspect = |card| SuspectId(cards.index_in_category(card) as u8);
        let all = self.cards_named(Category::Suspect).into_iter();
        all.map(|NamedThing { thing, token, name, forms }| NamedThing { thing: suspect(thing), token, name, forms })
            .collect()
    }

    /// The players.
    pub(super) fn seats_named(&self) -> Vec<NamedThing<SeatId>> {
        let all = self.suspects_named().into_iter();
        all.filter_map(|NamedThing { thing, token, name, forms }| {
            Some(NamedThing { thing: self.view.seat_of(thing)?, token, name, forms })
        })
        .collect()
    }

    /// The columns of the notebook.
    pub(super) fn columns_named(&self) -> Vec<NamedThing<Column>> {
        let seats = self.seats_named().into_iter().map(|NamedThing { thing, token, name, mut forms }| {
            if thing == self.view.me {
                forms.extend(listed(self.words, key!("spoken-word-me")));
            }
            NamedThing { thing: Column::Seat(thing), token, name, forms }
        });
        let forms = listed(self.words, key!("spoken-word-file"));
        let token = forms.first().map(|form| form.join("-")).unwrap_or_default();
        let name = self.column_name(Column::CaseFile);
        seats.chain([NamedThing { thing: Column::CaseFile, token, name, forms }]).collect()
    }

    /// The kinds of cards in the deck.
    pub(super) fn deck_named(&self) -> Vec<NamedThing<DeckCardId>> {
        let kinds = self.theme.deck.iter().enumerate();
        named(kinds.map(|(n, look)| (DeckCardId(n as u8), vec![look.title.clone()], look.id.clone())))
    }

    /// A square: its letter and number, and its name where it has one.
    pub(super) fn square_named(&self, square: SquareId) -> NamedThing<SquareId> {
        let code = square_code(&self.view.edition.board, square);
        let mut forms = vec![words_of(&code)];
        let special = self.view.edition.board.special().iter().position(|other| *other == square);
        let Some(look) = special.and_then(|n| self.theme.squares.get(n)) else {
            return NamedThing { thing: square, token: slug(&code), name: code, forms };
        };
        forms.extend([words_of(&look.name), words_of(&look.id)]);
        let name = self.theme.named_square(square).map_or_else(|| code.clone(), String::from);
        NamedThing { thing: square, token: slug(&code), name, forms }
    }

    /// Everything that one can look at.
    pub(super) fn subjects_named(&self) -> Vec<NamedThing<Subject>> {
        let suspects = self.suspects_named().into_iter().map(|named| named.map(Subject::Suspect));
        let weapons = self.cards_named(Category::Weapon).into_iter();
        let cards = self.view.edition.cards;
        let weapons =
            weapons.map(|named| named.map(|card| Subject::Weapon(WeaponId(cards.index_in_category(card) as u8))));
        let rooms = self.rooms_named().into_iter().map(|named| named.map(|room| Subject::Place(Place::Room(room))));
        let squares = self.view.edition.board.square_ids().map(|square| self.square_named(square));
        let squares = squares.map(|named| named.map(|square| Subject::Place(Place::Square(square))));
        suspects.chain(weapons).chain(rooms).chain(squares).collect()
    }

    /// A place as it reads in a sentence: a room or special square with its article, a square by letter and number.
    pub(super) fn place_phrase(&self, place: Place) -> Phrase {
        match place {
            Place::Room(room) => self.theme.room_phrase(room, Form::The),
            Place::Square(square) => {
                let code = || square_code(&self.view.edition.board, square).into();
                self.theme.named_square(square).unwrap_or_else(code)
            }
        }
    }
}

impl<T> NamedThing<T> {
    pub(super) fn map<U>(self, into: impl FnOnce(T) -> U) -> NamedThing<U> {
        let Self { thing, token, name, forms } = self;
        NamedThing { thing: into(thing), token, name, forms }
    }
}
