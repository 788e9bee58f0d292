//! Collects what a seat was told: the bare constraints of its redacted events, before any deduction.

use super::{
    Holder,
    fact::{Fact, asked_after, facts_in},
};
use candlestick_rules::{CardCounts, CardId, CardSet, Event, RoomId, SeatId, Triple, View};

/// A set of holders as bits: bit n is seat n, then the case file, then all unseen cards on the table together.
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
/// Grows event by event, so that a log can be followed step by step. Cards face down in rooms or at the side that were
/// not seen cannot be told apart, so they are one holder of several cards here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Facts {
    pub(super) cards: CardCounts,
    pub(super) me: SeatId,
    /// Cards in each hand.
    pub(super) sizes: Vec<u8>,
    /// Rooms and places at the side whose face-down card was not seen.
    pub(super) unseen: Vec<Holder>,
    /// Cards on the table that were seen, and where.
    pub(super) seen: Vec<(Holder, CardId)>,
    /// For each card, the holders it may be with.
    pub(super) may: Vec<Mask>,
    /// "Showed one of these".
    pub(super) clauses: Vec<Clause>,
    /// Triples that are not what the case file holds.
    pub(super) wrong: Vec<Triple>,
    /// The cards of the suggestion that is being refuted.
    asked: Option<CardSet>,
    /// Events taken in so far.
    taken: usize,
}

impl Facts {
    /// Before anything is known: the counts alone. `unseen` are the rooms and places at the side with a card face down.
    #[must_use]
    pub fn new(cards: CardCounts, me: SeatId, sizes: Vec<u8>, unseen: Vec<Holder>) -> Self {
        let holders = sizes.len() + 1 + usize::from(!unseen.is_empty());
        Self {
            cards,
            me,
            sizes,
            unseen,
            seen: Vec::new(),
            may: vec![(1 << holders) - 1; usize::from(cards.total())],
            clauses: Vec::new(),
            wrong: Vec::new(),
            asked: None,
            taken: 0,
        }
    }

    /// What the view's seat knows before the first turn: how many cards are where, those face up, and its own hand.
    #[must_use]
    pub fn at_start(view: &View) -> Self {
        let sizes = view.seats.iter().map(|seat| seat.hand_size).collect();
        let rooms = view.room_cards.iter().copied().map(Holder::Room);
        let unseen = rooms.chain((0..view.side_cards).map(Holder::Side)).collect();
        let mut facts = Self::new(view.edition.cards, view.me, sizes, unseen);
        facts.face_up(view.face_up);
        if view.me.index() < view.seats.len() {
            facts.hand(view.me, view.hand);
        }
        facts
    }

    /// Everything the view's events tell.
    #[must_use]
    pub fn from_view(view: &View) -> Self {
        let mut facts = Self::at_start(view);
        facts.follow(view);
        facts
    }

    /// Takes in the view's events beyond those taken in so far.
    pub fn follow(&mut self, view: &View) {
        for event in view.events.get(self.taken..).unwrap_or_default() {
            self.note(event);
        }
    }

    /// Cards of each category.
    #[must_use]
    pub const fn cards(&self) -> CardCounts {
        self.cards
    }

    /// How many events were taken in.
    #[must_use]
    pub const fn taken(&self) -> usize {
        self.taken
    }

    /// Whether these facts tell no more than others, of the same seat before, about who holds what.
    #[must_use]
    pub fn says_the_same(&self, other: &Self) -> bool {
        self.may == other.may
            && self.clauses.len() == other.clauses.len()
            && self.wrong.len() == other.wrong.len()
            && self.seen.len() == other.seen.len()
    }

    /// Rooms whose face-down card this seat hasn't seen.
    #[must_use]
    pub fn unseen_rooms(&self) -> Vec<RoomId> {
        self.unseen
            .iter()
            .filter_map(|holder| if let Holder::Room(room) = holder { Some(*room) } else { None })
            .collect()
    }

