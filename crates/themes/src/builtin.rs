//! The themes that are built into the program.

use super::{
    fault::{THEME_FILE, ThemeFault},
    files::ThemeFiles,
    theme::Theme,
};
use crate::message;

/// A built-in theme: id, theme.toml, board.txt, and digests of its texts as they were.
type Entry = (&'static str, &'static str, &'static str, &'static [&'static str]);

/// The built-in themes.
const BUILTIN: &[Entry] = include!(concat!(env!("OUT_DIR"), "/builtin_themes.rs"));

/// The themes that only lessons use.
const OF_LESSONS: &[Entry] = include!(concat!(env!("OUT_DIR"), "/lesson_themes.rs"));

/// The built-in lessons in the order of their numbers: id and text.
const LESSONS: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/builtin_lessons.rs"));

/// The pictures of the built-in themes, as paths below the assets folder, sorted.
const PICTURES: &[&str] = include!(concat!(env!("OUT_DIR"), "/builtin_pictures.rs"));

/// The ids of the built-in themes that are offered; the first one is the default.
#[must_use]
pub fn builtin_ids() -> Vec<&'static str> {
    BUILTIN.iter().map(|(id, ..)| *id).collect()
}

/// Whether a theme of this id is built in, offered or only used by lessons.
#[must_use]
pub fn is_builtin(id: &str) -> bool {
    entry(id).is_some()
}

/// The texts of the built-in lessons with their ids, such as "01-a-first-case", in the order they are taken.
#[must_use]
pub fn builtin_lessons() -> &'static [(&'static str, &'static str)] {
    LESSONS
}

fn entry(id: &str) -> Option<&'static Entry> {
    BUILTIN.iter().chain(OF_LESSONS).find(|(other, ..)| *other == id)
}

/// Whether a picture, as a path below the assets folder, belongs to a built-in theme and is really there.
#[must_use]
pub fn has_picture(path: &str) -> bool {
    PICTURES.binary_search(&path).is_ok()
}

/// The texts of a built-in theme, offered or only used by lessons.
#[must_use]
pub fn builtin_files(id: &str) -> Option<ThemeFiles> {
    let (_, theme_toml, board, _) = entry(id)?;
    Some(ThemeFiles { theme_toml: (*theme_toml).into(), board: (*board).into() })
}

/// The digests by which earlier versions knew a built-in theme; none of any other.
#[must_use]
pub fn known_before(id: &str) -> &'static [&'static str] {
    entry(id).map_or(&[][..], |(.., before)| before)
}

/// A built-in theme, offered or only used by lessons.
///
/// # Errors
/// When there is none of that id (the message lists those there are). A test holds that each built-in theme is sound.
pub fn builtin(id: &str) -> Result<Theme, Vec<ThemeFault>> {
    let files = builtin_files(id).ok_or_else(|| {
        let message = message!("check-no-builtin", known = builtin_ids().join(", "));
        vec![ThemeFault::of_file(THEME_FILE, message)]
    })?;
    let mut theme = Theme::from_files(id, &files)?;
    theme.earlier.extend(known_before(id).iter().map(|digest| (*digest).to_owned()));
    Ok(theme)
}
