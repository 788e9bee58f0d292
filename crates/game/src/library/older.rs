//! Takes cases kept by earlier versions, which had one open case and a list of closed ones, into the library.

use std::sync::Arc;

use super::closed_cases::Library;
use crate::{
    Case,
    record::{Outcome, ReadRecord, Record, RecordFault, from_older_list},
    store::{Entries, StoreFault, aside_names},
};
use candlestick_themes::Theme;

/// The entry of the one open case.
const OPEN: &str = "case";
/// The entry of the closed ones.
const CLOSED: &str = "closed";

/// What was taken over, and what could not be.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct AdoptedCases {
    /// How many cases.
    pub cases: usize,
    /// Entries that are left as they are, with what is wrong with them.
    pub left: Vec<(String, RecordFault)>,
}

/// Takes what earlier versions kept into the library. An entry goes when all of it is kept; one that can't be read is
/// left. `theme` answers the theme of an id, to tell how a closed case ended.
///
/// # Errors
/// When the store fails; what was not taken over yet is still where it was.
pub fn adopt<S: Entries>(
    library: &mut Library<S>,
    theme: impl Fn(&str) -> Option<Arc<Theme>>,
) -> Result<AdoptedCases, StoreFault> {
    let mut adopted = AdoptedCases::default();
    let open = |text: &str| ReadRecord::from_text(text).map(|read| vec![read.record]);
    take(library, CLOSED, &mut adopted, from_older_list, &theme)?;
    let names = library.store().names()?;
    for name in aside_names(OPEN).filter(|name| names.contains(name)) {
        // What was put aside because it cannot be read has been told of then.
        take(library, &name, &mut AdoptedCases::default(), open, &theme)?;
    }
    // Last, so that it is the one that was changed last.
    take(library, OPEN, &mut adopted, open, &theme)?;
    Ok(adopted)
}

fn take<S: Entries>(
    library: &mut Library<S>,
    name: &str,
    adopted: &mut AdoptedCases,
    read: impl Fn(&str) -> Result<Vec<Record>, RecordFault>,
    theme: &impl Fn(&str) -> Option<Arc<Theme>>,
) -> Result<(), StoreFault> {
    let Some(text) = library.store().load(name)? else { return Ok(()) };
    match read(&text) {
        Ok(records) => {
            for record in records {
                let id = library.fresh()?;
                library.keep(id, &ended(record, theme))?;
                adopted.cases += 1;
            }
            library.store_mut().remove(name)
        }
        Err(why) => {
            adopted.left.push((name.to_owned(), why));
            Ok(())
        }
    }
}

/// The record with how the case ended, where it can be played again.
fn ended(record: Record, theme: &impl Fn(&str) -> Option<Arc<Theme>>) -> Record {
    let case = theme(&record.log.theme.id).and_then(|theme| Case::replay_changed(theme, record.log.clone()).ok());
    Record { outcome: case.as_ref().and_then(Outcome::of), ..record }
}
