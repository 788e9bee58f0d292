//! Puts into words for the person that something was to be worked out and was not.

use bevy::log::warn;
use candlestick_game::jobs::JobResult;
use candlestick_themes::{Words, key};

/// The sentence for a result that is not the wanted one. A job fails by a fault of the program and never by what a person
/// did, so the log has the details, in English, and the person a way out.
pub(super) fn failure_text(result: &JobResult, words: &Words) -> String {
    warn!("not worked out: {result:?}");
    words.say(key!("job-failed"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_job_that_failed_is_told_in_the_language_and_without_its_details() {
        for code in ["en", "de", "es", "fr", "pl"] {
            let words = Words::carried(code);
            let told = failure_text(&JobResult::Failed("there is no seat 7".to_owned()), &words);
            assert_eq!(told, words.say(key!("job-failed")));
            assert!(!told.contains("seat 7"), "{code}: {told}");
        }
    }
}
