//! Defines what comes from a server of rooms, by a socket or as the response to a post.

/// What a socket brought, in order.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum SocketEvent {
    /// The server is there; what is sent goes to it.
    Opened,
    /// A text frame.
    Frame(String),
    /// The connection is gone, and nothing comes after this: with the server's close code, or none where it said none,
    /// where the wire broke, and where nobody answers at that address.
    Closed(Option<u16>),
}

/// The status and the text that a server answered to a post, whatever the status; `Err` where no server answers, or
/// with something that is no text or is too long.
pub type HttpReply = Result<(u16, String), ()>;
