//! Simulates a server of the room: what it has in memory, and how it stands to the log that it shares with the other.

use std::collections::BTreeMap;

use candlestick_online::{BotJob, LogEntry, Ownership, Room, is_behind};

use super::net::Moment;

/// One of the two servers over one log. Either may believe that it owns the room.
pub struct SimulatedServer {
    pub room: Option<Room>,
    /// The entry that it waits for.
    pub appending: Option<LogEntry>,
    /// Whether that is on the disk, once the log has decided.
    pub landed: Option<bool>,
    /// What its clock shows at the true time 0; another after each start, as on another machine.
    pub clock: u64,
    /// The disk answers it no sooner than this.
    pub stalled: u64,
    /// It crashes while its next entry is being appended.
    pub doomed: bool,
    pub jobs: BTreeMap<u64, BotJob>,
    /// It does nothing, as a process that is stopped; what comes meanwhile waits.
    pub frozen: bool,
    pub held: Vec<Moment>,
    /// Since when it believes that the room is its own, by the true time.
    pub owns: Ownership,
}

impl SimulatedServer {
    /// A server that opens the room at a true time, with what its clock shows at the time 0.
    pub fn new(room: Room, clock: u64, now: u64) -> Self {
        Self { room: Some(room), owns: Ownership::since(now), ..Self::without(clock) }
    }

    /// A server that has no room.
    pub fn without(clock: u64) -> Self {
        Self {
            room: None,
            appending: None,
            landed: None,
            clock,
            stalled: 0,
            doomed: false,
            jobs: BTreeMap::new(),
            frozen: false,
            held: Vec::new(),
            owns: Ownership::since(0),
        }
    }

    /// Whether the log has more than it knows, and than it is writing itself.
    pub fn is_behind(&self, disk: &[LogEntry]) -> bool {
        let known = self.room.as_ref().map_or(0, Room::entries);
        let newer = disk.iter().skip(usize::try_from(known).expect("a short log"));
        is_behind(known, newer.filter(|entry| self.appending.as_ref() != Some(*entry)))
    }
}
