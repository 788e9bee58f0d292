//! How fast things move on the table; it never changes the game.

use bevy::prelude::*;

/// The motion setting.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Pace {
    /// Everything is shown at leisure.
    #[default]
    Full,
    /// Four times as fast.
    Quick,
    /// Nothing moves; results stand there at once.
    Off,
}

impl Pace {
    /// All settings, slowest first.
    pub const ALL: [Self; 3] = [Self::Full, Self::Quick, Self::Off];

    /// Its name in settings and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Quick => "quick",
            Self::Off => "off",
        }
    }

    /// What a length in seconds becomes at this pace.
    #[must_use]
    pub fn scale(self, seconds: f32) -> f32 {
        match self {
            Self::Full => seconds,
            Self::Quick => seconds / 4.0,
            Self::Off => 0.0,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pace>();
}
