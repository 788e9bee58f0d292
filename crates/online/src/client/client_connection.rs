//! Decides when a client connects, how long it waits for an answer, and when it tries again.

use crate::{digest::Digest, port::CloseCode};

/// How long a connection may be silent before it is asked whether it lives, in milliseconds.
const SILENCE: u64 = 10_000;
/// How long an answer, or a connection, may take.
const PATIENCE: u64 = 8_000;
/// How long an answer may take after this device has woken up: a line that slept is mostly dead.
const AWAKE: u64 = 2_000;
/// The same after a sleep in which something would have been due: such a line is nearly always dead, one comes back within a
/// second, and a line that lives after all costs no more than being told everything once more.
const SLEPT: u64 = 500;
/// The first and the longest wait before another try.
const WAITS: (u64, u64) = (250, 15_000);

/// How a client is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ConnectionState {
    /// Not yet asked to.
    Idle,
    /// Waits before it tries again.
    Waiting,
    /// Is connecting.
    Opening,
    /// Has said hello and was not yet answered.
    Greeting,
    /// Is connected.
    Open,
    /// Will not come again by itself.
    Ended(CloseCode),
}

/// What is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum ConnectionDue {
    Nothing,
    Connect,
    Ping,
    /// The connection is dead: close it.
    Dead,
}

/// A client's line.
#[derive(Debug)]
pub(super) struct ClientConnection {
    pub(super) state: ConnectionState,
    /// When something is due.
    pub(super) due: u64,
    asked: bool,
    /// Tries in a row that failed.
    tries: u32,
    chance: Digest,
}

impl ClientConnection {
    pub(super) const fn new(chance: Digest) -> Self {
        Self { state: ConnectionState::Idle, due: 0, asked: false, tries: 0, chance }
    }

    pub(super) const fn is_open(&self) -> bool {
        matches!(self.state, ConnectionState::Open)
    }

    /// Is about to connect.
    pub(super) const fn connecting(&mut self, now: u64) {
        (self.state, self.due) = (ConnectionState::Opening, now + PATIENCE);
    }

    /// Has said hello.
    pub(super) const fn greeted(&mut self, now: u64) {
        (self.state, self.due, self.asked) = (ConnectionState::Greeting, now + PATIENCE, false);
    }

    /// Something came.
    pub(super) const fn heard(&mut self, now: u64) {
        (self.due, self.asked) = (now + SILENCE, false);
    }

    /// Was answered: the next fault begins with short waits again.
    pub(super) const fn welcomed(&mut self) {
        (self.state, self.tries) = (ConnectionState::Open, 0);
    }

    /// The connection is gone: tries again later, unless the room has said not to.
    pub(super) fn lost(&mut self, code: Option<CloseCode>, now: u64) {
        if let Some(code) = code.filter(|code| !code.may_come_again()) {
            self.state = ConnectionState::Ended(code);
            return;
        }
        let (first, longest) = WAITS;
        let wait = first.saturating_mul(1 << self.tries.min(10)).min(longest);
        // Between half of it and all of it, so that not everybody comes at once after a server's restart.
        let drawn = Digest::of("candlestick wait", &[&self.chance.0, &self.tries.to_le_bytes(), &now.to_le_bytes()]);
        let share = u64::from(drawn.0[0]) * (wait / 2) / u64::from(u8::MAX);
        (self.state, self.due) = (ConnectionState::Waiting, now + wait / 2 + share);
        self.tries = self.tries.saturating_add(1);
    }

    /// Until when a line has to answer once this device has woken up. A moment that has passed meanwhile says nothing: what
    /// came while it slept is still to be heard.
    fn due_awake(&self, now: u64) -> u64 {
        if self.due > now { self.due.min(now + AWAKE) } else { now + SLEPT }
    }

    /// This device has woken up or has a network again: what waits is tried now, and what is connected is asked whether it
    /// lives. Answers whether it is to be asked.
    pub(super) fn awoke(&mut self, now: u64) -> bool {
        match self.state {
            ConnectionState::Idle | ConnectionState::Ended(_) => false,
            ConnectionState::Waiting => {
                (self.due, self.tries) = (now, 0);
                false
            }
            // One that is under way may have been begun long before it fell asleep.
            ConnectionState::Opening | ConnectionState::Greeting => {
                self.due = self.due_awake(now);
                false
            }
            ConnectionState::Open => {
                let asks = !self.asked;
                (self.asked, self.due) = (true, self.due_awake(now));
                asks
            }
        }
    }

