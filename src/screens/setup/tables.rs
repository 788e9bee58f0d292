//! The setup screen as it was left, for each theme.

use bevy::{platform::collections::HashMap, prelude::*};

use super::state::SetupState;
use candlestick_themes::Theme;

/// The setup screen as it was left, for each theme by id.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct Tables(HashMap<String, SetupState>);

impl Tables {
    /// A theme's files are others now: its people stay as far as they fit.
    pub(in crate::screens) fn renew(&mut self, theme: &Theme) {
        if let Some(before) = self.0.get(&theme.id) {
            let after = SetupState::following(theme, before);
            self.0.insert(theme.id.clone(), after);
        }
    }

    /// A theme is no longer there.
    pub(in crate::screens) fn forget(&mut self, id: &str) {
        self.0.remove(id);
    }

    /// The table of a theme; one that was not seen yet has the people of the table before.
    pub(in crate::screens) fn of(&mut self, theme: &Theme, before: Option<&str>) -> &mut SetupState {
        if !self.0.contains_key(&theme.id) {
            let before = before.and_then(|id| self.0.get(id));
            let state = before.map_or_else(|| SetupState::new(theme, 0), |before| SetupState::following(theme, before));
            self.0.insert(theme.id.clone(), state);
        }
        self.0.entry(theme.id.clone()).or_insert_with(|| SetupState::new(theme, 0))
    }
}
