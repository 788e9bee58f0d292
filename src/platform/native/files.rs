//! Files on this computer: the game's own, and those that are dropped on the window or named when it is started.

use std::{
    env::{current_dir, current_exe},
    fs::File,
    path::Path,
};

use candlestick_game::store::{self, StoreFault};
use candlestick_themes::{ThemeFault, ThemePack};

/// The assets folder: beside the program, as packages have it, else in the folder one is in.
#[must_use]
pub fn assets() -> String {
    let program = current_exe().ok().and_then(|program| Some(program.parent()?.join("assets")));
    let here = current_dir().ok().map(|here| here.join("assets"));
    let found = program.into_iter().chain(here).find(|folder| folder.is_dir());
    found.map_or_else(|| "assets".into(), |folder| folder.display().to_string())
}

/// Keeps a text as a file beside the saves; answers where.
///
/// # Errors
/// When there is no place for it or it can't be written.
pub fn save_text(name: &str, text: &str) -> Result<String, StoreFault> {
    store::export(name, text)
}

/// Whether a folder or a zip of a theme lies there.
#[must_use]
pub fn is_theme(path: &Path) -> bool {
    ThemePack::is_at(path)
}

/// Reads the theme that lies there.
///
/// # Errors
/// What is wrong with its files.
pub fn read_theme(path: &Path) -> Result<ThemePack, Vec<ThemeFault>> {
    ThemePack::from_path(path)
}

/// Reads what is perhaps a saved case.
///
/// # Errors
/// What the system said, or that it is too long.
pub fn read_record(path: &Path) -> Result<Vec<u8>, String> {
    File::open(path).and_then(candlestick_game::read_record).map_err(|why| why.to_string())
}
