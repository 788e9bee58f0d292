//! Keeps which closed cases a person has not seen the end of, so that nobody is told it before they want to be.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use super::case_id::CaseId;
use crate::format::{self, FormatFault};

/// Whose end has not been seen, and whether that is kept from the person.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Endings {
    format: u32,
    /// Whether an end that has not been seen is hidden.
    pub hide: bool,
    /// Numbers of closed cases that were taken in and neither watched to their end nor looked back at.
    unseen: BTreeSet<u32>,
}

impl Default for Endings {
    fn default() -> Self {
        Self { format: Self::FORMAT, hide: true, unseen: BTreeSet::new() }
    }
}

impl Endings {
    /// The format that is read and written.
    const FORMAT: u32 = 1;

    /// A closed case has come from somewhere else.
    pub fn taken_in(&mut self, id: CaseId) {
        self.unseen.insert(id.0);
    }

    /// A person has seen the end of a case, or the case is gone; numbers are given again.
    pub fn seen(&mut self, id: CaseId) {
        self.unseen.remove(&id.0);
    }

    /// Whether the end of a case has not been seen, be it hidden or not.
    #[must_use]
    pub fn is_unseen(&self, id: CaseId) -> bool {
        self.unseen.contains(&id.0)
    }

    /// Whether the end of a case is hidden.
    #[must_use]
    pub fn is_hidden(&self, id: CaseId) -> bool {
        self.hide && self.is_unseen(id)
    }

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // Nothing in it can fail to be written: keys are words, values numbers.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// From text.
    ///
    /// # Errors
    /// When the text is none of these or of a format that isn't known.
    pub fn from_json(text: &str) -> Result<Self, FormatFault> {
        format::read(text, Self::FORMAT)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_was_taken_in_and_not_seen_is_hidden() {
        let mut endings = Endings::default();
        let (own, sent) = (CaseId(1), CaseId(2));
        endings.taken_in(sent);
        assert_eq!([own, sent].map(|id| endings.is_hidden(id)), [false, true]);
        endings.hide = false;
        assert!(!endings.is_hidden(sent) && endings.is_unseen(sent));
        assert_eq!(Endings::from_json(&endings.to_json()).unwrap(), endings);
        endings.hide = true;
        endings.seen(sent);
        assert!(!endings.is_hidden(sent));
    }
}
