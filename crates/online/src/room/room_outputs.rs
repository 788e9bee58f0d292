//! Gathers what a room wants done while it handles one input.

use crate::{
    port::{CloseCode, ConnectionId, Output},
    protocol::{Code, FromRoom},
};

/// The outputs so far.
#[derive(Debug, Default)]
pub(super) struct RoomOutputs(pub(super) Vec<Output>);

impl RoomOutputs {
    /// Sends a message. None of them can fail to be written.
    pub(super) fn send(&mut self, connection: ConnectionId, message: &FromRoom) {
        self.send_text(connection, serde_json::to_string(message).unwrap_or_default());
    }

    /// Sends a message that is written already.
    pub(super) fn send_text(&mut self, connection: ConnectionId, text: String) {
        self.0.push(Output::Send { connection, text });
    }

    /// Refuses something.
    pub(super) fn refuse(&mut self, connection: ConnectionId, nonce: Option<&str>, code: Code) {
        self.send(connection, &FromRoom::Refused { nonce: nonce.map(Into::into), code });
        self.0.push(Output::Refused(code));
    }

    pub(super) fn done(&mut self, connection: ConnectionId, nonce: &str) {
        self.send(connection, &FromRoom::Done { nonce: nonce.into() });
    }

    pub(super) fn close(&mut self, connection: ConnectionId, code: CloseCode) {
        self.0.push(Output::Close { connection, code });
    }
}
