//! Faults of a theme: file, line, column and what to write instead, all of them collected.

use std::ops::Range;

use serde::Serialize;

use super::{Message, Words, message::on_one_line};

/// One fault of a theme file.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, thiserror::Error)]
#[error("{file}:{line}:{column}: {message}")]
pub struct ThemeFault {
    /// The file, as named in the theme's folder.
    pub file: String,
    /// Line from 1.
    pub line: usize,
    /// Column from 1, in characters.
    pub column: usize,
    /// How many characters from there on are meant, at least 1; never beyond the end of the line.
    pub length: usize,
    /// What is wrong and what to write instead.
    pub message: Message,
}

impl ThemeFault {
    /// A fault of a file as a whole.
    #[must_use]
    pub fn of_file(file: &str, message: impl Into<Message>) -> Self {
        let file = on_one_line(file);
        Self { file, line: 1, column: 1, length: 1, message: message.into().plain() }
    }

    /// The fault with its place, as one line in the language of `words`.
    #[must_use]
    pub fn say(&self, words: &Words) -> String {
        format!("{}:{}:{}: {}", self.file, self.line, self.column, self.message.say(words))
    }
}

/// Faults told at most; a file that is something else altogether has thousands.
const MOST: usize = 100;

/// The name of the theme's main file.
pub(super) const THEME_FILE: &str = "theme.toml";
/// The name of the drawn board.
pub(super) const BOARD_FILE: &str = "board.txt";

/// Collects faults while a theme or another TOML file is read.
pub struct Report<'a> {
    file: &'a str,
    toml: &'a str,
    faults: Vec<ThemeFault>,
    /// Entries that were taken out because of a fault: the place of their table or list, and their key (empty in lists).
    taken_out: Vec<(Range<usize>, String)>,
}

impl<'a> Report<'a> {
    pub(super) const fn new(toml: &'a str) -> Self {
        Self::of(THEME_FILE, toml)
    }

    /// No fault yet, of a TOML file by its name as it is told, with one kind of line end.
    #[must_use]
    pub const fn of(file: &'a str, toml: &'a str) -> Self {
        Self { file, toml, faults: Vec::new(), taken_out: Vec::new() }
    }

    /// A fault at a place of the TOML file, in bytes: what is wrong and what to write instead.
    pub fn at(&mut self, span: &Range<usize>, message: impl Into<Message>) {
        self.push(self.file, place_of(self.toml, span), message.into());
    }

    /// A fault of one cell of the board; row and column from 0.
    pub(super) fn on_board(&mut self, row: usize, col: usize, message: impl Into<Message>) {
        self.push(BOARD_FILE, (row + 1, col + 1, 1), message.into());
    }

    /// An entry is missing from the table at `span`, unless it was there and already told to be wrong.
    pub fn missing(&mut self, span: &Range<usize>, key: &str, message: impl Into<Message>) {
        if !self.was_taken_out(span, key) {
            self.at(span, message);
        }
    }

    pub(super) fn take_out(&mut self, span: Range<usize>, key: &str) {
        self.taken_out.push((span, key.to_owned()));
    }

    /// Whether a list anywhere has lost an item, so that counting is of no use.
    pub(super) fn has_cut_lists(&self) -> bool {
        self.taken_out.iter().any(|(_, key)| key.is_empty())
    }

    pub(super) fn was_taken_out(&self, span: &Range<usize>, key: &str) -> bool {
        self.taken_out.iter().any(|(table, taken)| table == span && taken == key)
    }

    /// Whether the table at this place has lost an entry.
    pub(super) fn was_emptied(&self, span: &Range<usize>) -> bool {
        self.taken_out.iter().any(|(table, _)| table == span)
    }

    pub(super) const fn is_full(&self) -> bool {
        self.faults.len() >= MOST
    }

    /// Whether nothing was told so far.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.faults.is_empty()
    }

    /// The faults in reading order, each once.
    #[must_use]
    pub fn into_faults(mut self) -> Vec<ThemeFault> {
        self.faults.sort_by(|a, b| (b.file.as_str(), a.line, a.column).cmp(&(a.file.as_str(), b.line, b.column)));
        self.faults.dedup();
        self.faults
    }

    /// Line, column and length as the fault has them.
    fn push(&mut self, file: &str, (line, column, length): (usize, usize, usize), message: Message) {
        if self.is_full() {
            return;
        }
        self.faults.push(ThemeFault { line, column, length, ..ThemeFault::of_file(file, message) });
    }
}

/// Line and column, from 1, of a span's begin, and its length in characters.
pub(super) fn place_of(text: &str, span: &Range<usize>) -> (usize, usize, usize) {
    let (line, column) = line_and_column(text, span.start);
    (line, column, length_on_its_line(text, span))
}

/// Line and column, from 1, of a byte offset.
fn line_and_column(text: &str, offset: usize) -> (usize, usize) {
    let before = text.get(..offset).unwrap_or(text);
    let line = before.matches('\n').count() + 1;
    let start = before.rfind('\n').map_or(0, |at| at + 1);
    (line, before[start..].chars().count() + 1)
}

/// Characters of a span, to the end of its first line at most.
fn length_on_its_line(text: &str, span: &Range<usize>) -> usize {
    let meant = text.get(span.clone()).unwrap_or_default();
    meant.lines().next().map_or(1, |line| line.trim_end().chars().count()).max(1)
}
