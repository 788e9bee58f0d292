//! Keeps which chapters are done, and where others were left.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use super::state::{Lesson, SavedLesson};

/// A person's way through the chapters, as it is kept beside their cases.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    #[serde(default)]
    done: BTreeSet<String>,
    /// Chapters that were left, by id.
    #[serde(default)]
    left: BTreeMap<String, SavedLesson>,
}

impl Course {
    /// Notes where a lesson stands; to be called after each step.
    pub fn keep(&mut self, lesson: &Lesson) {
        let id = &lesson.chapter().id;
        if lesson.is_finished() {
            self.done.insert(id.clone());
            self.left.remove(id);
        } else {
            self.left.insert(id.clone(), lesson.saved());
        }
    }

    /// Forgets where a chapter was left, so that it begins anew.
    pub fn forget(&mut self, id: &str) {
        self.left.remove(id);
    }

    /// Whether a chapter was ever done to its end.
    #[must_use]
    pub fn is_done(&self, id: &str) -> bool {
        self.done.contains(id)
    }

    /// Where a chapter was left, if it was.
    #[must_use]
    pub fn left(&self, id: &str) -> Option<&SavedLesson> {
        self.left.get(id)
    }

    /// Of chapters in their order, the one to take next: the first that was left, else the first that isn't done.
    #[must_use]
    pub fn next<'a>(&self, ids: &[&'a str]) -> Option<&'a str> {
        self.half_done(ids).or_else(|| ids.iter().find(|id| !self.is_done(id)).copied())
    }

    /// Of chapters in their order, the first that was left half done.
    #[must_use]
    pub fn half_done<'a>(&self, ids: &[&'a str]) -> Option<&'a str> {
        ids.iter().find(|id| self.left.contains_key(**id)).copied()
    }

    /// Whether no chapter was ever begun.
    #[must_use]
    pub fn is_new(&self) -> bool {
        self.done.is_empty() && self.left.is_empty()
    }

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
