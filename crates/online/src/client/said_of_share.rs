//! Holds what this client has said of its share of the deal on this connection, and when it says it again.

use crate::{digest::Digest, protocol::PersonId};

/// How long a client waits before it says again that for which the room was too busy, in milliseconds.
const BUSY: u64 = 1_000;

/// What was said of one's share on this connection. On the next it is said again where the room does not know it.
#[derive(Debug, Default)]
pub(super) struct SaidOfShare {
    /// Who committed to what: whoever sits down again is somebody else to the room, and has committed to nothing.
    pub(super) committed: Option<(PersonId, Digest)>,
    /// Whether the share was told.
    pub(super) told: bool,
    /// Under which nonce the last of it was said.
    nonce: Option<String>,
    /// When it is said again, as the room was too busy for it.
    pub(super) again: Option<u64>,
}

impl SaidOfShare {
    /// It is said under that nonce.
    pub(super) fn says(&mut self, nonce: &str) {
        self.nonce = Some(nonce.to_owned());
    }

    /// The room was too busy for what was said under a nonce.
    pub(super) fn refused_busy(&mut self, nonce: &str, now: u64) {
        if self.nonce.as_deref() == Some(nonce) {
            *self = Self { again: Some(now + BUSY), ..Self::default() };
        }
    }
}
