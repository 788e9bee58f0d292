//! Defines what comes from outside while the game runs: themes of the user's own, and files that are perhaps saved
//! cases.

use candlestick_game::theme_store::ThemeNews;

/// Something from where the user's themes are.
#[derive(Debug)]
pub enum Arrival {
    /// A theme's files.
    Theme {
        /// What became of them.
        news: ThemeNews,
        /// Whether somebody gave them just now, so that they are to be kept.
        given: bool,
    },
    /// A file beside the themes that is perhaps a saved case; in the page alone, the window is given those itself.
    Case(ArrivedFile),
    /// Something went wrong, in words.
    Trouble(String),
}

/// A file that is perhaps a saved case.
#[derive(Debug)]
pub struct ArrivedFile {
    /// Its name, without folders.
    pub name: String,
    /// What is in it, or why it can't be read.
    pub bytes: Result<Vec<u8>, String>,
    /// How many others came with it, which are not opened.
    pub others: usize,
}
