//! The two text files that a theme is made of, `theme.toml` and `board.txt`, and their digest.

use crate::message;
use serde::{Deserialize, Serialize};

use super::{
    fault::{BOARD_FILE, THEME_FILE, ThemeFault},
    plain::{digest, plain, sha256},
    played::played_digest,
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

    /// The digest of what decides a case; none of a text that is no TOML, which makes no theme.
    pub(super) fn digest(&self) -> String {
        played_digest(&self.theme_toml, &self.board).unwrap_or_default()
    }

    /// The digest of the texts, as the last versions made it: but for what only stands about in rooms or beside the rules.
    pub(super) fn text_digest(&self) -> String {
        sha256(&[&without_dressing(&self.theme_toml), &self.board])
    }

    /// The digest that they had before that.
    pub(super) fn old_digest(&self) -> String {
        digest(&[&without_dressing(&self.theme_toml), &self.board])
    }

    /// The fault of a text that is too large to be a theme.
    pub(super) fn too_large(&self) -> Option<ThemeFault> {
        let sizes = [(THEME_FILE, self.theme_toml.len()), (BOARD_FILE, self.board.len())];
        let (file, size) = sizes.into_iter().find(|(_, size)| *size > MOST_BYTES)?;
        let message = message!("check-file-text", most = MOST_BYTES, size = size);
        Some(ThemeFault::of_file(file, message))
    }
}

/// What came to theme files after cases had been played with them, and is in no digest of their texts.
const DRESSING: [&str; 2] = ["furniture", "also_show"];

/// The text without the lines of a room's furniture and of more pictures beside the rules: no case is another for them,
/// and those that were played before there were any still open. Within a text of several lines such a line can say
/// something else, so whoever wants to makes two themes with one of these digests.
fn without_dressing(text: &str) -> String {
    let dresses = |line: &&str| {
        let says = |key| line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='));
        DRESSING.into_iter().any(says)
    };
    text.split_inclusive('\n').filter(|line| !dresses(line)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn furniture_and_more_pictures_beside_the_rules_are_in_no_digest_of_the_texts_and_all_else_is() {
        let of = |theme_toml: &str| {
            let files = ThemeFiles { theme_toml: theme_toml.into(), board: "AB".into() };
            (files.text_digest(), files.old_digest())
        };
        let bare = "[[rooms]]\nid = \"hall\"\nfloor = \"wood\"\n";
        let furnished = "[[rooms]]\nid = \"hall\"\n  furniture= [\"table\"]\nfloor = \"wood\"\n";
        assert_eq!(of(bare), of(furnished));
        assert_ne!(of(bare).0, of(&bare.replace("wood", "tiles")).0);
        assert_ne!(of(bare).0, of(&furnished.replace("furniture", "furnitures")).0);
        assert_eq!(of(bare), of(&format!("{bare}also_show = [\"passage\"]\n")));
        assert_ne!(of(bare).0, of(&format!("{bare}show = \"passage\"\n")).0);
    }
}
