//! Every word the game itself says, from Fluent files built into the program.

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle};

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

/// The English files, one for each part of the game.
const ENGLISH: &[&str] = &[
    include_str!("../../../assets/locales/en/shell.ftl"),
    include_str!("../../../assets/locales/en/screens.ftl"),
    include_str!("../../../assets/locales/en/play.ftl"),
    include_str!("../../../assets/locales/en/log.ftl"),
    include_str!("../../../assets/locales/en/why.ftl"),
    include_str!("../../../assets/locales/en/cli.ftl"),
    include_str!("../../../assets/locales/en/notebook.ftl"),
    include_str!("../../../assets/locales/en/review.ftl"),
    include_str!("../../../assets/locales/en/themes.ftl"),
    include_str!("../../../assets/locales/en/lessons.ftl"),
];

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
        let mut bundle = FluentBundle::new_concurrent(vec!["en".parse().unwrap_or_default()]);
        bundle.set_use_isolating(false);
        for source in ENGLISH {
            let resource = FluentResource::try_new((*source).into()).unwrap_or_else(|(resource, _)| resource);
            bundle.add_resource_overriding(resource);
        }
        Self { bundle }
    }

    /// A sentence without values.
    #[must_use]
    pub fn say(&self, key: &str) -> String {
        self.with(key, &[])
    }

    /// A sentence with values. A missing sentence shows its key in brackets, so that it is found.
    #[must_use]
    pub fn with(&self, key: &str, values: &[(&str, Arg)]) -> String {
        let mut args = FluentArgs::new();
        for (name, value) in values {
            match value {
                Arg::Text(text) => args.set(*name, *text),
                Arg::Number(number) => args.set(*name, FluentValue::from(*number)),
            }
        }
        let Some(pattern) = self.bundle.get_message(key).and_then(|message| message.value()) else {
            return format!("[{key}]");
        };
        self.bundle.format_pattern(pattern, Some(&args), &mut Vec::new()).into_owned()
    }

    /// Whether there is such a sentence.
    #[must_use]
    pub fn has(&self, key: &str) -> bool {
        self.bundle.has_message(key)
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
