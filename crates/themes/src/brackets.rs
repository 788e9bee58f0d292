//! Headers with too few or too many brackets: `[suspects]` for `[[suspects]]`, `[[rules]]` for `[rules]`.

use std::ops::Range;

use toml::{
    Spanned,
    de::{DeTable, DeValue, Error},
};

use super::{Message, fault::Report, message};

/// The blocks of a kind of file, by their headers.
#[derive(Debug, Clone, Copy)]
pub struct Blocks {
    /// Lists, whose entries have a block each.
    pub lists: &'static [&'static str],
    /// Tables, which are there once.
    pub tables: &'static [&'static str],
}

/// The blocks of a theme.toml.
pub(super) const OF_THEMES: Blocks = Blocks {
    lists: &["suspects", "weapons", "rooms", "squares", "how_to_play", "deck.cards"],
    tables: &["words", "rules", "board", "deck"],
};

/// Whether an error says that something is there already.
pub(super) fn is_duplicate(error: &Error) -> bool {
    error.message().contains("duplicate key")
}

/// Tells headers with a wrong number of brackets; true when there was one. TOML itself only tells what stands behind
/// such a header, which is right.
pub(super) fn tell(text: &str, blocks: Blocks, root: &Spanned<DeTable>, errors: &[Error], report: &mut Report) -> bool {
    let mut told = false;
    for name in blocks.lists {
        let table = value(root.get_ref(), name).filter(|value| value.get_ref().is_table());
        let twice = errors.iter().filter(|error| is_duplicate(error)).filter_map(Error::span);
        let again = twice.into_iter().any(|span| is_header(line_at(text, span.start), name));
        if table.is_none() && !again {
            continue;
        }
        told = true;
        let headers = headers(text, name);
        if let (Some(table), []) = (table, headers.as_slice()) {
            report.at(&table.span(), for_list(name));
        }
        headers.into_iter().for_each(|header| report.at(&header, for_list(name)));
    }
    for name in blocks.tables {
        if let Some(list) = value(root.get_ref(), name).filter(|value| is_list_of_tables(value.get_ref())) {
            let message = message!("check-one-table", name = *name);
            report.at(&list.span(), message);
            told = true;
        }
    }
    told
}

/// Where a name stands as the header of a table.
fn headers(text: &str, name: &str) -> Vec<Range<usize>> {
    let mut start = 0;
    let mut found = Vec::new();
    for line in text.split_inclusive('\n') {
        if is_header(line, name) {
            let from = start + line.find('[').unwrap_or(0);
            found.push(from..from + line.trim().len());
        }
        start += line.len();
    }
    found
}

fn for_list(name: &str) -> Message {
    message!("check-blocks", name = name)
}

/// The value of a key such as `deck.cards`.
fn value<'a, 'b>(root: &'a DeTable<'b>, name: &str) -> Option<&'a Spanned<DeValue<'b>>> {
    match name.split_once('.') {
        Some((table, key)) => root.get(table)?.get_ref().as_table()?.get(key),
        None => root.get(name),
    }
}

fn is_list_of_tables(value: &DeValue) -> bool {
    value.as_array().is_some_and(|list| list.iter().any(|item| item.get_ref().is_table()))
}

/// The line around a byte offset.
fn line_at(text: &str, offset: usize) -> &str {
    let offset = offset.min(text.len());
    let (before, behind) = (text.get(..offset).unwrap_or_default(), text.get(offset..).unwrap_or_default());
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    let end = offset + behind.find('\n').unwrap_or(behind.len());
    text.get(start..end).unwrap_or_default()
}

/// Whether a line is the header of a table of this name.
fn is_header(line: &str, name: &str) -> bool {
    let header = line.split('#').next().unwrap_or_default().trim();
    let inner = header.strip_prefix('[').and_then(|rest| rest.strip_suffix(']'));
    inner.is_some_and(|inner| inner.trim() == name)
}
