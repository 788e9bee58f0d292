//! The remarks of the lints, each at its place in the theme's files.

use crate::{
    Message,
    fault::{BOARD_FILE, THEME_FILE, ThemeFault},
    files::ThemeFiles,
    places::Places,
    theme::Theme,
};

/// A theme that is looked through, and what was remarked so far.
pub(super) struct Lints<'a> {
    pub theme: &'a Theme,
    pub places: Places<'a>,
    pub list: Vec<ThemeFault>,
}

impl<'a> Lints<'a> {
    /// Nothing remarked yet; the files have one kind of line end.
    pub fn new(theme: &'a Theme, files: &'a ThemeFiles) -> Self {
        Self { theme, places: Places::new(&files.theme_toml), list: Vec::new() }
    }

    /// All remarks, those on theme.toml first, then those on the board, then those on other files.
    pub fn in_reading_order(mut self) -> Vec<ThemeFault> {
        let rank = |file: &str| [THEME_FILE, BOARD_FILE].iter().position(|known| *known == file).unwrap_or(2);
        self.list.sort_by(|a, b| {
            (rank(&a.file), &a.file, a.line, a.column).cmp(&(rank(&b.file), &b.file, b.line, b.column))
        });
        self.list
    }

    /// A remark at a key such as `rules.players`.
    pub fn about(&mut self, key: &str, message: Message) {
        self.list.push(self.places.about(key, message));
    }

    /// A remark at a key of an entry of a list.
    pub fn entry(&mut self, list: &str, id: &str, key: &str, message: Message) {
        self.list.push(self.places.entry(list, id, key, message));
    }

    /// A remark at a cell of the board.
    pub fn cell(&mut self, (row, col): (u16, u16), message: Message) {
        let (line, column) = (usize::from(row) + 1, usize::from(col) + 1);
        self.list.push(ThemeFault { line, column, ..ThemeFault::of_file(BOARD_FILE, message) });
    }
}
