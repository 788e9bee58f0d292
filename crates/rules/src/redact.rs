//! What of an event each seat may see.

use super::{Event, SeatId};

impl Event {
    /// The event as one seat sees it: cards hidden from that seat are taken out.
    #[must_use]
    pub fn seen_by(&self, me: SeatId) -> Self {
        let mut seen = self.clone();
        match &mut seen {
            Self::Dealt { seat, cards } if *seat != me => *cards = None,
            Self::RoomCardSeen { seat, card, .. } | Self::SideCardSeen { seat, card, .. } if *seat != me => {
                *card = None;
            }
            Self::Kept { seat, card } if *seat != me => *card = None,
            Self::Shown { by, to, card } | Self::PassedLeft { by, to, card } | Self::ShownFreely { by, to, card }
                if *by != me && *to != me =>
            {
                *card = None;
            }
            Self::SeenToo { seat, by, to, card } if ![*seat, *by, *to].contains(&me) => *card = None,
            Self::Peeked { by, card, .. } if *by != me => *card = None,
            Self::CaseFileSeen { seat, triple } if *seat != me => *triple = None,
            _ => {}
        }
        seen
    }
}
