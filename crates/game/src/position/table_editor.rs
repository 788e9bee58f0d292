//! Keeps a person's real table on this device: the table with undo and redo, and the own marks.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::{
    happening::Happening,
    read::{ReadFault, theme_of},
    real_table::{MOST_HAPPENINGS, RealTable, named},
};
use crate::{Help, Marks};
use candlestick_rules::SeatId;
use candlestick_themes::Theme;

/// How many changes can be taken back.
const MOST_UNDO: usize = 200;

/// A real table as it is written down, with what can be taken back.
#[derive(Debug, Clone)]
pub struct TableEditor {
    table: RealTable,
    /// Own marks on the sheet.
    pub marks: Marks,
    /// Whether the table has been laid, so that what happens is written down.
    pub begun: bool,
    before: Vec<RealTable>,
    after: Vec<RealTable>,
}

/// Why what was kept cannot be read.
#[derive(Debug, thiserror::Error)]
pub enum TableEditorFault {
    /// It is none of these.
    Unreadable(#[from] serde_json::Error),
    /// The format isn't known.
    Format {
        /// The format given.
        found: u32,
    },
    /// Its theme is not here.
    NoTheme(String),
    /// The table itself has a fault.
    Table(#[from] ReadFault),
}

/// A table as it is kept.
#[derive(Serialize, Deserialize)]
struct RealTableSave {
    format: u32,
    begun: bool,
    table: Value,
    #[serde(default)]
    marks: Marks,
}

impl TableEditor {
    /// The format that this version writes and reads.
    pub const FORMAT: u32 = 1;

    /// A new table for so many people.
    #[must_use]
    pub fn new(theme: &Arc<Theme>, players: u8) -> Self {
        Self::of(RealTable::new(theme, players))
    }

    /// A table that was read; it has begun where it is wholly laid.
    #[must_use]
    pub fn of(table: RealTable) -> Self {
        let begun = table.check().is_ok();
        Self { table, marks: Marks::with_help(Help::Odds), begun, before: Vec::new(), after: Vec::new() }
    }

    /// The table.
    #[must_use]
    pub const fn table(&self) -> &RealTable {
        &self.table
    }

    /// Changes the table; it can be taken back. Tells whether it is another one now.
    pub fn change(&mut self, change: impl FnOnce(&mut RealTable)) -> bool {
        let before = self.table.clone();
        change(&mut self.table);
        if before == self.table {
            return false;
        }
        self.before.push(before);
        if self.before.len() > MOST_UNDO {
            self.before.remove(0);
        }
        self.after.clear();
        true
    }

    /// Writes down what happened, last or in the place of another; tells whether there was room for it.
    pub fn enter(&mut self, happening: Happening, instead_of: Option<usize>) -> bool {
        if instead_of.is_none() && self.table.happenings.len() >= MOST_HAPPENINGS {
            return false;
        }
        self.change(|table| match instead_of.and_then(|at| table.happenings.get_mut(at)) {
            Some(place) => *place = happening,
            None => table.happenings.push(happening),
        });
        true
    }

    /// Calls a player something; nothing that can be taken back brings the old name.
    pub fn rename(&mut self, seat: SeatId, name: &str) {
        let name = named(name);
        let tables = self.before.iter_mut().chain(&mut self.after).chain([&mut self.table]);
        for player in tables.filter_map(|table| table.players.get_mut(seat.index())) {
            player.name.clone_from(&name);
        }
    }

    /// Takes a happening away.
    pub fn remove(&mut self, at: usize) {
        self.change(|table| {
            if at < table.happenings.len() {
                table.happenings.remove(at);
            }
        });
    }

    /// Takes the last change back; tells whether there was one.
    pub fn undo(&mut self) -> bool {
        let Some(table) = self.before.pop() else { return false };
        self.after.push(std::mem::replace(&mut self.table, table));
        true
    }

    /// Makes the change again that was taken back last; tells whether there was one.
    pub fn redo(&mut self) -> bool {
        let Some(table) = self.after.pop() else { return false };
        self.before.push(std::mem::replace(&mut self.table, table));
        true
    }

    /// Whether there is a change to take back.
    #[must_use]
    pub const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether there is a change to make again.
    #[must_use]
    pub const fn can_redo(&self) -> bool {
        !self.after.is_empty()
    }

    /// As text.
    #[must_use]
    pub fn to_json(&self) -> String {
        // What a table writes is JSON, and nothing else here can fail to be written.
        let table = serde_json::from_str(&self.table.to_text()).unwrap_or_default();
        let kept = RealTableSave { format: Self::FORMAT, begun: self.begun, table, marks: self.marks.clone() };
        serde_json::to_string(&kept).unwrap_or_default()
    }

    /// From text; `theme` finds a theme by its id.
    ///
    /// # Errors
    /// When the text is none of these, of a format that isn't known, or of a theme that is not here.
    pub fn from_json(text: &str, theme: impl Fn(&str) -> Option<Arc<Theme>>) -> Result<Self, TableEditorFault> {
        #[derive(Deserialize)]
        struct FormatHead {
            format: u32,
        }
        let FormatHead { format: found } = serde_json::from_str(text)?;
        if found != Self::FORMAT {
            return Err(TableEditorFault::Format { found });
        }
        let kept: RealTableSave = serde_json::from_str(text)?;
        let text = kept.table.to_string();
        let id = theme_of(&text).unwrap_or_default();
        let theme = theme(&id).ok_or(TableEditorFault::NoTheme(id))?;
        let table = RealTable::from_text(&text, &theme)?;
        let begun = kept.begun && table.check().is_ok();
        Ok(Self { table, marks: kept.marks, begun, before: Vec::new(), after: Vec::new() })
    }
}
