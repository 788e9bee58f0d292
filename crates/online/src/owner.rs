//! Decides when a server that has a room looks into the log, and tells if another server has gone on with the room.

use crate::port::{Input, LogEntry};

/// For how long a room that somebody talks to is taken for a server's own without a look into the log, in milliseconds.
const BELIEVED: u64 = 15_000;

/// A server's belief that a room is its own: any number of servers may have opened it from one log.
#[derive(Debug, Clone, Copy)]
pub struct Ownership {
    looked: u64,
}

impl Ownership {
    /// Of a server that has read the log at that moment, in milliseconds by any clock that never goes back.
    #[must_use]
    pub const fn since(now: u64) -> Self {
        Self { looked: now }
    }

    /// Whether it is to look into the log before the room is told this; to ask counts as looking. For whoever comes always,
    /// as they may have been told by another server what is not known here, and now and then while somebody talks.
    pub const fn is_to_look(&mut self, now: u64, input: &Input) -> bool {
        let looks = match input {
            Input::Opened { .. } => true,
            Input::Frame { .. } => now.saturating_sub(self.looked) >= BELIEVED,
            Input::Closed { .. }
            | Input::Appended { .. }
            | Input::NotAppended { .. }
            | Input::BotDecided { .. }
            | Input::Tick => false,
        };
        if looks {
            self.looked = now;
        }
        looks
    }
}

/// Whether another server has gone on with a room of which so many entries are known here: what of the log is given has any
/// entry beyond them. One that this server is writing itself is to be left out.
#[must_use]
pub fn is_behind<'a>(known: u64, log: impl IntoIterator<Item = &'a LogEntry>) -> bool {
    log.into_iter().any(|entry| entry.seq >= known)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::port::ConnectionId;

    #[test]
    fn the_log_is_looked_at_for_whoever_comes_and_now_and_then_while_somebody_talks() {
        let mut owns = Ownership::since(1_000);
        let frame = Input::Frame { connection: ConnectionId(1), text: String::new() };
        let opened = Input::Opened { connection: ConnectionId(1), hello: String::new() };
        assert!(!owns.is_to_look(15_999, &frame));
        assert!(owns.is_to_look(16_000, &frame) && !owns.is_to_look(16_001, &frame));
        assert!(owns.is_to_look(16_002, &opened) && !owns.is_to_look(31_001, &frame));
        for other in [Input::Tick, Input::Appended { seq: 1 }, Input::Closed { connection: ConnectionId(1) }] {
            assert!(!owns.is_to_look(99_000, &other), "{other:?}");
        }
    }

    #[test]
    fn any_entry_beyond_what_is_known_is_another_servers() {
        let entry = |seq| LogEntry { seq, seat: None, nonce: String::new(), body: String::new() };
        assert!(!is_behind(3, &[]) && !is_behind(3, &[entry(2)]));
        assert!(is_behind(3, &[entry(2), entry(3)]));
    }
}
