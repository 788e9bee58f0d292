//! Holds the sound settings: how loud it is, and what is heard at all.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::Cue;

/// The sound setting, kept with the others.
#[derive(Resource, Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct SoundSettings {
    /// How loud, in percent; more than 100 counts as 100.
    pub volume: u8,
    /// Nothing is heard; the volume waits.
    pub muted: bool,
    /// Nothing is heard but the call that it is for a person at the table to act.
    pub only_my_turn: bool,
    /// Whether the theme's ambience is heard while a case is played.
    pub ambience: bool,
}

impl Default for SoundSettings {
    /// Cues at a modest volume, with ambience below them.
    fn default() -> Self {
        Self { volume: 75, muted: false, only_my_turn: false, ambience: true }
    }
}

impl SoundSettings {
    /// The volumes that can be chosen.
    pub const VOLUMES: [u8; 4] = [25, 50, 75, 100];

    /// Whether a cue is heard.
    #[must_use]
    pub const fn lets(self, cue: Cue) -> bool {
        !self.muted && self.volume > 0 && (!self.only_my_turn || matches!(cue, Cue::MyTurn))
    }

    /// Whether ambience is heard.
    #[must_use]
    pub const fn lets_ambience(self) -> bool {
        !self.muted && self.volume > 0 && !self.only_my_turn && self.ambience
    }

    /// What samples are multiplied with, from 0 to 1: by the square, as ears hear it.
    #[must_use]
    pub fn gain(self) -> f32 {
        (f32::from(self.volume.min(100)) / 100.0).powi(2)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_my_turn_lets_nothing_else_through_and_mute_nothing_at_all() {
        let (usual, mine) = (SoundSettings::default(), SoundSettings { only_my_turn: true, ..Default::default() });
        let heard =
            |settings: SoundSettings| Cue::ALL.into_iter().filter(|cue| settings.lets(*cue)).collect::<Vec<_>>();
        assert_eq!(heard(usual), Cue::ALL);
        assert_eq!((heard(mine), mine.lets_ambience()), (vec![Cue::MyTurn], false));
        for off in [SoundSettings { muted: true, ..usual }, SoundSettings { volume: 0, ..usual }] {
            assert_eq!((heard(off), off.lets_ambience()), (Vec::new(), false));
        }
    }

    #[test]
    fn a_kept_volume_beyond_all_is_no_louder_than_full() {
        let loud = SoundSettings { volume: 255, ..Default::default() };
        assert!(loud.gain() <= 1.0, "{}", loud.gain());
    }
}
