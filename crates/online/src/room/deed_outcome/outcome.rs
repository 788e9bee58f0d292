//! Names what a deed can come to: an entry of the log, something live, or nothing.

use candlestick_blind::BlindTable;

use crate::{
    digest::Digest,
    protocol::{Claimed, PersonId, Posted, Reaction},
    room::{body::LoggedDeed, live::SeatCommitment},
    sign::PublicKey,
};

/// What a deed comes to.
#[derive(Debug)]
pub(in crate::room) enum DeedOutcome {
    /// An entry of the log.
    Log(Box<LoggedDeed>),
    /// A post, and the table that has heard it.
    Post(Box<(LoggedDeed, BlindTable)>),
    /// A post whose seat has signed what is not so.
    False(Box<Posted>),
    /// The chair is this person's already: their token says so.
    SitsHere(PersonId),
    /// Somebody asks for a chair, which this is to open.
    Claim(Claimed, Digest),
    /// Whoever has this key is given no chair.
    Deny(PublicKey),
    /// Commits somebody to a share.
    Commit(PersonId, SeatCommitment),
    /// Asks everybody for their share.
    AskShares,
    /// Somebody's share.
    Share(PersonId, Digest),
    /// A reaction.
    React(PersonId, Reaction),
    /// Reminds this person.
    Nudge { by: PersonId, whom: PersonId },
    /// Nothing is to be done.
    Nothing,
}

impl DeedOutcome {
    pub(super) fn log(done: LoggedDeed) -> Self {
        Self::Log(Box::new(done))
    }
}
