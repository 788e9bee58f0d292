//! Sums up how long bots took for their decisions.

use std::time::Duration;

/// Decisions, and the time they took.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub(super) struct DecisionTimes {
    pub decisions: u64,
    total: Duration,
    worst: Duration,
}

impl DecisionTimes {
    /// One more decision.
    pub fn note(&mut self, time: Duration) {
        self.join(Self { decisions: 1, total: time, worst: time });
    }

    /// Adds what was counted elsewhere.
    pub fn join(&mut self, other: Self) {
        self.decisions += other.decisions;
        self.total += other.total;
        self.worst = self.worst.max(other.worst);
    }

    /// The mean, in milliseconds; 0 without a decision.
    pub fn mean_ms(&self) -> f64 {
        self.total.as_secs_f64() * 1000.0 / self.decisions.max(1) as f64
    }

    /// The longest, in milliseconds.
    pub const fn worst_ms(&self) -> f64 {
        self.worst.as_secs_f64() * 1000.0
    }
}
