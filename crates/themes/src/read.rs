//! TOML text in, raw theme out: tells every fault of form, by taking out what is wrong and reading on.

use std::ops::Range;

use serde::de::DeserializeOwned;
use toml::{
    Spanned,
    de::{DeTable, DeValue, ValueDeserializer},
};

use super::{
    brackets::{self, Blocks},
    cast::MOST_NAME,
    fault::Report,
    letters,
    spanned::Text,
};

/// How an error about a list that is too short or too long begins.
const WRONG_LENGTH: &str = "invalid length ";

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
const SYNTAX: [(&str, &str); 6] = [
    ("array", "end the list with ], here or above"),
    ("unquoted key", "a key has plain letters a to z, digits, - and _"),
    ("quoted", "put it between straight \"quotes\""),
    ("basic string", "end the text with a straight \""),
    ("key with no value", "write key = value"),
    ("duplicate key", "write it once, and each block of a list with two brackets, such as [[suspects]]"),
];

/// What a word without quotes is taken for, by its first letter.
const BARE_WORDS: [&str; 5] =
    ["invalid float", "invalid boolean", "invalid date-time", "invalid integer", "string values must be quoted"];

/// An error of syntax in words that say what to do, where that is known. `meant` is the text at its place.
fn of_syntax(message: &str, meant: &str) -> String {
    let word =
        meant.lines().next().unwrap_or_default().trim_matches(|c: char| "\"'“”„‟‘’‚".contains(c) || c.is_whitespace());
    let is_text = word.starts_with(char::is_alphabetic);
    if is_text && BARE_WORDS.iter().any(|start| message.starts_with(start)) {
        let word: String = word.chars().take(40).collect();
        return format!("text stands between straight quotes; write \"{word}\"");
    }
    if message.starts_with("missing escaped value") {
        return "a \\ begins a special sign here; between folders write /, on every system, elsewhere two, \\\\".into();
    }
    let plain = message.replace('\n', ", ");
    let way_out = SYNTAX.iter().find(|(word, _)| message.contains(word));
    let strange = meant.chars().next().filter(|first| !first.is_ascii());
    let remark = strange.map_or_else(String::new, |sign| format!("; here is {}", letters::named(sign)));
    way_out.map_or_else(|| format!("{plain}{remark}"), |(_, way_out)| format!("{plain}; {way_out}{remark}"))
}

/// The key that an error says is missing.
fn missing_field(message: &str) -> Option<&str> {
    message.strip_prefix("missing field `")?.split('`').next()
}

/// The error in words that say what to do.
fn friendly(message: &str) -> String {
    if let Some(key) = missing_field(message) {
        return format!("`{key}` is missing here; add it as {key} = …");
    }
    for start in ["unknown field `", "unknown variant `"] {
        if let Some((word, rest)) = message.strip_prefix(start).and_then(|rest| rest.split_once('`')) {
            let known: Vec<_> = rest.split('`').skip(1).step_by(2).collect();
            return not_known(word, &known);
        }
    }
    let wrong = message.strip_prefix("invalid type: ").or_else(|| message.strip_prefix("invalid value: "));
    match wrong.and_then(|rest| rest.rsplit_once(", expected ")) {
        Some((found, expected)) => format!("this is {}; write {}", named_plainly(found), in_plain_words(expected)),
        None => match message.strip_prefix(WRONG_LENGTH).and_then(|rest| rest.split_once(", expected ")) {
            Some((length, expected)) => format!("there are {length} here; write {}", in_plain_words(expected)),
            None => message.replacen(", expected ", "; write ", 1),
        },
    }
}

fn not_known(word: &str, known: &[&str]) -> String {
    match nearest(word, known.iter().copied()) {
        Some(near) => format!("`{word}` is not known here; did you mean `{near}`?{}", letters::aside(word)),
        None => format!("`{word}` is not known here; possible are {}", known.join(", ")),
    }
}

/// What a reader of values found, for people.
fn named_plainly(found: &str) -> String {
    let found = found.strip_suffix(" as i128").unwrap_or(found);
    let (kind, value) = found.split_once(' ').unwrap_or((found, ""));
    match kind {
        "sequence" => "a list".into(),
        "map" => "a table".into(),
        "string" => format!("the text {value}"),
        "integer" => format!("the number {value}"),
        "floating" => format!("the number {}", value.trim_start_matches("point ")),
        "boolean" => format!("the word {value}"),
        _ => found.into(),
    }
}

/// What a reader of values expects, for people.
fn in_plain_words(expected: &str) -> &str {
    match expected {
        "a string" | "string or table" => "text in \"quotes\"",
        "u8" => "a whole number from 0 to 255",
        "u16" => "a whole number from 0 to 65535",
        "a boolean" => "true or false",
        "an array of length 2" => "a list of two, such as [1, 2]",
        "a sequence" => "a list such as [1, 2]",
        "a map" => "a table such as { at = [3, 4], to = \"north\" }",
        expected => expected.strip_prefix("struct ").map_or(expected, |_| "a table with keys"),
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
        let near = nearest(word, ids);
        let hint = near.map_or_else(|| format!("write a {what}'s id"), |near| format!("did you mean `{near}`?"));
        let hint = hint + &letters::aside(word);
        let cut: String = word.chars().take(MOST_NAME).collect();
        report.at(span, format_args!("there is no {what} `{cut}`; {hint}"));
    }
    at
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
