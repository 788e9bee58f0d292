//! The library as the screens see it: what was last read of it, and the ways to change it.

use std::{collections::BTreeSet, sync::Arc, task::Poll};

use bevy::prelude::*;

use crate::screens::Themes;
use candlestick_game::{
    Case, FaultText, Record,
    library::{CaseId, CaseListing, Endings, KeptCase, Library},
    store::{Device, StoreFault},
};
use candlestick_themes::{Words, key};

/// All cases of this device.
#[derive(Resource, Debug, Default)]
pub(in crate::screens) struct CaseLibrary {
    library: Library<Device>,
    listing: CaseListing,
    /// The cases that have a proof, as of then.
    proofs: BTreeSet<CaseId>,
    endings: Endings,
}

impl CaseLibrary {
    /// Reads everything anew; another window may have changed it.
    ///
    /// # Errors
    /// When the device denies its store; what was read before stays.
    pub fn refresh(&mut self) -> Result<(), StoreFault> {
        self.listing = self.library.list()?;
        self.proofs = self.library.proofs()?;
        Ok(())
    }

    /// Keeps the proof of a case that was played in a room.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep_proof(&mut self, id: CaseId, text: &str) -> Result<(), StoreFault> {
        self.library.keep_proof(id, text)?;
        self.proofs.insert(id);
        Ok(())
    }

    /// Whether a case has a proof.
    pub fn has_proof(&self, id: CaseId) -> bool {
        self.proofs.contains(&id)
    }

    /// The proof of a case; none where it has none. Pending is to be asked again in a later frame.
    pub fn proof(&self, id: CaseId) -> Poll<Result<Option<String>, StoreFault>> {
        self.library.proof(id)
    }

    /// What was read last.
    pub const fn listing(&self) -> &CaseListing {
        &self.listing
    }

    /// The case of a number.
    pub fn kept(&self, id: CaseId) -> Option<&KeptCase> {
        self.listing.cases.iter().find(|kept| kept.id == id)
    }

    /// Which ends a person has not seen.
    pub const fn endings(&self) -> &Endings {
        &self.endings
    }

    /// The same, to be changed.
    pub const fn endings_mut(&mut self) -> &mut Endings {
        &mut self.endings
    }

    /// The library, for cases of earlier versions.
    pub(super) const fn library_mut(&mut self) -> &mut Library<Device> {
        &mut self.library
    }

    /// Keeps a case; one that is closed is listed at once.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&mut self, id: Option<CaseId>, record: &Record) -> Result<CaseId, StoreFault> {
        let id = match id {
            Some(id) => id,
            None => {
                let id = self.library.fresh()?;
                // Another window may have taken away the case that had this number.
                self.endings.seen(id);
                id
            }
        };
        if record.is_closed() {
            self.library.close(id, record)?;
            self.refresh()?;
        } else {
            self.library.keep(id, record)?;
        }
        Ok(id)
    }

    /// Takes a case away for good.
    ///
    /// # Errors
    /// When that can't be done.
    pub fn remove(&mut self, id: CaseId) -> Result<(), StoreFault> {
        self.library.remove(id)?;
        self.proofs.remove(&id);
        self.endings.seen(id);
        self.refresh()
    }

    /// Closed cases, the oldest first.
    fn closed(&self) -> impl DoubleEndedIterator<Item = &KeptCase> {
        self.listing.cases.iter().rev().filter(|kept| kept.record.is_closed())
    }

    /// How many closed cases there are.
    pub fn closed_count(&self) -> usize {
        self.closed().count()
    }

    /// A closed case by its place from the oldest, from 0.
    pub fn closed_at(&self, at: usize) -> Option<&KeptCase> {
        self.closed().nth(at)
    }

    /// The place of a closed case from the oldest, from 0.
    pub fn closed_place(&self, id: CaseId) -> Option<usize> {
        self.closed().position(|kept| kept.id == id)
    }

    /// A closed case played again, by its place from the oldest.
    ///
    /// # Errors
    /// Why it can't be, in words.
    pub fn closed_case(&self, at: usize, themes: &Themes, words: &Words) -> Result<Case, String> {
        let kept = self.closed_at(at).ok_or_else(|| words.say(key!("lookback-gone")))?;
        played(&kept.record, themes, words)
    }

    #[cfg(test)]
    pub fn with(records: impl IntoIterator<Item = Record>) -> Self {
        let kept = |(n, record)| KeptCase { id: CaseId::from(n as u32), record, change: n as u64, whole: true };
        let mut cases: Vec<_> = records.into_iter().enumerate().map(kept).collect();
        cases.reverse();
        Self { listing: CaseListing { cases, unreadable: Vec::new() }, ..Self::default() }
    }
}

/// A record played again. A theme whose words or pictures changed since plays its old cases all the same.
///
/// # Errors
/// Why it can't be, in words.
pub(super) fn played(record: &Record, themes: &Themes, words: &Words) -> Result<Case, String> {
    let log = &record.log;
    let missing = || words.with(key!("save-theme-missing"), &[("theme", (&log.theme.id).into())]);
    let theme = themes.with_id(&log.theme.id).ok_or_else(missing)?;
    Case::replay_changed(Arc::clone(theme), log.clone()).map_err(|fault| fault.say(words))
}
