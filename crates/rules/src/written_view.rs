//! A view as it is written and read: without its edition, and held against it before anybody uses it.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::{
    CardSet, Choices, DeckCardId, Edition, Event, Phase, Place, RoomId, SeatId, SeatView, Setup, SetupFault, Triple,
    View,
    within::{IdBounds, WithinBounds},
};

/// A [`View`] as it is written: without the edition. Anybody may have written it, so what it says can only be had by
/// [`WrittenView::with_edition`].
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct WrittenView {
    me: SeatId,
    setup: Setup,
    seats: Vec<SeatView>,
    hand: CardSet,
    tokens: Vec<Place>,
    weapons: Vec<Option<RoomId>>,
    room_cards: Vec<RoomId>,
    side_cards: u8,
    sides_seen: Vec<u8>,
    revealed: CardSet,
    face_up: CardSet,
    kept: Vec<DeckCardId>,
    deck_left: u8,
    deck_gone: Vec<u8>,
    turn_seat: SeatId,
    turn: u32,
    steps: u32,
    question: Option<Triple>,
    asker: Option<SeatId>,
    phase: Phase,
    actor: Option<SeatId>,
    choices: Choices,
    may_give_up: bool,
    events: Vec<Event>,
}

/// Why a view cannot be that of a case of an edition.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum ViewFault {
    /// Its table is none of the edition.
    #[error("the view's table is not possible: {0}")]
    Setup(#[from] SetupFault),
    /// It names something, or a number of things, that is not there.
    #[error("the view's {0} do not fit the edition and its table; ask for the view again")]
    Beyond(&'static str),
}

impl WrittenView {
    /// The same view with its events taken out, and those.
    #[must_use]
    pub fn split(mut self) -> (Self, Vec<Event>) {
        let events = std::mem::take(&mut self.events);
        (self, events)
    }

    /// The same view with what happened put into it.
    #[must_use]
    pub fn with_events(self, events: Vec<Event>) -> Self {
        Self { events, ..self }
    }

    /// The view, which looks at an edition: nothing in it names what the edition and the table have not.
    ///
    /// # Errors
    /// What does not fit.
    pub fn with_edition(self, edition: Arc<Edition>) -> Result<View, ViewFault> {
        edition.check(&self.setup)?;
        let beyond = self.beyond(&IdBounds { edition: &edition, seats: self.setup.seats.len() });
        if let Some(what) = beyond {
            return Err(ViewFault::Beyond(what));
        }
        Ok(View {
            edition,
            me: self.me,
            setup: self.setup,
            seats: self.seats,
            hand: self.hand,
            tokens: self.tokens,
            weapons: self.weapons,
            room_cards: self.room_cards,
            side_cards: self.side_cards,
            sides_seen: self.sides_seen,
            revealed: self.revealed,
            face_up: self.face_up,
            kept: self.kept,
            deck_left: self.deck_left,
            deck_gone: self.deck_gone,
            turn_seat: self.turn_seat,
            turn: self.turn,
            steps: self.steps,
            question: self.question,
            asker: self.asker,
            phase: self.phase,
            actor: self.actor,
            choices: self.choices,
            may_give_up: self.may_give_up,
            events: self.events,
        })
    }

    /// What of it is not there.
    fn beyond(&self, bounds: &IdBounds) -> Option<&'static str> {
        let cards = bounds.edition.cards;
        let known_seat = self.me == SeatId::WATCHER || self.me.within(bounds);
        let counted = self.seats.len() == bounds.seats;
        let seats = known_seat && counted && bounds.hold([&self.turn_seat, &self.asker, &self.actor, &self.phase]);
        let suspects = self.seats.iter().map(|seat| seat.suspect).eq(self.setup.seats.iter().copied());
        let pieces =
            self.tokens.len() == usize::from(cards.suspects) && self.weapons.len() == usize::from(cards.weapons);
        let sides = self.side_cards <= cards.total() && self.sides_seen.iter().all(|place| *place < self.side_cards);
        let faults = [
            ("seats", seats && suspects),
            ("pieces", pieces && bounds.hold([&self.tokens, &self.weapons])),
            ("cards", sides && bounds.hold([&self.hand, &self.revealed, &self.face_up, &self.question])),
            ("rooms", self.room_cards.within(bounds)),
            ("deck cards", self.deck_gone.len() == bounds.edition.deck.len() && self.kept.within(bounds)),
            ("choices", self.choices.0.within(bounds)),
            ("events", self.events.within(bounds)),
        ];
        faults.into_iter().find(|(_, sound)| !sound).map(|(what, _)| what)
    }
}

impl From<View> for WrittenView {
    fn from(view: View) -> Self {
        Self {
            me: view.me,
            setup: view.setup,
            seats: view.seats,
            hand: view.hand,
            tokens: view.tokens,
            weapons: view.weapons,
            room_cards: view.room_cards,
            side_cards: view.side_cards,
            sides_seen: view.sides_seen,
            revealed: view.revealed,
            face_up: view.face_up,
            kept: view.kept,
            deck_left: view.deck_left,
            deck_gone: view.deck_gone,
            turn_seat: view.turn_seat,
            turn: view.turn,
            steps: view.steps,
            question: view.question,
            asker: view.asker,
            phase: view.phase,
            actor: view.actor,
            choices: view.choices,
            may_give_up: view.may_give_up,
            events: view.events,
        }
    }
}
