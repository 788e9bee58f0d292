//! A case in progress as it is kept: the record and everybody's own marks.

use serde::{Deserialize, Serialize};

use super::{CaseLog, Marks};

/// What is written after every action.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
pub struct SavedCase {
    /// The record.
    pub case: CaseLog,
    /// Own marks, by seat.
    #[serde(default)]
    pub marks: Vec<Marks>,
}

impl SavedCase {
    /// As text. It holds no value that JSON can't write, so nothing is lost.
    #[must_use]
    pub fn to_json(&self) -> String {
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// What is wrong with it, with line and column.
    pub fn from_json(text: &str) -> Result<Self, String> {
        serde_json::from_str(text).map_err(|error| error.to_string())
    }
}
