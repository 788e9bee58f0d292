//! Takes one's own last decision back, as long as it told nobody anything beyond the position and nobody decided since.

use super::{Case, Controller};
use candlestick_rules::{Event, SeatId};

impl Case {
    /// Whether a person may take its last decision back: it was the last of all, and nothing came of it but a position. A
    /// bot may not, nor whoever let dice fall, drew, asked, showed, named or looked.
    #[must_use]
    pub fn may_take_back(&self, seat: SeatId) -> bool {
        let own = self.log().actions.last().is_some_and(|(last, _)| *last == seat);
        let came = self.last_events();
        own && self.controller(seat) == Controller::Person && came.iter().all(is_position)
    }

    /// The case as it was before that decision, as if it had never been made; none where it stands.
    #[must_use]
    pub fn take_back(&self, seat: SeatId) -> Option<Self> {
        let before = self.log().actions.len().checked_sub(1)?;
        // What was possible once is so again.
        self.may_take_back(seat).then(|| self.as_of(before).ok()).flatten()
    }
}

/// Whether an event changes what stands open to all and nothing else: no chance, no card, nothing said that others could
/// make use of. A new event does not compile until it is said here.
const fn is_position(event: &Event) -> bool {
    match event {
        // Where tokens and weapons are, whose turn it is, what may still be done on it.
        Event::Moved { .. }
        | Event::Stayed { .. }
        | Event::Stuck { .. }
        | Event::StepsAdded { .. }
        | Event::TokenSent { .. }
        | Event::TokenPulled { .. }
        | Event::WeaponPulled { .. }
        | Event::PowerUsed { .. }
        | Event::TurnMissed { .. }
        | Event::TurnStarted { .. } => true,
        // Chance.
        Event::Opened(_)
        | Event::RolledOff { .. }
        | Event::Dealt { .. }
        | Event::Rolled { .. }
        | Event::Reshuffled
        | Event::Drawn { .. }
        | Event::Kept { .. }
        // Asked, answered or named before all.
        | Event::Suggested { .. }
        | Event::CannotRefute { .. }
        | Event::PassedOn { .. }
        | Event::LeftUnrefuted { .. }
        | Event::NobodyShowed { .. }
        | Event::Chose { .. }
        | Event::Named { .. }
        | Event::NobodyHolds { .. }
        | Event::NothingToShow { .. }
        // Cards that some or all saw, and what a card came to.
        | Event::CardPlayed { .. }
        | Event::NoEffect { .. }
        | Event::Shown { .. }
        | Event::SeenToo { .. }
        | Event::ShownFreely { .. }
        | Event::PassedLeft { .. }
        | Event::Peeked { .. }
        | Event::Revealed { .. }
        | Event::RoomCardSeen { .. }
        | Event::SideCardSeen { .. }
        | Event::Accused { .. }
        | Event::CaseFileSeen { .. }
        | Event::Closed(_)
        // Out of the race: asked about before it is done.
        | Event::Eliminated { .. }
        | Event::GaveUp { .. } => false,
    }
}
