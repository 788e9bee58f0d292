//! What the parts of the daily case share.

use crate::ui::{Art, TestTargets};
use candlestick_themes::Words;

/// What the parts of the screen share.
pub(super) struct PuzzleScreen<'a> {
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a TestTargets,
    pub narrow: bool,
}
