//! Keeps the real table from visit to visit and from day to day.

use std::sync::Arc;

use bevy::prelude::*;

use super::state::PositionState;
use candlestick_game::{FaultText, position::TableEditor, store};
use candlestick_themes::{Theme, Words, key};

/// Name of the entry that holds the table.
const ENTRY: &str = "real-table";
/// How many play at a new table.
const USUAL: u8 = 4;

/// What is kept of the real table; changed only when something happens on it.
#[derive(Resource, Debug)]
pub(in crate::screens) struct KeptRealTable {
    pub(super) state: Option<PositionState>,
    /// Whether it is written to the device.
    pub(super) kept: bool,
}

impl Default for KeptRealTable {
    fn default() -> Self {
        Self { state: None, kept: true }
    }
}

impl KeptRealTable {
    /// Takes the table up that was left, or a new one of this theme; what cannot be read is put aside, and told.
    pub(super) fn recall(&mut self, new: &Arc<Theme>, theme: impl Fn(&str) -> Option<Arc<Theme>>, words: &Words) {
        if self.state.is_some() {
            return;
        }
        let text = if self.kept { store::load(ENTRY).unwrap_or_default() } else { None };
        let read = text.map(|text| TableEditor::from_json(&text, theme)).transpose();
        let (kept, fault) = match read {
            Ok(kept) => (kept, None),
            Err(fault) => (None, Some(fault)),
        };
        let mut state = PositionState::new(kept.unwrap_or_else(|| TableEditor::new(new, USUAL)));
        state.told = fault.map(|fault| {
            // Otherwise the next word would be written over it.
            let place = store::set_aside(ENTRY).unwrap_or_else(|fault| fault.say(words));
            let values = [("why", fault.say(words)), ("place", place)];
            words.with(key!("position-aside"), &values.each_ref().map(|(name, value)| (*name, value.into())))
        });
        self.state = Some(state);
    }

    /// Writes the table; it goes on where that cannot be done, and says so.
    pub(super) fn keep(&mut self, words: &Words) {
        if let Some(state) = self.state.as_mut().filter(|_| self.kept)
            && let Err(fault) = store::save(ENTRY, &state.kept.to_json())
        {
            state.told = Some(fault.say(words));
        }
    }
}
