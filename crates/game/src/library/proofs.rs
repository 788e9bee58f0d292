//! Keeps beside a case that was played in a room the room's record, which proves that it was fair.

use std::{collections::BTreeSet, task::Poll};

use super::{case_id::CaseId, closed_cases::Library};
use crate::store::{Entries, StoreFault};

impl<S: Entries> Library<S> {
    /// Keeps the proof of a case that is kept here, as a text of whoever can read it.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep_proof(&mut self, id: CaseId, text: &str) -> Result<(), StoreFault> {
        self.store_mut().save_long(&id.proof(), text)
    }

    /// The proof of a case; none where it has none, a fault where it is there and can't be read. Pending is to be asked again a
    /// moment later.
    pub fn proof(&self, id: CaseId) -> Poll<Result<Option<String>, StoreFault>> {
        self.store().load_long(&id.proof())
    }

    /// The cases that have a proof.
    ///
    /// # Errors
    /// When the store is denied or can't be read.
    pub fn proofs(&self) -> Result<BTreeSet<CaseId>, StoreFault> {
        Ok(self.store().names()?.iter().filter_map(|name| CaseId::of_proof(name)).collect())
    }
}
