//! `candlestick theme …`: the kit for people who make themes.

use std::process::ExitCode;

use super::ThemeCheck;
use crate::theme::Words;

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
