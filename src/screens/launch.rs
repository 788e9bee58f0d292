//! Holds how the game was started.

use bevy::prelude::*;

use super::seed::fresh_seed;
use candlestick_rules::Seed;

/// How the game was started.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub struct Launch {
    /// Play whole bot cases unattended.
    pub demo: bool,
    /// Publish names and rectangles of what can be clicked.
    pub targets: bool,
    /// Publish where words stand, too.
    pub texts: bool,
    /// The seed of the first case, if one was asked for.
    pub seed: Option<u64>,
    /// The file of the case that is looked back at first, if one was named.
    pub review: Option<std::path::PathBuf>,
    /// The link of the room that is gone into first, if one was named; a page has it behind its address.
    pub room: Option<String>,
    /// How many times as fast as usual the table's clock runs; tests wait less by it.
    pub clock: Option<u8>,
}

impl Launch {
    /// The seed that was asked for, else one that nobody has chosen.
    pub(super) fn seed_or_fresh(&self) -> Seed {
        self.seed.map_or_else(fresh_seed, Seed::from)
    }

    /// The seed that was asked for, as one types it; nothing where none was.
    pub(super) fn typed_seed(&self) -> String {
        self.seed.map(|seed| seed.to_string()).unwrap_or_default()
    }
}

/// The table's clock at the speed that was asked for, 16 times the usual at most.
pub(super) fn set_clock(launch: Res<Launch>, mut time: ResMut<Time<Virtual>>) {
    if let Some(times) = launch.clock {
        time.set_relative_speed(f32::from(times.clamp(1, 16)));
    }
}
