//! One case as the referee holds it: the truth, the board position, the turn, and what has happened.

use std::{collections::VecDeque, sync::Arc};

use rand::RngExt;
use rand_chacha::ChaCha8Rng;

use super::{
    Action, CardSet, Choices, DeckCardId, Edition, Event, Phase, Place, Refusal, RoomId, SeatId, Seed, Setup,
    SetupFault, SuspectId, Truth, task_stack::Turn,
};

/// The separate generators of a case, so that a change in one use never shifts another.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Streams {
    pub(super) deal: ChaCha8Rng,
    pub(super) dice: ChaCha8Rng,
    pub(super) deck: ChaCha8Rng,
}

impl Streams {
    /// The streams of a seed.
    #[must_use]
    pub fn new(seed: Seed) -> Self {
        Self { deal: seed.stream(0), dice: seed.stream(1), deck: seed.stream(2) }
    }
}

/// What the referee keeps of each player beside the hand.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub(super) struct PlayerState {
    /// Out of the race.
    pub out: bool,
    /// Its hand lies open for all to see.
    pub open: bool,
    /// Another player has moved its token since its last turn.
    pub pulled: bool,
    /// It misses its next turn.
    pub misses: bool,
    /// It sees the next card that is shown to another.
    pub sees_next: bool,
    pub power_used: bool,
    /// Deck cards kept in secret.
    pub kept: Vec<DeckCardId>,
    /// Rooms whose card it has looked at.
    pub rooms_seen: Vec<RoomId>,
    /// Places at the side whose card it has looked at.
    pub sides_seen: Vec<u8>,
    /// Own turns so far.
    pub turns: u32,
    /// Its own turn on which it last asked from a room, and that room.
    pub last_asked: Option<(u32, RoomId)>,
}

/// A case being played: the whole truth and the one place where the rules are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) edition: Arc<Edition>,
    pub(super) setup: Setup,
    pub(super) truth: Truth,
    pub(super) streams: Streams,
    pub(super) tokens: Vec<Place>,
    pub(super) weapons: Vec<Option<RoomId>>,
    /// The deck, top first.
    pub(super) deck: VecDeque<DeckCardId>,
    /// Used deck cards that will be shuffled again.
    pub(super) discards: Vec<DeckCardId>,
    /// Copies of each kind of deck card that are out of the game for all to see.
    pub(super) gone: Vec<u8>,
    /// How the dice are to fall next, where that was laid; then by the stream.
    pub(super) loaded_dice: VecDeque<Vec<u8>>,
    /// By seat.
    pub(super) players: Vec<PlayerState>,
    /// Cards that were revealed to all.
    pub(super) revealed: CardSet,
    pub(super) turn: Turn,
    pub(super) phase: Phase,
    pub(super) choices: Choices,
    pub(super) events: Vec<Event>,
}

impl Game {
    /// Sets the table: deals, places tokens and weapons, shuffles the deck and starts the first turn.
    ///
    /// # Errors
    /// When the setup doesn't fit the edition.
    pub fn new(edition: Arc<Edition>, setup: Setup, seed: impl Into<Seed>) -> Result<Self, SetupFault> {
        edition.check(&setup)?;
        let mut streams = Streams::new(seed.into());
        let truth = Truth::deal(&edition, &setup, &mut streams.deal);
        Ok(Self::with_truth(edition, setup, truth, streams))
    }

    /// Does what a seat decided and tells what happened.
    ///
    /// # Errors
    /// When the seat may not do that now; the game is then as it was.
    pub fn apply(&mut self, seat: SeatId, action: Action) -> Result<&[Event], Refusal> {
        let waiting_for = self.actor().ok_or(Refusal::CaseClosed)?;
        if action == Action::GiveUp && self.may_give_up(seat) && !self.choices(seat).allows(self.edition.cards, action)
        {
            return Ok(self.give_up_aside(seat));
        }
        if waiting_for != seat {
            return Err(Refusal::NotYours { waiting_for });
        }
        if !self.choices.allows(self.edition.cards, action) {
            return Err(Refusal::NotOffered { seat, action });
        }
        let before = self.events.len();
        self.act(seat, action);
        self.refresh_choices();
        Ok(&self.events[before..])
    }

