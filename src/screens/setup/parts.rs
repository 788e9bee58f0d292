//! Holds what all parts of the setup screen are given: themes, words, pictures, click targets.

use std::sync::Arc;

use crate::ui::{Art, ScreenTargets};
use candlestick_game::standing::Standing;
use candlestick_themes::{Theme, Words};

/// What the parts of the screen share.
pub(super) struct SetupScreen<'a> {
    pub themes: &'a [Arc<Theme>],
    pub theme: &'a Theme,
    pub own_faults: usize,
    pub standing: &'a Standing,
    pub words: &'a Words,
    pub art: &'a Art,
    pub targets: &'a ScreenTargets,
    pub narrow: bool,
    /// Whether the case was opened, and its table is still being painted.
    pub opens: bool,
}
