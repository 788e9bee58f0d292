//! Lists what a connection and the server tell a room.

use candlestick_online::ConnectionId;

use crate::outbox::Outbox;

/// What a connection tells its room.
#[derive(Debug)]
pub enum Mail {
    /// It is there.
    Opened {
        /// Its number.
        connection: ConnectionId,
        /// Its first frame.
        hello: String,
        /// The way to it.
        outbox: Outbox,
    },
    /// A frame came.
    Frame {
        /// From where.
        connection: ConnectionId,
        /// The frame.
        text: String,
    },
    /// It is gone.
    Closed {
        /// Which.
        connection: ConnectionId,
    },
    /// The server ends.
    End,
}
