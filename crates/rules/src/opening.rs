//! Lays the table: tokens, weapons, the deck, and who starts.

use std::{collections::VecDeque, sync::Arc};

use rand::{RngExt, seq::SliceRandom};
use rand_chacha::ChaCha8Rng;

use super::{
    CaseOpening, Choices, DeckCardId, Edition, Event, FirstTurn, Game, Phase, RoomId, SeatId, Setup, Streams,
    SuspectId, Truth, WeaponStart, game::PlayerState, task_stack::Turn,
};

/// Rounds of a roll-off after which the first of those who still tie starts, for dice that cannot differ.
const ROLL_OFFS: u32 = 20;

impl Game {
    /// A case with everything in its place and the first turn begun.
    pub(super) fn with_truth(edition: Arc<Edition>, setup: Setup, truth: Truth, streams: Streams) -> Self {
        let mut game = Self::table(edition, setup, truth, streams);
        game.open(None);
        game
    }

    /// A table with everything in its place, before anything is told.
    pub(super) fn table(edition: Arc<Edition>, setup: Setup, truth: Truth, mut streams: Streams) -> Self {
        let tokens = (0..edition.cards.suspects).map(|n| edition.board.start_place(SuspectId(n))).collect();
        let weapons = weapons(&edition, &mut streams.deal);
        let deck = shuffled_deck(&edition, &setup, &mut streams.deck);
        Self {
            revealed: truth.face_up,
            gone: vec![0; edition.deck.len()],
            truth,
            streams,
            tokens,
            weapons,
            deck,
            discards: Vec::new(),
            loaded_dice: VecDeque::new(),
            players: vec![PlayerState::default(); setup.seats.len()],
            turn: Turn::new(0, SeatId(0)),
            phase: Phase::Roll,
            choices: Choices::default(),
            events: Vec::new(),
            edition,
            setup,
        }
    }

    /// Tells what lies where and begins the first turn: that of `first`, or of whom the edition lets begin.
    pub(super) fn open(&mut self, first: Option<SeatId>) {
        let mut rolls = Vec::new();
        let first = first.unwrap_or_else(|| match self.edition.profile.first_turn {
            FirstTurn::StartOrder => first_seat(&self.edition, &self.setup),
            FirstTurn::HighestRoll => self.roll_off(&mut rolls),
            FirstTurn::Lot => SeatId(self.streams.dice.random_range(0..self.setup.seats.len().max(1) as u32) as u8),
        });
        self.events.push(Event::Opened(Box::new(CaseOpening {
            first,
            tokens: self.tokens.clone(),
            weapons: self.weapons.clone(),
            hand_sizes: self.truth.hands.iter().map(|hand| hand.len() as u8).collect(),
            room_cards: self.truth.room_cards.iter().map(|(room, _)| *room).collect(),
            side_cards: self.truth.side_cards.len() as u8,
            face_up: self.truth.face_up,
        })));
        for seat in self.seats() {
            let cards = Some(self.truth.hand(seat));
            self.events.push(Event::Dealt { seat, cards });
        }
        self.events.append(&mut rolls);
        self.start_turn(first);
        self.refresh_choices();
    }

    /// Everyone rolls, and those with the highest roll again until one is left. Nothing is drawn.
    fn roll_off(&mut self, told: &mut Vec<Event>) -> SeatId {
        let mut left: Vec<_> = self.seats().collect();
        for _ in 0..ROLL_OFFS {
            let rolls: Vec<_> = left.iter().map(|seat| (*seat, self.roll_faces())).collect();
            let rolls: Vec<_> = rolls.into_iter().map(|(seat, faces)| (seat, self.steps_of(&faces), faces)).collect();
            let highest = rolls.iter().map(|(_, steps, _)| *steps).max().unwrap_or(0);
            left = rolls.iter().filter(|(_, steps, _)| *steps == highest).map(|(seat, ..)| *seat).collect();
            told.extend(rolls.into_iter().map(|(seat, steps, faces)| Event::RolledOff { seat, faces, steps }));
            if left.len() == 1 {
                break;
            }
        }
        left.first().copied().unwrap_or(SeatId(0))
    }

    /// The steps that these faces give together.
    pub(super) fn steps_of(&self, faces: &[u8]) -> u32 {
        let dice = self.edition.profile.dice.iter().zip(faces);
        dice.filter_map(|(die, face)| die.get(usize::from(*face))).map(|face| u32::from(face.steps)).sum()
    }

    /// The cards that these faces draw.
    pub(super) fn draws_of(&self, faces: &[u8]) -> usize {
        let dice = self.edition.profile.dice.iter().zip(faces);
        dice.filter_map(|(die, face)| die.get(usize::from(*face))).filter(|face| face.draws).count()
    }
}

fn weapons(edition: &Edition, rng: &mut ChaCha8Rng) -> Vec<Option<RoomId>> {
    let count = usize::from(edition.cards.weapons);
    match edition.profile.weapon_start {
        WeaponStart::RandomRooms => random_rooms(edition, rng).map(Some).collect(),
        WeaponStart::StartRoom => vec![edition.board.start_room(); count],
        WeaponStart::OffBoard => vec![None; count],
    }
}

/// Each weapon in a random room of its own; rooms are used again only when weapons outnumber them.
fn random_rooms(edition: &Edition, rng: &mut ChaCha8Rng) -> impl Iterator<Item = RoomId> {
    let mut rooms: Vec<_> = (0..edition.cards.rooms).map(RoomId).collect();
    rooms.shuffle(rng);
    rooms.into_iter().cycle().take(usize::from(edition.cards.weapons))
}

fn shuffled_deck(edition: &Edition, setup: &Setup, rng: &mut ChaCha8Rng) -> VecDeque<DeckCardId> {
    let kinds = edition.deck.iter().enumerate().filter(|_| edition.uses_deck(setup));
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
