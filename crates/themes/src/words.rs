//! Every word the game itself says, from Fluent files built into the program.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

use super::MessageKey;

/// A value put into a sentence.
#[derive(Debug, Clone, Copy)]
pub enum Arg<'a> {
    /// A name or other text.
    Text(&'a str),
    /// A number, which may decide the plural.
    Number(i64),
}

impl<'a> From<&'a str> for Arg<'a> {
    fn from(text: &'a str) -> Self {
        Self::Text(text)
    }
}

impl<'a> From<&'a String> for Arg<'a> {
    fn from(text: &'a String) -> Self {
        Self::Text(text)
    }
}

macro_rules! from_number {
    ($($number:ty),*) => {$(
        impl From<$number> for Arg<'_> {
            fn from(number: $number) -> Self {
                Self::Number(number as i64)
            }
        }
    )*};
}
from_number!(u8, u32, i64, usize);

/// The language that the game's own sentences are in.
const LANGUAGE: &str = "en";

/// The English files, one for each part of the game.
const ENGLISH: &[&str] = include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// The game's sentences in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Words")
    }
}

impl Default for Words {
    fn default() -> Self {
        Self::english()
    }
}

impl Words {
    /// The sentences in English. A test holds that the files have no fault.
    #[must_use]
    pub fn english() -> Self {
        let mut bundle = FluentBundle::new_concurrent(vec![LANGUAGE.parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for source in ENGLISH {
            let resource = FluentResource::try_new((*source).into()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// The code of its language, as the words of themes and lessons are marked with.
    #[must_use]
    pub const fn language(&self) -> &'static str {
        LANGUAGE
    }

    /// A sentence without values.
    #[must_use]
    pub fn say(&self, key: MessageKey) -> String {
        self.with(key, &[])
    }

    /// A sentence with values; those that it has no use for are left.
    #[must_use]
    pub fn with(&self, key: MessageKey, values: &[(&str, Arg)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Arg::Text(text) => args.set(*name, *text),
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        let Some(pattern) = self.bundle.get_message(key.name()).and_then(|message| message.value()) else {
            return format!("[{}]", key.name());
        };
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "the sentence {:?} lacks a value: {faults:?}", key.name());
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_english_file_parses_without_a_fault() {
        for source in ENGLISH {
            let fault = FluentResource::try_new((*source).into()).err().map(|(_, errors)| errors);
            assert_eq!(fault, None);
        }
    }
}
