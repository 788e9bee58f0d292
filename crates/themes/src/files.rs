//! The texts a theme is made of.

use crate::message;
use serde::{Deserialize, Serialize};

use super::{
    fault::{BOARD_FILE, THEME_FILE, ThemeFault},
    plain::{digest, plain, sha256},
};

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
        Self { theme_toml: plain(&self.theme_toml), board: plain(&self.board) }
    }

    /// The digest of the texts.
    pub(super) fn digest(&self) -> String {
        sha256(&[&self.theme_toml, &self.board])
    }

    /// The digest that they had in earlier versions.
    pub(super) fn old_digest(&self) -> String {
        digest(&[&self.theme_toml, &self.board])
    }

    /// The fault of a text that is too large to be a theme.
    pub(super) fn too_large(&self) -> Option<ThemeFault> {
        let sizes = [(THEME_FILE, self.theme_toml.len()), (BOARD_FILE, self.board.len())];
        let (file, size) = sizes.into_iter().find(|(_, size)| *size > MOST_BYTES)?;
        let message = message!("check-file-text", most = MOST_BYTES, size = size);
        Some(ThemeFault::of_file(file, message))
    }
}
