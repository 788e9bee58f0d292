//! What the parts of the daily case share.

use crate::ui::{Art, ScreenTargets};
use candlestick_themes::Words;

/// What the parts of the screen share.
pub(super) struct PuzzleScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a ScreenTargets,
    pub narrow: bool,
}
