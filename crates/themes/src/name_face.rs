//! The faces in which a theme's names and titles can stand: a few free ones, of which one is part of the program.

use serde::Deserialize;

/// The face of a theme's names and titles.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum NameFace {
    /// The game's own: posters of the twenties.
    #[default]
    Limelight,
    /// Wide and smooth, as on machines of tomorrow.
    Audiowide,
    /// Capitals as cut in stone.
    Marcellus,
    /// Round and heavy, as on posters of the sixties.
    Righteous,
}

impl NameFace {
    /// All there are.
    pub const ALL: [Self; 4] = [Self::Limelight, Self::Audiowide, Self::Marcellus, Self::Righteous];

    /// Its file, as a path below the assets folder; none for the game's own, which is part of the program.
    #[must_use]
    pub const fn file(self) -> Option<&'static str> {
        match self {
            Self::Limelight => None,
            Self::Audiowide => Some("fonts/names/audiowide.ttf"),
            Self::Marcellus => Some("fonts/names/marcellus.ttf"),
            Self::Righteous => Some("fonts/names/righteous.ttf"),
        }
    }
}
