//! One case as the referee holds it: the truth, the board position, the turn, and what has happened.

use std::{collections::VecDeque, sync::Arc};

use rand::{RngExt, SeedableRng, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    Action, CardId, CardSet, Choice, Choices, DeckCardId, Edition, Event, Place, Refusal, RoomId, SeatId, Setup,
    SetupFault, SuspectId, Triple, Truth,
};

/// What is to be decided now; public.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, serde::Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// The turn's owner is to roll.
    Roll,
    /// The turn's owner picks a player for a drawn card.
    ChooseSeat(DeckCardId),
    /// The turn's owner names a card for a drawn card.
    NameCard(DeckCardId),
    /// This seat reveals one of its cards to all.
    Reveal(SeatId),
    /// This seat shows one of its cards to its left neighbour.
    PassLeft(SeatId),
    /// The turn's owner moves, stays or takes the passage.
    Move,
    /// The turn's owner makes a suggestion.
    Suggest,
    /// This seat shows the asker one of the three cards.
    Answer(SeatId),
    /// The turn's owner accuses or ends the turn.
    Conclude,
    /// The case is closed.
    Over,
}

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
    pub fn new(seed: u64) -> Self {
        let stream = |n| {
            let mut rng = ChaCha8Rng::seed_from_u64(seed);
            rng.set_stream(n);
            rng
        };
        Self { deal: stream(0), dice: stream(1), deck: stream(2) }
    }
}

/// What happens on the turn that is under way.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Turn {
    pub number: u32,
    pub seat: SeatId,
    pub steps: u32,
    pub any_room: bool,
    pub again: bool,
    pub question: Option<Triple>,
    /// Drawn cards that are still to be followed.
    pub pending: VecDeque<DeckCardId>,
    /// Cards chosen so far to be shown to the left, hidden until all have chosen.
    pub to_left: Vec<(SeatId, CardId)>,
}

impl Turn {
    pub(super) const fn new(number: u32, seat: SeatId) -> Self {
        Self {
            number,
            seat,
            steps: 0,
            any_room: false,
            again: false,
            question: None,
            pending: VecDeque::new(),
            to_left: Vec::new(),
        }
    }
}

