//! What is still to be shown: events queued as beats, one after the other.

use candlestick_rules::Event;

/// One event being shown.
#[derive(Debug)]
pub struct Beat {
    /// What happened, as the person at the table may see it.
    pub event: Event,
    /// For how long it has been shown, in seconds.
    pub elapsed: f32,
    /// Whether its motion has begun.
    pub begun: bool,
    /// Shown again to somebody who was not looking; the components know it already.
    pub recalled: bool,
}

impl Beat {
    /// An event to be shown and carried out.
    pub const fn new(event: Event) -> Self {
        Self { event, elapsed: 0.0, begun: false, recalled: false }
    }

    /// An event that only has to be shown.
    pub const fn recalled(event: Event) -> Self {
        Self { event, elapsed: 0.0, begun: false, recalled: true }
    }
}
