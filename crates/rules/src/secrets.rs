//! Says in one place which field of which event is secret from whom, for redaction and all else that asks.

use super::{
    CardId, CardSet, CaseEnding, CaseOpening, DeckCardId, Event, MoveKind, Place, RoomId, SeatId, SuspectId, Triple,
    WeaponId,
};

/// A field of an event that only some seats may see; none once it is taken out.
#[derive(Debug, PartialEq, Eq)]
pub enum Secret<'a> {
    /// One card, and where it is from.
    Card(&'a mut Option<CardId>, Origin),
    /// The whole hand of this seat.
    Hand(&'a mut Option<CardSet>, SeatId),
    /// The case file.
    CaseFile(&'a mut Option<Triple>),
    /// A deck card.
    DeckCard(&'a mut Option<DeckCardId>),
}

/// Where a card is from that only some seats were shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Origin {
    /// This seat's hand, and one of the cards of the question.
    Refutation(SeatId),
    /// This seat's hand; any card.
    Hand(SeatId),
    /// This room.
    Room(RoomId),
    /// This place at the side, from 0.
    Side(u8),
}

impl Secret<'_> {
    /// Takes the secret out.
    pub fn hide(self) {
        match self {
            Self::Card(card, _) => *card = None,
            Self::Hand(hand, _) => *hand = None,
            Self::CaseFile(triple) => *triple = None,
            Self::DeckCard(card) => *card = None,
        }
    }
}

/// A field of an event that tells something of the hidden cards.
#[cfg_attr(not(feature = "testing"), expect(dead_code, reason = "what is open to all is only exchanged, in tests"))]
pub(super) enum Truthful<'a> {
    /// Seen by these seats alone.
    Secret(Secret<'a>, &'a [SeatId]),
    /// A card laid open to all.
    Card(&'a mut CardId),
    /// Cards laid open to all.
    Cards(&'a mut CardSet),
    /// The case file, laid open to all.
    CaseFile(&'a mut Triple),
}

impl Event {
    /// Hands out each secret of the event with the seats that may see it.
    pub fn secrets(&mut self, mut look: impl FnMut(Secret<'_>, &[SeatId])) {
        self.truthful(|field| {
            if let Truthful::Secret(secret, seers) = field {
                look(secret, seers);
            }
        });
    }

    /// Hands out each field that tells something of the hidden cards.
    ///
    /// Every field of every event is named here, so that a new one does not compile until it is said who may see it.
    pub(super) fn truthful(&mut self, mut look: impl FnMut(Truthful<'_>)) {
        let mut secret = |secret, seers: &[SeatId]| look(Truthful::Secret(secret, seers));
        match self {
            Self::Dealt { seat, cards } => secret(Secret::Hand(cards, *seat), &[*seat]),
            Self::Kept { seat, card } => secret(Secret::DeckCard(card), &[*seat]),
            Self::Shown { by, to, card } => secret(Secret::Card(card, Origin::Refutation(*by)), &[*by, *to]),
            Self::SeenToo { seat, by, to, card } => {
                secret(Secret::Card(card, Origin::Refutation(*by)), &[*seat, *by, *to]);
            }
            Self::ShownFreely { by, to, card } | Self::PassedLeft { by, to, card } => {
                secret(Secret::Card(card, Origin::Hand(*by)), &[*by, *to]);
            }
            // The owner does not learn which card it was.
            Self::Peeked { by, at, card } => secret(Secret::Card(card, Origin::Hand(*at)), &[*by]),
            Self::RoomCardSeen { seat, room, card } => secret(Secret::Card(card, Origin::Room(*room)), &[*seat]),
            Self::SideCardSeen { seat, place, card } => secret(Secret::Card(card, Origin::Side(*place)), &[*seat]),
            Self::CaseFileSeen { seat, triple } => secret(Secret::CaseFile(triple), &[*seat]),

            Self::Opened(opening) => {
                let CaseOpening { first, tokens, weapons, hand_sizes, room_cards, side_cards, face_up } =
                    &mut **opening;
                plain([first, tokens, weapons, hand_sizes, room_cards, side_cards]);
                look(Truthful::Cards(face_up));
            }
            Self::Eliminated { seat, hand, kept } => {
                plain([seat]);
                said(kept);
                look(Truthful::Cards(hand));
            }
            Self::Revealed { by, card } => {
                plain([by]);
                look(Truthful::Card(card));
            }
            Self::Closed(ending) => {
                let CaseEnding { winner, case_file, hands, room_cards, side_cards } = &mut **ending;
                plain([winner]);
                look(Truthful::CaseFile(case_file));
                hands.iter_mut().for_each(|hand| look(Truthful::Cards(hand)));
                room_cards.iter_mut().for_each(|(_, card)| look(Truthful::Card(card)));
                side_cards.iter_mut().for_each(|card| look(Truthful::Card(card)));
            }

            Self::Suggested { seat, triple } => {
                plain([seat]);
                said(triple);
            }
            Self::Accused { seat, triple, right } => {
                plain([seat, right]);
                said(triple);
            }
            Self::Named { seat, card } => {
                plain([seat]);
                said(card);
            }
            Self::NobodyHolds { card } => said(card),
            Self::CardPlayed { seat, card } | Self::Drawn { seat, card } => {
                plain([seat]);
                said(card);
            }

            Self::RolledOff { seat, faces, steps } | Self::Rolled { seat, faces, steps } => plain([seat, faces, steps]),
            Self::TurnStarted { seat, turn: count } | Self::StepsAdded { seat, steps: count } => plain([seat, count]),
            Self::TurnMissed { seat }
            | Self::NoEffect { seat }
            | Self::Stuck { seat }
            | Self::CannotRefute { seat }
            | Self::PassedOn { seat }
            | Self::LeftUnrefuted { seat }
            | Self::NobodyShowed { asker: seat }
            | Self::NothingToShow { seat }
            | Self::GaveUp { seat } => plain([seat]),
            Self::Reshuffled => {}
            Self::PowerUsed { seat, suspect } => plain([seat, suspect]),
            Self::Moved { seat, suspect, from, path, kind } => plain([seat, suspect, from, path, kind]),
            Self::Stayed { seat, room } => plain([seat, room]),
            Self::TokenPulled { suspect, from, to } => plain([suspect, from, to]),
            Self::TokenSent { seat, suspect, from, to } => plain([seat, suspect, from, to]),
            Self::WeaponPulled { weapon, from, to } => plain([weapon, from, to]),
            Self::Chose { seat, target } => plain([seat, target]),
        }
    }
}

/// What tells of no card: seats, dice, the board. No card is `Plain`, so a card cannot pass for public unnoticed.
trait Plain {}

impl Plain for bool {}
impl Plain for u8 {}
impl Plain for u32 {}
impl Plain for SeatId {}
impl Plain for SuspectId {}
impl Plain for WeaponId {}
impl Plain for RoomId {}
impl Plain for Place {}
impl Plain for MoveKind {}
impl<T: Plain> Plain for Option<T> {}
impl<T: Plain> Plain for Vec<T> {}

/// These fields are public: they tell of no card.
const fn plain<const N: usize>(_: [&dyn Plain; N]) {}

/// These cards are public and tell nothing hidden: a player named them, or they were turned up from the deck.
const fn said<T>(_: &T) {}

#[cfg(test)]
mod tests;
