//! `candlestick review`: what each seat of a saved case could know, missed, and might have asked, once it is closed.

use std::{
    fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
    sync::Arc,
};

use super::{
    output::{MISUSE, complain, status, tell},
    theme_source::{builtin_theme, open_theme},
};
use candlestick_game::{Case, RecordFault, read_record, review::Review};
use candlestick_themes::{Words, key};

/// What to review.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct ReviewCase {
    /// A saved case or its log, as `candlestick simulate --log` or the window writes it; - reads it from the input
    pub file: PathBuf,
    /// The folder or zip of the theme, for a case of a theme that is not built in
    #[arg(long, value_name = "PATH")]
    pub theme: Option<PathBuf>,
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
            Ok(text) => status(tell(words, text)),
            Err(fault) => {
                complain(words, &fault);
                ExitCode::from(MISUSE)
            }
        }
    }

    fn print(&self, words: &Words) -> Result<String, String> {
        let named = |fault: &dyn std::fmt::Display| format!("{}: {fault}", self.file.display());
        let bytes = self.read().map_err(|fault| named(&fault))?;
        let case = open(&bytes, self.theme.as_deref()).map_err(|fault| match fault {
            // A theme of one's own lies anywhere: where must be said.
            RecordFault::Theme(_) if self.theme.is_none() => {
                format!("{}; {}", named(&fault), words.say(key!("cli-review-own-theme")))
            }
            fault => named(&fault),
        })?;
        if !case.is_closed() {
            return Ok(self.tell_open(&case, words));
        }
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

    /// That the case is open and how many actions were legal, and nothing of what is hidden.
    fn tell_open(&self, case: &Case, words: &Words) -> String {
        let (outline, actions) = (Review::outline(case), case.log().actions.len());
        if self.json {
            let mut told = outline.to_json(&case.theme);
            told["actions"] = actions.into();
            return format!("{told:#}");
        }
        let legal = words.with(key!("cli-review-open"), &[("actions", actions.into())]);
        format!("{}\n{legal}", outline.to_text(&case.theme, words))
    }

    fn read(&self) -> io::Result<Vec<u8>> {
        if self.file.as_os_str() == "-" { read_record(io::stdin()) } else { read_record(fs::File::open(&self.file)?) }
    }
}

/// The case in a file, with the theme that was named, or else a built-in one.
fn open(bytes: &[u8], pack: Option<&Path>) -> Result<Case, RecordFault> {
    Case::from_record(bytes, |id| {
        let theme = pack.map_or_else(|| builtin_theme(id), open_theme);
        theme.map(Arc::new).map_err(|faults| faults.join("; "))
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::output::assert_said;
    use candlestick_game::{CaseLog, SavedCase, testing::novices};

    fn log() -> CaseLog {
        novices(4, usize::MAX).log().clone()
    }

    #[test]
    fn a_log_and_a_saved_case_are_printed_in_every_form() {
        let words = Words::english();
        let saved =
            SavedCase { case: log(), ..serde_json::from_str(&format!("{{\"case\":{}}}", log().to_json())).unwrap() };
        let file = std::env::temp_dir().join(format!("candlestick-review-{}.json", std::process::id()));
        let plain = ReviewCase { file: file.clone(), theme: None, json: false, share: false, why: false };
        for text in [log().to_json(), saved.to_json()] {
            fs::write(&file, text).unwrap();
            let told = plain.print(&words).unwrap();
            let reasons = ReviewCase { why: true, ..plain.clone() }.print(&words).unwrap();
            assert!(reasons.starts_with(&told) && reasons.len() > told.len());
            assert_said(&reasons);
            let share = ReviewCase { share: true, ..plain.clone() }.print(&words).unwrap();
            assert_said(&share);
            assert_eq!(share.lines().count(), 4);
            let json = ReviewCase { json: true, ..plain.clone() }.print(&words).unwrap();
            let json: serde_json::Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["closed"], true);
        }
        fs::remove_file(&file).unwrap();
    }

    #[test]
    fn what_cannot_be_reviewed_is_told_with_its_file() {
        let words = Words::english();
        let missing = ReviewCase { file: "nowhere.json".into(), theme: None, json: false, share: false, why: false };
        assert!(missing.print(&words).unwrap_err().starts_with("nowhere.json: "));
        let fault = |text: &str, pack| open(text.as_bytes(), pack).unwrap_err().to_string();
        assert!(fault("{}", None).contains("no saved case"));
        assert!(fault(&log().to_json().replace("classic-2016", "clasic"), None).contains("classic-2016"));
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes/classic-2011");
        assert!(fault(&log().to_json(), Some(&folder)).contains("open it with classic-2016"));
    }
}
