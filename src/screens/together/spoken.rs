//! The game's themes for clients of rooms, in the language that is spoken now.

use std::sync::Arc;

use crate::screens::Themes;
use candlestick_online::ThemeProvider;
use candlestick_themes::Theme;

/// The game's themes, in the language that is spoken now.
pub(super) struct SpokenThemes<'a>(pub &'a Themes);

impl ThemeProvider for SpokenThemes<'_> {
    fn themes(&self) -> Vec<Arc<Theme>> {
        self.0.all().to_vec()
    }
}
