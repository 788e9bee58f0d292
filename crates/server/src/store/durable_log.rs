//! Defines what a durable log can do, whichever database keeps it, and the reasons why it cannot.

use std::{pin::Pin, time::Duration};

use candlestick_online::{AppendFault, LogEntry};

/// What a log answers, when it has it.
pub type LogFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Why a log cannot be opened, read or cleaned.
#[derive(Debug, thiserror::Error)]
pub enum LogFault {
    /// SQLite says no.
    #[error("the log {place}: {fault}")]
    Sqlite {
        /// The file.
        place: String,
        /// What SQLite says.
        fault: rusqlite::Error,
    },
    /// The file was written by a later version of this program.
    #[error(
        "the log {place} has format {found}, and this program only knows formats up to {known}: use the newer program"
    )]
    TooNew {
        /// The file.
        place: String,
        /// Its format.
        found: i64,
        /// The latest known.
        known: i64,
    },
    /// The folder for the log cannot be made.
    #[error("the folder {place} cannot be created: {fault}")]
    Folder {
        /// The folder.
        place: String,
        /// What the system says.
        fault: std::io::Error,
    },
    /// Postgres says no, or is not there. Never with the address, which may hold a password.
    #[error("Postgres: {0}")]
    Postgres(String),
    /// The log has been closed.
    #[error("the log is closed")]
    Closed,
}

/// A room that the log has.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct KeptRoom {
    /// Its name.
    pub room: String,
    /// When its last entry was appended, since the Unix epoch.
    pub touched: Duration,
}

/// Where rooms are kept. `(room, seq)` is the lock between servers: an entry is taken only where its number is the next,
/// so of two servers that write the same number one is refused, and knows that it owns the room no longer.
pub trait DurableLog: Send + Sync + 'static {
    /// Appends an entry; answers once it is on the disk.
    ///
    /// # Errors
    /// [`AppendFault::Taken`] where its number is not the next or its seat has used its nonce before: nothing was
    /// written. [`AppendFault::Failed`] where the log cannot be written; whether the entry is there is not known then.
    fn append<'a>(&'a self, room: &'a str, entry: &'a LogEntry) -> LogFuture<'a, Result<(), AppendFault>>;

    /// The entries of a room from a number on, in order; none where there is no such room.
    ///
    /// # Errors
    /// Where the log cannot be read.
    fn read<'a>(&'a self, room: &'a str, from: u64) -> LogFuture<'a, Result<Vec<LogEntry>, LogFault>>;

    /// All rooms, in no order.
    ///
    /// # Errors
    /// Where the log cannot be read.
    fn rooms(&self) -> LogFuture<'_, Result<Vec<KeptRoom>, LogFault>>;

    /// Rooms whose names begin with these letters, two at most.
    ///
    /// # Errors
    /// Where the log cannot be read.
    fn beginning_with<'a>(&'a self, letters: &'a str) -> LogFuture<'a, Result<Vec<KeptRoom>, LogFault>>;

    /// Takes rooms out of the log with all their entries, but for those that had one appended at a moment (since the Unix
    /// epoch) or later: somebody has come back meanwhile, maybe at another server. Answers how many were taken out.
    ///
    /// # Errors
    /// Where the log cannot be written.
    fn delete_untouched<'a>(&'a self, rooms: &'a [String], since: Duration) -> LogFuture<'a, Result<usize, LogFault>>;
}
