//! The themes that can be played, and the one that was played last.

use std::sync::{Arc, LazyLock};

use bevy::prelude::*;

use candlestick_themes::Theme;

/// Every theme that can be played, the game's face first. They are read when one is first asked for: the title needs none.
#[derive(Resource, Debug)]
pub struct Themes(LazyLock<Vec<Arc<Theme>>>);

impl Default for Themes {
    fn default() -> Self {
        Self::by(Vec::new)
    }
}

impl Themes {
    /// These.
    #[must_use]
    pub fn of(themes: Vec<Arc<Theme>>) -> Self {
        let mut all = Self::default();
        *all.all_mut() = themes;
        all
    }

    /// Those that this reads, once one is asked for.
    pub(crate) const fn by(reads: fn() -> Vec<Arc<Theme>>) -> Self {
        Self(LazyLock::new(reads))
    }

    /// All of them.
    #[must_use]
    pub fn all(&self) -> &[Arc<Theme>] {
        &self.0
    }

    /// Has them read before somebody waits for one.
    pub(super) fn read_ahead(&self) {
        LazyLock::force(&self.0);
    }

    /// Those that have been read: all of them, or none.
    pub(super) fn read(&self) -> &[Arc<Theme>] {
        LazyLock::get(&self.0).map_or(&[], Vec::as_slice)
    }

    /// All of them, to be changed.
    pub(super) fn all_mut(&mut self) -> &mut Vec<Arc<Theme>> {
        LazyLock::force_mut(&mut self.0)
    }

    /// The theme of an id; the first one where there is none of that id.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<&Arc<Theme>> {
        self.with_id(id).or_else(|| self.all().first())
    }

    /// The theme of an id.
    pub(super) fn with_id(&self, id: &str) -> Option<&Arc<Theme>> {
        self.all().iter().find(|theme| theme.id == id)
    }

    /// Whether this very theme is among them: not an earlier one of its id, nor the same in another language.
    pub(super) fn has(&self, theme: &Arc<Theme>) -> bool {
        self.all().iter().any(|other| Arc::ptr_eq(other, theme))
    }

    /// Puts a theme in the place of the one with its id, or at the end; answers whether there was one.
    pub(super) fn put(&mut self, theme: &Arc<Theme>) -> bool {
        let all = self.all_mut();
        let place = all.iter_mut().find(|other| other.id == theme.id);
        let known = place.is_some();
        match place {
            Some(place) => *place = Arc::clone(theme),
            None => all.push(Arc::clone(theme)),
        }
        known
    }
}

/// The id of the theme that was played last; kept with the settings.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Favourite(pub String);
