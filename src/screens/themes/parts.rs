//! Gives the parts of the themes' panels what they share, and lists what can be chosen in them.

use super::state::OwnThemes;
use crate::ui::{Art, ScreenTargets};
use candlestick_themes::Words;

/// What was chosen in a panel.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum ThemesChoice {
    /// Close the panel.
    Close,
    /// Play the theme of this id.
    Play(String),
    /// Take the theme at this place away.
    Remove(String),
    /// Pick files: a folder, or zips.
    Pick {
        /// Whether a whole folder is picked.
        folder: bool,
    },
    /// Open the themes folder.
    OpenFolder,
}

/// What can be done with themes where the panels are shown.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct WaysHere {
    /// Whether a theme can be chosen from here: not while a case is under way.
    pub may_play: bool,
    /// Whether themes are given and taken away here, as in a page; else they lie in a folder.
    pub keeps: bool,
    /// Whether a whole folder can be given.
    pub folders: bool,
}

/// What the parts of the panels share.
pub(super) struct ThemePanelContext<'a> {
    pub own: &'a OwnThemes,
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
    pub ways: WaysHere,
}
