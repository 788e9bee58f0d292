//! A saved case or a log from anywhere, such as a file that somebody was sent: read, held to what one can be, and played
//! again.

use std::{
    io::{self, Read},
    sync::Arc,
};

use serde::{Deserialize, de::IgnoredAny};

use super::{Case, CaseLog, LogFault, ReplayFault, SavedCase};
use candlestick_themes::Theme;

/// Longest file that is read, in bytes; a long case has about 100 kB.
const MOST_BYTES: usize = 16 << 20;
/// Most actions that are played again; ten seats through a thousand turns need fewer.
const MOST_ACTIONS: usize = 20_000;

/// Why a file can't be opened as a case.
#[derive(Debug, thiserror::Error)]
pub enum RecordFault {
    /// Longer than any case is.
    #[error("it is longer than {} MiB, as no saved case is", MOST_BYTES >> 20)]
    TooLong,
    /// Not UTF-8.
    #[error("it is no text, as a saved case is")]
    NoText,
    /// Text, and no log.
    #[error(transparent)]
    Log(#[from] LogFault),
    /// More actions than any case has.
    #[error("it has {0} actions; at most {MOST_ACTIONS} are played again")]
    TooMany(usize),
    /// Its theme isn't to be had; why, in words.
    #[error("{0}")]
    Theme(String),
    /// It isn't possible by the rules.
    #[error(transparent)]
    Replay(#[from] ReplayFault),
}

/// Reads a file that is perhaps a case; of one that is too long a little more than is allowed, so that this is noticed.
///
/// # Errors
/// What the system said.
pub fn read_record(file: impl Read) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    file.take(MOST_BYTES as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}

impl CaseLog {
    /// The log in a file: alone, or in a saved case with everybody's marks.
    ///
    /// # Errors
    /// Why it is none.
    pub fn from_record(bytes: &[u8]) -> Result<Self, RecordFault> {
        if bytes.len() > MOST_BYTES {
            return Err(RecordFault::TooLong);
        }
        let text = std::str::from_utf8(bytes).map_err(|_| RecordFault::NoText)?;
        let log = if is_saved_case(text) {
            serde_json::from_str::<SavedCase>(text).map_err(LogFault::from)?.case
        } else {
            Self::from_json(text)?
        };
        if log.actions.len() > MOST_ACTIONS {
            return Err(RecordFault::TooMany(log.actions.len()));
        }
        Ok(log)
    }
}

/// Whether the text is a saved case rather than a log alone; either may still be broken.
fn is_saved_case(text: &str) -> bool {
    #[derive(Deserialize)]
    struct Outline {
        case: Option<IgnoredAny>,
    }
    serde_json::from_str(text).is_ok_and(|outline: Outline| outline.case.is_some())
}

impl Case {
    /// Reads a file as a case and plays it to where it stands. `theme` answers the theme of an id, or why there is none.
    /// One whose words or pictures have changed since plays it all the same.
    ///
    /// # Errors
    /// The first fault found; the file may come from anywhere.
    pub fn from_record(
        bytes: &[u8],
        theme: impl FnOnce(&str) -> Result<Arc<Theme>, String>,
    ) -> Result<Self, RecordFault> {
        let log = CaseLog::from_record(bytes)?;
        let theme = theme(&log.theme.id).map_err(RecordFault::Theme)?;
        Ok(Self::replay_changed(theme, log)?)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;
    use crate::{review::Review, testing::novices};
    use candlestick_themes as theme;

    fn played(most: usize) -> Case {
        novices(4, most)
    }

    fn opened(bytes: &[u8]) -> Result<Case, RecordFault> {
        Case::from_record(bytes, |id| theme::builtin(id).map(Arc::new).map_err(|_| format!("no theme {id} here")))
    }

    fn fault(bytes: &[u8]) -> String {
        opened(bytes).unwrap_err().to_string()
    }

    #[test]
    fn a_log_and_a_saved_case_give_the_same_case() {
        let case = played(usize::MAX);
        let saved = SavedCase { case: case.log.clone(), marks: Vec::new() };
        for text in [case.log.to_json(), saved.to_json()] {
            let again = opened(text.as_bytes()).unwrap();
            assert_eq!((again.log.clone(), again.is_closed()), (case.log.clone(), true));
            assert_eq!(again.game.events(), case.game.events());
        }
        assert!(!opened(played(9).log.to_json().as_bytes()).unwrap().is_closed());
    }

    #[test]
    fn a_theme_whose_words_changed_since_plays_its_old_cases() {
        let mut log = played(usize::MAX).log;
        log.theme.digest = "another".into();
        assert!(opened(log.to_json().as_bytes()).unwrap().is_closed());
    }

    #[test]
    fn every_file_that_is_no_case_is_told_why() {
        let log = played(9).log;
        assert!(fault(b"{ not a case").contains("no saved case"));
        assert!(fault(b"[]").contains("expected a saved case"));
        assert!(fault(b"").contains("no saved case"));
        assert!(fault(br#"{"case": {"format": 1}}"#).contains("missing field `theme`"));
        assert!(fault(&[0xff, 0xfe, 0]).contains("no text"));
        assert!(fault(&vec![b' '; MOST_BYTES + 1]).contains("16 MiB"));
        assert!(fault("[".repeat(100_000).as_bytes()).contains("no saved case"));
        assert!(fault(log.to_json().replace(r#""format":1"#, r#""format":9"#).as_bytes()).contains("format 9"));
        assert!(
            fault(log.to_json().replace("classic-2016", "elsewhere").as_bytes()).contains("no theme elsewhere here")
        );
        let mut refused = log.clone();
        refused.actions.swap(0, 1);
        assert!(fault(refused.to_json().as_bytes()).contains("is not possible"));
        let mut long = log;
        let last = *long.actions.last().unwrap();
        long.actions.resize(MOST_ACTIONS + 1, last);
        assert!(fault(long.to_json().as_bytes()).contains("20001 actions"));
    }

    #[test]
    fn a_file_without_end_is_read_no_further_than_it_takes_to_tell() {
        let bytes = read_record(io::repeat(b' ')).unwrap();
        assert!(matches!(opened(&bytes), Err(RecordFault::TooLong)));
    }

    proptest! {
        #![proptest_config(ProptestConfig::with_cases(96))]

        #[test]
        fn no_number_in_a_file_can_panic(at in 0..400_usize, number in prop_oneof![0..12_u64, Just(255), any::<u64>()]) {
            let text = played(60).log.to_json();
            let numbers: Vec<_> = text.match_indices(|c: char| c.is_ascii_digit()).collect();
            let (place, digit) = numbers[at % numbers.len()];
            let changed = format!("{}{number}{}", &text[..place], &text[place + digit.len()..]);
            if let Ok(case) = opened(changed.as_bytes()) {
                prop_assert_eq!(Review::outline(&case).closed, case.is_closed());
            }
        }
    }
}
