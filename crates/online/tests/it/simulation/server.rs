//! A server of the room: what it has in memory, and how it stands to the log that it shares with the other.

use std::collections::BTreeMap;

use candlestick_online::{BotJob, Entry, Room};

use super::net::Moment;

/// One of the two servers over one log. Either may believe that it owns the room.
#[derive(Default)]
pub struct Server {
    pub room: Option<Room>,
    /// The entry that it waits for.
    pub appending: Option<Entry>,
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
    /// When it looked last whether the log has more than it knows.
    pub looked: u64,
}

/// So often a server looks whether another has gone on, while somebody says something.
const LOOKS: u64 = 15_000;

impl Server {
    /// A server that has just opened the room.
    pub fn new(room: Room, clock: u64) -> Self {
        Self { room: Some(room), clock, ..Self::default() }
    }

    /// Whether it is to look, before it hears this, whether the log has more than it knows: for whoever comes always.
    pub fn is_to_look(&mut self, now: u64, comes: bool) -> bool {
        let looks = comes || now >= self.looked + LOOKS;
        if looks {
            self.looked = now;
        }
        looks
    }

    /// Whether the log has more than it knows: another server has gone on with the room.
    pub fn is_behind(&self, disk: &[Entry]) -> bool {
        let known = self.room.as_ref().map_or(0, Room::entries);
        let mine = |entry: &Entry| self.appending.as_ref() == Some(entry);
        let at = usize::try_from(known).expect("a short log");
        disk.get(at).is_some_and(|next| !mine(next)) || disk.len() > at + 1
    }
}
