//! Tests what the library keeps, also where a store breaks down in the middle of a word.

use std::{cell::Cell, collections::BTreeMap, sync::Arc, task::Poll};

use proptest::prelude::*;

use super::*;
use crate::{
    Level,
    record::{Record, RecordFault},
    store::{Entries, StoreFault},
    testing::{novices, opened, played},
};
use candlestick_themes::{Theme, builtin};

/// Entries in memory, with a limit to how many bytes are written before it breaks down.
#[derive(Debug, Clone, Default)]
struct Memory {
    entries: BTreeMap<String, String>,
    /// Bytes until it breaks down in the middle of an entry; none is never.
    left: Cell<Option<usize>>,
    /// Whether everything is denied.
    denied: bool,
}

impl Memory {
    fn fault(name: &str) -> StoreFault {
        StoreFault::Write { name: name.into(), why: "it broke down".into() }
    }

    fn open(&self) -> Result<(), StoreFault> {
        if self.denied { Err(StoreFault::NoPlace("private".into())) } else { Ok(()) }
    }
}

impl Entries for Memory {
    fn names(&self) -> Result<Vec<String>, StoreFault> {
        self.open().map(|()| self.entries.keys().cloned().collect())
    }

    fn load(&self, name: &str) -> Result<Option<String>, StoreFault> {
        self.open().map(|()| self.entries.get(name).cloned())
    }

    fn save(&mut self, name: &str, text: &str) -> Result<(), StoreFault> {
        self.open()?;
        let Some(left) = self.left.get() else {
            self.entries.insert(name.into(), text.into());
            return Ok(());
        };
        let written = left.min(text.len());
        self.left.set(Some(left - written));
        // What could still be written stands where the whole was before.
        self.entries.insert(name.into(), text.chars().take(written).collect());
        if written < text.len() { Err(Self::fault(name)) } else { Ok(()) }
    }

    fn remove(&mut self, name: &str) -> Result<(), StoreFault> {
        self.open()?;
        self.entries.remove(name);
        Ok(())
    }
}

fn record(actions: usize) -> Record {
    Record::of(&novices(4, actions))
}

fn library() -> Library<Memory> {
    Library::new(Memory::default())
}

fn themed(id: &str) -> Option<Arc<Theme>> {
    builtin(id).ok().map(Arc::new)
}

#[test]
fn several_cases_are_kept_side_by_side_the_last_changed_first() {
    let mut library = library();
    let first = library.fresh().unwrap();
    library.keep(first, &record(3)).unwrap();
    let second = library.fresh().unwrap();
    library.keep(second, &record(5)).unwrap();
    library.keep(first, &record(4)).unwrap();
    let mut again = Library::new(library.store().clone());
    let listing = again.list().unwrap();
    let told: Vec<_> = listing.cases.iter().map(|case| (case.id, case.record.log.actions.len(), case.whole)).collect();
    assert_eq!(told, [(first, 4, true), (second, 5, true)]);
    assert_ne!(first, second);
    again.remove(first).unwrap();
    assert_eq!(again.list().unwrap().cases.len(), 1);
    assert!(again.store().entries.keys().all(|name| name.starts_with("case-2-")));
}

#[test]
fn a_number_is_not_given_twice_while_another_window_plays() {
    let mut one = library();
    one.list().unwrap();
    let mut other = Library::new(one.store().clone());
    let id = other.fresh().unwrap();
    other.keep(id, &record(3)).unwrap();
    *one.store_mut() = other.store().clone();
    assert_ne!(one.fresh().unwrap(), id);
}

#[test]
fn a_closed_case_takes_one_slot() {
    let mut library = library();
    let id = library.fresh().unwrap();
    library.keep(id, &record(3)).unwrap();
    library.keep(id, &record(4)).unwrap();
    assert_eq!(library.store().entries.len(), 2);
    library.close(id, &record(usize::MAX)).unwrap();
    assert_eq!(library.store().entries.len(), 1);
    assert!(library.list().unwrap().cases[0].record.is_closed());
}

#[test]
fn a_damaged_slot_gives_way_to_the_other_and_both_damaged_are_left_and_told() {
    let mut library = library();
    let id = library.fresh().unwrap();
    library.keep(id, &record(3)).unwrap();
    library.keep(id, &record(4)).unwrap();
    let name = "case-1-b".to_owned();
    let whole = library.store().entries[&name].clone();
    for damaged in ["", "5", "5 {", &whole[..whole.len() / 2], &whole.replacen("Bot", "Bat", 1)] {
        library.store_mut().entries.insert(name.clone(), damaged.into());
        let listing = Library::new(library.store().clone()).list().unwrap();
        let case = &listing.cases[0];
        assert_eq!((case.record.log.actions.len(), case.whole, listing.unreadable.len()), (3, false, 0), "{damaged}");
    }
    library.store_mut().entries.insert(name, "x".into());
    library.store_mut().entries.insert("case-1-a".into(), "y".into());
    let listing = library.list().unwrap();
    assert_eq!((listing.cases.len(), listing.unreadable.len()), (0, 1));
    assert!(matches!(listing.unreadable[0].1[..], [RecordFault::Unreadable(_), _]), "{:?}", listing.unreadable);
    assert_eq!(library.fresh().unwrap().to_string(), "2");
}

