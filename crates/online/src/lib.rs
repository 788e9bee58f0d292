//! Rooms that people enter by a link: protocol, room and client as state machines, without sockets, clocks, threads or
//! files.

mod address;
pub mod audit;
pub mod client;
pub mod deal;
mod digest;
pub mod feed;
mod link;
mod owner;
mod port;
pub mod protocol;
mod room;
mod seat_keys;
pub mod sign;
mod steps;
mod undealt;
mod words;

pub use address::{AddressFault, ServerAddress};
pub use digest::{ChairToken, Digest, DigestFault};
pub use link::Link;
pub use owner::{Ownership, is_behind};
pub use port::{
    AppendFault, BotJob, BuiltinThemes, CloseCode, ConnectionId, CreateRoom, Created, Input, LogEntry, MAX_FRAME,
    Output, RoomFault, ThemeProvider,
};
#[cfg(feature = "testing")]
pub use room::TwinRooms;
pub use room::{Room, RoomLimits};
pub use words::{FindRoom, FoundRoom, Handle, WordsFault, words_of_key};

/// The examples of the README, run as tests.
#[cfg(doctest)]
#[doc = include_str!("../README.md")]
struct ReadmeExamples;
