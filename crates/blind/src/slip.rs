//! Takes a seat's last decision back, as long as nothing came of it but a position and nobody has posted since.

use std::sync::Arc;

use candlestick_rules::SeatId;

use crate::{
    body::Body,
    fallen::{FallenDecision, LastSlip},
    fault::PostRefusal,
    guess::Guess,
    post::Post,
    stage::Stage,
    table::BlindTable,
};

impl BlindTable {
    /// Decisions that were taken back, in order.
    #[must_use]
    pub fn fallen(&self) -> &[FallenDecision] {
        &self.fallen
    }

    /// How many decisions there were, those that were taken back and the takings back among them.
    #[must_use]
    pub fn steps(&self) -> usize {
        // Each that was taken back counts, as does the taking back.
        self.decisions() + 2 * self.fallen.len()
    }

    /// The post by which this seat takes its last decision back; none where it may not.
    #[must_use]
    pub fn take_back(&self) -> Option<Post> {
        let author = self.author()?;
        self.may_take_back().then(|| self.sign(&author, &Body::TakeBack))
    }

    /// Whether this seat may take its last decision back: nothing came of it but a position, nobody has posted since, and
    /// nothing was taken back at that place of the case before.
    #[must_use]
    pub fn may_take_back(&self) -> bool {
        self.slip.as_ref().is_some_and(|slip| slip.seat == self.me())
    }

    /// Notes how the case was before a decision that has just been done, where that may be taken back.
    pub(crate) fn notes_slip(&mut self, seat: SeatId, before: Guess) {
        let again = self.fallen.iter().any(|fallen| fallen.left == before.log().len());
        if matches!(self.stage, Stage::Decision) && !again {
            self.slip = Some(Arc::new(LastSlip { seat, before }));
        }
    }

    pub(crate) fn hear_take_back(&mut self, seat: SeatId) -> Result<(), PostRefusal> {
        let slip = self.slip.take().filter(|slip| slip.seat == seat).ok_or(PostRefusal::NotNow)?;
        let (left, events) = (slip.before.log().len(), slip.before.game().events().len());
        self.fallen.push(FallenDecision { seat, number: self.steps(), left, events });
        self.guess = Some(slip.before.clone());
        self.turn_to(Stage::Decision);
        Ok(())
    }
}
