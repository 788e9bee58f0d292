//! The words that are spoken on the screens, and the line that says what is asked.

use std::time::Duration;

use bevy::prelude::*;

use crate::table::Screen;
use candlestick_themes::{Words, key};

/// The game's words as a resource.
#[derive(Resource, Debug, Default)]
pub struct Speech(pub Words);

/// What a screen is headed by for whoever does not see it, or one on which a case is watched again.
pub(super) fn heading(screen: Screen, watched: bool, words: &Words) -> String {
    let screen = if watched { "watched" } else { screen.name() };
    words.with(key!("mirror-screen"), &[("screen", screen.into())])
}

/// How long others are waited for before whoever listens is told. Bots are quicker: a reader who hears of each of their thoughts hears
/// nothing else, and what they do is told in the log.
const PATIENCE: Duration = Duration::from_secs(4);

/// The line that says what is asked of the person now, or who is waited for.
#[derive(Resource, Debug, Default)]
pub(super) struct Prompted {
    text: String,
    waits: bool,
    /// Since when others are waited for, in the time of `told`.
    since: Option<Duration>,
    is_told: bool,
}

impl Prompted {
    /// Its words.
    pub(super) fn text(&self) -> &str {
        &self.text
    }

    /// This is asked: whoever listens is told at once.
    pub(super) fn ask(&mut self, text: impl Into<String> + AsRef<str>) {
        self.set(text, false);
    }

    /// Others are waited for: whoever listens is told once that takes long.
    pub(super) fn wait(&mut self, text: impl Into<String> + AsRef<str>) {
        self.set(text, true);
    }

    fn set(&mut self, text: impl Into<String> + AsRef<str>, waits: bool) {
        if self.text != text.as_ref() || self.waits != waits {
            *self = Self { text: text.into(), waits, ..Self::default() };
        }
    }

    /// What is to be told now, once; `now` is a time that goes on.
    pub(super) fn told(&mut self, now: Duration) -> Option<&str> {
        let since = *self.since.get_or_insert(now);
        let is_due = !self.is_told && (!self.waits || now.saturating_sub(since) >= PATIENCE);
        self.is_told |= is_due;
        is_due.then_some(self.text.as_str())
    }

    /// Whether whoever listens has been told of it.
    pub(super) const fn is_told(&self) -> bool {
        self.is_told
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SECOND: Duration = Duration::from_secs(1);

    /// What is told in each of these seconds.
    fn told(prompted: &mut Prompted, seconds: std::ops::Range<u32>) -> Vec<String> {
        seconds.filter_map(|second| prompted.told(second * SECOND).map(str::to_owned)).collect()
    }

    #[test]
    fn what_is_asked_is_told_at_once_and_again_after_something_else() {
        let mut prompted = Prompted::default();
        prompted.ask("Where to?");
        assert_eq!(told(&mut prompted, 0..9), ["Where to?"]);
        prompted.ask("Where to?");
        assert_eq!(told(&mut prompted, 9..18), [""; 0]);
        prompted.wait("Drake’s turn …");
        assert_eq!(told(&mut prompted, 18..19), [""; 0]);
        prompted.ask("Where to?");
        assert_eq!(told(&mut prompted, 19..20), ["Where to?"]);
    }

    #[test]
    fn others_are_told_of_only_once_they_take_long() {
        let mut prompted = Prompted::default();
        for second in (0..30).step_by(3) {
            prompted.wait(format!("Thought {second}"));
            assert_eq!(told(&mut prompted, second..second + 3), [""; 0]);
        }
        prompted.wait("Anna is choosing.");
        assert_eq!(told(&mut prompted, 30..34), [""; 0]);
        assert!(!prompted.is_told());
        assert_eq!(told(&mut prompted, 34..50), ["Anna is choosing."]);
        assert!(prompted.is_told());
    }

    #[test]
    fn the_same_words_are_told_at_once_when_they_come_to_be_asked() {
        let mut prompted = Prompted::default();
        prompted.wait("Your turn");
        assert_eq!(told(&mut prompted, 0..1), [""; 0]);
        prompted.ask("Your turn");
        assert_eq!(told(&mut prompted, 1..2), ["Your turn"]);
    }
}
