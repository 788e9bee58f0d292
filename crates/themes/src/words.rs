//! Every word the game itself says, from Fluent files: English built into the program, other languages as packs.

use std::{borrow::Cow, sync::Arc};

use fluent_bundle::{FluentArgs, FluentResource, FluentValue, concurrent::FluentBundle, types::FluentType};

use super::{
    ENGLISH, LanguagePack, MessageKey, PSEUDO, Phrase,
    beginnings::{Beginnings, Conjunction},
    key, pseudo,
};

/// What stands before a number below zero in every language: a hyphen is shorter, and a line may end after it.
const MINUS: char = '−';

/// A value put into a sentence.
#[derive(Debug, Clone, Copy)]
pub enum Arg<'a> {
    /// A text that never bends.
    Text(&'a str),
    /// A number, which may decide the plural.
    Number(i64),
    /// A name or several, which the sentence may take in another form.
    Name(&'a Phrase),
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

impl<'a> From<&'a Phrase> for Arg<'a> {
    fn from(phrase: &'a Phrase) -> Self {
        Self::Name(phrase)
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

/// A name among Fluent's values.
#[derive(Debug, Clone, PartialEq)]
struct NameValue(Phrase);

impl FluentType for NameValue {
    fn duplicate(&self) -> Box<dyn FluentType + Send> {
        Box::new(self.clone())
    }

    fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }

    fn as_string_threadsafe(&self, _: &intl_memoizer::concurrent::IntlLangMemoizer) -> Cow<'static, str> {
        self.0.to_string().into()
    }
}

/// The English files, one for each part of the game.
const ENGLISH_FILES: &[&str] = include!(concat!(env!("OUT_DIR"), "/english.rs"));

/// The game's sentences in one language.
pub struct Words {
    bundle: FluentBundle<FluentResource>,
    pack: Option<Arc<LanguagePack>>,
    beginnings: Arc<Beginnings>,
    is_pseudo: bool,
}

impl std::fmt::Debug for Words {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Words({})", self.language())
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
        Self::with_files(ENGLISH_FILES.iter().copied(), None)
    }

    /// English made long, accented and put into brackets, which shows what is cut, put together, or said by no file.
    #[must_use]
    pub fn pseudo() -> Self {
        let mut words = Self { is_pseudo: true, ..Self::english() };
        words.bundle.set_transform(Some(pseudo::stretched));
        words
    }

    /// The sentences of a language; one that its files lack is said in English. A test holds that the built-in
    /// languages lack none.
    #[must_use]
    pub fn of(pack: Arc<LanguagePack>) -> Self {
        Self::with_files(ENGLISH_FILES.iter().copied().chain(pack.sentences()), Some(&pack))
    }

    fn with_files<'a>(files: impl Iterator<Item = &'a str>, pack: Option<&Arc<LanguagePack>>) -> Self {
        let mut bundle = bundle(pack.map_or(ENGLISH, |pack| &pack.language), files);
        let classes = pack.into_iter().flat_map(|pack| pack.beginnings()).cloned();
        let beginnings = Arc::new(Beginnings::of(classes, &bundle));
        let known = Arc::clone(&beginnings);
        let added = bundle.add_function("BEGINS", move |values, _| begins(&known, values));
        debug_assert!(added.is_ok(), "BEGINS is added once");
        Self { bundle, pack: pack.cloned(), beginnings, is_pseudo: false }
    }

    /// The sentences of a language that the program carries; English where it carries none of that code.
    #[must_use]
    pub fn carried(code: &str) -> Self {
        if code == PSEUDO {
            return Self::pseudo();
        }
        let pack = LanguagePack::builtin(code).and_then(|text| LanguagePack::parse(text).ok());
        pack.map_or_else(Self::english, |pack| Self::of(Arc::new(pack)))
    }

    /// The code of its language, such as "en" or "de", as the words of themes and lessons are marked with.
    #[must_use]
    pub fn language(&self) -> &str {
        let own = if self.is_pseudo { PSEUDO } else { ENGLISH };
        self.pack.as_ref().map_or(own, |pack| &pack.language)
    }

    /// The pack that it was made of; `None` in English.
    #[must_use]
    pub fn pack(&self) -> Option<&LanguagePack> {
        self.pack.as_deref()
    }

    /// A sentence without values.
    #[must_use]
    pub fn say(&self, key: MessageKey) -> String {
        self.with(key, &[])
    }

    /// A sentence with values; those that it has no use for are left.
    #[must_use]
    pub fn with(&self, key: MessageKey, values: &[(&str, Arg)]) -> String {
        self.named(key.name(), values).unwrap_or_else(|| format!("[{}]", key.name()))
    }

    /// A number as the language writes it, of one as Rust writes it: "-1.5" is "−1,5" in German.
    #[must_use]
    pub fn decimal(&self, plain: &str) -> String {
        let plain = plain.strip_prefix('-').map_or_else(|| plain.to_owned(), |number| format!("{MINUS}{number}"));
        match plain.split_once('.') {
            Some((whole, part)) => self.with(key!("number-decimal"), &[("whole", whole.into()), ("part", part.into())]),
            None => plain,
        }
    }

    /// A whole number as the language writes it, of its digits: "1234567" is "1,234,567" in English.
    #[must_use]
    pub fn grouped(&self, digits: &str) -> String {
        self.grouped_of(digits, digits.len())
    }

    /// The first digits of a number of so many: some languages part no four.
    fn grouped_of(&self, digits: &str, count: usize) -> String {
        let parted = digits.len().checked_sub(3).and_then(|at| digits.split_at_checked(at));
        match parted.filter(|(head, _)| !head.is_empty()) {
            Some((head, tail)) => {
                let head = self.grouped_of(head, count);
                let values = [("head", (&head).into()), ("tail", tail.into()), ("digits", count.into())];
                self.with(key!("number-grouped"), &values)
            }
            None => digits.to_owned(),
        }
    }

    /// What some things are called together, and which they are: "Your cards: the Rope and the Dagger".
    #[must_use]
    pub fn labelled<'a>(&self, label: impl Into<Arg<'a>>, things: impl Into<Arg<'a>>) -> String {
        self.with(key!("spoken-list"), &[("label", label.into()), ("things", things.into())])
    }

    /// A word such as "and", which a language may say otherwise before some words.
    pub(super) fn conjunction(&self, key: MessageKey) -> Conjunction {
        Conjunction::of(&self.beginnings, |next| self.with(key, &[("next", next.into())]))
    }

    /// A sentence by a name that the language alone knows, such as how it makes a form; `None` if there is none.
    pub(super) fn named(&self, name: &str, values: &[(&str, Arg)]) -> Option<String> {
        let pattern = self.bundle.get_message(name)?.value()?;
        let args: FluentArgs = values.iter().map(|(name, value)| (*name, fluent(*value))).collect();
        let mut faults = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut faults).into_owned();
        debug_assert!(faults.is_empty(), "the sentence {name:?} lacks a value: {faults:?}");
        Some(if self.is_pseudo { pseudo::bracketed(&text) } else { text })
    }
}

