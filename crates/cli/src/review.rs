//! `candlestick review`: what each seat of a saved case could know, missed, and might have asked, once it is closed.

use std::process::ExitCode;

use super::{
    output::{MISUSE, complain, status, tell},
    record_file::RecordFile,
};
use candlestick_game::{Case, review::Review};
use candlestick_themes::{Words, key};

/// What to review.
#[derive(Debug, Clone, PartialEq, Eq, clap::Args)]
pub struct ReviewCase {
    /// The record
    #[command(flatten)]
    pub record: RecordFile,
    /// Print one JSON object instead of sentences
    #[arg(long, conflicts_with = "share", help = key!("args-json").name())]
    pub json: bool,
    /// Print a few lines to share
    #[arg(long, help = key!("args-review-share").name())]
    pub share: bool,
    /// Also explain why what was missed was certain
    #[arg(long, conflicts_with_all = ["json", "share"], help = key!("args-review-why").name())]
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
        let case = self.record.with(words, &self.record.read()?, |bytes, theme| Case::from_record(bytes, theme))?;
        if !case.is_closed() {
            return Ok(self.tell_open(&case, words));
        }
        let review = Review::of(&case);
        Ok(if self.json {
            serde_json::to_string_pretty(&review.to_json(case.theme())).map_err(|fault| fault.to_string())?
        } else if self.share {
            review.to_share(case.theme(), words)
        } else if self.why {
            review.to_text_with_reasons(&case, words)
        } else {
            review.to_text(case.theme(), words)
        })
    }

    /// That the case is open and how many actions were legal, and nothing of what is hidden.
    fn tell_open(&self, case: &Case, words: &Words) -> String {
        let (outline, actions) = (Review::outline(case), case.log().actions.len());
        if self.json {
            let mut told = outline.to_json(case.theme());
            told["actions"] = actions.into();
            return format!("{told:#}");
        }
        let legal = words.with(key!("cli-review-open"), &[("actions", actions.into())]);
        format!("{}\n{legal}", outline.to_text(case.theme(), words))
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use super::*;
    use crate::output::assert_said;
    use candlestick_game::{Marks, Record, testing::novices};

    fn text() -> String {
        Record::of(&novices(4, usize::MAX)).to_text()
    }

    fn plain(file: PathBuf, theme: Option<&Path>) -> ReviewCase {
        let record = RecordFile { file, theme: theme.map(Path::to_owned) };
        ReviewCase { record, json: false, share: false, why: false }
    }

    #[test]
    fn a_record_is_printed_in_every_form() {
        let words = Words::english();
        let marked = Record { marks: vec![Marks::default()], ..Record::of(&novices(4, usize::MAX)) };
        let file = std::env::temp_dir().join(format!("candlestick-review-{}.json", std::process::id()));
        let plain = plain(file.clone(), None);
        for text in [text(), marked.to_text()] {
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
        let file = std::env::temp_dir().join(format!("candlestick-no-review-{}.json", std::process::id()));
        assert!(plain("nowhere.json".into(), None).print(&words).unwrap_err().starts_with("nowhere.json: "));
        let fault = |text: &str, theme| {
            fs::write(&file, text).unwrap();
            plain(file.clone(), theme).print(&words).unwrap_err()
        };
        assert!(fault("{}", None).contains("not a saved case"));
        let missing = fault(&text().replace("classic-2016", "clasic"), None);
        assert!(missing.contains("classic-2016") && missing.contains("--theme"), "{missing}");
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/themes/classic-2011");
        assert!(fault(&text(), Some(&folder)).contains("open it with classic-2016"));
        fs::remove_file(&file).unwrap();
    }
}
