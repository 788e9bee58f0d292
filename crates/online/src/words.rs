//! Names a room by four words that can be said on the phone: they stand for the first letters of its name.

use std::fmt::{self, Write as _};

use serde::{Deserialize, Deserializer, Serialize};

use crate::{digest::Digest, sign::PublicKey};

/// The words, sorted, one a line: 1,024 of them, each for two letters of a room's name. Which stands for what may never
/// change, as people of two versions talk to each other.
const WORDS: &str = include_str!("../../../assets/words/en.txt");
/// How many words a room has.
const COUNT: usize = 4;
/// How many letters of a name a word stands for.
const LETTERS: usize = 2;
/// The letters of names in the order of their values: five bits each.
const ALPHABET: &[u8; 32] = b"abcdefghijklmnopqrstuvwxyz234567";

/// The first eight letters of a room's name, 40 bits: with them a server finds the room while it is in use.
#[derive(Clone, PartialEq, Eq, Serialize)]
#[serde(transparent)]
pub struct Handle(String);

/// What a server is asked for by whoever was told four words.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FindRoom {
    /// The letters that the words stand for.
    pub handle: Handle,
}

/// What it answers.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct FoundRoom {
    /// The room's name.
    pub room: String,
}

/// Why words name no room.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum WordsFault {
    /// There are not four of them.
    #[error("a room has four words, and these are {0}")]
    Count(usize),
    /// One is none of the words.
    #[error("“{word}” is none of the words")]
    Unknown {
        /// What was typed.
        word: String,
        /// The word that is meant, where there is one that differs by a letter.
        near: Option<&'static str>,
    },
}

impl Handle {
    /// How many letters it has.
    pub const LETTERS: usize = COUNT * LETTERS;

    /// A room's; none of a name that no server has drawn.
    #[must_use]
    pub fn of(room: &str) -> Option<Self> {
        let letters = room.get(..Self::LETTERS)?;
        letters.bytes().all(|letter| ALPHABET.contains(&letter)).then(|| Self(letters.into()))
    }

    /// Reads four words as people type them: large or small, with spaces, hyphens or whatever else between them.
    ///
    /// # Errors
    /// When there are not four, or one is none of the words.
    pub fn read(text: &str) -> Result<Self, WordsFault> {
        let typed: Vec<_> = typed(text).collect();
        if typed.len() != COUNT {
            return Err(WordsFault::Count(typed.len()));
        }
        let mut letters = String::new();
        for word in typed {
            let at = WORDS.lines().position(|known| known == word);
            let at = at.ok_or_else(|| WordsFault::Unknown { near: nearest(&word), word })?;
            letters.extend([at / ALPHABET.len(), at % ALPHABET.len()].map(|value| char::from(ALPHABET[value])));
        }
        Ok(Self(letters))
    }

    /// Whether a text is meant as words rather than as a link or a room's name: more than one of the words is in it.
    #[must_use]
    pub fn is_meant(text: &str) -> bool {
        !text.contains(['#', '=', '/']) && typed(text).filter(|word| nearest(word).is_some()).count() > 1
    }

    /// Its four words, with hyphens between them.
    #[must_use]
    pub fn words(&self) -> String {
        let value = |letter: &u8| ALPHABET.iter().position(|known| known == letter).unwrap_or_default();
        let pairs = self.0.as_bytes().chunks(LETTERS);
        let places = pairs.map(|pair| pair.iter().fold(0, |place, letter| place * ALPHABET.len() + value(letter)));
        let mut text = String::new();
        for (n, at) in places.enumerate() {
            let between = if n == 0 { "" } else { "-" };
            // Nothing can go wrong when a text is written into a text.
            let _ = write!(text, "{between}{}", WORDS.lines().nth(at).unwrap_or_default());
        }
        text
    }

    /// The letters.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

/// Four words that tell one who asks for a chair from another: they say them to whoever gives it.
#[must_use]
pub fn words_of_key(key: &PublicKey) -> String {
    let letters = Digest::of("candlestick claim", &[&key.0]).letters(5);
    Handle::of(&letters).map(|handle| handle.words()).unwrap_or_default()
}

/// They open the way to a room, so no log gets them by accident.
impl fmt::Debug for Handle {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("Handle(…)")
    }
}

impl fmt::Debug for FoundRoom {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        f.write_str("FoundRoom(…)")
    }
}

impl<'de> Deserialize<'de> for Handle {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = String::deserialize(deserializer)?;
        let handle = Self::of(&text).filter(|handle| handle.0.len() == text.len());
        handle.ok_or_else(|| serde::de::Error::custom("eight of the letters a-z and 2-7"))
    }
}

