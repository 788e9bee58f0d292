//! Names the places where a card can be, and how sure that is.

use serde::{Deserialize, Serialize};

use candlestick_rules::{RoomId, SeatId};

/// Whoever or whatever can hold a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Holder {
    /// A seat's hand.
    Seat(SeatId),
    /// The case file.
    CaseFile,
    /// The card face down in a room (two sides).
    Room(RoomId),
    /// The card face down at this place at the side, from 0 (two sides).
    Side(u8),
    /// Face up on the table, as it could not be dealt evenly.
    FaceUp,
}

/// Whether a card is with a holder.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Possession {
    /// Certainly not.
    No,
    /// Certainly.
    Yes,
    /// Either is possible.
    Maybe,
}
