//! What a seat was told: the bare constraints of its redacted events, before any deduction.

use crate::rules::{CardCounts, CardId, CardSet, Event, RoomId, SeatId, Triple, View};

/// A set of holders as bits: bit n is seat n, then the case file, then all unseen room cards together.
pub(super) type Mask = u64;

/// "This seat holds at least one of these."
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Clause {
    /// The seat.
    pub seat: SeatId,
    /// One of these at least.
    pub cards: CardSet,
}

/// Everything a seat was told about who holds what.
///
/// Grows event by event, so that a log can be followed step by step. Room cards that were not seen cannot be told
/// apart, so they are one holder of several cards here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub(super) cards: CardCounts,
    pub(super) me: SeatId,
    /// Cards in each hand.
    pub(super) sizes: Vec<u8>,
    /// Rooms whose face-down card was not seen.
    pub(super) unseen: Vec<RoomId>,
    /// Room cards that were seen.
    pub(super) seen: Vec<(RoomId, CardId)>,
    /// For each card, the holders it may be with.
    pub(super) may: Vec<Mask>,
    /// "Showed one of these".
    pub(super) clauses: Vec<Clause>,
    /// Triples that are not what the case file holds.
    pub(super) wrong: Vec<Triple>,
    /// The suggestion that is being answered.
    question: Option<Triple>,
}

impl Facts {
    /// Before anything is known: the counts alone.
    #[must_use]
    pub fn new(cards: CardCounts, me: SeatId, sizes: Vec<u8>, room_cards: Vec<RoomId>) -> Self {
        let holders = sizes.len() + 1 + usize::from(!room_cards.is_empty());
        Self {
            cards,
            me,
            sizes,
            unseen: room_cards,
            seen: Vec::new(),
            may: vec![(1 << holders) - 1; usize::from(cards.total())],
            clauses: Vec::new(),
            wrong: Vec::new(),
            question: None,
        }
    }

    /// Everything the view's events tell.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
        let mut facts = Self::new(view.edition.cards, view.me, sizes, view.room_cards.clone());
        facts.hand(view.me, view.hand);
        for event in &view.events {
            facts.note(event);
        }
        facts
    }

    /// Rooms whose face-down card this seat hasn't seen.
    #[must_use]
    pub fn unseen_rooms(&self) -> &[RoomId] {
        &self.unseen
    }

    /// Takes in one event as the seat saw it.
    pub fn note(&mut self, event: &Event) {
        match event {
            Event::Dealt { seat, cards: Some(cards) } => self.hand(*seat, *cards),
            Event::Suggested { triple, .. } => self.question = Some(*triple),
            Event::Passed { seat } => self.passed(*seat),
            Event::Shown { by, card: Some(card), .. }
            | Event::PassedLeft { by, card: Some(card), .. }
            | Event::Peeked { at: by, card: Some(card), .. }
            | Event::Revealed { by, card } => self.has(*by, *card),
            Event::Shown { by, card: None, .. } => self.showed(*by),
            Event::NobodyHolds { card } => self.nobody_holds(*card),
            Event::RoomCardSeen { room, card: Some(card), .. } => self.room_card(*room, *card),
            Event::Accused { triple, right: false, .. } => self.not_the_answer(*triple),
            Event::Accused { triple, right: true, .. } | Event::CaseFileSeen { triple: Some(triple), .. } => {
                self.answer(*triple);
            }
            Event::Closed { case_file, hands, room_cards, .. } => self.opened(*case_file, hands, room_cards),
            _ => {}
        }
    }

    /// The seat's whole hand is this.
    pub fn hand(&mut self, seat: SeatId, hand: CardSet) {
        for card in self.cards.all().iter() {
            if hand.contains(card) {
                self.has(seat, card);
            } else {
                self.has_not(seat, card);
            }
        }
    }

    /// The seat holds the card.
    pub fn has(&mut self, seat: SeatId, card: CardId) {
        self.only(card, 1 << seat.0);
    }

    /// The seat doesn't hold the card.
    pub fn has_not(&mut self, seat: SeatId, card: CardId) {
        self.only(card, !(1 << seat.0));
    }

    /// No seat holds the card.
    pub fn nobody_holds(&mut self, card: CardId) {
        self.only(card, !((1 << self.sizes.len()) - 1));
    }

    /// The seat holds at least one of these.
    pub fn holds_one_of(&mut self, seat: SeatId, cards: CardSet) {
        let clause = Clause { seat, cards };
        if !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
    }

    /// The case file holds exactly these three.
    pub fn answer(&mut self, triple: Triple) {
        for card in self.cards.cards(triple) {
            self.only(card, self.case_file());
        }
    }

    /// The case file doesn't hold exactly these three.
    pub fn not_the_answer(&mut self, triple: Triple) {
        if !self.wrong.contains(&triple) {
            self.wrong.push(triple);
        }
    }

    /// The card lies in this room.
    pub fn room_card(&mut self, room: RoomId, card: CardId) {
        if let Some(at) = self.unseen.iter().position(|other| *other == room) {
            self.unseen.remove(at);
            self.seen.push((room, card));
            self.only(card, 0);
        }
    }

    fn opened(&mut self, case_file: Triple, hands: &[CardSet], room_cards: &[(RoomId, CardId)]) {
        self.answer(case_file);
        for (seat, hand) in hands.iter().enumerate() {
            self.hand(SeatId(seat as u8), *hand);
        }
        for (room, card) in room_cards {
            self.room_card(*room, *card);
        }
    }

    fn passed(&mut self, seat: SeatId) {
        for card in self.asked().iter() {
            self.has_not(seat, card);
        }
    }

    fn showed(&mut self, seat: SeatId) {
        let asked = self.asked();
        if !asked.is_empty() {
            self.holds_one_of(seat, asked);
        }
    }

    fn asked(&self) -> CardSet {
        self.question.map(|triple| self.cards.set(triple)).unwrap_or_default()
    }

    fn only(&mut self, card: CardId, holders: Mask) {
        if let Some(may) = self.may.get_mut(card.index()) {
            *may &= holders;
        }
    }

    /// The case file's bit.
    pub(super) fn case_file(&self) -> Mask {
        1 << self.sizes.len()
    }

    /// Whether the card lies in a room where this seat saw it.
    pub(super) fn seen_in_room(&self, card: CardId) -> Option<RoomId> {
        self.seen.iter().find(|(_, other)| *other == card).map(|(room, _)| *room)
    }
}
