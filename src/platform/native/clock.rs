//! A clock that never goes back, and whether this device has slept since the last look at it.

use std::{
    sync::{LazyLock, Mutex},
    time::{Duration, Instant, SystemTime},
};

/// By how much the clocks differ after a sleep at least.
const SLEPT: Duration = Duration::from_secs(3);

/// Milliseconds by a clock of this program that never goes back.
#[must_use]
pub fn now_ms() -> u64 {
    static BEGAN: LazyLock<Instant> = LazyLock::new(Instant::now);
    u64::try_from(BEGAN.elapsed().as_millis()).unwrap_or(u64::MAX)
}

/// Whether this device may have slept since this was last asked: its wall clock went on and the program's did not. A
/// connection may have died meanwhile without a word.
#[must_use]
pub fn take_awake() -> bool {
    static LAST: Mutex<Option<(Instant, SystemTime)>> = Mutex::new(None);
    let now = (Instant::now(), SystemTime::now());
    let Ok(mut last) = LAST.lock() else { return false };
    last.replace(now).is_some_and(|last| has_slept(last, now))
}

/// Whether the wall clock has gone on by more than the program's own. One that was put right by as much makes no harm.
fn has_slept(last: (Instant, SystemTime), now: (Instant, SystemTime)) -> bool {
    let by_wall = now.1.duration_since(last.1).unwrap_or_default();
    by_wall.saturating_sub(now.0.saturating_duration_since(last.0)) > SLEPT
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::thread;

    #[test]
    fn a_wall_clock_that_went_on_alone_tells_of_a_sleep() {
        let last = (Instant::now(), SystemTime::now());
        let after = |own: u64, wall: u64| {
            has_slept(last, (last.0 + Duration::from_secs(own), last.1 + Duration::from_secs(wall)))
        };
        assert!(after(1, 600) && after(0, 4));
        assert!(!after(600, 600) && !after(600, 602) && !after(5, 0));
        assert!(!has_slept((last.0, last.1 + Duration::from_secs(9)), last), "a clock that was put back");
    }

    #[test]
    fn the_clock_goes_on() {
        let before = now_ms();
        thread::sleep(Duration::from_millis(2));
        assert!(now_ms() > before);
    }
}
