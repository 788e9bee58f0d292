//! `candlestick theme …`: the kit for people who make themes.

use std::{ffi::OsStr, fs, path::Path, process::ExitCode};

use super::ThemeCheck;
use crate::theme::{ThemeFault, ThemePack, Words};

/// What to do with a theme.
#[derive(Debug, Clone, PartialEq, Eq, clap::Subcommand)]
pub enum ThemeKit {
    /// Tell every fault of a theme and what will play badly, with file, line and column
    Check(ThemeCheck),
}

impl ThemeKit {
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self {
            Self::Check(check) => check.run(words),
        }
    }
}

/// A theme's files from a folder, or from a zip.
///
/// # Errors
/// When they can't be read or aren't within limits.
pub(super) fn pack_at(path: &Path) -> Result<ThemePack, Vec<ThemeFault>> {
    let is_zip = path.extension().and_then(OsStr::to_str).is_some_and(|end| end.eq_ignore_ascii_case("zip"));
    if !is_zip || path.is_dir() {
        return ThemePack::from_folder(path);
    }
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    // The error carries the file's name; the pack itself tells a zip that is too large.
    let bytes = fs::read(path).map_err(|error| {
        let message = format!("this file cannot be read: {error}");
        vec![ThemeFault { file: name.clone().into_owned(), line: 1, column: 1, length: 1, message }]
    })?;
    ThemePack::from_zip(&name, &bytes)
}
