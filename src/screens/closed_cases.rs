//! The records of cases that were closed on this device, kept so that one can look back at them.

use std::sync::Arc;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::session::Session;
use crate::table::Screen;
use candlestick_game::{Case, CaseLog, store};
use candlestick_themes::{Words, key};

use super::Themes;

/// Name of the entry.
const CLOSED: &str = "closed";
/// How many records are kept; the oldest go.
const MOST: usize = 12;

/// Closed cases, the latest last.
#[derive(Resource, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub(super) struct ClosedCases(Vec<CaseLog>);

impl ClosedCases {
    /// How many there are.
    pub(super) const fn len(&self) -> usize {
        self.0.len()
    }

    /// A kept case played again, by its place from the oldest.
    ///
    /// # Errors
    /// Why it can't be, in words.
    pub(super) fn case(&self, at: usize, themes: &Themes, words: &Words) -> Result<Case, String> {
        let log = self.0.get(at).ok_or_else(|| words.say(key!("reviewing-gone")))?;
        let missing = || words.with(key!("save-theme-missing"), &[("theme", (&log.theme.id).into())]);
        let theme = themes.with_id(&log.theme.id).ok_or_else(missing)?;
        // A theme whose words or pictures changed since plays its old cases all the same.
        Case::replay_changed(Arc::clone(theme), log.clone()).map_err(|fault| fault.to_string())
    }

    fn put(&mut self, log: &CaseLog) {
        if self.0.last() != Some(log) {
            self.0.push(log.clone());
            let over = self.0.len().saturating_sub(MOST);
            self.0.drain(..over);
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<ClosedCases>().add_systems(PreStartup, recall).add_systems(OnEnter(Screen::Verdict), keep);
}

/// What cannot be read is as good as none; it is written anew with the next case.
fn recall(mut shelf: ResMut<ClosedCases>) {
    if let Ok(Some(text)) = store::load(CLOSED) {
        match serde_json::from_str(&text) {
            Ok(kept) => *shelf = kept,
            Err(fault) => {
                warn!("the closed cases could not be read: {fault}");
                if let Err(fault) = store::set_aside(CLOSED) {
                    warn!("{fault}");
                }
            }
        }
    }
}

/// Keeps the case that has just closed.
fn keep(session: Res<Session>, mut shelf: ResMut<ClosedCases>) {
    shelf.put(session.log());
    if let Ok(text) = serde_json::to_string(&*shelf)
        && let Err(fault) = store::save(CLOSED, &text)
    {
        warn!("{fault}");
    }
}
