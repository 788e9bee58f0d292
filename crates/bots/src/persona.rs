//! Personas: what kind of player a bot is, in five numbers that change its play and never its luck.

use serde::{Deserialize, Serialize};

/// A bot's character; every number goes from 0 to 100.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
pub struct Persona {
    /// How much of what happened a while ago it still knows; 100 forgets nothing.
    pub memory: u8,
    /// How much it notices of questions between others; 100 overlooks nothing.
    pub attention: u8,
    /// How gladly it names cards that it holds itself, to mislead.
    pub bluffing: u8,
    /// When it accuses: 0 only when certain, 50 when the odds of the race say so, 100 long before.
    pub risk: u8,
    /// How gladly it asks where asking is left to it; 0 asks only when it learns much.
    pub talkativeness: u8,
}

impl Persona {
    /// Notices and remembers all, accuses when the race says so.
    pub const SHARP: Self = Self { memory: 100, attention: 100, bluffing: 30, risk: 50, talkativeness: 100 };

    /// The named presets.
    pub const PRESETS: [(&str, Self); 6] = [
        ("careful", Self { memory: 100, attention: 100, bluffing: 0, risk: 0, talkativeness: 60 }),
        ("gambler", Self { memory: 95, attention: 95, bluffing: 30, risk: 90, talkativeness: 90 }),
        ("fox", Self { memory: 100, attention: 90, bluffing: 100, risk: 40, talkativeness: 70 }),
        ("gossip", Self { memory: 80, attention: 95, bluffing: 10, risk: 30, talkativeness: 100 }),
        ("dreamer", Self { memory: 40, attention: 30, bluffing: 0, risk: 20, talkativeness: 50 }),
        ("recluse", Self { memory: 95, attention: 85, bluffing: 20, risk: 20, talkativeness: 0 }),
    ];

    /// The name of a preset, if it is one.
    #[must_use]
    pub fn key(&self) -> Option<&'static str> {
        Self::PRESETS.into_iter().find(|(_, persona)| persona == self).map(|(name, _)| name)
    }

    /// The preset of a name.
    #[must_use]
    pub fn from_key(key: &str) -> Option<Self> {
        Self::PRESETS.into_iter().find(|(name, _)| *name == key).map(|(_, persona)| persona)
    }
}
