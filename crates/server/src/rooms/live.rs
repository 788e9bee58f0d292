//! Defines what the tasks need of a room, so that tests can put one of their own there.

use candlestick_online::{CreateRoom, Created, Input, LogEntry, Output, RoomFault};

/// A room under way.
pub trait LiveRoom: Send + 'static {
    /// Takes what happened at a moment (milliseconds since the Unix epoch) and answers what is to be done, in order.
    fn handle(&mut self, now: u64, input: Input) -> Vec<Output>;

    /// How many entries of its log it has taken.
    fn entries(&self) -> u64;

    /// Whether nobody is connected: the log has all of it then.
    fn is_idle(&self) -> bool;
}

/// Whoever makes rooms and reads them from their logs.
pub trait RoomMaker: Send + Sync + 'static {
    /// Makes a room: its first entry, and what whoever opened it is told once that is on the disk.
    ///
    /// # Errors
    /// What was asked for is not possible.
    fn create(&self, request: CreateRoom, entropy: [u8; 64], now: u64) -> Result<(LogEntry, Created), RoomFault>;

    /// Plays a room's log again. Takes up to a tenth of a second.
    ///
    /// # Errors
    /// When the log is empty, cannot be read, or needs a theme that is not there.
    fn open(&self, entries: Vec<LogEntry>, now: u64) -> Result<Box<dyn LiveRoom>, RoomFault>;

    /// Which room a first frame is for; none where it is no good one.
    fn room_of(&self, hello: &str) -> Option<String>;
}
