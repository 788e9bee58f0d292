//! The client's side of a room as a state machine, natively and in a page alike: it is told what the socket does and what
//! its person decides, and says what the socket is to do. It guesses nothing: what it shows is what the room has told.

mod line;
mod machine;
mod table;
mod theme_mail;
mod undealt;

pub use line::LineState;
pub use machine::{Client, ClientInput, ClientOutput, Notice};
pub use table::RemoteTable;