/// A case being played: the whole truth and the one place where the rules are.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Game {
    pub(super) edition: Arc<Edition>,
    pub(super) setup: Setup,
    pub(super) truth: Truth,
    pub(super) streams: Streams,
    pub(super) tokens: Vec<Place>,
    pub(super) weapons: Vec<RoomId>,
    /// The deck, top first.
    pub(super) deck: VecDeque<DeckCardId>,
    /// Dice that are to fall next, for tests; then the stream's.
    pub(super) loaded_dice: VecDeque<Vec<u8>>,
    /// Seats out of the race.
    pub(super) out: Vec<bool>,
    /// Cards that were revealed to all.
    pub(super) revealed: CardSet,
    /// For each seat, the room cards it looked at.
    pub(super) looked: Vec<Vec<RoomId>>,
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
    pub fn new(edition: Arc<Edition>, setup: Setup, seed: u64) -> Result<Self, SetupFault> {
        edition.check(&setup)?;
        let mut streams = Streams::new(seed);
        let truth = Truth::deal(&edition, &setup, &mut streams.deal);
        Ok(Self::with_truth(edition, setup, truth, streams))
    }

    /// A case with a given truth, for puzzles and tests; seats, dice and deck as in [`Game::new`].
    ///
    /// # Errors
    /// When the setup doesn't fit the edition.
    pub fn with_deal(edition: Arc<Edition>, setup: Setup, truth: Truth, seed: u64) -> Result<Self, SetupFault> {
        edition.check(&setup)?;
        Ok(Self::with_truth(edition, setup, truth, Streams::new(seed)))
    }

    fn with_truth(edition: Arc<Edition>, setup: Setup, truth: Truth, mut streams: Streams) -> Self {
        let tokens = (0..edition.cards.suspects).map(|n| Place::Square(edition.board.start(SuspectId(n)))).collect();
        let weapons = random_rooms(&edition, &mut streams.deal);
        let deck = shuffled_deck(&edition, &setup, &mut streams.deck);
        let first = first_seat(&edition, &setup);
        let seats = setup.seats.len();
        let mut game = Self {
            edition,
            truth,
            streams,
            tokens,
            weapons,
            deck,
            loaded_dice: VecDeque::new(),
            out: vec![false; seats],
            revealed: CardSet::EMPTY,
            looked: vec![Vec::new(); seats],
            turn: Turn::new(0, first),
            phase: Phase::Roll,
            choices: Choices::default(),
            events: Vec::new(),
            setup,
        };
        game.open(first);
        game
    }

    fn open(&mut self, first: SeatId) {
        self.events.push(Event::Opened {
            first,
            tokens: self.tokens.clone(),
            weapons: self.weapons.clone(),
            hand_sizes: self.truth.hands.iter().map(|hand| hand.len() as u8).collect(),
            room_cards: self.truth.room_cards.iter().map(|(room, _)| *room).collect(),
        });
        for seat in self.seats() {
            let cards = Some(self.truth.hand(seat));
            self.events.push(Event::Dealt { seat, cards });
        }
        self.start_turn(first);
        self.refresh_choices();
    }

    /// Does what a seat decided and tells what happened.
    ///
    /// # Errors
    /// When the seat may not do that now; the game is then as it was.
    pub fn apply(&mut self, seat: SeatId, action: Action) -> Result<&[Event], Refusal> {
        let waiting_for = self.actor().ok_or(Refusal::CaseClosed)?;
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

    /// What a seat may do now; empty when somebody else is to act.
    #[must_use]
    pub fn choices(&self, seat: SeatId) -> Choices {
        if self.actor() == Some(seat) { self.choices.clone() } else { Choices::default() }
    }

    /// Who is to act; nobody once the case is closed.
    #[must_use]
    pub const fn actor(&self) -> Option<SeatId> {
        match self.phase {
            Phase::Over => None,
            Phase::Reveal(seat) | Phase::PassLeft(seat) | Phase::Answer(seat) => Some(seat),
            _ => Some(self.turn.seat),
        }
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

    /// Whether a seat is out of the race.
    #[must_use]
    pub fn is_out(&self, seat: SeatId) -> bool {
        self.out[seat.index()]
    }

    /// Where a suspect's token is.
    #[must_use]
    pub fn token(&self, suspect: SuspectId) -> Place {
        self.tokens[suspect.index()]
    }

    /// Which room a weapon is in.
    #[must_use]
    pub fn weapon(&self, weapon: super::WeaponId) -> RoomId {
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

    /// Squares that no other token may step on. Tokens out of the race block nothing.
    pub(super) fn blocked(&self, mover: SuspectId) -> Vec<bool> {
        let mut blocked = vec![false; self.edition.board.squares().len()];
        for (n, place) in self.tokens.iter().enumerate() {
            let suspect = SuspectId(n as u8);
            let gone = self.seat_of(suspect).is_some_and(|seat| self.is_out(seat));
            if let Place::Square(square) = place
                && suspect != mover
                && !gone
            {
                blocked[square.index()] = true;
            }
        }
        blocked
    }

    pub(super) fn refresh_choices(&mut self) {
        self.choices = Choices(self.list_choices());
    }

    fn list_choices(&self) -> Vec<Choice> {
        let seat = self.turn.seat;
        let own_turn = |mut choices: Vec<Choice>| {
            choices.extend([Choice::Accuse, Choice::GiveUp]);
            choices
        };
        match self.phase {
            Phase::Roll => own_turn(vec![Choice::Roll]),
            Phase::Move => own_turn(self.move_choices()),
            Phase::Suggest => own_turn(self.room_of(seat).map(Choice::Suggest).into_iter().collect()),
            Phase::Conclude => own_turn(vec![Choice::EndTurn]),
            Phase::Answer(seat) => vec![Choice::Show(self.matching(seat))],
            Phase::ChooseSeat(_) => vec![Choice::ChooseSeat(
                self.left_of(seat).filter(|other| !self.truth.hand(*other).is_empty()).collect(),
            )],
            Phase::NameCard(card) => vec![Choice::NameCard(self.nameable(card))],
            Phase::Reveal(seat) => vec![Choice::Reveal(self.revealable(seat))],
            Phase::PassLeft(seat) => vec![Choice::PassLeft(self.truth.hand(seat))],
            Phase::Over => Vec::new(),
        }
    }

    /// The cards of the question that a seat holds.
    pub(super) fn matching(&self, seat: SeatId) -> CardSet {
        let named = self.turn.question.map(|triple| self.edition.cards.set(triple)).unwrap_or_default();
        self.truth.hand(seat).and(named)
    }

    /// The room a seat's token is in.
    pub(super) fn room_of(&self, seat: SeatId) -> Option<RoomId> {
        self.token(self.suspect_of(seat)).room()
    }
}

/// Each weapon in a random room of its own; rooms are used again only when weapons outnumber them.
fn random_rooms(edition: &Edition, rng: &mut ChaCha8Rng) -> Vec<RoomId> {
    let mut rooms: Vec<_> = (0..edition.cards.rooms).map(RoomId).collect();
    rooms.shuffle(rng);
    rooms.into_iter().cycle().take(usize::from(edition.cards.weapons)).collect()
}

fn shuffled_deck(edition: &Edition, setup: &Setup, rng: &mut ChaCha8Rng) -> VecDeque<DeckCardId> {
    let kinds = edition.deck.iter().enumerate().filter(|_| setup.deck);
    let mut deck: Vec<_> =
        kinds.flat_map(|(n, card)| std::iter::repeat_n(DeckCardId(n as u8), usize::from(card.count))).collect();
    deck.shuffle(rng);
    deck.into()
}

/// The seat of the first suspect in the start order that has one.
fn first_seat(edition: &Edition, setup: &Setup) -> SeatId {
    let mut order = edition.profile.start_order.iter();
    let seat = order.find_map(|suspect| setup.seats.iter().position(|seated| seated == suspect));
    SeatId(seat.unwrap_or(0) as u8)
}
