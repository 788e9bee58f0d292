//! Opens a record as a case again, as from a file that somebody was sent.

use std::{
    io::{self, Read},
    sync::Arc,
};

use super::{ReadRecord, RecordFault, fault::MOST_BYTES};
use crate::Case;
use candlestick_themes::Theme;

/// Reads a file that is perhaps a case; of one that is too long a little more than is allowed, so that this is noticed.
///
/// # Errors
/// What the system said.
pub fn read_record(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl Case {
    /// Reads a file or a link as a case and plays it to where it stands. `theme` answers the theme of an id, or why there is none.
    /// One whose words or pictures have changed since plays it all the same.
    ///
    /// # Errors
    /// The first fault found; the file may come from anywhere.
    pub fn from_record(
        bytes: &[u8],
        theme: impl FnOnce(&str) -> Result<Arc<Theme>, String>,
    ) -> Result<Self, RecordFault> {
        let log = ReadRecord::from_any(bytes)?.record.log;
        let theme = theme(&log.theme.id).map_err(RecordFault::Theme)?;
        Ok(Self::replay_changed(theme, log)?)
    }
}