fn fluent(value: Arg<'_>) -> FluentValue<'_> {
    match value {
        Arg::Text(text) => text.into(),
        Arg::Number(number) => number.into(),
        Arg::Name(phrase) => FluentValue::Custom(Box::new(NameValue(phrase.clone()))),
    }
}

/// Files of sentences, read one after the other; where two have the same sentence, the later one counts.
fn bundle<'a>(language: &str, files: impl Iterator<Item = &'a str>) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new_concurrent(vec![language.parse().unwrap_or_default()]);
    bundle.set_use_isolating(false);
    for source in files {
        let resource = FluentResource::try_new(source.into()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    let functions: [(&str, Function); 3] = [("NAME", bent), ("GENDER", gender), ("NUMBER_OF", number)];
    for (name, function) in functions {
        // The only fault there is: a function of that name is there already.
        let added = bundle.add_function(name, function);
        debug_assert!(added.is_ok(), "{name} is added once");
    }
    bundle
}

type Function = for<'a> fn(&[FluentValue<'a>], &FluentArgs) -> FluentValue<'a>;

/// `NAME($room, form: "into")`: the name in another form; what is no name stays as it is.
fn bent<'a>(values: &[FluentValue<'a>], options: &FluentArgs) -> FluentValue<'a> {
    let Some(value) = values.first() else { return FluentValue::Error };
    match (phrase(value), options.get("form")) {
        (Some(phrase), Some(FluentValue::String(form))) => phrase.bent(form).into(),
        _ => value.clone(),
    }
}

