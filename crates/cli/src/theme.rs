//! `candlestick theme …`: the kit for people who make themes.

use std::process::ExitCode;

use super::{theme_check::ThemeCheck, theme_new::ThemeNew};
use candlestick_themes::{Words, key};

/// What to do with a theme.
#[derive(Debug, Clone, PartialEq, Eq, clap::Subcommand)]
pub enum ThemeKit {
    /// Write a small theme that already plays, with comments, to begin from
    #[command(about = key!("args-new").name())]
    New(ThemeNew),
    /// Tell every fault of a theme and what will play badly, with file, line and column
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
