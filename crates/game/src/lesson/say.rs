//! Checks and holds what a chapter says: a few words in each language, short enough to be read while one plays.

use std::{collections::BTreeMap, ops::Range};

use candlestick_themes::{
    Message, MessageKey, Words, message,
    reading::{Report, Text},
};

/// Words of a sentence at most, in every language.
const MOST_WORDS: usize = 8;
/// Sentences at a time at most.
const MOST_SENTENCES: usize = 2;
/// Letters at most, so that long words don't make a wall of text.
const MOST_LETTERS: usize = 120;
/// The language that is used where another is missing.
const USUAL: &str = "en";

/// A few words by language.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Say(BTreeMap<String, String>);

impl Say {
    /// The words in a language such as "en"; in English, else in any, where that one is missing.
    #[must_use]
    pub fn text(&self, language: &str) -> &str {
        let found = self.0.get(language).or_else(|| self.0.get(USUAL)).or_else(|| self.0.values().next());
        found.map_or("", String::as_str)
    }

    /// The languages that it is written in.
    pub fn languages(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Checks the words of each language. `what` names them, for the fault of words that are not there.
    pub(super) fn read(raw: &BTreeMap<String, Text>, owner: &Range<usize>, what: &str, report: &mut Report) -> Self {
        if raw.is_empty() {
            report.at(owner, message!("chapter-says-nothing", what = what));
        }
        let checked = raw.iter().map(|(language, text)| {
            if language.is_empty() || !language.chars().all(|c| c.is_ascii_lowercase() || c == '-') {
                report.at(&text.span(), message!("chapter-language"));
            }
            if let Some(fault) = fault(text.get_ref()) {
                report.at(&text.span(), fault);
            }
            (language.clone(), text.get_ref().trim().to_owned())
        });
        Self(checked.collect())
    }
}

/// What is said of a try: by the chapter, or by the game where the chapter has no words for it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum LessonWords {
    /// The chapter's own words.
    Chapter(Say),
    /// The game's sentence of this key.
    Game(MessageKey),
}

impl LessonWords {
    /// The words in a language such as "en".
    #[must_use]
    pub fn text(&self, words: &Words, language: &str) -> String {
        match self {
            Self::Chapter(say) => say.text(language).to_owned(),
            Self::Game(key) => words.say(*key),
        }
    }
}

/// Why words are not fit to be said.
fn fault(text: &str) -> Option<Message> {
    let text = text.trim();
    if text.is_empty() {
        return Some(message!("chapter-words-empty"));
    }
    if text.chars().any(|c| c.is_control() || candlestick_themes::is_bidi_control(c)) {
        return Some(message!("chapter-words-control"));
    }
    let (letters, sentences) = (text.chars().count(), sentences(text));
    if letters > MOST_LETTERS {
        return Some(message!("chapter-words-letters", count = letters, most = MOST_LETTERS));
    }
    if sentences.len() > MOST_SENTENCES {
        return Some(message!("chapter-words-sentences", count = sentences.len(), most = MOST_SENTENCES));
    }
    let long = sentences.into_iter().max()?;
    (long > MOST_WORDS).then(|| message!("chapter-words-long", count = long, most = MOST_WORDS))
}

/// How many words each sentence has.
fn sentences(text: &str) -> Vec<usize> {
    let mut sentences = vec![0];
    for word in text.split_whitespace() {
        if let Some(last) = sentences.last_mut() {
            *last += usize::from(word.chars().any(char::is_alphanumeric));
        }
        if ends_sentence(word) {
            sentences.push(0);
        }
    }
    sentences.retain(|words| *words > 0);
    sentences
}

/// Whether a sentence ends with this word; titles such as "Mr." or "Dr." end none, nor does what stands in quotes.
fn ends_sentence(word: &str) -> bool {
    let title = word.len() <= 4 && word.starts_with(char::is_uppercase) && word.ends_with('.');
    word.ends_with(['!', '?', '…']) || word.ends_with('.') && !title
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_counted_sentence_by_sentence() {
        assert_eq!(sentences("Roll the die."), [3]);
        assert_eq!(sentences("Mr. Quill showed one. Which was it?"), [4, 3]);
        assert_eq!(sentences("Three are out – only one is left!"), [7]);
        assert_eq!(sentences("Open “Why?” to see the proof."), [6]);
        assert_eq!(sentences("  "), Vec::<usize>::new());
    }

    #[test]
    fn a_wall_of_text_is_told_with_the_way_out() {
        assert_eq!(fault("One two three four five six seven eight."), None);
        assert!(fault("One two three four five six seven eight nine.").unwrap().contains("9 words"));
        assert!(fault("Roll it. Walk on. Ask then.").unwrap().contains("3 sentences"));
        assert!(fault(&"x".repeat(121)).unwrap().contains("121 letters"));
        assert!(fault("a\u{202e}b").unwrap().contains("control"));
        assert!(fault(" ").unwrap().contains("empty"));
    }

    #[test]
    fn a_language_that_is_missing_falls_back() {
        let say = Say([("de", "Würfle."), ("en", "Roll.")].map(|(l, t)| (l.to_owned(), t.to_owned())).into());
        assert_eq!((say.text("de"), say.text("fr")), ("Würfle.", "Roll."));
        let say = Say([("de".to_owned(), "Würfle.".to_owned())].into());
        assert_eq!(say.text("en"), "Würfle.");
        assert_eq!(Say::default().text("en"), "");
    }
}