#[test]
fn what_is_damaged_and_old_is_not_told() {
    let mut library = library();
    let id = library.fresh().unwrap();
    library.keep(id, &record(3)).unwrap();
    library.keep(id, &record(4)).unwrap();
    let older = library.store().entries["case-1-a"].replacen("Bot", "Bat", 1);
    library.store_mut().entries.insert("case-1-a".into(), older);
    assert!(library.list().unwrap().cases[0].whole);
}

#[test]
fn a_store_that_is_denied_is_told() {
    let mut library = Library::new(Memory { denied: true, ..Memory::default() });
    assert!(matches!(library.list(), Err(StoreFault::NoPlace(_))));
    assert!(library.fresh().is_err());
}

#[test]
fn entries_of_other_things_are_no_cases() {
    let mut library = library();
    for name in ["case", "case-1", "case-01-a", "case-1-c", "case-kept-aside-1", "case-x-a", "settings"] {
        library.store_mut().entries.insert(name.into(), "{}".into());
    }
    assert_eq!(library.list().unwrap(), CaseListing::default());
}

#[test]
fn what_earlier_versions_kept_is_taken_over_once() {
    let log = include_str!("../../tests/records/format-1-log.json");
    let saved = include_str!("../../tests/records/format-1-saved.json");
    let mut library = library();
    let put = |library: &mut Library<Memory>, name: &str, text: &str| {
        library.store_mut().entries.insert(name.into(), text.into());
    };
    put(&mut library, "closed", &format!("[{log},{log}]"));
    put(&mut library, "case-kept-aside-1", saved);
    put(&mut library, "case-kept-aside-2", "broken");
    put(&mut library, "case", saved);
    assert_eq!(adopt(&mut library, themed).unwrap(), AdoptedCases { cases: 3, left: Vec::new() });
    let listing = library.list().unwrap();
    let told: Vec<_> = listing.cases.iter().map(|case| (case.record.is_closed(), case.record.marks.len())).collect();
    assert_eq!(told, [(false, 1), (false, 1), (true, 0), (true, 0)]);
    assert_eq!(adopt(&mut library, themed).unwrap(), AdoptedCases::default());
    assert!(library.store().entries.contains_key("case-kept-aside-2"), "what cannot be read is left");
    put(&mut library, "case", "broken");
    let adopted = adopt(&mut library, themed).unwrap();
    assert_eq!((adopted.cases, adopted.left[0].0.as_str()), (0, "case"));
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// A program that is killed in the middle of writing has lost at most the action that was not kept yet.
    #[test]
    fn whatever_was_kept_is_there_after_any_break_down(steps in 1..12_usize, after in 0..60_000_usize) {
        let case = played(opened("classic-2016", 3, Level::Novice, 9), steps * 4);
        let mut library = Library::new(Memory { left: Cell::new(Some(after)), ..Memory::default() });
        let id = library.fresh().unwrap();
        let mut kept = None;
        for n in 0..=steps {
            let mut log = case.log().clone();
            log.actions.truncate(n * 4);
            match library.keep(id, &Record::of_log(log)) {
                Ok(()) => kept = Some(n * 4),
                Err(_) => break,
            }
        }
        let store = library.store().clone();
        store.left.set(None);
        let mut again = Library::new(store);
        let listing = again.list().unwrap();
        let found = listing.cases.first().map(|case| case.record.log.actions.len());
        prop_assert_eq!(found, kept);
        // And goes on from there.
        if let Some(actions) = kept {
            let mut log = case.log().clone();
            log.actions.truncate(actions);
            again.keep(id, &Record::of_log(log)).unwrap();
            prop_assert!(again.list().unwrap().cases[0].whole);
        }
    }
}

#[test]
fn a_proof_lies_beside_its_case_is_no_case_itself_and_goes_with_it() {
    let (mut library, record) = (Library::new(Memory::default()), Record::of(&novices(4, 30)));
    let (one, other) = (CaseId::from(1), CaseId::from(12));
    for id in [one, other] {
        library.keep(id, &record).unwrap();
    }
    library.keep_proof(one, "told and opened").unwrap();
    library.store_mut().save("proof-007", "no number is written so").unwrap();
    assert_eq!(library.proofs().unwrap().into_iter().collect::<Vec<_>>(), [one]);
    assert_eq!(library.proof(one), Poll::Ready(Ok(Some("told and opened".into()))));
    assert_eq!((library.proof(other), library.list().unwrap().cases.len()), (Poll::Ready(Ok(None)), 2));
    library.remove(one).unwrap();
    assert_eq!((library.proof(one), library.proofs().unwrap().len()), (Poll::Ready(Ok(None)), 0));
}