    /// What is due now.
    pub(super) fn look(&mut self, now: u64) -> ConnectionDue {
        if now < self.due {
            return ConnectionDue::Nothing;
        }
        match self.state {
            ConnectionState::Idle | ConnectionState::Ended(_) => ConnectionDue::Nothing,
            ConnectionState::Waiting => ConnectionDue::Connect,
            ConnectionState::Opening | ConnectionState::Greeting => ConnectionDue::Dead,
            ConnectionState::Open if self.asked => ConnectionDue::Dead,
            ConnectionState::Open => {
                (self.asked, self.due) = (true, now + PATIENCE);
                ConnectionDue::Ping
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn waits_grow_and_are_not_the_same_for_all() {
        let waits = |chance| {
            let mut line = ClientConnection::new(Digest::of(chance, &[]));
            let wait = |_| {
                line.lost(None, 1_000);
                line.due - 1_000
            };
            (0..12).map(wait).collect::<Vec<_>>()
        };
        let (one, other) = (waits("a"), waits("b"));
        assert_ne!(one, other);
        assert!(one[0] <= 250 && one[11] <= 15_000 && one[11] >= 7_500, "{one:?}");
    }

    #[test]
    fn a_silent_line_is_asked_once_and_then_dead() {
        let mut line = ClientConnection::new(Digest::of("a", &[]));
        line.connecting(0);
        line.greeted(0);
        line.heard(0);
        line.welcomed();
        assert_eq!(line.look(9_999), ConnectionDue::Nothing);
        assert_eq!(line.look(10_000), ConnectionDue::Ping);
        assert_eq!(line.look(17_999), ConnectionDue::Nothing);
        assert_eq!(line.look(18_000), ConnectionDue::Dead);
    }

    #[test]
    fn a_line_that_wakes_up_tries_at_once_or_asks_whether_it_lives() {
        let mut line = ClientConnection::new(Digest::of("a", &[]));
        line.connecting(0);
        line.greeted(0);
        line.heard(0);
        line.welcomed();
        assert!(line.awoke(1_000), "it is asked");
        assert!(!line.awoke(1_500), "once");
        assert_eq!((line.look(2_999), line.look(3_000)), (ConnectionDue::Nothing, ConnectionDue::Dead));
        for _ in 0..9 {
            line.lost(None, 3_000);
        }
        assert_eq!(line.look(5_000), ConnectionDue::Nothing);
        line.awoke(5_000);
        assert_eq!(line.look(5_000), ConnectionDue::Connect);
        line.connecting(5_000);
        line.awoke(5_100);
        assert_eq!((line.look(7_099), line.look(7_100)), (ConnectionDue::Nothing, ConnectionDue::Dead));
        line.lost(Some(CloseCode::Kicked), 8_000);
        line.awoke(9_000);
        assert_eq!(line.look(99_000), ConnectionDue::Nothing);
    }

    #[test]
    fn a_line_that_slept_beyond_its_time_is_asked_before_it_is_taken_for_dead() {
        let mut line = ClientConnection::new(Digest::of("a", &[]));
        line.connecting(0);
        line.greeted(0);
        line.heard(0);
        line.welcomed();
        assert!(line.awoke(60_000), "it is asked");
        assert_eq!((line.look(60_000), line.look(60_499)), (ConnectionDue::Nothing, ConnectionDue::Nothing));
        line.heard(60_499);
        assert_eq!(line.look(60_500), ConnectionDue::Nothing, "its answer was on its way");
        // Asked just before it fell asleep: the answer may be here already, unread.
        assert_eq!(line.look(70_499), ConnectionDue::Ping);
        assert!(!line.awoke(200_000));
        assert_eq!((line.look(200_499), line.look(200_500)), (ConnectionDue::Nothing, ConnectionDue::Dead));
        // So may be the welcome.
        line.greeted(300_000);
        line.awoke(400_000);
        assert_eq!((line.look(400_499), line.look(400_500)), (ConnectionDue::Nothing, ConnectionDue::Dead));
        // And it comes again within a second.
        line.lost(None, 400_500);
        assert_eq!(line.look(400_750), ConnectionDue::Connect);
    }

    #[test]
    fn whoever_was_sent_away_does_not_come_again() {
        for code in CloseCode::ALL {
            let mut line = ClientConnection::new(Digest::of("a", &[]));
            line.lost(Some(code), 0);
            assert_eq!(line.state == ConnectionState::Ended(code), !code.may_come_again(), "{code:?}");
        }
    }
}
