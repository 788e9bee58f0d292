//! Lists what can happen at a real table that tells about cards, with the events of the game that say the same.

use candlestick_deduction::Holder;
use candlestick_rules::{CardId, CardSet, Event, SeatId, Triple};

use crate::question::Refutation;

/// One thing that happened at the table, as one seat saw it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Happening {
    /// A question and its refutations.
    Question {
        /// Who asked.
        by: SeatId,
        /// What.
        asked: Triple,
        /// What each seat that was asked did.
        refutations: Vec<(SeatId, Refutation)>,
    },
    /// An accusation.
    Accusation {
        /// Who accused.
        by: SeatId,
        /// Of what.
        accused: Triple,
        /// Whether it was right.
        right: bool,
        /// What the case file holds, where the seat that looks has seen it.
        file: Option<Triple>,
    },
    /// A seat showed a card to all.
    Revealed {
        /// Whose it is.
        by: SeatId,
        /// The card.
        card: CardId,
    },
    /// The seat that looks saw a card somewhere: in a hand, in a room or at the side.
    Seen {
        /// Where.
        at: Holder,
        /// The card.
        card: CardId,
    },
    /// A card was named, and no seat has it.
    Nobody {
        /// The card.
        card: CardId,
    },
    /// A seat laid its whole hand open. It is not asked any more.
    Opened {
        /// Whose hand.
        by: SeatId,
        /// The hand.
        hand: CardSet,
    },
    /// A seat left the race without showing its hand. It is asked as before.
    Left {
        /// The seat.
        by: SeatId,
    },
}

impl Happening {
    /// What the seat `me` sees of it, as events of the game.
    #[must_use]
    pub fn events(&self, me: SeatId) -> Vec<Event> {
        match self {
            Self::Question { by, asked, refutations } => {
                let refutation = |(seat, refutation): &(SeatId, Refutation)| match refutation {
                    Refutation::CannotRefute => Event::CannotRefute { seat: *seat },
                    Refutation::Showed(card) => Event::Shown { by: *seat, to: *by, card: *card },
                    Refutation::PassedOn => Event::PassedOn { seat: *seat },
                };
                [Event::Suggested { seat: *by, triple: *asked }]
                    .into_iter()
                    .chain(refutations.iter().map(refutation))
                    .collect()
            }
            Self::Accusation { by, accused, right, file } => {
                let seen = file.map(|file| Event::CaseFileSeen { seat: *by, triple: Some(file) });
                [Event::Accused { seat: *by, triple: *accused, right: *right }].into_iter().chain(seen).collect()
            }
            Self::Revealed { by, card } => vec![Event::Revealed { by: *by, card: *card }],
            Self::Seen { at, card } => vec![seen(me, *at, *card)],
            Self::Nobody { card } => vec![Event::NobodyHolds { card: *card }],
            Self::Opened { by, hand } => vec![Event::Eliminated { seat: *by, hand: *hand, kept: Vec::new() }],
            Self::Left { by } => vec![Event::GaveUp { seat: *by }],
        }
    }

    /// Who does it, if it is somebody's doing.
    #[must_use]
    pub const fn by(&self) -> Option<SeatId> {
        match self {
            Self::Question { by, .. }
            | Self::Accusation { by, .. }
            | Self::Revealed { by, .. }
            | Self::Opened { by, .. }
            | Self::Left { by } => Some(*by),
            Self::Seen { .. } | Self::Nobody { .. } => None,
        }
    }
}

/// A card that was seen in a place. One's own look into the case file tells what a wrong accusation does.
fn seen(me: SeatId, at: Holder, card: CardId) -> Event {
    let card = Some(card);
    match at {
        Holder::Seat(at) => Event::Peeked { by: me, at, card },
        Holder::Room(room) => Event::RoomCardSeen { seat: me, room, card },
        Holder::Side(place) => Event::SideCardSeen { seat: me, place, card },
        // It is laid at the start, and nothing new.
        Holder::FaceUp | Holder::CaseFile => Event::NothingToShow { seat: me },
    }
}
