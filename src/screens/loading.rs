//! Loads the game's own pictures, with a real progress for the then shows the title.
//!
//! No other files are loaded here: fonts are part of the program, as egui and the painter want their bytes at once, and
//! which pictures the themes have is known from the themes only (`gallery`).

use bevy::prelude::*;
use bevy_asset_loader::prelude::*;

use super::gallery;
use crate::{
    platform,
    table::Screen,
    ui::{Icons, Textures, art_paths},
};

pub(super) fn plugin(app: &mut App) {
    app.add_loading_state(
        LoadingState::new(Screen::Loading)
            .continue_to_state(Screen::Title)
            .on_failure_continue_to_state(Screen::Title)
            .load_collection::<Icons>()
            .load_collection::<Textures>(),
    )
    .add_systems(Update, tell_progress.run_if(in_state(Screen::Loading)))
    .add_systems(OnExit(Screen::Loading), hand_out)
    .add_systems(OnEnter(Screen::Title), platform::ready);
}

fn tell_progress(server: Res<AssetServer>, mut last: Local<u32>) {
    let loaded = |path: &&'static str| {
        server.get_handle::<Image>(*path).is_some_and(|handle| server.is_loaded_with_dependencies(&handle))
    };
    let done = art_paths().filter(loaded).count() as u32;
    if done != *last {
        *last = done;
        platform::progress(done as f32 / art_paths().count().max(1) as f32);
    }
}

/// Gives the pictures to the table and to the panels.
fn hand_out(icons: Option<Res<Icons>>, textures: Option<Res<Textures>>, mut walls: gallery::Walls) {
    if icons.is_none() || textures.is_none() {
        error!("some pictures could not be loaded; is the assets folder beside the program?");
    }
    let icons = icons.iter().flat_map(|icons| icons.by_path());
    for (path, handle) in icons.chain(textures.iter().flat_map(|textures| textures.by_path())) {
        walls.hang(path, handle);
    }
}
