//! `candlestick review`: what each seat of a saved case could know, missed, and might have asked.

use std::{fs, io::Read, path::PathBuf, process::ExitCode, sync::Arc};

use super::MISUSE;
use crate::{
    case::{Case, CaseLog, SavedCase, review::Review},
    theme::{self, Words},
};

/// Longest file that is read, in bytes; a long case has about 100 kB.
const MOST_BYTES: u64 = 16 << 20;

/// What to review.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct ReviewCase {
    /// A saved case or its log, as `candlestick simulate --log` or the window writes it; - reads it from the input
    pub file: PathBuf,
    /// Print one JSON object instead of sentences
    #[arg(long, conflicts_with = "share")]
    pub json: bool,
    /// Print a few lines to share
    #[arg(long)]
    pub share: bool,
    /// Tell also why what was missed was certain
    #[arg(long, conflicts_with_all = ["json", "share"])]
    pub why: bool,
}

impl ReviewCase {
    /// Reads, reviews and prints.
    pub(super) fn run(&self, words: &Words) -> ExitCode {
        match self.print(words) {
            Ok(text) => {
                println!("{text}");
                ExitCode::SUCCESS
            }
            Err(fault) => {
                super::complain(words, &fault);
                ExitCode::from(MISUSE)
            }
        }
    }

    fn print(&self, words: &Words) -> Result<String, String> {
        let named = |fault: &dyn std::fmt::Display| format!("{}: {fault}", self.file.display());
        let text = self.read().map_err(|fault| named(&fault))?;
        let case = open(&text).map_err(|fault| named(&fault))?;
        let review = Review::of(&case);
        Ok(if self.json {
            serde_json::to_string_pretty(&review.to_json(&case.theme)).map_err(|fault| fault.to_string())?
        } else if self.share {
            review.to_share(&case.theme, words)
        } else if self.why {
            review.to_text_with_reasons(&case, words)
        } else {
            review.to_text(&case.theme, words)
        })
    }

    fn read(&self) -> std::io::Result<String> {
        let mut text = String::new();
        if self.file.as_os_str() == "-" {
            std::io::stdin().take(MOST_BYTES).read_to_string(&mut text)?;
        } else {
            fs::File::open(&self.file)?.take(MOST_BYTES).read_to_string(&mut text)?;
        }
        Ok(text)
    }
}

/// The case of a log, alone or with the marks that the window keeps beside it.
fn open(text: &str) -> Result<Case, String> {
    let log = match SavedCase::from_json(text) {
        Ok(saved) => saved.case,
        Err(_) => CaseLog::from_json(text).map_err(|fault| fault.to_string())?,
    };
    let theme = theme::builtin(&log.theme.id)
        .map_err(|faults| faults.iter().map(|fault| fault.message.clone()).collect::<Vec<_>>().join("; "))?;
    Case::replay(Arc::new(theme), log).map_err(|fault| fault.to_string())
}
