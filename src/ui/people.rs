//! Tells who sits where, in names: small questions that panels ask of their `PanelContext`.

use bevy_egui::egui::Color32;

use super::PanelContext;
use candlestick_game::{Controller, seat_queries};
use candlestick_rules::{CardId, Choice, RoomId, SeatId, SquareId, SuspectId};
use candlestick_themes::{Arg, DeckLook, Phrase};

impl PanelContext<'_> {
    /// Every seat, in order.
    pub(crate) fn all_seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.view.setup.seats.len() as u8).map(SeatId)
    }

    /// The suspect of a seat.
    pub(crate) fn suspect(&self, seat: SeatId) -> SuspectId {
        self.view.setup.seats.get(seat.index()).copied().unwrap_or(SuspectId(0))
    }

    /// What a seat is called.
    pub(crate) fn short(&self, seat: SeatId) -> &str {
        let own = self.names.and_then(|names| names.get(seat.index()));
        own.unwrap_or(&self.theme.suspects[self.suspect(seat).index()].short)
    }

    /// The colour of a seat.
    pub(crate) fn colour(&self, seat: SeatId) -> Color32 {
        self.theme.suspects[self.suspect(seat).index()].colour.into()
    }

    /// Whether a bot decides for a seat.
    pub(crate) fn is_bot(&self, seat: SeatId) -> bool {
        self.seats.get(seat.index()).is_some_and(|seat| matches!(seat.controller, Controller::Bot(_)))
    }

    /// Whether a seat's person is not connected to the room that referees the case.
    pub(crate) fn is_away(&self, seat: SeatId) -> bool {
        self.away.contains(&seat)
    }

    /// Whether the view is a player's, not a watcher's.
    pub(crate) fn plays(&self) -> bool {
        self.view.me.index() < self.view.setup.seats.len()
    }

    /// Whether only bots are left in the race, which can be played on here.
    pub(crate) fn only_bots_race(&self) -> bool {
        !self.elsewhere
            && self.view.actor.is_some()
            && self.all_seats().all(|seat| self.view.seats[seat.index()].out || self.is_bot(seat))
    }

    /// What the deck's cards are called, for a sentence.
    pub(crate) fn deck(&self) -> [(&'static str, Arg<'_>); 2] {
        seat_queries::deck(self.theme)
    }

    /// Whether the person may do this now.
    pub(crate) fn offers(&self, wanted: &Choice) -> bool {
        seat_queries::offers(self.view, wanted)
    }

    /// Who follows a deck card or a power now.
    pub(crate) fn doer(&self) -> Option<SeatId> {
        seat_queries::doer(self.view)
    }

    /// The words of the deck card or power that is being followed.
    pub(crate) fn followed_look(&self) -> Option<&DeckLook> {
        seat_queries::followed_look(self.view, self.theme)
    }

    /// The next player to the left who still holds cards that others have not all seen.
    pub(crate) fn left_neighbour(&self, seat: SeatId) -> SeatId {
        seat_queries::left_neighbour(self.view, seat)
    }

    /// Whether the turn's owner has made a part of the move and goes on from there.
    pub(crate) fn under_way(&self) -> bool {
        seat_queries::under_way(self.view)
    }

    /// A special square as it reads in a sentence; other squares have no name.
    pub(crate) fn square_phrase(&self, square: SquareId) -> Option<Phrase> {
        self.theme.named_square(square)
    }

    /// The card at a place at the side, once the person has looked at it.
    pub(crate) fn side_card(&self, at: u8) -> Option<CardId> {
        seat_queries::side_card(self.view, at)
    }

    /// Where accusations are made, if not everywhere.
    pub(crate) fn accusing_place(&self) -> Option<RoomId> {
        seat_queries::accusing_place(self.view)
    }

    /// The card of a room that has one.
    pub(crate) fn room_card(&self, room: RoomId) -> CardId {
        self.view.edition.cards.room(room)
    }
}
