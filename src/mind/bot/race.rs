//! The race: when to accuse, which question wins soonest, and whom to hold back.

use super::{ask, thought::Thought};
use crate::rules::{CardId, SuspectId, Triple};

/// What to accuse, once that is better than to go on.
pub(super) fn accusation(thought: &Thought) -> Option<Triple> {
    thought.knowledge.case_file()
}

/// The question that wins the race soonest, and what it is worth, in nats.
pub(super) fn question(thought: &Thought, room: CardId) -> Option<([CardId; 3], f64)> {
    ask::sharpest(thought, room)
}

/// A rival's token that may be sent away.
pub(super) fn sendable(thought: &Thought) -> Option<SuspectId> {
    let start = |suspect: SuspectId| thought.view.edition.board.start_place(suspect);
    let suspects = thought.rivals().map(|seat| thought.view.seats[seat.index()].suspect);
    suspects.into_iter().find(|suspect| thought.view.tokens[suspect.index()] != start(*suspect))
}
