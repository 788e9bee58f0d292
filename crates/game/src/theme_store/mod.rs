//! The user's own themes beside the built-in ones: where they lie, which are sound, and what is wrong with the others.

#[cfg(not(target_arch = "wasm32"))]
mod folder;
mod theme_news;
mod user_themes;

#[cfg(not(target_arch = "wasm32"))]
pub use folder::{Watcher, keep, themes_folder};
pub use theme_news::{CheckedTheme, ThemeNews};
pub use user_themes::{Change, UserTheme, UserThemes};
