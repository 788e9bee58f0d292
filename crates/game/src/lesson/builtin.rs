//! The chapters that come with the game.

use std::sync::{Arc, LazyLock};

use super::{
    chapter::Chapter,
    read::{Outline, outline},
};
use candlestick_themes::{ThemeFault, builtin, builtin_lessons, message};

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
        let message = message!("chapter-unknown", ids = ids.join(", "));
        return Err(vec![ThemeFault::of_file(&file, message)]);
    };
    let theme = outline(text).map(|outline| outline.theme).unwrap_or_default();
    Chapter::read(&file, text, &Arc::new(builtin(&theme)?))
}
