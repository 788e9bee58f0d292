//! Reports what became of the files of one of the user's themes.

use std::sync::Arc;

use candlestick_themes::{Theme, ThemeFault, ThemePack};

/// A theme's files as they were found: read and checked, or everything that is wrong with them.
pub type CheckedTheme = Result<(Arc<Theme>, Arc<ThemePack>), Vec<ThemeFault>>;

/// What became of the files of one of the user's themes.
#[derive(Debug, Clone)]
pub enum ThemeNews {
    /// They are there, new or changed.
    Found {
        /// The name of the folder or zip.
        place: String,
        /// What they are.
        checked: CheckedTheme,
    },
    /// They are no longer there.
    Gone {
        /// The name of the folder or zip.
        place: String,
    },
}

impl ThemeNews {
    /// Checks files that were found.
    #[must_use]
    pub fn found(place: &str, pack: Result<ThemePack, Vec<ThemeFault>>) -> Self {
        let checked = pack.and_then(|pack| Ok((Arc::new(pack.theme()?), Arc::new(pack))));
        Self::Found { place: place.to_owned(), checked }
    }
}
