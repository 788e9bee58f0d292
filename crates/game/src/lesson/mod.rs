//! Lessons: taught cases, chapter by chapter, that are done rather than read. Data, not code.
//!
//! A [`Chapter`] is read from a TOML file and checked with a theme: it lays a case, and each of its steps says a few
//! words, wants one [`Deed`] and has the rivals answer by script. A [`Lesson`] is a chapter under way: it is fed with what
//! the person does and answers what comes of it. A [`Course`] remembers which chapters are done and where one stopped.
//! `docs/lessons.md` of the repository says how to write one.

mod acts;
mod chapter;
mod course;
mod deed;
mod library;
mod names;
mod position;
mod raw;
mod read;
mod rehearsal;
mod say;
mod state;
mod steps;
mod target;

use std::sync::{Arc, LazyLock};

pub use chapter::{Chapter, Step, WrongTry};
pub use course::Course;
pub use deed::{Deed, Wanted};
pub use library::{Listed, chapter as chapter_of, library};
pub use read::{Outline, outline};
pub use say::{Said, Say};
pub use state::{Lesson, Progress, ResumeFault, SavedLesson};
pub use target::{Button, Target};

use candlestick_themes::{Theme, ThemeFault, ThemePack, builtin, builtin_lessons};

/// The built-in chapters in the order they are taken: id and outline, for a list of them.
#[must_use]
pub fn builtin_chapters() -> Vec<(&'static str, Outline)> {
    // Read once: a screen asks for them in each frame.
    static CHAPTERS: LazyLock<Vec<(&str, Outline)>> =
        LazyLock::new(|| builtin_lessons().iter().filter_map(|(id, text)| Some((*id, outline(text)?))).collect());
    CHAPTERS.clone()
}

/// A built-in chapter with its theme.
///
/// # Errors
/// When there is none of that id. A test holds that each built-in chapter is sound and plays to its end.
pub fn builtin_chapter(id: &str) -> Result<Chapter, Vec<ThemeFault>> {
    let file = format!("{id}.toml");
    let Some((_, text)) = builtin_lessons().iter().find(|(other, _)| *other == id) else {
        let ids: Vec<_> = builtin_lessons().iter().map(|(id, _)| *id).collect();
        let message = format!("there is no built-in lesson of that name; there are {}", ids.join(", "));
        return Err(vec![ThemeFault::of_file(&file, message)]);
    };
    let theme = outline(text).map(|outline| outline.theme).unwrap_or_default();
    Chapter::read(&file, text, &Arc::new(builtin(&theme)?))
}

/// The chapters that a theme brings in its folder, in the order of their names, each with its path there: read and checked,
/// or everything that is wrong with it. The theme is what [`ThemePack::theme`] made of the pack.
#[must_use]
pub fn chapters_of(pack: &ThemePack, theme: &Arc<Theme>) -> Vec<(String, Result<Chapter, Vec<ThemeFault>>)> {
    pack.lessons.iter().map(|(path, text)| (path.clone(), Chapter::read(path, text, theme))).collect()
}
