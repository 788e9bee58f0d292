//! Bundles one seat's view, notebook and words, of which all parts of a description are made.

use crate::{Marks, NotebookAssist, Seat};
use candlestick_rules::{RoomId, SeatId, View};
use candlestick_themes::{Arg, Form, MessageKey, Phrase, Theme, Words};

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
