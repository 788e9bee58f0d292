//! The client's side of a room as a state machine, natively and in a page alike: it is told what the socket does and what
//! its person decides, and says what the socket is to do. It guesses nothing: what it shows is what the room has told.
//!
//! `state` holds what it knows and `shown` gives it out; what comes is taken in by `connection`, `sharing`, `feed`, `posts`, `closed`
//! and `fetching`; what it asks for goes out by `asks`; `machine` leads each input to one of them.

mod asks;
mod client_connection;
mod client_secrets;
mod closed;
mod closing;
mod connection;
mod feed;
mod fetching;
mod io;
mod machine;
mod posts;
mod said_of_share;
mod sharing;
mod shown;
mod state;
mod table;
mod theme_mail;
mod undealt;

pub use client_connection::ConnectionState;
pub use closed::ClosedCase;
pub use io::{ClientInput, ClientOutput, Notice};
pub use state::Client;
pub use table::RemoteTable;
