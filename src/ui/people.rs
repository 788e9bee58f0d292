//! Who sits where, in names: small questions that panels ask of a desk.

use bevy_egui::egui::Color32;

use super::Desk;
use crate::{
    case::Controller,
    rules::{CardId, DeckCardId, Event, RoomId, SeatId, SuspectId, View},
    theme::Theme,
};

/// What each seat is called at the table: its suspect's short name.
#[must_use]
pub fn seat_names(theme: &Theme, view: &View) -> Vec<String> {
    view.setup.seats.iter().map(|suspect| theme.suspects[suspect.index()].short.clone()).collect()
}

impl Desk<'_> {
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
        &self.theme.suspects[self.suspect(seat).index()].short
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

    /// Steps of this turn: those rolled, or those that every turn has.
    pub(crate) fn steps(&self) -> u32 {
        let rolled = self.view.events.iter().rev().find_map(|event| match event {
            Event::Rolled { steps, .. } => Some(Some(*steps)),
            Event::TurnStarted { .. } => Some(None),
            _ => None,
        });
        rolled.flatten().unwrap_or_else(|| self.view.edition.profile.fixed_steps.unwrap_or(0).into())
    }

    /// The deck card that was drawn last on this turn.
    pub(crate) fn drawn(&self) -> Option<DeckCardId> {
        let drawn = self.view.events.iter().rev().find_map(|event| match event {
            Event::Drawn { card, .. } => Some(Some(*card)),
            Event::TurnStarted { .. } => Some(None),
            _ => None,
        });
        drawn.flatten()
    }

    /// The card of a room that has one.
    pub(crate) fn room_card(&self, room: RoomId) -> CardId {
        self.view.edition.cards.room(room)
    }
}