    /// What a seat may do now; empty when somebody else is to act. See [`Game::may_give_up`] for what is possible
    /// beside it.
    #[must_use]
    pub fn choices(&self, seat: SeatId) -> Choices {
        if self.actor() == Some(seat) { self.choices.clone() } else { Choices::default() }
    }

    /// What is to be decided now.
    #[must_use]
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// Whose turn it is.
    #[must_use]
    pub const fn turn_seat(&self) -> SeatId {
        self.turn.seat
    }

    /// Turns so far, the present one included.
    #[must_use]
    pub const fn turn_number(&self) -> u32 {
        self.turn.number
    }

    /// The edition.
    #[must_use]
    pub const fn edition(&self) -> &Arc<Edition> {
        &self.edition
    }

    /// Who sits where.
    #[must_use]
    pub const fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Everything that happened, hidden cards included.
    #[must_use]
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    /// The hidden truth.
    #[must_use]
    pub const fn truth(&self) -> &Truth {
        &self.truth
    }

    /// What chance is to come of, for tests of what draws on it.
    #[cfg(feature = "testing")]
    #[must_use]
    pub const fn streams(&self) -> &Streams {
        &self.streams
    }

    /// Whether a seat is out of the race.
    #[must_use]
    pub fn is_out(&self, seat: SeatId) -> bool {
        self.players[seat.index()].out
    }

    /// Where a suspect's token is.
    #[must_use]
    pub fn token(&self, suspect: SuspectId) -> Place {
        self.tokens[suspect.index()]
    }

    /// Which room a weapon is in; none while it lies beside the board.
    #[must_use]
    pub fn weapon(&self, weapon: super::WeaponId) -> Option<RoomId> {
        self.weapons[weapon.index()]
    }

    /// Every seat.
    pub fn seats(&self) -> impl Iterator<Item = SeatId> + use<> {
        (0..self.setup.seats.len() as u8).map(SeatId)
    }

    /// The seats after `seat` to the left, once round, without `seat`.
    pub fn left_of(&self, seat: SeatId) -> impl Iterator<Item = SeatId> + use<> {
        let count = self.setup.seats.len() as u8;
        (1..count).map(move |n| SeatId((seat.0 + n) % count))
    }

    /// Rolls every die; loaded dice first.
    pub(super) fn roll_faces(&mut self) -> Vec<u8> {
        if let Some(faces) = self.loaded_dice.pop_front() {
            return faces;
        }
        let dice = self.edition.profile.dice.iter();
        dice.map(|die| self.streams.dice.random_range(0..die.len() as u32) as u8).collect()
    }

    /// The suspect of a seat.
    #[must_use]
    pub fn suspect_of(&self, seat: SeatId) -> SuspectId {
        self.setup.seats[seat.index()]
    }

    /// The seat of a suspect, if one was chosen.
    #[must_use]
    pub fn seat_of(&self, suspect: SuspectId) -> Option<SeatId> {
        let seat = self.setup.seats.iter().position(|other| *other == suspect)?;
        Some(SeatId(seat as u8))
    }

    /// The cards of the question that a seat holds.
    pub(super) fn matching(&self, seat: SeatId) -> CardSet {
        let named = self.turn.question.map(|question| self.edition.cards.set(question.triple)).unwrap_or_default();
        self.truth.hand(seat).and(named)
    }

    /// The room a seat's token is in.
    pub(super) fn room_of(&self, seat: SeatId) -> Option<RoomId> {
        self.token(self.suspect_of(seat)).room()
    }

    pub(super) fn player(&self, seat: SeatId) -> &PlayerState {
        &self.players[seat.index()]
    }

    pub(super) fn player_mut(&mut self, seat: SeatId) -> &mut PlayerState {
        &mut self.players[seat.index()]
    }

    /// Whether a room can be in the case file, so that one asks there.
    pub(super) fn is_nameable(&self, room: RoomId) -> bool {
        room.0 < self.edition.cards.rooms
    }

    /// Whether a seat stands in the board's centre.
    pub(super) fn in_centre(&self, seat: SeatId) -> bool {
        self.room_of(seat).is_some_and(|room| self.edition.board.centre() == Some(room))
    }
}