/// What is typed, word by word, in small letters.
fn typed(text: &str) -> impl Iterator<Item = String> {
    text.split(|letter: char| !letter.is_alphabetic()).filter(|word| !word.is_empty()).map(str::to_lowercase)
}

/// The word that a typed one is, or is but for one letter too many, too few, or another, or two that changed places.
fn nearest(typed: &str) -> Option<&'static str> {
    WORDS.lines().find(|known| *known == typed).or_else(|| WORDS.lines().find(|known| is_near(known, typed)))
}

fn is_near(known: &str, typed: &str) -> bool {
    let (known, typed): (Vec<_>, Vec<_>) = (known.chars().collect(), typed.chars().collect());
    let same = known.iter().zip(&typed).take_while(|(a, b)| a == b).count();
    let (known, typed) = (&known[same..], &typed[same..]);
    match (known, typed) {
        ([a, b, known @ ..], [c, d, typed @ ..]) if (a, b) == (d, c) && known == typed => true,
        ([_, known @ ..], [_, typed @ ..]) if known == typed => true,
        ([_, known @ ..], typed) if known == typed => true,
        (known, [_, typed @ ..]) => known == typed,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Digest;

    #[test]
    fn every_word_is_there_once_sorted_and_like_no_other() {
        let words: Vec<_> = WORDS.lines().collect();
        assert_eq!(words.len(), ALPHABET.len() * ALPHABET.len());
        assert!(words.is_sorted());
        for (n, word) in words.iter().enumerate() {
            let plain = word.bytes().all(|letter| letter.is_ascii_lowercase());
            assert!(plain && (4..=9).contains(&word.len()), "{word}");
            for other in &words[..n] {
                assert!(!is_near(word, other) && !word.starts_with(other), "{word} is like {other}");
            }
        }
    }

    #[test]
    fn what_is_said_is_read_however_it_is_typed() {
        for n in 0..200_u8 {
            let room = Digest::of("room", &[&[n]]).letters(12);
            let handle = Handle::of(&room).unwrap();
            assert!(room.starts_with(handle.as_str()) && handle.as_str().len() == Handle::LETTERS);
            let words = handle.words();
            assert_eq!(words.split('-').count(), COUNT);
            for typed in [words.clone(), words.to_uppercase(), words.replace('-', "  "), format!(" {words}. ")] {
                assert_eq!(Handle::read(&typed), Ok(handle.clone()), "{typed}");
                assert!(Handle::is_meant(&typed));
            }
        }
        let ends = ["aaaaaaaaxx", "77777777xx"].map(|room| Handle::of(room).unwrap().words());
        let (first, last) = (WORDS.lines().next().unwrap(), WORDS.lines().last().unwrap());
        assert_eq!(ends, [first, last].map(|word| [word; COUNT].join("-")));
    }

    #[test]
    fn what_is_no_word_is_told_with_the_one_that_is_meant() {
        let near = |typed: &str| match Handle::read(&format!("lantern {typed} lantern lantern")) {
            Err(WordsFault::Unknown { word, near }) => (word, near),
            other => panic!("{typed}: {other:?}"),
        };
        for typed in ["lantren", "lanttern", "lantrn", "lamtern", "Lanterns", "antern"] {
            assert_eq!(near(typed), (typed.to_lowercase(), Some("lantern")));
        }
        for typed in ["lamp", "x", "łódź", "lanternlantern"] {
            assert_eq!(near(typed), (typed.to_lowercase(), None));
        }
        for (typed, count) in [("", 0), ("lantern", 1), ("lantern lantern lantern lantern lantern", 5)] {
            assert_eq!(Handle::read(typed), Err(WordsFault::Count(count)));
        }
    }

    #[test]
    fn a_link_or_a_name_is_not_taken_for_words() {
        for text in ["https://example.org/#room=amber-lantern", "pg24i26zgzu2ao3iyf4a", "lantern", "", "example.org"] {
            assert!(!Handle::is_meant(text), "{text}");
        }
        assert!(Handle::is_meant("lantern lantren") && Handle::is_meant("amber-lantern-x"));
        for wrong in ["abcdefg", "abcdefg1", "Abcdefgh", "abcdef-h", "abcdefé"] {
            assert_eq!(Handle::of(wrong), None, "{wrong}");
        }
        assert!(serde_json::from_str::<Handle>("\"abcdefghi\"").is_err());
        assert_eq!(format!("{:?}", Handle::of("abcdefgh")), "Some(Handle(…))");
    }
}
