//! Tells the events that change nothing but what stands open to all: a slip that has brought only such may be taken back.

use super::Event;

impl Event {
    /// Whether it changes what stands open to all and nothing else: no chance, no card, nothing said that others could make use
    /// of. A new event does not compile until it is said here.
    #[must_use]
    pub const fn is_position(&self) -> bool {
        match self {
            // Where tokens and weapons are, whose turn it is, what may still be done on it.
            Self::Moved { .. }
            | Self::Stayed { .. }
            | Self::Stuck { .. }
            | Self::StepsAdded { .. }
            | Self::TokenSent { .. }
            | Self::TokenPulled { .. }
            | Self::WeaponPulled { .. }
            | Self::PowerUsed { .. }
            | Self::TurnMissed { .. }
            | Self::TurnStarted { .. } => true,
            // Chance.
            Self::Opened(_)
            | Self::RolledOff { .. }
            | Self::Dealt { .. }
            | Self::Rolled { .. }
            | Self::Reshuffled
            | Self::Drawn { .. }
            | Self::Kept { .. }
            // Asked, answered or named before all.
            | Self::Suggested { .. }
            | Self::CannotRefute { .. }
            | Self::PassedOn { .. }
            | Self::LeftUnrefuted { .. }
            | Self::NobodyShowed { .. }
            | Self::Chose { .. }
            | Self::Named { .. }
            | Self::NobodyHolds { .. }
            | Self::NothingToShow { .. }
            // Cards that some or all saw, and what a card came to.
            | Self::CardPlayed { .. }
            | Self::NoEffect { .. }
            | Self::Shown { .. }
            | Self::SeenToo { .. }
            | Self::ShownFreely { .. }
            | Self::PassedLeft { .. }
            | Self::Peeked { .. }
            | Self::Revealed { .. }
            | Self::RoomCardSeen { .. }
            | Self::SideCardSeen { .. }
            | Self::Accused { .. }
            | Self::CaseFileSeen { .. }
            | Self::Closed(_)
            // Out of the race: asked about before it is done.
            | Self::Eliminated { .. }
            | Self::GaveUp { .. } => false,
        }
    }
}
