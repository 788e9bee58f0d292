//! What one seat may know: public facts, its own hand, what it was shown, and its own redacted events.

use std::sync::Arc;

use serde::Serialize;

use super::{CardSet, Choices, Edition, Event, Game, Phase, Place, RoomId, SeatId, Setup, SuspectId, Triple};

/// What everyone knows of a seat.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct SeatView {
    /// Its suspect.
    pub suspect: SuspectId,
    /// Cards in its hand.
    pub hand_size: u8,
    /// Whether it is out of the race.
    pub out: bool,
}

/// All that a seat may know. Bots, notebooks, tables and logs take this and never a [`Game`];
/// it holds neither seed nor generator state.
#[derive(Debug, Clone, Serialize)]
pub struct View {
    /// The rules; public and the same for all, so it isn't written out.
    #[serde(skip)]
    pub edition: Arc<Edition>,
    /// Whose view this is.
    pub me: SeatId,
    /// Who sits where.
    pub setup: Setup,
    /// What everyone knows of each seat.
    pub seats: Vec<SeatView>,
    /// The seat's own hand.
    pub hand: CardSet,
    /// Where each suspect's token is.
    pub tokens: Vec<Place>,
    /// The room of each weapon.
    pub weapons: Vec<RoomId>,
    /// Rooms with a card face down.
    pub room_cards: Vec<RoomId>,
    /// Cards that were revealed to all.
    pub revealed: CardSet,
    /// Whose turn it is.
    pub turn_seat: SeatId,
    /// Turns so far, the present one included.
    pub turn: u32,
    /// The suggestion of this turn, once made.
    pub question: Option<Triple>,
    /// What is to be decided now.
    pub phase: Phase,
    /// Who is to decide it.
    pub actor: Option<SeatId>,
    /// What this seat may do now; empty when another is to act.
    pub choices: Choices,
    /// What happened, as this seat saw it.
    pub events: Vec<Event>,
}

impl Game {
    /// The view of one seat, or of a [`SeatId::WATCHER`].
    #[must_use]
    pub fn view(&self, me: SeatId) -> View {
        let seats = self.seats().map(|seat| SeatView {
            suspect: self.suspect_of(seat),
            hand_size: self.truth.hand(seat).len() as u8,
            out: self.is_out(seat),
        });
        View {
            edition: Arc::clone(&self.edition),
            me,
            setup: self.setup.clone(),
            seats: seats.collect(),
            hand: self.truth.hand(me),
            tokens: self.tokens.clone(),
            weapons: self.weapons.clone(),
            room_cards: self.truth.room_cards.iter().map(|(room, _)| *room).collect(),
            revealed: self.revealed,
            turn_seat: self.turn.seat,
            turn: self.turn.number,
            question: self.turn.question,
            phase: self.phase,
            actor: self.actor(),
            choices: self.choices(me),
            events: self.events.iter().map(|event| event.seen_by(me)).collect(),
        }
    }
}

impl View {
    /// The suspect of this view's seat; for a watcher, who has none, the one who sits first.
    #[must_use]
    pub fn my_suspect(&self) -> SuspectId {
        self.setup.seats.get(self.me.index()).or(self.setup.seats.first()).copied().unwrap_or(SuspectId(0))
    }

    /// Where this seat's token is.
    #[must_use]
    pub fn my_place(&self) -> Place {
        self.tokens[self.my_suspect().index()]
    }

    /// The seat of a suspect, if one was chosen.
    #[must_use]
    pub fn seat_of(&self, suspect: SuspectId) -> Option<SeatId> {
        let seat = self.setup.seats.iter().position(|other| *other == suspect)?;
        Some(SeatId(seat as u8))
    }

    /// The seats after `seat` to the left, once round, without `seat`.
    pub fn left_of(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let count = self.setup.seats.len() as u8;
        (1..count).map(move |n| SeatId((seat.0 + n) % count))
    }
}
