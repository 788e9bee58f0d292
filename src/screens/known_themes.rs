//! The themes that can be played, and the one that was played last.

use std::sync::Arc;

use bevy::prelude::*;

use candlestick_themes::Theme;

/// Every theme that can be played, the game's face first.
#[derive(Resource, Debug, Default)]
pub struct Themes(pub Vec<Arc<Theme>>);

impl Themes {
    /// The theme of an id; the first one where there is none of that id.
    #[must_use]
    pub fn named(&self, id: &str) -> Option<&Arc<Theme>> {
        self.with_id(id).or_else(|| self.0.first())
    }

    /// The theme of an id.
    pub(super) fn with_id(&self, id: &str) -> Option<&Arc<Theme>> {
        self.0.iter().find(|theme| theme.id == id)
    }

    /// Whether this very theme is among them: not an earlier one of its id, nor the same in another language.
    pub(super) fn has(&self, theme: &Arc<Theme>) -> bool {
        self.0.iter().any(|other| Arc::ptr_eq(other, theme))
    }

    /// Puts a theme in the place of the one with its id, or at the end; answers whether there was one.
    pub(super) fn put(&mut self, theme: &Arc<Theme>) -> bool {
        let place = self.0.iter_mut().find(|other| other.id == theme.id);
        let known = place.is_some();
        match place {
            Some(place) => *place = Arc::clone(theme),
            None => self.0.push(Arc::clone(theme)),
        }
        known
    }
}

/// The id of the theme that was played last; kept with the settings.
#[derive(Resource, Debug, Clone, PartialEq, Eq, Default)]
pub(super) struct Favourite(pub String);
