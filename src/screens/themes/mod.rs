//! The user's own themes in the window and the page: they come, change and go while the game runs.

mod dropped;
pub(super) mod pictures;
mod rows;
mod state;
mod systems;
mod view;

pub(super) use state::OwnThemes;
pub(super) use systems::plugin;