/// `GENDER($suspect)`: "feminine", "masculine", "neuter", "masculine-personal" or "other".
fn gender<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    values.first().and_then(phrase).map_or(super::names::OTHER, Phrase::gender).to_owned().into()
}

/// `NUMBER_OF($weapon)`: "plural" or "singular".
fn number<'a>(values: &[FluentValue<'a>], _: &FluentArgs) -> FluentValue<'a> {
    values.first().and_then(phrase).map_or("singular", Phrase::number).into()
}

/// `BEGINS($next)`: how a text or a name begins to the ear, by the classes of the language; "other" where it has none for it.
fn begins<'a>(beginnings: &Beginnings, values: &[FluentValue<'a>]) -> FluentValue<'a> {
    let text = match values.first() {
        Some(FluentValue::String(text)) => text.to_string(),
        Some(value) => phrase(value).map(ToString::to_string).unwrap_or_default(),
        None => return FluentValue::Error,
    };
    beginnings.class(&text).to_owned().into()
}

fn phrase<'a>(value: &'a FluentValue) -> Option<&'a Phrase> {
    let FluentValue::Custom(value) = value else { return None };
    value.as_any().downcast_ref::<NameValue>().map(|named| &named.0)
}

/// Several things as they read in a sentence: "the Rope, the Dagger and Miss Scarlett".
#[must_use]
pub fn list_of(parts: &[impl Clone + Into<Phrase>], words: &Words) -> Phrase {
    Phrase::row(parts.iter().cloned().map(Into::into).collect(), words.conjunction(key!("log-and")))
}

/// Several things of which one is meant: "the Rope, the Dagger or Miss Scarlett".
#[must_use]
pub fn either_of(parts: &[impl Clone + Into<Phrase>], words: &Words) -> Phrase {
    Phrase::row(parts.iter().cloned().map(Into::into).collect(), words.conjunction(key!("why-or")))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_english_file_parses_without_a_fault() {
        for source in ENGLISH_FILES {
            let fault = FluentResource::try_new((*source).into()).err().map(|(_, errors)| errors);
            assert_eq!(fault, None);
        }
    }

    #[test]
    fn digits_stand_in_groups_of_three_as_each_language_parts_them() {
        let grouped = ["en", "de", "es", "fr", "pl"].map(|code| Words::carried(code).grouped("1234567"));
        let [comma, point, narrow, blank] = [',', '.', '\u{202f}', '\u{a0}'].map(|sign| format!("1{sign}234{sign}567"));
        assert_eq!(grouped, [comma, point, narrow.clone(), narrow, blank]);
        let words = Words::english();
        let short = ["7", "123", "1234", "123456", "", "–"].map(|digits| words.grouped(digits));
        assert_eq!(short, ["7", "123", "1,234", "123,456", "", "–"]);
    }

    #[test]
    fn four_digits_stand_together_where_the_language_parts_only_longer_numbers() {
        let grouped = |digits| ["en", "de", "es", "fr", "pl"].map(|code| Words::carried(code).grouped(digits));
        assert_eq!(grouped("1234"), ["1,234", "1.234", "1234", "1\u{202f}234", "1234"]);
        assert_eq!(grouped("12345"), ["12,345", "12.345", "12\u{202f}345", "12\u{202f}345", "12\u{a0}345"]);
    }

    #[test]
    fn a_number_below_zero_has_a_minus_and_no_hyphen() {
        let english = ["-0.4", "+0.4", "-3", "12"].map(|number| Words::english().decimal(number));
        assert_eq!(english, ["\u{2212}0.4", "+0.4", "\u{2212}3", "12"]);
        assert_eq!(Words::carried("de").decimal("-0.4"), "\u{2212}0,4");
    }
}
