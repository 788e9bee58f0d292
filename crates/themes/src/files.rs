//! The texts a theme is made of.

use serde::{Deserialize, Serialize};

use super::fault::{BOARD_FILE, THEME_FILE, ThemeFault};

/// The texts of a theme's folder.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct ThemeFiles {
    /// `theme.toml`.
    pub theme_toml: String,
    /// `board.txt`.
    pub board: String,
}

/// The most that a text may hold; far above any theme.
pub(super) const MOST_BYTES: usize = 256 * 1024;

impl ThemeFiles {
    /// The texts with one kind of line end, so that places and digest are the same on every system.
    pub(super) fn with_plain_line_ends(&self) -> Self {
        let plain = |text: &str| text.trim_start_matches('\u{feff}').replace("\r\n", "\n");
        Self { theme_toml: plain(&self.theme_toml), board: plain(&self.board) }
    }

    /// A hash of the texts: FNV-1a, 64 bits, as 16 hex digits.
    pub(super) fn digest(&self) -> String {
        let bytes = self.theme_toml.bytes().chain([0xff]).chain(self.board.bytes());
        let hash = bytes
            .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3));
        format!("{hash:016x}")
    }

    /// The fault of a text that is too large to be a theme.
    pub(super) fn too_large(&self) -> Option<ThemeFault> {
        let sizes = [(THEME_FILE, self.theme_toml.len()), (BOARD_FILE, self.board.len())];
        let (file, size) = sizes.into_iter().find(|(_, size)| *size > MOST_BYTES)?;
        let message = format!("a theme's texts have at most {MOST_BYTES} bytes each, this one has {size}; shorten it");
        Some(ThemeFault::of_file(file, message))
    }
}
