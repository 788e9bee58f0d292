//! Turns one event into what it tells a seat about who holds what: plain statements, nothing deduced.

use super::Holder;
use candlestick_rules::{CardCounts, CardId, CardSet, CaseEnding, Event, SeatId, Triple, Truth};

/// One plain statement about who holds what.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Fact {
    /// The seat's hand is exactly these.
    Hand(SeatId, CardSet),
    /// The seat holds the card.
    Holds(SeatId, CardId),
    /// The seat holds none of these.
    HoldsNone(SeatId, CardSet),
    /// The seat holds at least one of these.
    HoldsOneOf(SeatId, CardSet),
    /// No seat holds the card.
    NobodyHolds(CardId),
    /// The card lies in this room, or at this place at the side.
    Lies(Holder, CardId),
    /// These lie face up on the table.
    FaceUp(CardSet),
    /// The case file holds exactly these three.
    CaseFile(Triple),
    /// The case file doesn't hold exactly these three.
    NotCaseFile(Triple),
}

impl Fact {
    /// Whether a deal is as this says.
    #[must_use]
    pub fn fits(&self, deal: &Truth) -> bool {
        match self {
            Self::Hand(seat, hand) => deal.hand(*seat) == *hand,
            Self::Holds(seat, card) => deal.hand(*seat).contains(*card),
            Self::HoldsNone(seat, cards) => deal.hand(*seat).and(*cards).is_empty(),
            Self::HoldsOneOf(seat, cards) => !deal.hand(*seat).and(*cards).is_empty(),
            Self::NobodyHolds(card) => deal.holder(*card).is_none(),
            Self::Lies(Holder::Room(room), card) => deal.room_card(*room) == Some(*card),
            Self::Lies(Holder::Side(place), card) => deal.side_cards.get(usize::from(*place)) == Some(card),
            Self::Lies(Holder::Seat(_) | Holder::CaseFile | Holder::FaceUp, _) => false,
            Self::FaceUp(cards) => cards.without(deal.face_up).is_empty(),
            Self::CaseFile(triple) => deal.case_file == *triple,
            Self::NotCaseFile(triple) => deal.case_file != *triple,
        }
    }
}

/// The statements of one event, as its seat saw it. `asked` are the cards of the question that is being refuted.
///
/// Whoever refuses to refute by a card or a power may hold one of the three or none: that tells nothing.
#[must_use]
pub fn facts_in(event: &Event, asked: Option<CardSet>) -> Vec<Fact> {
    match event {
        Event::Opened(opening) if !opening.face_up.is_empty() => vec![Fact::FaceUp(opening.face_up)],
        Event::Dealt { seat, cards: Some(hand) } | Event::Eliminated { seat, hand, .. } => {
            vec![Fact::Hand(*seat, *hand)]
        }
        Event::CannotRefute { seat } => asked.map(|asked| Fact::HoldsNone(*seat, asked)).into_iter().collect(),
        Event::Shown { by, card: None, .. } => asked.map(|asked| Fact::HoldsOneOf(*by, asked)).into_iter().collect(),
        Event::Shown { by, card: Some(card), .. }
        | Event::ShownFreely { by, card: Some(card), .. }
        | Event::SeenToo { by, card: Some(card), .. }
        | Event::PassedLeft { by, card: Some(card), .. }
        | Event::Peeked { at: by, card: Some(card), .. }
        | Event::Revealed { by, card } => vec![Fact::Holds(*by, *card)],
        Event::NobodyHolds { card } => vec![Fact::NobodyHolds(*card)],
        Event::RoomCardSeen { room, card: Some(card), .. } => vec![Fact::Lies(Holder::Room(*room), *card)],
        Event::SideCardSeen { place, card: Some(card), .. } => vec![Fact::Lies(Holder::Side(*place), *card)],
        Event::Accused { triple, right: false, .. } => vec![Fact::NotCaseFile(*triple)],
        Event::Accused { triple, right: true, .. } | Event::CaseFileSeen { triple: Some(triple), .. } => {
            vec![Fact::CaseFile(*triple)]
        }
        Event::Closed(ending) => {
            let CaseEnding { case_file, hands, room_cards, side_cards, .. } = &**ending;
            let hands = hands.iter().enumerate().map(|(seat, hand)| Fact::Hand(SeatId(seat as u8), *hand));
            let rooms = room_cards.iter().map(|(room, card)| Fact::Lies(Holder::Room(*room), *card));
            let sides = side_cards.iter().enumerate().map(|(n, card)| Fact::Lies(Holder::Side(n as u8), *card));
            [Fact::CaseFile(*case_file)].into_iter().chain(hands).chain(rooms).chain(sides).collect()
        }
        Event::Opened(_)
        // A question tells by its refutations; a named card by `Revealed` or `NobodyHolds`.
        | Event::Suggested { .. }
        | Event::Named { .. }
        // Hidden from this seat.
        | Event::Dealt { cards: None, .. }
        | Event::ShownFreely { card: None, .. }
        | Event::SeenToo { card: None, .. }
        | Event::PassedLeft { card: None, .. }
        | Event::Peeked { card: None, .. }
        | Event::RoomCardSeen { card: None, .. }
        | Event::SideCardSeen { card: None, .. }
        | Event::CaseFileSeen { triple: None, .. }
        // Anybody may refuse.
        | Event::PassedOn { .. }
        | Event::LeftUnrefuted { .. }
        // Says nothing that the refutations before it didn't.
        | Event::NobodyShowed { .. }
        // A hand's size is public anyway.
        | Event::NothingToShow { .. }
        // Board, dice, deck and turns.
        | Event::RolledOff { .. }
        | Event::TurnStarted { .. }
        | Event::Rolled { .. }
        | Event::TurnMissed { .. }
        | Event::StepsAdded { .. }
        | Event::Reshuffled
        | Event::Kept { .. }
        | Event::CardPlayed { .. }
        | Event::PowerUsed { .. }
        | Event::NoEffect { .. }
        | Event::Drawn { .. }
        | Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::Stuck { .. }
        | Event::TokenPulled { .. }
        | Event::TokenSent { .. }
        | Event::WeaponPulled { .. }
        | Event::Chose { .. }
        | Event::GaveUp { .. } => Vec::new(),
    }
}

/// The cards that refutations to come are about, once this event has happened.
#[must_use]
pub fn asked_after(event: &Event, cards: CardCounts, asked: Option<CardSet>) -> Option<CardSet> {
    match event {
        Event::Suggested { triple, .. } => Some(cards.set(*triple)),
        Event::TurnStarted { .. } => None,
        _ => asked,
    }
}
