//! Stands in for the page, as there is none around the window: nobody listens, and no address asks for anything.

use std::time::{SystemTime, UNIX_EPOCH};

use super::super::size::WINDOW_SIZE;

/// Whether the program can be left from its title.
pub const CAN_QUIT: bool = true;

/// For how many seconds nothing is drawn when nothing happens: a screen reader that begins to read wakes nobody.
pub const LONGEST_SLEEP: u64 = 2;

/// Nothing to do: there is no loading screen in front of the window.
pub const fn ready() {}

/// The width and height of the window before there is one: as it opens, wider than high.
#[must_use]
pub const fn window_size() -> (f32, f32) {
    (WINDOW_SIZE.0 as f32, WINDOW_SIZE.1 as f32)
}

/// Nothing to do: what broke is told on the terminal.
pub const fn fatal(_: &str) {}

/// Nothing to do: the terminal shows panics by itself.
pub const fn tell_panics() {}

/// Nothing to do: nobody listens.
pub const fn say(_: &str) {}

/// Nothing to do: nothing was said.
pub const fn hush() {}

/// Nothing to do: tests read the page alone.
pub const fn publish(_: &str) {}

/// Nothing was asked for in an address.
#[must_use]
pub const fn query() -> String {
    String::new()
}

/// There is no page, hence no address.
#[must_use]
pub const fn address() -> String {
    String::new()
}

/// There is no page, hence nothing behind its address.
#[must_use]
pub const fn fragment() -> String {
    String::new()
}

/// Whether this device is asked to send a link on: in a window it is copied.
pub const CAN_SEND: bool = false;

/// Nothing to do: nobody is asked.
pub const fn send(_: &str, _: &str) {}

/// Nothing to do: a window has no address.
pub const fn put_fragment(_: &str) {}

/// Days since the first of January 1970, by the clock of the system.
#[must_use]
pub fn days() -> u32 {
    const DAY: u64 = 24 * 60 * 60;
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    now.map_or(0, |since| (since.as_secs() / DAY) as u32)
}
