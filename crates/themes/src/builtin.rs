//! The themes that are built into the program.

use super::{
    fault::{THEME_FILE, ThemeFault},
    files::ThemeFiles,
    theme::Theme,
};

/// The built-in themes: id, theme.toml, board.txt.
const BUILTIN: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/builtin_themes.rs"));

/// The pictures of the built-in themes, as paths below the assets folder, sorted.
const PICTURES: &[&str] = include!(concat!(env!("OUT_DIR"), "/builtin_pictures.rs"));

/// The ids of the built-in themes; the first one is the default.
#[must_use]
pub fn builtin_ids() -> Vec<&'static str> {
    BUILTIN.iter().map(|(id, ..)| *id).collect()
}

/// Whether a picture, as a path below the assets folder, belongs to a built-in theme and is really there.
#[must_use]
pub fn has_picture(path: &str) -> bool {
    PICTURES.binary_search(&path).is_ok()
}

/// The texts of a built-in theme.
#[must_use]
pub fn builtin_files(id: &str) -> Option<ThemeFiles> {
    let (_, theme_toml, board) = BUILTIN.iter().find(|(other, ..)| *other == id)?;
    Some(ThemeFiles { theme_toml: (*theme_toml).into(), board: (*board).into() })
}

/// A built-in theme.
///
/// # Errors
/// When there is none of that id (the message lists those there are). A test holds that each built-in theme is sound.
pub fn builtin(id: &str) -> Result<Theme, Vec<ThemeFault>> {
    let files = builtin_files(id).ok_or_else(|| {
        let message = format!("there is no built-in theme of that name; there are {}", builtin_ids().join(", "));
        vec![ThemeFault::of_file(THEME_FILE, message)]
    })?;
    Theme::from_files(id, &files)
}
