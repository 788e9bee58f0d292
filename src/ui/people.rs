//! Who sits where, in names: small questions that panels ask of a desk.

use bevy_egui::egui::Color32;

use super::PanelContext;
use candlestick_game::Controller;
use candlestick_rules::{
    AccuseWhere, CardId, Choice, DeckCardId, Effect, Event, Phase, RoomId, SeatId, SquareId, SuspectId, View,
};
use candlestick_themes::{Arg, DeckLook, Theme};

/// What lets somebody do what they do.
#[derive(Debug, Clone, Copy)]
enum Source {
    Card(DeckCardId),
    Power(SuspectId),
}

/// What each seat is called at the table: its suspect's short name.
#[must_use]
pub fn seat_names(theme: &Theme, view: &View) -> Vec<String> {
    view.setup.seats.iter().map(|suspect| theme.suspects[suspect.index()].short.clone()).collect()
}

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

    /// Whether the view is a player's, not a watcher's.
    pub(crate) fn plays(&self) -> bool {
        self.view.me.index() < self.view.setup.seats.len()
    }

    /// Whether only bots are left in the race.
    pub(crate) fn only_bots_race(&self) -> bool {
        self.view.actor.is_some() && self.all_seats().all(|seat| self.view.seats[seat.index()].out || self.is_bot(seat))
    }

    /// What the deck's cards are called, for a sentence.
    pub(crate) fn deck(&self) -> [(&'static str, Arg<'_>); 2] {
        [("deck", (&self.theme.deck_name).into()), ("vowel", self.theme.deck_vowel().into())]
    }

    /// Whether the person may do this now.
    pub(crate) fn offers(&self, wanted: &Choice) -> bool {
        self.view.choices.iter().any(|choice| choice == wanted)
    }

    /// The deck card or power that is being followed, and by whom: what was drawn, played or used last on this turn,
    /// by whoever is deciding for it. A drawn card can wait while others play theirs.
    fn followed(&self) -> Option<(SeatId, Source)> {
        let by = match self.view.phase {
            Phase::ChooseSeat(card) | Phase::NameCard(card) => return Some((self.view.actor?, Source::Card(card))),
            Phase::ChooseRoom(seat) | Phase::ChooseToken(seat) | Phase::AskAnywhere(seat) | Phase::UsePower(seat) => {
                Some(seat)
            }
            _ => None,
        };
        let last = self.view.events.iter().rev().find_map(|event| match event {
            Event::TurnStarted { .. } => Some(None),
            Event::Drawn { seat, .. } | Event::CardPlayed { seat, .. } | Event::PowerUsed { seat, .. }
                if by.is_some_and(|by| by != *seat) =>
            {
                None
            }
            Event::Drawn { seat, card } | Event::CardPlayed { seat, card } => Some(Some((*seat, Source::Card(*card)))),
            Event::PowerUsed { seat, suspect } => Some(Some((*seat, Source::Power(*suspect)))),
            _ => None,
        });
        last.flatten()
    }

    /// Who follows a deck card or a power now.
    pub(crate) fn doer(&self) -> Option<SeatId> {
        self.followed().map(|(seat, _)| seat)
    }

    /// The effect that is being followed.
    pub(crate) fn effect(&self) -> Option<Effect> {
        match self.followed()?.1 {
            Source::Card(card) => self.view.edition.deck.get(card.index()).map(|card| card.effect),
            Source::Power(suspect) => self.view.edition.power(suspect).map(|power| power.effect),
        }
    }

    /// The words of the deck card or power that is being followed.
    pub(crate) fn followed_look(&self) -> Option<&DeckLook> {
        match self.followed()?.1 {
            Source::Card(card) => self.theme.deck.get(card.index()),
            Source::Power(suspect) => self.theme.suspects.get(suspect.index())?.power.as_ref(),
        }
    }

    /// The next player to the left who still holds cards that others have not all seen.
    pub(crate) fn left_neighbour(&self, seat: SeatId) -> SeatId {
        let mut left = self.view.left_of(seat);
        left.find(|other| !self.view.seats[other.index()].open).unwrap_or(seat)
    }

    /// Whether the turn's owner has made a part of the move and goes on from there.
    pub(crate) fn under_way(&self) -> bool {
        let last = self.view.events.iter().rev().find_map(|event| match event {
            Event::Moved { seat, .. } => Some(*seat == self.view.turn_seat),
            Event::TurnStarted { .. } | Event::Rolled { .. } => Some(false),
            _ => None,
        });
        self.view.phase == Phase::Move && last.unwrap_or(false)
    }

    /// A special square as it reads in a sentence; other squares have no name.
    pub(crate) fn square_phrase(&self, square: SquareId) -> Option<String> {
        self.theme.named_square(square)
    }

    /// The card at a place at the side, once the person has looked at it.
    pub(crate) fn side_card(&self, at: u8) -> Option<CardId> {
        self.view.events.iter().find_map(|event| match event {
            Event::SideCardSeen { place, card, seat } if *place == at && *seat == self.view.me => *card,
            _ => None,
        })
    }

    /// Where accusations are made, if not everywhere.
    pub(crate) fn accusing_place(&self) -> Option<RoomId> {
        let edition = &self.view.edition;
        edition.board.centre().filter(|_| edition.profile.accuse == AccuseWhere::Centre)
    }

    /// The card of a room that has one.
    pub(crate) fn room_card(&self, room: RoomId) -> CardId {
        self.view.edition.cards.room(room)
    }
}
