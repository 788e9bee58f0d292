//! A sentence that is said later: its key and its values, kept until it is known in which language.

use std::{
    cmp, fmt,
    hash::{Hash, Hasher},
    ops::Deref,
    sync::{LazyLock, OnceLock},
};

use serde::{Serialize, Serializer};

use super::{Arg, MessageKey, Words};

/// A sentence with its values, or words of a system or parser that nobody translates. [`message!`](crate::message!)
/// makes one. Where no language is at hand (logs, JSON for scripts) it reads as its English text.
#[derive(Debug, Clone)]
pub struct Message {
    said: Said,
    /// Whether it is kept on one line and not endless, as what is quoted in it comes from anywhere.
    is_plain: bool,
    english: OnceLock<String>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Said {
    Sentence(MessageKey, Vec<(&'static str, Value)>),
    AsItWas(String),
}

/// A value of a sentence.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Value {
    /// A text that never bends.
    Text(String),
    /// A number, which may decide the plural.
    Number(i64),
    /// A number with a point as Rust writes it, such as "1.5".
    Decimal(String),
    /// What is itself said in the language.
    Message(Message),
    /// Several of these, with commas between them.
    List(Vec<Message>),
}

/// English, for what is shown where no language is at hand.
static ENGLISH_WORDS: LazyLock<Words> = LazyLock::new(Words::english);

/// Most characters of a message that is kept plain.
const MOST_PLAIN: usize = 400;

impl Message {
    const fn of(said: Said) -> Self {
        Self { said, is_plain: false, english: OnceLock::new() }
    }

    /// A sentence without values.
    #[must_use]
    pub const fn new(key: MessageKey) -> Self {
        Self::of(Said::Sentence(key, Vec::new()))
    }

    /// What a system or a parser said, in whatever language it was.
    #[must_use]
    pub fn as_it_was(text: impl fmt::Display) -> Self {
        Self::of(Said::AsItWas(text.to_string()))
    }

    /// The same with a value more. What was said by others has no place for one.
    #[must_use]
    pub fn with(mut self, name: &'static str, value: impl Into<Value>) -> Self {
        if let Said::Sentence(_, values) = &mut self.said {
            values.push((name, value.into()));
        }
        self.english = OnceLock::new();
        self
    }

    /// The same on one line, without control characters and not endless.
    #[must_use]
    pub fn plain(self) -> Self {
        Self { is_plain: true, english: OnceLock::new(), ..self }
    }

    /// The sentence in the language of `words`.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        let text = match &self.said {
            Said::Sentence(key, values) => sentence(*key, values, words),
            Said::AsItWas(text) => text.clone(),
        };
        if self.is_plain { on_one_line(&text) } else { text }
    }
}

fn sentence(key: MessageKey, values: &[(&'static str, Value)], words: &Words) -> String {
    let texts: Vec<_> = values.iter().map(|(_, value)| value.text(words)).collect();
    let named = values.iter().zip(&texts).map(|((name, value), text)| match value {
        Value::Number(number) => (*name, Arg::Number(*number)),
        _ => (*name, Arg::Text(text)),
    });
    words.with(key, &named.collect::<Vec<_>>())
}

/// A text on one line, without control characters and not endless.
pub(super) fn on_one_line(text: &str) -> String {
    let letters = text.chars().map(|letter| if letter.is_control() { ' ' } else { letter });
    letters.take(MOST_PLAIN).collect::<String>().trim().to_owned()
}

/// The English text.
impl Deref for Message {
    type Target = str;

    fn deref(&self) -> &str {
        self.english.get_or_init(|| self.say(&ENGLISH_WORDS))
    }
}

impl PartialEq for Message {
    fn eq(&self, other: &Self) -> bool {
        self.said == other.said
    }
}

impl Eq for Message {}

/// Whether the English text is this one.
impl PartialEq<String> for Message {
    fn eq(&self, other: &String) -> bool {
        **self == **other
    }
}

impl PartialOrd for Message {
    fn partial_cmp(&self, other: &Self) -> Option<cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Message {
    fn cmp(&self, other: &Self) -> cmp::Ordering {
        self.said.cmp(&other.said)
    }
}

impl Hash for Message {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.said.hash(state);
    }
}

/// As English, which scripts read.
impl Serialize for Message {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self)
    }
}

impl Value {
    fn text(&self, words: &Words) -> String {
        match self {
            Self::Text(text) => text.clone(),
            Self::Decimal(plain) => words.decimal(plain),
            // Said by Fluent, which knows how the language writes it.
            Self::Number(_) => String::new(),
            Self::Message(message) => message.say(words),
            Self::List(parts) => parts.iter().map(|part| part.say(words)).collect::<Vec<_>>().join(", "),
        }
    }
}

impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl std::error::Error for Message {}

impl From<MessageKey> for Message {
    fn from(key: MessageKey) -> Self {
        Self::new(key)
    }
}

impl From<&str> for Message {
    fn from(text: &str) -> Self {
        Self::as_it_was(text)
    }
}

impl From<String> for Message {
    fn from(text: String) -> Self {
        Self::as_it_was(text)
    }
}

impl From<fmt::Arguments<'_>> for Message {
    fn from(text: fmt::Arguments) -> Self {
        Self::as_it_was(text)
    }
}

impl From<Message> for Value {
    fn from(message: Message) -> Self {
        Self::Message(message)
    }
}

/// A clause that may be missing.
impl From<Option<Message>> for Value {
    fn from(clause: Option<Message>) -> Self {
        clause.map_or_else(|| Self::Text(String::new()), Self::Message)
    }
}

impl From<Vec<Message>> for Value {
    fn from(parts: Vec<Message>) -> Self {
        Self::List(parts)
    }
}

macro_rules! from_text {
    ($($text:ty),*) => {$(
        impl From<$text> for Value {
            fn from(text: $text) -> Self {
                Self::Text(text.to_string())
            }
        }
    )*};
}
from_text!(&str, &String, String, char);

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Value {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
from_number!(u8, u16, u32, u64, i64, usize);

/// A sentence with its values, to be said later: `message!("check-reach", room = name, count = 3)`. The key is checked
/// by the compiler, the values by whoever says it.
#[macro_export]
macro_rules! message {
    ($name:literal $(, $value:ident = $of:expr)* $(,)?) => {
        $crate::Message::new($crate::key!($name))$(.with(stringify!($value), $of))*
    };
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_is_said_in_each_language_with_its_values_and_the_messages_in_it() {
        let inner = message!("fault-link-letter", letter = 7_usize);
        let message = message!("fault-store-read", name = "x1", why = inner);
        assert_eq!(message.to_string(), "x1 could not be read: the link is damaged at letter 7; copy all of it");
        let german = message.say(&Words::carried("de"));
        assert_eq!(german, "x1 ließ sich nicht lesen: der Link ist beim Zeichen 7 beschädigt; kopiere ihn ganz");
    }

    #[test]
    fn what_others_said_stays_as_it_was() {
        let message = Message::as_it_was("disk full").with("name", 1_u8);
        assert_eq!((message.to_string(), message.say(&Words::carried("pl"))), ("disk full".into(), "disk full".into()));
    }
}
