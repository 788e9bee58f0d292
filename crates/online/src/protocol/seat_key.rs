//! The public key that signs what is done in a seat, with the person who sits there.

use candlestick_rules::SeatId;
use serde::{Deserialize, Serialize};

use super::PersonId;
use crate::sign::PublicKey;

/// Whose signatures stand for a seat from the case's beginning on.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct SeatKey {
    /// The seat.
    pub seat: SeatId,
    /// Who sits there.
    pub person: PersonId,
    /// The key that signs what they decide.
    pub key: PublicKey,
}
