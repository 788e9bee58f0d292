//! The setup screen as it was left, for each theme.

use std::sync::Arc;

use bevy::{platform::collections::HashMap, prelude::*};

use super::{
    kept::{KeptTable, KeptTables},
    names::SeatNames,
    state::SetupState,
};
use crate::screens::Speech;
use candlestick_game::store;
use candlestick_themes::{Theme, Words};

/// Name of the entry that holds the tables that were played at.
const ENTRY: &str = "tables";

/// The setup screen as it was left, for each theme by id.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct SetupTables {
    open: HashMap<String, SetupState>,
    kept: KeptTables,
    names: Arc<SeatNames>,
}

/// Reads the tables that were played at; what cannot be read costs nobody more than a few presses.
pub(super) fn recall_tables(mut tables: ResMut<SetupTables>) {
    let kept = store::load(ENTRY).map_err(|fault| fault.to_string()).and_then(|text| {
        text.map_or_else(
            || Ok(KeptTables::new()),
            |text| serde_json::from_str(&text).map_err(|fault| fault.to_string()),
        )
    });
    match kept {
        Ok(kept) => tables.kept = kept,
        Err(fault) => warn!("the remembered tables: {fault}"),
    }
}

/// Names that nobody typed follow the language.
pub(super) fn speak(mut tables: ResMut<SetupTables>, words: Res<Speech>) {
    tables.speak(&words.0);
}

impl SetupTables {
    /// A theme's files are others now: its people stay as far as they fit.
    pub(in crate::screens) fn renew(&mut self, theme: &Theme) {
        if let Some(before) = self.open.get(&theme.id) {
            let after = SetupState::following(theme, before);
            self.open.insert(theme.id.clone(), after);
        }
    }

    /// Names that nobody typed are said in another language.
    pub(super) fn speak(&mut self, words: &Words) {
        self.names = Arc::new(SeatNames::of(words));
        self.open.values_mut().for_each(|state| state.rename(&self.names));
    }

    /// A theme is no longer there.
    pub(in crate::screens) fn forget(&mut self, id: &str) {
        self.open.remove(id);
    }

    /// Remembers the table of a theme, as a case is opened at it.
    ///
    /// # Errors
    /// What kept it from being written, in words.
    pub(super) fn keep(&mut self, theme: &Theme) -> Result<(), String> {
        if let Some(state) = self.open.get(&theme.id) {
            self.kept.insert(theme.id.clone(), KeptTable::of(theme, state));
        }
        let text = serde_json::to_string(&self.kept).map_err(|fault| fault.to_string())?;
        store::save(ENTRY, &text).map_err(|fault| fault.to_string())
    }

    /// The table of a theme: as it is, as it was when it was last played at, else with the people of the table before.
    pub(in crate::screens) fn of(&mut self, theme: &Theme, before: Option<&str>) -> &mut SetupState {
        if !self.open.contains_key(&theme.id) {
            let before = before.and_then(|id| self.open.get(id));
            let state = match (self.kept.get(&theme.id), before) {
                (Some(kept), _) => kept.table(theme, &self.names),
                (None, Some(before)) => SetupState::following(theme, before),
                (None, None) => SetupState::named(theme, &self.names),
            };
            self.open.insert(theme.id.clone(), state);
        }
        self.open.entry(theme.id.clone()).or_insert_with(|| SetupState::named(theme, &self.names))
    }
}
