//! Suspects with their players, and weapons: who plays them, where they are, what they hold.

use super::{
    description::{Description, Topic},
    inspector::Inspector,
};
use crate::{Column, Controller};
use candlestick_rules::{Place, SeatId, SuspectId, WeaponId};
use candlestick_themes::{Form, capitalised, key, list_of};

impl Inspector<'_> {
    pub(super) fn suspect(&self, suspect: SuspectId) -> Description {
        let mut told = Description::named(self.theme.suspects[suspect.index()].name.clone());
        match self.view.seat_of(suspect) {
            Some(seat) => self.player(seat, &mut told),
            None => told.line(Topic::Player, self.say(key!("inspect-played-by-none"))),
        }
        if let Some(at) = self.view.tokens.get(suspect.index()) {
            told.line(Topic::Where, self.whereabouts(*at));
        }
        if let Some(seat) = self.view.seat_of(suspect) {
            self.belongings(seat, &mut told);
        }
        told
    }

    pub(super) fn weapon(&self, weapon: WeaponId) -> Description {
        let card = self.view.edition.cards.weapon(weapon);
        let mut told = Description::named(self.theme.card_name(card).to_owned());
        let room = self.view.weapons.get(weapon.index()).copied().flatten();
        let at = room.map_or_else(|| self.say(key!("inspect-beside")), |room| self.whereabouts(Place::Room(room)));
        told.line(Topic::Where, at);
        told
    }

    fn whereabouts(&self, place: Place) -> String {
        let square = match place {
            Place::Room(room) => return capitalised(self.theme.room_phrase(room, Form::In)),
            Place::Square(square) => square,
        };
        match self.theme.named_square(square) {
            Some(place) => self.with(key!("inspect-at"), &[("place", (&place).into())]),
            None => self.say(key!("inspect-on-square")),
        }
    }

    fn player(&self, seat: SeatId, told: &mut Description) {
        let player = self.seats.get(seat.index());
        let name = player.map_or("", |seat| seat.name.as_str());
        let key = match player.map(|seat| seat.controller) {
            _ if seat == self.view.me => key!("inspect-you"),
            Some(Controller::Bot(_)) => key!("inspect-bot"),
            _ => key!("inspect-person"),
        };
        told.line(Topic::Player, self.with(key, &[("name", name.into())]));
        if self.view.seats[seat.index()].out {
            told.line(Topic::Player, self.say(key!("inspect-out")));
        }
    }

    /// Cards in hand, those of them that are known, and what else everybody knows of a player.
    fn belongings(&self, seat: SeatId, told: &mut Description) {
        let known = &self.view.seats[seat.index()];
        told.line(Topic::Cards, self.with(key!("inspect-hand"), &[("cards", known.hand_size.into())]));
        let held = self.view.edition.cards.all().iter().filter(|card| self.held_by(*card, Column::Seat(seat)));
        let held: Vec<_> = held.map(|card| self.theme.card_phrase(card)).collect();
        if !held.is_empty() && seat != self.view.me && self.plays() {
            let cards = list_of(&held, self.words);
            told.line(Topic::Cards, self.with(key!("inspect-holds"), &[("cards", (&cards).into())]));
        }
        let deck = [("deck", (&self.theme.deck_phrase).into()), ("kept", known.kept.into())];
        if known.kept > 0 {
            told.line(Topic::Cards, self.with(key!("inspect-kept"), &deck));
        }
        let more = [
            (known.power, key!("inspect-power")),
            (known.pulled, key!("inspect-pulled")),
            (known.open, key!("inspect-open")),
        ];
        for (_, key) in more.into_iter().filter(|(holds, _)| *holds) {
            told.line(Topic::Rule, self.say(key));
        }
    }
}
