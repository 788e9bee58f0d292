//! Formats for how long somebody is away: in whole seconds below a minute, in whole minutes from then on.

use std::time::Duration;

use candlestick_themes::{Words, key};

const SECOND: u64 = 1_000;
const MINUTE: u64 = 60 * SECOND;

/// A time that has gone by, in milliseconds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Span(pub u64);

impl Span {
    /// Whether seconds are told and not minutes.
    pub const fn is_seconds(self) -> bool {
        self.0 < MINUTE
    }

    /// The whole seconds or minutes.
    pub fn count(self) -> i64 {
        i64::try_from(self.0 / self.unit()).unwrap_or(i64::MAX)
    }

    /// After how long another number is told.
    pub const fn next(self) -> Duration {
        Duration::from_millis(self.unit() - self.0 % self.unit())
    }

    /// The number with its unit.
    pub fn short(self, words: &Words) -> String {
        let key = if self.is_seconds() { key!("together-seconds") } else { key!("together-minutes") };
        words.with(key, &[("count", self.count().into())])
    }

    const fn unit(self) -> u64 {
        if self.is_seconds() { SECOND } else { MINUTE }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_are_told_below_a_minute_and_each_number_until_the_next() {
        let told = |span: u64| (Span(span).is_seconds(), Span(span).count(), Span(span).next().as_millis());
        assert_eq!(told(0), (true, 0, 1_000));
        assert_eq!(told(42_300), (true, 42, 700));
        assert_eq!(told(59_999), (true, 59, 1));
        assert_eq!(told(60_000), (false, 1, 60_000));
        assert_eq!(told(150_000), (false, 2, 30_000));
    }
}
