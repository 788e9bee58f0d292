//! Names what the room does itself in its log, so that no name stands there twice.

use std::collections::BTreeSet;

use crate::port::LogEntry;

/// How each of these names begins.
const PREFIX: &str = "room-";

/// Names of the room's kind that stand in its log and may be those of entries to come. Sitting down once had the nonce of
/// whoever did, which may be called so: a log takes no name twice, and the room would stand still at that entry for ever.
#[derive(Debug, Default)]
pub(super) struct EntryNames(BTreeSet<String>);

impl EntryNames {
    /// Those of a room's log.
    pub(super) fn of(entries: &[LogEntry]) -> Self {
        let mut names = Self::default();
        entries.iter().for_each(|entry| names.note(entry));
        names
    }

    /// One more entry stands in the log. What people with a chair do is named by themselves, apart from the room's.
    pub(super) fn note(&mut self, entry: &LogEntry) {
        let is_foreign = entry.seat.is_none() && entry.nonce.starts_with(PREFIX) && entry.nonce != plain(entry.seq);
        if is_foreign {
            self.0.insert(entry.nonce.clone());
        }
    }

    /// The name of the room's own entry of that number: the number, and more letters as long as it stands there already.
    pub(super) fn next(&self, seq: u64) -> String {
        let mut name = plain(seq);
        while self.0.contains(&name) {
            name.push('+');
        }
        name
    }
}

fn plain(seq: u64) -> String {
    format!("{PREFIX}{seq}")
}
