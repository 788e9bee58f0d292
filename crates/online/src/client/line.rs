//! When a client connects, how long it waits for an answer, and when it tries again.

use crate::{digest::Digest, port::CloseCode};

/// How long a connection may be silent before it is asked whether it lives, in milliseconds.
const SILENCE: u64 = 10_000;
/// How long an answer, or a connection, may take.
const PATIENCE: u64 = 8_000;
/// How long an answer may take after this device has woken up: a line that slept is mostly dead.
const AWAKE: u64 = 2_000;
/// The first and the longest wait before another try.
const WAITS: (u64, u64) = (250, 15_000);

/// How a client is connected.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LineState {
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
pub(super) enum Due {
    Nothing,
    Connect,
    Ping,
    /// The connection is dead: close it.
    Dead,
}

/// A client's line.
#[derive(Debug)]
pub(super) struct Line {
    pub(super) state: LineState,
    /// When something is due.
    pub(super) due: u64,
    asked: bool,
    /// Tries in a row that failed.
    tries: u32,
    chance: Digest,
}

impl Line {
    pub(super) const fn new(chance: Digest) -> Self {
        Self { state: LineState::Idle, due: 0, asked: false, tries: 0, chance }
    }

    pub(super) const fn is_open(&self) -> bool {
        matches!(self.state, LineState::Open)
    }

    /// Is about to connect.
    pub(super) const fn connecting(&mut self, now: u64) {
        (self.state, self.due) = (LineState::Opening, now + PATIENCE);
    }

    /// Has said hello.
    pub(super) const fn greeted(&mut self, now: u64) {
        (self.state, self.due, self.asked) = (LineState::Greeting, now + PATIENCE, false);
    }

    /// Something came.
    pub(super) const fn heard(&mut self, now: u64) {
        (self.due, self.asked) = (now + SILENCE, false);
    }

    /// Was answered: the next fault begins with short waits again.
    pub(super) const fn welcomed(&mut self) {
        (self.state, self.tries) = (LineState::Open, 0);
    }

    /// The connection is gone: tries again later, unless the room has said not to.
    pub(super) fn lost(&mut self, code: Option<CloseCode>, now: u64) {
        if let Some(code) = code.filter(|code| !code.may_come_again()) {
            self.state = LineState::Ended(code);
            return;
        }
        let (first, longest) = WAITS;
        let wait = first.saturating_mul(1 << self.tries.min(10)).min(longest);
        // Between half of it and all of it, so that not everybody comes at once after a server's restart.
        let drawn = Digest::of("candlestick wait", &[&self.chance.0, &self.tries.to_le_bytes(), &now.to_le_bytes()]);
        let share = u64::from(drawn.0[0]) * (wait / 2) / u64::from(u8::MAX);
        (self.state, self.due) = (LineState::Waiting, now + wait / 2 + share);
        self.tries = self.tries.saturating_add(1);
    }

    /// This device has woken up or has a network again: what waits is tried now, and what is connected is asked whether it
    /// lives. Answers whether it is to be asked.
    pub(super) fn awoke(&mut self, now: u64) -> bool {
        match self.state {
            LineState::Idle | LineState::Ended(_) => false,
            LineState::Waiting => {
                (self.due, self.tries) = (now, 0);
                false
            }
            // One that is under way may have been begun long before it fell asleep.
            LineState::Opening | LineState::Greeting => {
                self.due = self.due.min(now + AWAKE);
                false
            }
            LineState::Open => {
                let asks = !self.asked;
                (self.asked, self.due) = (true, self.due.min(now + AWAKE));
                asks
            }
        }
    }

    /// What is due now.
    pub(super) fn look(&mut self, now: u64) -> Due {
        if now < self.due {
            return Due::Nothing;
        }
        match self.state {
            LineState::Idle | LineState::Ended(_) => Due::Nothing,
            LineState::Waiting => Due::Connect,
            LineState::Opening | LineState::Greeting => Due::Dead,
            LineState::Open if self.asked => Due::Dead,
            LineState::Open => {
                (self.asked, self.due) = (true, now + PATIENCE);
                Due::Ping
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
            let mut line = Line::new(Digest::of(chance, &[]));
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
        let mut line = Line::new(Digest::of("a", &[]));
        line.connecting(0);
        line.greeted(0);
        line.heard(0);
        line.welcomed();
        assert_eq!(line.look(9_999), Due::Nothing);
        assert_eq!(line.look(10_000), Due::Ping);
        assert_eq!(line.look(17_999), Due::Nothing);
        assert_eq!(line.look(18_000), Due::Dead);
    }

    #[test]
    fn a_line_that_wakes_up_tries_at_once_or_asks_whether_it_lives() {
        let mut line = Line::new(Digest::of("a", &[]));
        line.connecting(0);
        line.greeted(0);
        line.heard(0);
        line.welcomed();
        assert!(line.awoke(1_000), "it is asked");
        assert!(!line.awoke(1_500), "once");
        assert_eq!((line.look(2_999), line.look(3_000)), (Due::Nothing, Due::Dead));
        for _ in 0..9 {
            line.lost(None, 3_000);
        }
        assert_eq!(line.look(5_000), Due::Nothing);
        line.awoke(5_000);
        assert_eq!(line.look(5_000), Due::Connect);
        line.connecting(5_000);
        line.awoke(5_100);
        assert_eq!((line.look(7_099), line.look(7_100)), (Due::Nothing, Due::Dead));
        line.lost(Some(CloseCode::Kicked), 8_000);
        line.awoke(9_000);
        assert_eq!(line.look(99_000), Due::Nothing);
    }

    #[test]
    fn whoever_was_sent_away_does_not_come_again() {
        for code in CloseCode::ALL {
            let mut line = Line::new(Digest::of("a", &[]));
            line.lost(Some(code), 0);
            assert_eq!(line.state == LineState::Ended(code), !code.may_come_again(), "{code:?}");
        }
    }
}