    /// Places at the side whose face-down card this seat hasn't seen.
    #[must_use]
    pub fn unseen_sides(&self) -> Vec<u8> {
        self.unseen
            .iter()
            .filter_map(|holder| if let Holder::Side(place) = holder { Some(*place) } else { None })
            .collect()
    }

    /// Takes in one event as the seat saw it.
    pub fn note(&mut self, event: &Event) {
        for told in facts_in(event, self.asked) {
            self.take_in(told);
        }
        self.asked = asked_after(event, self.cards, self.asked);
        self.taken += 1;
    }

    /// Takes in one statement.
    pub fn take_in(&mut self, told: Fact) {
        match told {
            Fact::Hand(seat, hand) => self.hand(seat, hand),
            Fact::Holds(seat, card) => self.has(seat, card),
            Fact::HoldsNone(seat, cards) => cards.iter().for_each(|card| self.has_not(seat, card)),
            Fact::HoldsOneOf(seat, cards) => self.holds_one_of(seat, cards),
            Fact::NobodyHolds(card) => self.nobody_holds(card),
            Fact::Lies(holder, card) => self.lies(holder, card),
            Fact::FaceUp(cards) => self.face_up(cards),
            Fact::CaseFile(triple) => self.case_file_is(triple),
            Fact::NotCaseFile(triple) => self.case_file_is_not(triple),
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
        self.only(card, self.seat(seat));
    }

    /// Whether the seat may hold the card by what was told, before anything is concluded.
    #[must_use]
    pub fn may_hold(&self, seat: SeatId, card: CardId) -> bool {
        self.may.get(card.index()).is_some_and(|may| may & self.seat(seat) != 0)
    }

    /// The seat doesn't hold the card.
    pub fn has_not(&mut self, seat: SeatId, card: CardId) {
        self.only(card, !self.seat(seat));
    }

    /// No seat holds the card.
    pub fn nobody_holds(&mut self, card: CardId) {
        self.only(card, !((1 << self.sizes.len()) - 1));
    }

    /// The seat holds at least one of these.
    pub fn holds_one_of(&mut self, seat: SeatId, cards: CardSet) {
        let clause = Clause { seat, cards };
        if seat.index() < self.sizes.len() && !self.clauses.contains(&clause) {
            self.clauses.push(clause);
        }
    }

    /// The case file holds exactly these three.
    pub fn case_file_is(&mut self, triple: Triple) {
        for card in self.cards.cards(triple) {
            self.in_case_file(card);
        }
    }

    /// The case file holds the card.
    pub fn in_case_file(&mut self, card: CardId) {
        self.only(card, self.case_file());
    }

    /// The case file doesn't hold the card.
    pub fn not_in_case_file(&mut self, card: CardId) {
        self.only(card, !self.case_file());
    }

    /// The case file doesn't hold exactly these three.
    pub fn case_file_is_not(&mut self, triple: Triple) {
        if !self.wrong.contains(&triple) {
            self.wrong.push(triple);
        }
    }

    /// The card lies in this room, or at this place at the side.
    pub fn lies(&mut self, holder: Holder, card: CardId) {
        if let Some(at) = self.unseen.iter().position(|other| *other == holder) {
            self.unseen.remove(at);
            self.seen.push((holder, card));
            self.only(card, 0);
        }
    }

    /// These cards lie face up on the table.
    pub fn face_up(&mut self, cards: CardSet) {
        for card in cards.iter().filter(|card| self.place_seen(*card).is_none()).collect::<Vec<_>>() {
            self.seen.push((Holder::FaceUp, card));
            self.only(card, 0);
        }
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

    /// Where on the table this seat saw the card lie.
    pub(super) fn place_seen(&self, card: CardId) -> Option<Holder> {
        self.seen.iter().find(|(_, other)| *other == card).map(|(holder, _)| *holder)
    }

    /// A seat's bit; none for somebody at no seat.
    const fn seat(&self, seat: SeatId) -> Mask {
        if seat.index() < self.sizes.len() { 1 << seat.0 } else { 0 }
    }
}
