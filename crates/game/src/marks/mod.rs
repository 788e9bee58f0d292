//! A person's own marks in the notebook, and how much the game writes beside them.

mod packed;

use serde::{Deserialize, Serialize};

use super::Help;
use candlestick_rules::{CardId, SeatId};
use candlestick_themes::{MessageKey, key};

/// A column of the notebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// A player.
    Seat(SeatId),
    /// The case file.
    CaseFile,
}

/// What a person wrote into a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Doesn't have it.
    No,
    /// Has it.
    Yes,
    /// Might.
    Maybe,
}

impl Mark {
    /// The word for it.
    #[must_use]
    pub const fn sentence(self) -> MessageKey {
        match self {
            Self::No => key!("note-no"),
            Self::Yes => key!("note-yes"),
            Self::Maybe => key!("note-maybe"),
        }
    }
}

/// Small numbers in a cell, from 1 to 9: "one of these" of the person's own counting.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
#[serde(transparent)]
pub struct Numbers(u16);

impl Numbers {
    /// The largest number that can be written.
    pub const MOST: u8 = 9;

    /// Whether none is written.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The numbers, rising.
    pub fn iter(self) -> impl Iterator<Item = u8> {
        (1..=Self::MOST).filter(move |number| self.0 & (1 << number) != 0)
    }

    /// Writes a number, or wipes it where it stands; others than 1 to 9 change nothing.
    pub fn toggle(&mut self, number: u8) {
        if (1..=Self::MOST).contains(&number) {
            self.0 ^= 1 << number;
        }
    }
}

/// All that a person wrote into one cell.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Scrap {
    mark: Option<Mark>,
    numbers: Numbers,
}

/// A cell and what is to stand in it again.
type CellChange = (CardId, Column, Scrap);

/// All own marks of one seat with undo and redo, and its help level.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(test, derive(schemars::JsonSchema))]
pub struct Marks {
    cells: Vec<(CardId, Column, Mark)>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    numbers: Vec<(CardId, Column, Numbers)>,
    /// How much the game writes beside the own marks.
    #[serde(default)]
    pub help: Help,
    #[serde(skip)]
    undo: Vec<CellChange>,
    #[serde(skip)]
    redo: Vec<CellChange>,
}

impl Marks {
    /// No marks yet, with a help level.
    #[must_use]
    pub fn with_help(help: Help) -> Self {
        Self { help, ..Self::default() }
    }

    /// What stands in a cell.
    #[must_use]
    pub fn get(&self, card: CardId, column: Column) -> Option<Mark> {
        self.cells.iter().find(|cell| (cell.0, cell.1) == (card, column)).map(|cell| cell.2)
    }

    /// The small numbers in a cell.
    #[must_use]
    pub fn numbers(&self, card: CardId, column: Column) -> Numbers {
        let found = self.numbers.iter().find(|cell| (cell.0, cell.1) == (card, column));
        found.map(|cell| cell.2).unwrap_or_default()
    }

    /// Writes, or wipes with `None`.
    pub fn set(&mut self, card: CardId, column: Column, mark: Option<Mark>) {
        let now = Scrap { mark, ..self.scrap(card, column) };
        self.change((card, column, now));
    }

    /// Writes a small number, or wipes it.
    pub fn toggle_number(&mut self, card: CardId, column: Column, number: u8) {
        let mut now = self.scrap(card, column);
        now.numbers.toggle(number);
        self.change((card, column, now));
    }

    /// The next mark in the round blank, ✗, ?, ✓.
    pub fn cycle(&mut self, card: CardId, column: Column) {
        let next = match self.get(card, column) {
            None => Some(Mark::No),
            Some(Mark::No) => Some(Mark::Maybe),
            Some(Mark::Maybe) => Some(Mark::Yes),
            Some(Mark::Yes) => None,
        };
        self.set(card, column, next);
    }

    /// Takes the last change back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(step) = self.undo.pop() else { return false };
        let before = self.put(step);
        self.redo.push(before);
        true
    }

    /// Makes the change again that was taken back last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(step) = self.redo.pop() else { return false };
        let before = self.put(step);
        self.undo.push(before);
        true
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.undo.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.redo.is_empty()
    }

    fn scrap(&self, card: CardId, column: Column) -> Scrap {
        Scrap { mark: self.get(card, column), numbers: self.numbers(card, column) }
    }

    /// A change of the person's own, which ends what could be made again.
    fn change(&mut self, step: CellChange) {
        let before = self.put(step);
        if before != step {
            self.undo.push(before);
            self.redo.clear();
        }
    }

    /// Writes a cell; answers how it stood before.
    fn put(&mut self, (card, column, scrap): CellChange) -> CellChange {
        let before = self.scrap(card, column);
        self.cells.retain(|cell| (cell.0, cell.1) != (card, column));
        self.cells.extend(scrap.mark.map(|mark| (card, column, mark)));
        self.numbers.retain(|cell| (cell.0, cell.1) != (card, column));
        if !scrap.numbers.is_empty() {
            self.numbers.push((card, column, scrap.numbers));
        }
        (card, column, before)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const AT: (CardId, Column) = (CardId(3), Column::CaseFile);

    #[test]
    fn undo_brings_back_what_stood_there() {
        let mut marks = Marks::default();
        marks.cycle(AT.0, AT.1);
        marks.cycle(AT.0, AT.1);
        assert_eq!(marks.get(AT.0, AT.1), Some(Mark::Maybe));
        assert!(marks.undo());
        assert_eq!(marks.get(AT.0, AT.1), Some(Mark::No));
        assert!(marks.undo());
        assert_eq!(marks.get(AT.0, AT.1), None);
        assert!(!marks.undo());
    }

    #[test]
    fn redo_makes_it_again_until_something_else_is_written() {
        let mut marks = Marks::default();
        marks.cycle(AT.0, AT.1);
        marks.toggle_number(AT.0, AT.1, 4);
        assert!(marks.undo() && marks.undo());
        assert!(marks.redo() && marks.redo());
        assert!(!marks.redo());
        assert_eq!(marks.get(AT.0, AT.1), Some(Mark::No));
        assert_eq!(marks.numbers(AT.0, AT.1).iter().collect::<Vec<_>>(), [4]);
        assert!(marks.undo() && marks.can_redo());
        marks.set(CardId(0), AT.1, Some(Mark::Yes));
        assert!(!marks.can_redo());
    }

    #[test]
    fn numbers_go_from_one_to_nine_and_are_wiped_by_writing_them_again() {
        let mut marks = Marks::default();
        for number in [0, 9, 2, 10, 255, 2] {
            marks.toggle_number(AT.0, AT.1, number);
        }
        assert_eq!(marks.numbers(AT.0, AT.1).iter().collect::<Vec<_>>(), [9]);
    }

    #[test]
    fn marks_of_older_saves_are_read_and_cross_off() {
        let old = r#"{"cells":[[3,"case-file","maybe"]]}"#;
        let marks: Marks = serde_json::from_str(old).unwrap();
        assert_eq!((marks.get(AT.0, AT.1), marks.help), (Some(Mark::Maybe), Help::CrossOff));
        let mut marks = Marks::with_help(Help::Odds);
        marks.toggle_number(AT.0, AT.1, 7);
        let again: Marks = serde_json::from_str(&serde_json::to_string(&marks).unwrap()).unwrap();
        assert_eq!((again.help, again.numbers(AT.0, AT.1)), (Help::Odds, marks.numbers(AT.0, AT.1)));
    }
}
