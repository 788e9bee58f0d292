//! Lists the cases of the library, keeps them, and takes them away.

use std::collections::{BTreeMap, BTreeSet};

use super::{
    case_id::CaseId,
    slot::{Content, Slot, read, written},
};
use crate::{
    record::{Record, RecordFault},
    store::{Entries, StoreFault},
};

/// A case as it is kept.
#[derive(Debug, Clone, PartialEq)]
pub struct KeptCase {
    /// Which.
    pub id: CaseId,
    /// Its record.
    pub record: Record,
    /// Which change of the library wrote it; the larger, the later.
    pub change: u64,
    /// Whether the slot that was written last is whole; else this is what the other one holds, or what could be read.
    pub whole: bool,
}

/// All cases of a device.
#[derive(Debug, Clone, Default, PartialEq)]
pub struct CaseListing {
    /// Those that can be read, the one that was changed last first.
    pub cases: Vec<KeptCase>,
    /// Those that can't be read in either slot, with what is wrong in each. They are left as they are.
    pub unreadable: Vec<(CaseId, Vec<RecordFault>)>,
}

/// The cases kept in a store.
#[derive(Debug, Clone, Default)]
pub struct Library<S> {
    store: S,
    /// The slot of each case that is written next, and the library's last change; known once it has looked.
    next: Option<(BTreeMap<CaseId, Slot>, u64)>,
}

impl<S: Entries> Library<S> {
    /// The library of a store.
    #[must_use]
    pub const fn new(store: S) -> Self {
        Self { store, next: None }
    }

    /// What the cases are kept in.
    pub const fn store(&self) -> &S {
        &self.store
    }

    /// What the cases are kept in, for entries that are no cases.
    pub const fn store_mut(&mut self) -> &mut S {
        &mut self.store
    }

    /// All cases.
    ///
    /// # Errors
    /// When the store is denied or can't be read. What is wrong with one case is told in the listing.
    pub fn list(&mut self) -> Result<CaseListing, StoreFault> {
        let names = self.store.names()?;
        let ids: BTreeSet<_> = names.iter().filter_map(|name| CaseId::of_entry(name)).map(|(id, _)| id).collect();
        let (mut listing, mut next, mut last) = (CaseListing::default(), BTreeMap::new(), 0);
        for id in ids {
            match self.look(id)? {
                Ok((case, slot)) => {
                    last = last.max(case.change);
                    next.insert(id, slot);
                    listing.cases.push(case);
                }
                Err(why) => {
                    next.insert(id, Slot::A);
                    listing.unreadable.push((id, why));
                }
            }
        }
        listing.cases.sort_by_key(|case| std::cmp::Reverse((case.change, case.id)));
        self.next = Some((next, last));
        Ok(listing)
    }

    /// A number for another case.
    ///
    /// # Errors
    /// As [`Library::list`].
    pub fn fresh(&mut self) -> Result<CaseId, StoreFault> {
        // Another window may have begun one meanwhile.
        let names = self.store.names()?;
        let last = names.iter().filter_map(|name| CaseId::of_entry(name)).map(|(id, _)| id.0).max();
        Ok(CaseId(last.map_or(1, |last| last.saturating_add(1))))
    }

    /// Keeps a case. What was kept of it before stays in its other slot until the next time, or if this fails.
    ///
    /// # Errors
    /// When it can't be written.
    pub fn keep(&mut self, id: CaseId, record: &Record) -> Result<(), StoreFault> {
        let (next, last) = self.known()?;
        let (slot, change) = (next.get(&id).copied().unwrap_or(Slot::A), *last + 1);
        self.store.save(&id.entry(slot), &written(change, record))?;
        let (next, last) = self.known()?;
        next.insert(id, slot.other());
        *last = change;
        Ok(())
    }

    /// Keeps a case that changes no more, in one slot.
    ///
    /// # Errors
    /// When it can't be written; what was kept before stays.
    pub fn close(&mut self, id: CaseId, record: &Record) -> Result<(), StoreFault> {
        self.keep(id, record)?;
        let spare = self.known()?.0.get(&id).copied().unwrap_or(Slot::A);
        self.store.remove(&id.entry(spare))
    }

    /// Takes a case away for good, with its proof.
    ///
    /// # Errors
    /// When that can't be done.
    pub fn remove(&mut self, id: CaseId) -> Result<(), StoreFault> {
        for slot in Slot::BOTH {
            self.store.remove(&id.entry(slot))?;
        }
        self.store.remove(&id.proof())?;
        self.known()?.0.remove(&id);
        Ok(())
    }

    /// What is known of the slots, after a look where that is needed.
    fn known(&mut self) -> Result<&mut (BTreeMap<CaseId, Slot>, u64), StoreFault> {
        if self.next.is_none() {
            self.list()?;
        }
        Ok(self.next.get_or_insert_default())
    }

    /// The case of a number, and the slot that is written next: never the one that holds what is shown.
    fn look(&self, id: CaseId) -> Result<Result<(KeptCase, Slot), Vec<RecordFault>>, StoreFault> {
        let (mut found, mut faults) = (Vec::new(), Vec::new());
        for slot in Slot::BOTH {
            let Some(text) = self.store.load(&id.entry(slot))? else { continue };
            match read(&text) {
                Ok(content) => found.push((content, slot)),
                Err(fault) => faults.push(fault),
            }
        }
        found.sort_by_key(|(content, _)| (content.intact, content.change));
        let Some((Content { change, record, intact }, slot)) = found.pop() else { return Ok(Err(faults)) };
        // What is damaged and was written before is of no account.
        let newest = intact && faults.is_empty() && found.iter().all(|(content, _)| content.change < change);
        Ok(Ok((KeptCase { id, record, change, whole: newest }, slot.other())))
    }
}
