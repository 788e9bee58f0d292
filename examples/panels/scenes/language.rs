//! The language that scenes are shown in, with every built-in theme in it.

use std::sync::Arc;

use candlestick_themes::{Theme, Words, builtin_ids};

use super::cases::theme_of;

/// The game's sentences in a language, and every built-in theme in it.
pub struct SceneLanguage {
    pub(super) words: Words,
    pub(super) themes: Vec<Arc<Theme>>,
}

impl SceneLanguage {
    /// A language by its code, English if there is none of that code.
    pub fn of(code: &str) -> Arc<Self> {
        let words = Words::carried(code);
        let themes = builtin_ids().into_iter().map(|id| Arc::new(theme_of(id).in_language(&words)));
        Arc::new(Self { themes: themes.collect(), words })
    }

    /// Every built-in theme in it.
    pub fn themes(&self) -> &[Arc<Theme>] {
        &self.themes
    }

    /// A theme by its id; any other by being read.
    pub(super) fn theme(&self, id: &str) -> Arc<Theme> {
        let known = self.themes.iter().find(|theme| theme.id == id);
        known.map_or_else(|| Arc::new(theme_of(id).in_language(&self.words)), Arc::clone)
    }
}
