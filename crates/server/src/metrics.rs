//! Counts what happens on the server, as the text that Prometheus reads; never a name, a hand or a token.

use std::{
    fmt::{self, Write as _},
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use candlestick_online::{CloseCode, protocol::Code};

/// Why somebody was refused.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RefusalReason {
    /// A page of another origin asked.
    Origin,
    /// The address asks too often.
    Address,
    /// The address has guessed wrong too often.
    Guesses,
    /// A first frame with a token or a room, or words, that open nothing here.
    WrongLink,
    /// The room has as many watchers as it may have.
    Full,
    /// The server, or the address, has as many connections as it may have.
    Connections,
    /// The server has as many rooms open as it may have, or goes down.
    Busy,
    /// No first frame in time.
    LateHello,
    /// A first frame that names no room, or is of another version.
    BadHello,
    /// A frame that is too long, no text, or none at all.
    Frame,
    /// Frames in too quick a succession.
    Flood,
    /// What the connection is told waits for it too long.
    Slow,
    /// Nothing was heard for too long.
    Silent,
    /// What was asked over HTTP cannot be.
    Request,
}

impl RefusalReason {
    /// Why a room has closed a connection, where that is a refusal.
    pub(crate) const fn of_close(code: CloseCode) -> Option<Self> {
        match code {
            CloseCode::BadFrames => Some(Self::Frame),
            CloseCode::Flood => Some(Self::Flood),
            CloseCode::BadToken | CloseCode::NoRoom => Some(Self::WrongLink),
            CloseCode::BadVersion => Some(Self::BadHello),
            CloseCode::Full => Some(Self::Full),
            CloseCode::Slow => Some(Self::Slow),
            CloseCode::Replaced | CloseCode::Kicked | CloseCode::ComeAgain | CloseCode::Stuck => None,
        }
    }

    const ALL: [(Self, &'static str); 14] = [
        (Self::Origin, "origin"),
        (Self::Address, "address"),
        (Self::Guesses, "guesses"),
        (Self::WrongLink, "wrong-link"),
        (Self::Full, "full"),
        (Self::Connections, "connections"),
        (Self::Busy, "busy"),
        (Self::LateHello, "late-hello"),
        (Self::BadHello, "bad-hello"),
        (Self::Frame, "frame"),
        (Self::Flood, "flood"),
        (Self::Slow, "slow"),
        (Self::Silent, "silent"),
        (Self::Request, "request"),
    ];
}

/// A number that only grows.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// Counts so many more.
    pub fn add(&self, more: usize) {
        self.0.fetch_add(more as u64, Ordering::Relaxed);
    }

    /// How many there were.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many of something there are now.
#[derive(Debug, Clone, Default)]
pub struct Gauge(Arc<AtomicU64>);

impl Gauge {
    /// Counts one more until the answer is dropped.
    #[must_use]
    pub fn enter(&self) -> GaugeGuard {
        self.0.fetch_add(1, Ordering::Relaxed);
        GaugeGuard(Arc::clone(&self.0))
    }

    /// How many there are.
    #[must_use]
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// One that a [`Gauge`] counts.
#[derive(Debug)]
pub struct GaugeGuard(Arc<AtomicU64>);

impl Drop for GaugeGuard {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// How long something took, each time.
#[derive(Debug, Default)]
pub struct Times {
    buckets: [Counter; Self::BOUNDS.len()],
    count: Counter,
    microseconds: Counter,
}

impl Times {
    /// Upper bounds of the buckets, in milliseconds.
    const BOUNDS: [u64; 10] = [1, 2, 5, 10, 20, 50, 100, 200, 500, 2000];

    /// Counts one that took so long.
    pub fn note(&self, took: Duration) {
        for (bound, bucket) in Self::BOUNDS.iter().zip(&self.buckets) {
            if took <= Duration::from_millis(*bound) {
                bucket.add(1);
            }
        }
        self.count.add(1);
        self.microseconds.add(usize::try_from(took.as_micros()).unwrap_or(usize::MAX));
    }

    /// How often that was.
    #[must_use]
    pub fn count(&self) -> u64 {
        self.count.get()
    }

