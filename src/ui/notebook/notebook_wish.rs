//! Lists what a person can want of the notebook, and writes own marks by it.

use candlestick_game::{Column, Help, Mark, Marks};
use candlestick_rules::CardId;

/// What a person wants of the notebook.
#[derive(Debug, Clone, Copy, PartialEq)]
pub enum NotebookWish {
    /// The next own mark of a cell, round and round.
    Cycle(CardId, Column),
    /// Write an own mark, or wipe it.
    Set(CardId, Column, Option<Mark>),
    /// Write a small number of one's own, or wipe it.
    Number(CardId, Column, u8),
    /// Take the last own mark back.
    Undo,
    /// Make it again.
    Redo,
    /// Let the game write this much.
    Help(Help),
    /// Look at a cell, or at none.
    LookAt(Option<(CardId, Column)>),
    /// Show in the log what is lit up there.
    ShowLog,
    /// The sheet as text onto the clipboard.
    Copy,
    /// The sheet as a text file.
    Save,
}

impl NotebookWish {
    /// Whether it is about own marks.
    #[must_use]
    pub const fn is_written(self) -> bool {
        !matches!(self, Self::LookAt(_) | Self::ShowLog | Self::Copy | Self::Save)
    }

    /// Whether the pencil is put to the paper for it.
    #[must_use]
    pub const fn is_pencil(self) -> bool {
        matches!(self, Self::Cycle(..) | Self::Set(..) | Self::Number(..) | Self::Undo | Self::Redo)
    }

    /// Writes the wish into the own marks, if it is about them; tells whether it was.
    pub fn write(self, marks: &mut Marks) -> bool {
        match self {
            Self::Cycle(card, column) => marks.cycle(card, column),
            Self::Set(card, column, mark) => marks.set(card, column, mark),
            Self::Number(card, column, number) => marks.toggle_number(card, column, number),
            Self::Undo => return marks.undo(),
            Self::Redo => return marks.redo(),
            Self::Help(help) => marks.help = help,
            Self::LookAt(_) | Self::ShowLog | Self::Copy | Self::Save => return false,
        }
        true
    }
}
