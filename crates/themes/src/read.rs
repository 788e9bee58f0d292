//! Reads TOML text into a raw theme: tells every fault of form, by taking out what is wrong and reading on.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::{
    Spanned,
    de::{DeTable, DeValue, ValueDeserializer},
};

use super::{
    Message, MessageKey,
    brackets::{self, Blocks},
    cast::MOST_NAME,
    fault::Report,
    key, letters, message,
    spanned::Text,
};

/// How an error about a list that is too short or too long begins.
const WRONG_LENGTH: &str = "invalid length ";
/// How an error about a table of one entry begins that has none or several.
const NOT_ONE: &str = "wanted exactly 1 element, ";

/// Letters of a mistyped word that are compared; names of pictures are the longest.
const MOST_COMPARED: usize = 160;

/// Reads a TOML text as a `T`. What is wrong in form is reported and left out; `None` when nothing can be read.
pub fn read<T: DeserializeOwned>(text: &str, blocks: Blocks, report: &mut Report) -> Option<T> {
    let (root, errors) = DeTable::parse_recoverable(text);
    let brackets = brackets::tell(text, blocks, &root, &errors, report);
    for error in errors.iter().filter(|error| !(brackets && brackets::is_duplicate(error))) {
        let span = error.span().unwrap_or_default();
        report.at(&span, of_syntax(error.message(), text.get(span.clone()).unwrap_or_default()));
        // All that stands after a list without its end is taken for a part of it.
        if error.message().contains("array") {
            break;
        }
    }
    if brackets || !errors.is_empty() {
        return None;
    }
    let span = root.span();
    let mut root = Spanned::new(span, DeValue::Table(root.into_inner()));
    while !report.is_full() {
        let error = match T::deserialize(ValueDeserializer::from(root.clone())) {
            Ok(value) => return Some(value),
            Err(error) => error,
        };
        let span = error.span().unwrap_or_default();
        let told = match missing_field(error.message()) {
            Some(key) => report.was_taken_out(&span, key),
            None if error.message().starts_with(NOT_ONE) => report.was_emptied(&span),
            None => error.message().starts_with(WRONG_LENGTH) && report.was_taken_out(&span, ""),
        };
        if !told {
            report.at(&span, friendly(error.message()));
        }
        if !take_out(&mut root, &span, report) {
            return None;
        }
    }
    None
}

/// What to do about a text that is no TOML, by a word of the error.
const SYNTAX: [(&str, MessageKey); 6] = [
    ("array", key!("check-syntax-list")),
    ("unquoted key", key!("check-syntax-key")),
    ("quoted", key!("check-syntax-quotes")),
    ("basic string", key!("check-syntax-text")),
    ("key with no value", key!("check-syntax-value")),
    ("duplicate key", key!("check-syntax-twice")),
];

/// What a word without quotes is taken for, by its first letter.
const BARE_WORDS: [&str; 5] =
    ["invalid float", "invalid boolean", "invalid date-time", "invalid integer", "string values must be quoted"];

/// An error of syntax in words that say what to do, where that is known. `meant` is the text at its place.
fn of_syntax(message: &str, meant: &str) -> Message {
    let word =
        meant.lines().next().unwrap_or_default().trim_matches(|c: char| "\"'“”„‟‘’‚".contains(c) || c.is_whitespace());
    let is_text = word.starts_with(char::is_alphabetic);
    if is_text && BARE_WORDS.iter().any(|start| message.starts_with(start)) {
        let word: String = word.chars().take(40).collect();
        return message!("check-bare-text", word = word);
    }
    if message.starts_with("missing escaped value") {
        return message!("check-backslash");
    }
    let plain = message.replace('\n', ", ");
    let way_out = SYNTAX.iter().find(|(word, _)| message.contains(word));
    let strange = meant.chars().next().filter(|first| !first.is_ascii());
    let remark = strange.map(|sign| message!("check-syntax-sign", sign = letters::named(sign)));
    match way_out {
        Some((_, way_out)) => {
            message!("check-syntax-out", parser = plain, way_out = Message::new(*way_out), remark = remark)
        }
        None => message!("check-syntax", parser = plain, remark = remark),
    }
}

/// The key that an error says is missing.
fn missing_field(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.split('`').next()
}

/// The error in words that say what to do.
fn friendly(message: &str) -> Message {
    if let Some(key) = missing_field(message) {
        return message!("check-key-missing", key = key);
    }
    for start in ["unknown field `", "unknown variant `"] {
        if let Some((word, rest)) = message.strip_prefix(start).and_then(|rest| rest.split_once('`')) {
            let known: Vec<_> = rest.split('`').skip(1).step_by(2).collect();
            return not_known(word, &known);
        }
    }
    if message.starts_with(NOT_ONE) {
        return message!("check-one-entry");
    }
    let wrong = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "));
    match wrong.and_then(|rest| rest.rsplit_once(", expected ")) {
        Some((found, expected)) => {
            message!("check-wrong-kind", found = named_plainly(found), wanted = in_plain_words(expected))
        }
        None => match message.strip_prefix(WRONG_LENGTH).and_then(|rest| rest.split_once(", expected ")) {
            Some((length, expected)) => {
                message!("check-wrong-length", length = length, wanted = in_plain_words(expected))
            }
            None => match message.split_once(", expected ") {
                Some((found, expected)) => message!("check-expected", found = found, wanted = expected),
                None => Message::as_it_was(message),
            },
        },
    }
}

