//! Lists what a client is told (inputs), what it wants done (outputs), and what is to be shown once (notices).

use candlestick_rules::SeatId;

use crate::protocol::{Code, Deed, FromClient, PersonId, Reaction};

/// What a client is told.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientInput {
    /// It may connect now.
    Begin,
    /// The socket is open.
    Opened,
    /// A frame came.
    Frame(String),
    /// The socket is gone, with its close code where there is one.
    Closed(Option<u16>),
    /// Its person wants something done.
    Do(Deed),
    /// This device has woken up, its page is seen again, or it has a network again.
    Awake,
    /// A moment that [`ClientOutput::WakeAt`] asked for, or any other.
    Tick,
}

/// What a client wants done, in this order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ClientOutput {
    /// Open a new socket; forget what an older one still brings.
    Connect,
    /// Send a frame.
    Send(String),
    /// Close the socket.
    Close,
    /// Tell [`ClientInput::Tick`] at this moment, in milliseconds; replaces an earlier one.
    WakeAt(u64),
    /// What it knows is another now.
    Changed,
}

/// Something to be shown once.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Notice {
    /// Something was refused.
    Refused(Code),
    /// Somebody reacted.
    Reacted(PersonId, Reaction),
    /// Somebody waits for one's decision.
    Nudged(PersonId),
    /// Somebody goes on in their chair at another device, without the link to it; who has given it to them.
    Handed(PersonId, PersonId),
    /// Somebody has taken their last decision back.
    TookBack(SeatId),
    /// What the room says fits no case of the theme, or this program has not the theme.
    Garbled,
    /// What the room says now is not what it said before.
    Contradicted,
    /// Somebody's program has signed what is not so, in a case that nobody deals.
    False(PersonId),
}

/// A message as a frame. None of them can fail to be written.
pub(super) fn said(message: &FromClient) -> ClientOutput {
    ClientOutput::Send(serde_json::to_string(message).unwrap_or_default())
}
