//! Sets how fast things move on the table, and who says so; it never changes the game.

use bevy::prelude::*;

use crate::resource::Begin;

/// How things move now.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum MotionPace {
    /// Everything is shown at leisure.
    #[default]
    Full,
    /// Five times as fast.
    Quick,
    /// At leisure too, but nothing goes from place to place: it fades out here and in there.
    Reduced,
    /// Nothing moves; results stand there at once.
    Off,
}

impl MotionPace {
    /// All of them, from the most motion to none.
    pub const ALL: [Self; 4] = [Self::Full, Self::Quick, Self::Reduced, Self::Off];

    /// Its name in settings and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Quick => "quick",
            Self::Reduced => "reduced",
            Self::Off => "off",
        }
    }

    /// What a length in seconds becomes at this pace.
    #[must_use]
    pub fn scale(self, seconds: f32) -> f32 {
        match self {
            Self::Full | Self::Reduced => seconds,
            Self::Quick => seconds / 5.0,
            Self::Off => 0.0,
        }
    }

    /// Whether things go from place to place.
    #[must_use]
    pub const fn moves(self) -> bool {
        matches!(self, Self::Full | Self::Quick)
    }
}

/// The motion setting.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Default)]
pub enum Motion {
    /// As the system or browser says.
    #[default]
    AsSystem,
    /// As somebody chose.
    Chosen(MotionPace),
}

impl Motion {
    const AS_SYSTEM: &str = "system";

    /// Its name in settings and words.
    #[must_use]
    pub const fn key(self) -> &'static str {
        match self {
            Self::AsSystem => Self::AS_SYSTEM,
            Self::Chosen(pace) => pace.key(),
        }
    }

    /// The setting of that name.
    #[must_use]
    pub fn of_key(key: &str) -> Option<Self> {
        let chosen = || MotionPace::ALL.into_iter().find(|pace| pace.key() == key).map(Self::Chosen);
        if key == Self::AS_SYSTEM { Some(Self::AsSystem) } else { chosen() }
    }

    /// How things move, where the system asks for little motion or does not.
    #[must_use]
    pub const fn pace(self, reduced: bool) -> MotionPace {
        match self {
            Self::AsSystem if reduced => MotionPace::Reduced,
            Self::AsSystem => MotionPace::Full,
            Self::Chosen(pace) => pace,
        }
    }

    /// The setting after this one, round and round; what most look for comes first.
    #[must_use]
    pub const fn next(self) -> Self {
        match self {
            Self::AsSystem => Self::Chosen(MotionPace::Quick),
            Self::Chosen(MotionPace::Quick) => Self::Chosen(MotionPace::Off),
            Self::Chosen(MotionPace::Off) => Self::Chosen(MotionPace::Reduced),
            Self::Chosen(MotionPace::Reduced) => Self::Chosen(MotionPace::Full),
            Self::Chosen(MotionPace::Full) => Self::AsSystem,
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.begin::<MotionPace>().begin::<Motion>();
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_system_is_followed_until_somebody_chooses() {
        assert_eq!(
            [false, true].map(|reduced| Motion::default().pace(reduced)),
            [MotionPace::Full, MotionPace::Reduced]
        );
        for pace in MotionPace::ALL {
            assert_eq!([false, true].map(|reduced| Motion::Chosen(pace).pace(reduced)), [pace; 2]);
        }
    }

    #[test]
    fn every_setting_comes_round_once_and_is_found_by_its_name() {
        let round: Vec<_> = std::iter::successors(Some(Motion::AsSystem), |now| Some(now.next())).take(6).collect();
        assert_eq!(round[5], Motion::AsSystem);
        for (n, setting) in round[..5].iter().enumerate() {
            assert!(!round[..n].contains(setting), "{round:?}");
            assert_eq!(Motion::of_key(setting.key()), Some(*setting));
        }
        assert_eq!(Motion::of_key(""), None);
    }
}
