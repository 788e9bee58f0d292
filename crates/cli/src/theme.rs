//! `candlestick theme …`: the kit for people who make themes.

use std::process::ExitCode;

use super::{theme_check::ThemeCheck, theme_new::ThemeNew};
use candlestick_themes::{Words, key};

/// What to do with a theme.
#[derive(Debug, Clone, PartialEq, Eq, clap::Subcommand)]
pub enum ThemeKit {
    /// Write a small theme with comments that already plays, as a starting point
    #[command(about = key!("args-new").name())]
    New(ThemeNew),
    /// List every fault in a theme and what will play badly, with file, line and column
    #[command(about = key!("args-check").name())]
    Check(ThemeCheck),
}

impl ThemeKit {
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self {
            Self::New(new) => new.run(words),
            Self::Check(check) => check.run(words),
        }
    }
}
