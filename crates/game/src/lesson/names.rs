//! Finds the things of a theme and the seats of a chapter by the ids that its file writes.

use std::ops::Range;

use crate::Column;
use candlestick_rules::{CardId, DeckCardId, Place, RoomId, SeatId, SuspectId, Triple, WeaponId};
use candlestick_themes::{
    Theme, message,
    reading::{Report, Text, named, named_at},
};

/// How the case file is called where a player's suspect may stand too.
const CASE_FILE: &str = "case-file";

/// What names stand for.
#[derive(Clone, Copy)]
pub(super) struct LessonNames<'a> {
    pub theme: &'a Theme,
    /// The suspects of the seats.
    pub seats: &'a [SuspectId],
}

impl<'a> LessonNames<'a> {
    fn suspects(self) -> impl Iterator<Item = &'a str> + Clone {
        self.theme.suspects.iter().map(|look| look.id.as_str())
    }

    fn weapons(self) -> impl Iterator<Item = &'a str> + Clone {
        self.theme.weapons.iter().map(|look| look.id.as_str())
    }

    fn rooms(self) -> impl Iterator<Item = &'a str> + Clone {
        self.theme.rooms.iter().map(|look| look.id.as_str())
    }

    pub(super) fn suspect(self, text: &Text, report: &mut Report) -> Option<SuspectId> {
        named("suspect", self.suspects(), text, report).map(|n| SuspectId(n as u8))
    }

    pub(super) fn suspect_key(self, key: &str, at: &Range<usize>, report: &mut Report) -> Option<SuspectId> {
        named_at("suspect", self.suspects(), key, at, report).map(|n| SuspectId(n as u8))
    }

    pub(super) fn weapon(self, text: &Text, report: &mut Report) -> Option<WeaponId> {
        named("weapon", self.weapons(), text, report).map(|n| WeaponId(n as u8))
    }

    pub(super) fn weapon_key(self, key: &str, at: &Range<usize>, report: &mut Report) -> Option<WeaponId> {
        named_at("weapon", self.weapons(), key, at, report).map(|n| WeaponId(n as u8))
    }

    pub(super) fn room(self, text: &Text, report: &mut Report) -> Option<RoomId> {
        named("room", self.rooms(), text, report).map(|n| RoomId(n as u8))
    }

    pub(super) fn room_key(self, key: &str, at: &Range<usize>, report: &mut Report) -> Option<RoomId> {
        named_at("room", self.rooms(), key, at, report).map(|n| RoomId(n as u8))
    }

    pub(super) fn square(self, [row, col]: [u16; 2], at: &Range<usize>, report: &mut Report) -> Option<Place> {
        let square = self.theme.edition.board.square_at(row, col);
        if square.is_none() {
            report.at(at, message!("chapter-no-square", row = row, column = col));
        }
        square.map(Place::Square)
    }

    /// A card by its id.
    pub(super) fn card(self, text: &Text, report: &mut Report) -> Option<CardId> {
        let cards = self.theme.edition.cards;
        let rooms = self.rooms().take(usize::from(cards.rooms));
        let ids = self.suspects().chain(self.weapons()).chain(rooms);
        named("card", ids, text, report).map(|n| CardId(n as u8))
    }

    /// Several cards; those that there are not are told.
    pub(super) fn cards(self, texts: &[Text], report: &mut Report) -> Vec<CardId> {
        texts.iter().filter_map(|text| self.card(text, report)).collect()
    }

    /// A suspect, a weapon and a room that can be in the case file.
    pub(super) fn triple(self, texts: &[Text], at: &Range<usize>, report: &mut Report) -> Option<Triple> {
        let [suspect, weapon, room] = texts else {
            report.at(at, message!("chapter-triple"));
            return None;
        };
        let (suspect, weapon) = (self.suspect(suspect, report), self.weapon(weapon, report));
        let named = self.room(room, report);
        let triple = Triple { suspect: suspect?, weapon: weapon?, room: named? };
        if !self.theme.edition.cards.holds(triple) {
            report.at(&room.span(), message!("chapter-no-answer"));
            return None;
        }
        Some(triple)
    }

    /// The seat that a suspect has.
    pub(super) fn seat(self, text: &Text, report: &mut Report) -> Option<SeatId> {
        let ids = self.seats.iter().filter_map(|seat| Some(self.theme.suspects.get(seat.index())?.id.as_str()));
        named("player", ids, text, report).map(|n| SeatId(n as u8))
    }

    /// The column of a player or of the case file.
    pub(super) fn column(self, text: &Text, report: &mut Report) -> Option<Column> {
        if text.get_ref() == CASE_FILE {
            return Some(Column::CaseFile);
        }
        self.seat(text, report).map(Column::Seat)
    }

    /// A kind of deck card.
    pub(super) fn deck_card(self, text: &Text, report: &mut Report) -> Option<DeckCardId> {
        named("deck card", self.theme.deck.iter().map(|look| look.id.as_str()), text, report)
            .map(|n| DeckCardId(n as u8))
    }
}
