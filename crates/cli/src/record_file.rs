//! A record named on the command line, and the theme it is of.

use std::{
    fmt::Display,
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use super::named_theme::{builtin_theme, open_theme};
use candlestick_game::{FaultText, RecordFault, read_record};
use candlestick_themes::{Theme, Words, key};

/// Which record, and where its theme is.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct RecordFile {
    /// A saved case, as `candlestick simulate --log` or the window writes it; - reads it from standard input
    #[arg(help = key!("args-record-file").name())]
    pub file: PathBuf,
    /// The theme's folder or zip, for a case whose theme is not built in
    #[arg(long, value_name = "PATH", help = key!("args-record-theme").name())]
    pub theme: Option<PathBuf>,
}

impl RecordFile {
    /// Does something with the bytes of the file and its theme; what is wrong is told with the file's name.
    pub(super) fn with<T>(
        &self,
        words: &Words,
        bytes: &[u8],
        work: impl FnOnce(&[u8], &dyn Fn(&str) -> Result<Arc<Theme>, String>) -> Result<T, RecordFault>,
    ) -> Result<T, String> {
        work(bytes, &|id| self.theme_or_hint(id, words)).map_err(|fault| self.named(&fault.say(words)))
    }

    /// The bytes of the file, or of the input.
    pub(super) fn read(&self) -> Result<Vec<u8>, String> {
        read_file(&self.file)
    }

    /// What is wrong, with the file's name.
    pub(super) fn named(&self, fault: &dyn Display) -> String {
        format!("{}: {fault}", self.file.display())
    }

    /// The theme that was named, or else a built-in one. A theme of one's own lies anywhere: where must be said.
    pub(super) fn theme_or_hint(&self, id: &str, words: &Words) -> Result<Arc<Theme>, String> {
        let own = |fault| match &self.theme {
            None => format!("{fault}; {}", words.say(key!("cli-review-own-theme"))),
            Some(_) => fault,
        };
        self.theme(id, words).map_err(own)
    }

    fn theme(&self, id: &str, words: &Words) -> Result<Arc<Theme>, String> {
        let theme = self.theme.as_deref().map_or_else(|| builtin_theme(id, words), |theme| open_theme(theme, words));
        theme.map(|theme| Arc::new(theme.in_language(words))).map_err(|faults| faults.join("; "))
    }
}

/// The bytes of a file, or of the input for `-`, as many as a record may have; what is wrong is told with the file's name.
pub(super) fn read_file(file: &Path) -> Result<Vec<u8>, String> {
    let bytes =
        if file.as_os_str() == "-" { read_record(io::stdin()) } else { fs::File::open(file).and_then(read_record) };
    bytes.map_err(|fault| format!("{}: {fault}", file.display()))
}