    fn write(&self, text: &mut String, name: &str) -> fmt::Result {
        writeln!(text, "# TYPE {name} histogram")?;
        for (bound, bucket) in Self::BOUNDS.iter().zip(&self.buckets) {
            writeln!(text, "{name}_bucket{{le=\"{}\"}} {}", *bound as f64 / 1e3, bucket.get())?;
        }
        writeln!(text, "{name}_bucket{{le=\"+Inf\"}} {}", self.count.get())?;
        writeln!(text, "{name}_sum {}", self.microseconds.get() as f64 / 1e6)?;
        writeln!(text, "{name}_count {}", self.count.get())
    }
}

/// A counter for each code that a room refuses with; more than std makes by default.
#[derive(Debug)]
struct OfCodes([Counter; Code::ALL.len()]);

impl Default for OfCodes {
    fn default() -> Self {
        Self(std::array::from_fn(|_| Counter::default()))
    }
}

/// All that is counted.
#[derive(Debug, Default)]
pub struct Metrics {
    /// TCP connections now.
    pub connections: Gauge,
    /// WebSockets now.
    pub sockets: Gauge,
    /// Rooms in memory now.
    pub rooms: Gauge,
    /// WebSockets ever.
    pub sockets_opened: Counter,
    /// Rooms made.
    pub rooms_created: Counter,
    /// Rooms read from the log and played again.
    pub rooms_opened: Counter,
    /// Rooms given up because another server wrote to them, or the log could not be written.
    pub rooms_yielded: Counter,
    /// Rooms that were taken out of the log, as nobody had come for long.
    pub rooms_deleted: Counter,
    /// Rooms whose log could not be read or played.
    pub rooms_broken: Counter,
    /// Frames that came.
    pub frames_in: Counter,
    /// Frames that went out.
    pub frames_out: Counter,
    /// Bytes of the frames that went out.
    pub bytes_out: Counter,
    /// From an entry to its being on the disk.
    pub appends: Times,
    /// Entries that could not be appended.
    pub appends_refused: Counter,
    /// From a bot's job to its decision, with its waiting.
    pub thoughts: Times,
    /// Jobs of bots that broke.
    pub thoughts_broken: Counter,
    refused: [Counter; RefusalReason::ALL.len()],
    deeds_refused: OfCodes,
    closed: [Counter; CloseCode::ALL.len()],
}

impl Metrics {
    /// Counts somebody who was refused.
    pub fn refuse(&self, why: RefusalReason) {
        if let Some(at) = RefusalReason::ALL.iter().position(|(refusal, _)| *refusal == why) {
            self.refused[at].add(1);
        }
    }

    /// How many were refused for that.
    #[must_use]
    pub fn refused(&self, why: RefusalReason) -> u64 {
        RefusalReason::ALL.iter().position(|(refusal, _)| *refusal == why).map_or(0, |at| self.refused[at].get())
    }

    /// Counts something that a room refused to do: a decision out of turn, stale or not signed, and all else.
    pub fn refuse_deed(&self, code: Code) {
        if let Some(at) = Code::ALL.iter().position(|known| *known == code) {
            self.deeds_refused.0[at].add(1);
        }
    }

    /// How often rooms refused something for that.
    #[must_use]
    pub fn deeds_refused(&self, code: Code) -> u64 {
        Code::ALL.iter().position(|known| *known == code).map_or(0, |at| self.deeds_refused.0[at].get())
    }

    /// Counts a connection that the server closed.
    pub fn close(&self, code: CloseCode) {
        if let Some(at) = CloseCode::ALL.iter().position(|known| *known == code) {
            self.closed[at].add(1);
        }
    }

    /// The text.
    #[must_use]
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = self.write(&mut text);
        text
    }

    fn write(&self, text: &mut String) -> fmt::Result {
        let gauges = [("connections", &self.connections), ("sockets", &self.sockets), ("rooms", &self.rooms)];
        for (name, gauge) in gauges {
            writeln!(text, "# TYPE candlestick_{name} gauge\ncandlestick_{name} {}", gauge.get())?;
        }
        let counters = [
            ("sockets_opened", &self.sockets_opened),
            ("rooms_created", &self.rooms_created),
            ("rooms_opened", &self.rooms_opened),
            ("rooms_yielded", &self.rooms_yielded),
            ("rooms_deleted", &self.rooms_deleted),
            ("rooms_broken", &self.rooms_broken),
            ("frames_in", &self.frames_in),
            ("frames_out", &self.frames_out),
            ("bytes_out", &self.bytes_out),
            ("appends_refused", &self.appends_refused),
            ("thoughts_broken", &self.thoughts_broken),
        ];
        for (name, counter) in counters {
            writeln!(text, "# TYPE candlestick_{name}_total counter\ncandlestick_{name}_total {}", counter.get())?;
        }
        writeln!(text, "# TYPE candlestick_refused_total counter")?;
        for ((_, why), counter) in RefusalReason::ALL.iter().zip(&self.refused) {
            writeln!(text, "candlestick_refused_total{{why=\"{why}\"}} {}", counter.get())?;
        }
        writeln!(text, "# TYPE candlestick_deeds_refused_total counter")?;
        for (code, counter) in Code::ALL.iter().zip(&self.deeds_refused.0) {
            writeln!(text, "candlestick_deeds_refused_total{{code=\"{}\"}} {}", code.name(), counter.get())?;
        }
        writeln!(text, "# TYPE candlestick_closed_total counter")?;
        for (code, counter) in CloseCode::ALL.iter().zip(&self.closed) {
            writeln!(text, "candlestick_closed_total{{code=\"{}\"}} {}", code.number(), counter.get())?;
        }
        self.appends.write(text, "candlestick_append_seconds")?;
        self.thoughts.write(text, "candlestick_thought_seconds")
    }
}
