//! The user's own themes in the window and the page: they come, change and go while the game runs.

pub(super) mod pictures;
mod rows;
#[cfg(not(target_arch = "wasm32"))]
#[path = "folder.rs"]
mod source;
#[cfg(target_arch = "wasm32")]
#[path = "page.rs"]
mod source;
mod state;
mod systems;
mod view;

pub(super) use source::{CAN_PICK_CASES, pick_case};
pub(super) use state::OwnThemes;
pub(super) use systems::plugin;
