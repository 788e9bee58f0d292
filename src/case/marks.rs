//! A person's own marks in the notebook, beside what the sheet crosses off by itself.

use serde::{Deserialize, Serialize};

use crate::rules::{CardId, SeatId};

/// A column of the notebook.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Column {
    /// A player.
    Seat(SeatId),
    /// The case file.
    CaseFile,
}

/// What a person wrote into a cell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Mark {
    /// Doesn't have it.
    No,
    /// Has it.
    Yes,
    /// Might.
    Maybe,
}

/// All own marks of one seat, with undo.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Marks {
    cells: Vec<(CardId, Column, Mark)>,
    #[serde(skip)]
    undo: Vec<(CardId, Column, Option<Mark>)>,
}

impl Marks {
    /// What stands in a cell.
    #[must_use]
    pub fn get(&self, card: CardId, column: Column) -> Option<Mark> {
        self.cells.iter().find(|cell| (cell.0, cell.1) == (card, column)).map(|cell| cell.2)
    }

    /// Writes, or wipes with `None`.
    pub fn set(&mut self, card: CardId, column: Column, mark: Option<Mark>) {
        let before = self.put(card, column, mark);
        self.undo.push((card, column, before));
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
        let Some((card, column, mark)) = self.undo.pop() else { return false };
        self.put(card, column, mark);
        true
    }

    fn put(&mut self, card: CardId, column: Column, mark: Option<Mark>) -> Option<Mark> {
        let before = self.get(card, column);
        self.cells.retain(|cell| (cell.0, cell.1) != (card, column));
        self.cells.extend(mark.map(|mark| (card, column, mark)));
        before
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn undo_brings_back_what_stood_there() {
        let mut marks = Marks::default();
        let at = (CardId(3), Column::CaseFile);
        marks.cycle(at.0, at.1);
        marks.cycle(at.0, at.1);
        assert_eq!(marks.get(at.0, at.1), Some(Mark::Maybe));
        assert!(marks.undo());
        assert_eq!(marks.get(at.0, at.1), Some(Mark::No));
        assert!(marks.undo());
        assert_eq!(marks.get(at.0, at.1), None);
        assert!(!marks.undo());
    }
}
