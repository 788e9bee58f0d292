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

    /// The digest of the texts, but for what only stands about in rooms.
    pub(super) fn digest(&self) -> String {
        sha256(&[&without_furniture(&self.theme_toml), &self.board])
    }

    /// The digest that they had in earlier versions.
    pub(super) fn old_digest(&self) -> String {
        digest(&[&without_furniture(&self.theme_toml), &self.board])
    }

    /// The fault of a text that is too large to be a theme.
    pub(super) fn too_large(&self) -> Option<ThemeFault> {
        let sizes = [(THEME_FILE, self.theme_toml.len()), (BOARD_FILE, self.board.len())];
        let (file, size) = sizes.into_iter().find(|(_, size)| *size > MOST_BYTES)?;
        let message = message!("check-file-text", most = MOST_BYTES, size = size);
        Some(ThemeFault::of_file(file, message))
    }
}

/// The text without the lines that name a room's furniture: no case is another for it, and those that were played before
/// rooms had any still open. A line that begins so can say nothing else.
fn without_furniture(text: &str) -> String {
    let names_furniture = |line: &&str| {
        line.trim_start().strip_prefix("furniture").is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    text.split_inclusive('\n').filter(|line| !names_furniture(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn furniture_makes_no_theme_another_and_all_else_does() {
        let of = |theme_toml: &str| {
            let files = ThemeFiles { theme_toml: theme_toml.into(), board: "AB".into() };
            (files.digest(), files.old_digest())
        };
        let bare = "[[rooms]]\nid = \"hall\"\nfloor = \"wood\"\n";
        let furnished = "[[rooms]]\nid = \"hall\"\n  furniture= [\"table\"]\nfloor = \"wood\"\n";
        assert_eq!(of(bare), of(furnished));
        assert_ne!(of(bare).0, of(&bare.replace("wood", "tiles")).0);
        assert_ne!(of(bare).0, of(&furnished.replace("furniture", "furnitures")).0);
    }
}
