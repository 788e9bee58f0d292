//! Limits what the people of a room may do, as whoever runs the server has it.

use crate::protocol::MAX_WATCHERS;

/// What a server allows in each of its rooms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RoomLimits {
    /// Most connections that only watch. Whoever comes by the invitation is one until they sit down, so at least 1.
    pub watchers: usize,
    /// Messages of a connection in a second, 1 to 1,000; four times as many at once.
    pub messages: u32,
}

impl Default for RoomLimits {
    fn default() -> Self {
        Self { watchers: MAX_WATCHERS, messages: 10 }
    }
}
