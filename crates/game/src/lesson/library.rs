//! Every chapter that can be taken: the built-in ones, and those that the user's own themes bring.

use super::{
    builtin::{builtin_chapter, builtin_chapters},
    chapter::Chapter,
    read::{Outline, outline},
};
use crate::theme_store::{UserTheme, UserThemes};
use candlestick_themes::{Theme, ThemeFault, ThemePack, message};
use std::sync::Arc;

/// A chapter in the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ListedChapter {
    /// Its id: that of its file, and before it, with a slash, that of the theme that brings it, if one does.
    pub id: String,
    /// What is told of it.
    pub outline: Outline,
    /// The title of the theme that brings it; none of those that are built in.
    pub theme: Option<String>,
}

/// All chapters in the order they are taken. One of a theme that cannot even be outlined is left out; the theme's check
/// tells why.
#[must_use]
pub fn library(own: &UserThemes) -> Vec<ListedChapter> {
    let built = builtin_chapters().into_iter();
    let built = built.map(|(id, outline)| ListedChapter { id: id.to_owned(), outline, theme: None });
    built.chain(sound(own).flat_map(|(theme, pack)| brought(theme, pack))).collect()
}

/// A chapter by its id, read and checked.
///
/// # Errors
/// When there is none of that id, or everything that is wrong with it.
pub fn chapter(own: &UserThemes, id: &str) -> Result<Chapter, Vec<ThemeFault>> {
    let Some((theme, name)) = id.split_once('/') else { return builtin_chapter(id) };
    let path = format!("lessons/{name}.toml");
    let found = sound(own).find(|(other, _)| other.id == theme);
    let Some((theme, text)) = found.and_then(|(theme, pack)| Some((theme, pack.lessons.get(&path)?))) else {
        let message = message!("chapter-gone", theme = theme);
        return Err(vec![ThemeFault::of_file(&path, message)]);
    };
    Chapter::read(&path, text, theme).map(|chapter| Chapter { id: id.to_owned(), ..chapter })
}

/// The chapters that a theme brings in its folder, in the order of their names, each with its path there: read and checked,
/// or everything that is wrong with it. The theme is what [`ThemePack::theme`] made of the pack.
#[must_use]
pub fn chapters_of(pack: &ThemePack, theme: &Arc<Theme>) -> Vec<(String, Result<Chapter, Vec<ThemeFault>>)> {
    pack.lessons.iter().map(|(path, text)| (path.clone(), Chapter::read(path, text, theme))).collect()
}

fn sound(own: &UserThemes) -> impl Iterator<Item = &(Arc<Theme>, Arc<ThemePack>)> {
    own.entries().filter_map(|(_, UserTheme { sound, .. })| sound.as_ref())
}

fn brought<'a>(theme: &'a Theme, pack: &'a ThemePack) -> impl Iterator<Item = ListedChapter> {
    pack.lessons.iter().filter_map(|(path, text)| {
        let name = path.strip_prefix("lessons/")?.strip_suffix(".toml")?;
        let id = format!("{}/{name}", theme.id);
        Some(ListedChapter { id, outline: outline(text)?, theme: Some(theme.title.clone()) })
    })
}
