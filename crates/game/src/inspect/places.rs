//! Rooms and squares: who and what is there, doors, passages and what the rules say of them.

use super::{
    description::{Description, Topic},
    inspector::Inspector,
};
use candlestick_rules::{AccuseWhere, Place, RoomId, SquareId, SquareMark, SuspectId, WeaponId};
use candlestick_themes::{Form, Phrase, capitalised, key, list_of};

impl Inspector<'_> {
    pub(super) fn room(&self, room: RoomId) -> Description {
        let (board, place) = (&self.view.edition.board, Place::Room(room));
        let mut told = Description::named(self.theme.room_phrase(room, Form::Bare));
        told.line(Topic::Here, self.who_is_at(place).unwrap_or_else(|| self.say(key!("inspect-nobody"))));
        let doors = board.doors_of(room).count();
        if doors > 0 {
            told.line(Topic::Doors, self.with(key!("inspect-doors"), &[("doors", doors.into())]));
        }
        let joined: Vec<_> = board.joined(room).map(|other| self.the_room(other)).collect();
        if !joined.is_empty() {
            let rooms = list_of(&joined, self.words);
            told.line(Topic::Doors, self.with(key!("inspect-joined"), &[("rooms", (&rooms).into())]));
        }
        self.passage(place, &mut told);
        if board.centre() == Some(room) && self.view.edition.profile.accuse == AccuseWhere::Centre {
            told.line(Topic::Rule, self.say(key!("inspect-accuse")));
        }
        if self.view.room_cards.contains(&room) {
            told.line(Topic::Cards, self.say(key!("inspect-card-lies")));
        }
        self.reach(place, &mut told);
        told
    }

    pub(super) fn square(&self, square: SquareId) -> Description {
        let (board, place) = (&self.view.edition.board, Place::Square(square));
        let name = self.theme.named_square(square).unwrap_or_else(|| self.say(key!("inspect-square")).into());
        let mut told = Description::named(capitalised(name));
        if let Some(here) = self.who_is_at(place) {
            told.line(Topic::Here, here);
        }
        for door in board.doors_at(square) {
            let room = self.the_room(door.room);
            told.line(Topic::Doors, self.with(key!("inspect-door-to"), &[("room", (&room).into())]));
        }
        self.passage(place, &mut told);
        match self.view.edition.profile.mark {
            SquareMark::Draw if board.marked(square) => told.line(Topic::Rule, self.say(key!("inspect-draws"))),
            SquareMark::Snoop if board.marked(square) => told.line(Topic::Rule, self.say(key!("inspect-snoops"))),
            _ => {}
        }
        if let Some(n) = board.starts().iter().position(|start| *start == square) {
            let who = self.suspect_name(SuspectId(n as u8));
            told.line(Topic::Rule, capitalised(self.with(key!("inspect-starts"), &[("who", (&who).into())])));
        }
        self.reach(place, &mut told);
        told
    }

    fn passage(&self, place: Place, told: &mut Description) {
        let end = match self.view.edition.board.passage_from(place) {
            Some(Place::Room(room)) => self.the_room(room),
            Some(Place::Square(square)) => self.theme.named_square(square).unwrap_or_default(),
            None => return,
        };
        told.line(Topic::Passage, self.with(key!("inspect-passage"), &[("room", (&end).into())]));
    }

    /// Tokens and weapons at a place.
    fn who_is_at(&self, place: Place) -> Option<String> {
        let tokens = self.view.tokens.iter().enumerate().filter(|(_, at)| **at == place);
        let tokens = tokens.map(|(n, _)| self.suspect_name(SuspectId(n as u8)));
        let weapons =
            self.view.weapons.iter().enumerate().filter(|(_, at)| place.room().is_some() && **at == place.room());
        let weapons = weapons.map(|(n, _)| self.weapon_name(WeaponId(n as u8)));
        let all: Vec<_> = tokens.chain(weapons).collect();
        let who = list_of(&all, self.words);
        (!all.is_empty()).then(|| self.with(key!("inspect-here"), &[("who", (&who).into())]))
    }

    pub(crate) fn suspect_name(&self, suspect: SuspectId) -> Phrase {
        self.theme.card_phrase(self.view.edition.cards.suspect(suspect))
    }

    pub(crate) fn weapon_name(&self, weapon: WeaponId) -> Phrase {
        self.theme.card_phrase(self.view.edition.cards.weapon(weapon))
    }
}
