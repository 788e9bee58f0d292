//! What the parts of the setup share.

use std::sync::Arc;

use crate::ui::{Art, TestTargets};
use candlestick_themes::{Theme, Words};

/// What the parts of the screen share.
pub(super) struct SetupScreen<'a> {
    pub themes: &'a [Arc<Theme>],
    pub theme: &'a Theme,
    pub own_faults: usize,
    pub words: &'a Words,
    pub art: &'a Art,
    pub spots: &'a TestTargets,
    pub narrow: bool,
}
