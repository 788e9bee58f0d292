//! A page reads no files by their paths: the game's own lie beside it, and those of the user's come by `super::themes`.

use std::path::Path;

use super::page::download;
use candlestick_game::store::StoreFault;
use candlestick_themes::{ThemeFault, ThemePack};

/// The assets folder beside the page.
#[must_use]
pub fn assets() -> String {
    "assets".into()
}

/// Hands a text over as a download; answers its name.
///
/// # Errors
/// Never.
pub fn save_text(name: &str, text: &str) -> Result<String, StoreFault> {
    download(name, text);
    Ok(name.to_owned())
}

/// No theme lies at a path here.
#[must_use]
pub fn is_theme(_: &Path) -> bool {
    false
}

/// No theme lies at a path here.
///
/// # Errors
/// Always, without a fault to be told: nobody gives a page a path.
pub fn read_theme(_: &Path) -> Result<ThemePack, Vec<ThemeFault>> {
    Err(Vec::new())
}

/// No file lies at a path here.
///
/// # Errors
/// Always: nobody gives a page a path.
pub fn read_record(path: &Path) -> Result<Vec<u8>, String> {
    Err(path.display().to_string())
}
