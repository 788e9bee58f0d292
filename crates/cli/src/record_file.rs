//! A record named on the command line, and the theme it is of.

use std::{fs, io, path::PathBuf, sync::Arc};

use super::theme_source::{builtin_theme, open_theme};
use candlestick_game::{FaultText, RecordFault, read_record};
use candlestick_themes::{Theme, Words, key};

/// Which record, and where its theme is.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct RecordFile {
    /// A saved case, as `candlestick simulate --log` or the window writes it; - reads it from the input
    pub file: PathBuf,
    /// The folder or zip of the theme, for a case of a theme that is not built in
    #[arg(long, value_name = "PATH")]
    pub theme: Option<PathBuf>,
}

impl RecordFile {
    /// Reads the file and does something with it and its theme; what is wrong is told with the file's name.
    pub(super) fn with<T>(
        &self,
        words: &Words,
        work: impl FnOnce(&[u8], &dyn Fn(&str) -> Result<Arc<Theme>, String>) -> Result<T, RecordFault>,
    ) -> Result<T, String> {
        let named = |fault: &str| format!("{}: {fault}", self.file.display());
        let bytes = self.read().map_err(|fault| named(&fault.to_string()))?;
        work(&bytes, &|id| self.theme(id, words)).map_err(|fault| match fault {
            // A theme of one's own lies anywhere: where must be said.
            RecordFault::Theme(_) if self.theme.is_none() => {
                format!("{}; {}", named(&fault.say(words)), words.say(key!("cli-review-own-theme")))
            }
            fault => named(&fault.say(words)),
        })
    }

    fn read(&self) -> io::Result<Vec<u8>> {
        if self.file.as_os_str() == "-" { read_record(io::stdin()) } else { read_record(fs::File::open(&self.file)?) }
    }

    /// The theme that was named, or else a built-in one.
    fn theme(&self, id: &str, words: &Words) -> Result<Arc<Theme>, String> {
        let theme = self.theme.as_deref().map_or_else(|| builtin_theme(id), open_theme);
        theme.map(|theme| Arc::new(theme.in_language(words))).map_err(|faults| faults.join("; "))
    }
}
