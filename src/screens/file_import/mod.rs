//! The plugin that opens a file which a person drops, picks or names at the start, where it is a saved case.

mod calm;
mod drops;
pub(super) mod state;
mod systems;
mod view;

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;

use super::window::style_once;
use crate::{resource::Begin, table::Screen};

use state::FileImport;

pub(super) fn plugin(app: &mut App) {
    app.begin::<FileImport>()
        .add_systems(
            Update,
            systems::open.run_if(
                not(in_state(Screen::Loading)).and_then(|file_import: Res<FileImport>| file_import.file.is_some()),
            ),
        )
        .add_systems(OnExit(Screen::Play), systems::forget)
        .add_systems(OnExit(Screen::Puzzle), systems::forget)
        .add_systems(OnExit(Screen::Practice), systems::forget)
        .add_systems(OnExit(Screen::Insight), systems::forget)
        .add_systems(OnExit(Screen::Position), systems::forget)
        .add_systems(
            EguiPrimaryContextPass,
            view::tell.after(style_once).run_if(|file_import: Res<FileImport>| file_import.told.is_some()),
        );
    drops::plugin(app);
}
