//! Saves the case of `candlestick play`: in the player's library after each decision, and in files they name.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use candlestick_game::{
    Record,
    library::{CaseId, Library},
    store::{Device, StoreFault},
};

/// The case's place among one's own, and the files that are its.
#[derive(Debug, Clone, Default)]
pub(super) struct CaseStorage {
    library: Library<Device>,
    id: Option<CaseId>,
    /// Files that hold this case and may be written over.
    own: Vec<PathBuf>,
}

impl CaseStorage {
    /// Of a case that goes on: its number, if it has one, and the file that it was read from.
    pub(super) fn of(id: Option<CaseId>, file: Option<PathBuf>) -> Self {
        Self { id, own: file.into_iter().collect(), ..Self::default() }
    }

    /// Its number among one's own cases; none until it is kept.
    pub(super) const fn id(&self) -> Option<CaseId> {
        self.id
    }

    /// Keeps it among one's own, unless nobody has done anything yet.
    ///
    /// # Errors
    /// When that cannot be written.
    pub(super) fn keep(&mut self, record: &Record) -> Result<(), StoreFault> {
        let id = match self.id {
            Some(id) => id,
            None if record.is_untouched() => return Ok(()),
            None => self.library.fresh()?,
        };
        if record.is_closed() {
            self.library.close(id, record)?;
        } else {
            self.library.keep(id, record)?;
        }
        self.id = Some(id);
        Ok(())
    }

    /// Writes it to a file; over another file only if that holds this very case.
    ///
    /// # Errors
    /// What the system said, or that something else is there.
    pub(super) fn save(&mut self, file: &Path, record: &Record) -> io::Result<()> {
        let own = self.own.iter().any(|own| own == file);
        if own {
            // Whole or not at all: what was there stays until all is written.
            let mut draft = file.as_os_str().to_owned();
            draft.push(".new");
            fs::write(&draft, record.to_text())?;
            return fs::rename(&draft, file);
        }
        let mut fresh = fs::File::create_new(file)?;
        self.own.push(file.to_owned());
        io::Write::write_all(&mut fresh, record.to_text().as_bytes())
    }
}