fn not_known(word: &str, known: &[&str]) -> Message {
    match nearest(word, known.iter().copied()) {
        Some(near) => message!("check-unknown-near", word = word, near = near, aside = letters::aside(word)),
        None => message!("check-unknown", word = word, known = known.join(", ")),
    }
}

/// What a reader of values found, for people.
fn named_plainly(found: &str) -> Message {
    let found = found.strip_suffix(" as i128").unwrap_or(found);
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    match kind {
        "sequence" => message!("check-found-list"),
        "map" => message!("check-found-table"),
        "string" => message!("check-found-text", value = value),
        "integer" => message!("check-found-number", value = value),
        "floating" => message!("check-found-number", value = value.trim_start_matches("point ")),
        "boolean" => message!("check-found-word", value = value),
        _ => Message::as_it_was(found),
    }
}

/// What a reader of values expects, for people.
fn in_plain_words(expected: &str) -> Message {
    match expected {
        "a string" | "string or table" => message!("check-want-text"),
        "u8" => message!("check-want-number", most = 255_u32),
        "u16" => message!("check-want-number", most = 65_535_u32),
        "a boolean" => message!("check-want-boolean"),
        "an array of length 2" => message!("check-want-two"),
        "a sequence" => message!("check-want-list"),
        "a map" => message!("check-want-table"),
        expected if expected.starts_with("struct ") => message!("check-want-keys"),
        expected => Message::as_it_was(expected),
    }
}

/// Which of these ids a text names; where it is none of them, that is told with the nearest.
pub fn named<'a>(
    what: &str,
    ids: impl Iterator<Item = &'a str> + Clone,
    text: &Text,
    report: &mut Report,
) -> Option<usize> {
    named_at(what, ids, text.get_ref(), &text.span(), report)
}

/// As [`named`], of a word that is a key and has no place of its own.
pub fn named_at<'a>(
    what: &str,
    ids: impl Iterator<Item = &'a str> + Clone,
    word: &str,
    span: &Range<usize>,
    report: &mut Report,
) -> Option<usize> {
    let at = ids.clone().position(|id| id == word);
    if at.is_none() {
        let (kind, aside) = (kind(what), letters::aside(word));
        let cut: String = word.chars().take(MOST_NAME).collect();
        let message = match nearest(word, ids) {
            Some(near) => message!("check-none-near", kind = kind, word = cut, near = near, aside = aside),
            None => message!("check-none", kind = kind, word = cut, aside = aside),
        };
        report.at(span, message);
    }
    at
}

/// What ids can be of, as a word of the language.
fn kind(what: &str) -> Message {
    match what {
        "suspect" => message!("check-kind-suspect"),
        "weapon" => message!("check-kind-weapon"),
        "room" => message!("check-kind-room"),
        "card" => message!("check-kind-card"),
        "deck card" => message!("check-kind-deck-card"),
        "player" => message!("check-kind-player"),
        "name" => message!("check-kind-name"),
        "power of a suspect" => message!("check-kind-power"),
        other => Message::as_it_was(other),
    }
}

/// The word that is hardly different, if there is one: two letters to insert, drop, change or swap with the next one at
/// most, one in a short word; letters that only look alike count as the same.
pub(super) fn nearest<'a>(word: &str, known: impl Iterator<Item = &'a str>) -> Option<&'a str> {
    let seen = letters::as_seen(&word.chars().take(MOST_COMPARED).collect::<String>());
    let length = seen.chars().count();
    let far = known.map(|other| (strsim::osa_distance(&seen, &letters::as_seen(other)), other));
    far.filter(|(far, _)| *far <= (length / 3).clamp(1, 2) && *far < length).min().map(|(_, other)| other)
}

/// Takes the innermost entry at exactly this place out of the tree; false when there is none.
fn take_out(value: &mut Spanned<DeValue>, span: &Range<usize>, report: &mut Report) -> bool {
    let here = value.span();
    match value.get_mut() {
        DeValue::Table(table) => take_from_table(table, &here, span, report),
        DeValue::Array(list) => {
            let inner = (0..list.len()).any(|n| list.get_mut(n).is_some_and(|item| take_out(item, span, report)));
            let Some(at) = list.iter().position(|item| item.span() == *span).filter(|_| !inner) else {
                return inner;
            };
            let rest = list.iter().enumerate().filter(|(n, _)| *n != at).map(|(_, item)| item.clone());
            *list = rest.collect();
            report.take_out(here, "");
            true
        }
        _ => false,
    }
}

fn take_from_table(table: &mut DeTable, here: &Range<usize>, span: &Range<usize>, report: &mut Report) -> bool {
    let mut found = None;
    for (key, value) in table.iter_mut() {
        if take_out(value, span, report) {
            return true;
        }
        if key.span() == *span || value.span() == *span {
            found = Some(key.clone());
        }
    }
    let Some(key) = found else { return false };
    report.take_out(here.clone(), key.get_ref());
    table.remove(&key);
    true
}
