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
        own && self.controller(seat) == Controller::Person && came.iter().all(Event::is_position)
    }

    /// The case as it was before that decision, as if it had never been made; none where it stands.
    #[must_use]
    pub fn take_back(&self, seat: SeatId) -> Option<Self> {
        let before = self.log().actions.len().checked_sub(1)?;
        // What was possible once is so again.
        self.may_take_back(seat).then(|| self.as_of(before).ok()).flatten()
    }
}
