//! Loads the title's icons, with a real progress for the page, then shows the title; its picture and all others come after it.
//!
//! No other files are loaded here: fonts are part of the program, as egui and the painter want their bytes at once, and
//! which pictures the themes have is known from the themes only (`picture_loading`).

use bevy::{prelude::*, window::PrimaryWindow};
use bevy_asset_loader::prelude::*;

use super::picture_loading::{PictureLoading, Walls};
use crate::{
    platform,
    table::Screen,
    ui::{Art, FRONT, Front, JpegLoader, LATER, TitlePicture},
};

pub(super) fn plugin(app: &mut App) {
    let (width, height) = platform::window_size();
    app.init_asset_loader::<JpegLoader>()
        .insert_resource(TitlePicture::of_window(width, height))
        .add_loading_state(
            LoadingState::new(Screen::Loading)
                .continue_to_state(Screen::Title)
                .on_failure_continue_to_state(Screen::Title)
                .load_collection::<Front>(),
        )
        .add_systems(Update, tell_progress.run_if(in_state(Screen::Loading)))
        .add_systems(Update, ask_for_other.run_if(in_state(Screen::Title)))
        .add_systems(OnExit(Screen::Loading), hand_out)
        .add_systems(OnEnter(Screen::Title), platform::ready);
}

fn tell_progress(server: Res<AssetServer>, mut last: Local<u32>) {
    let loaded = |path: &&'static str| {
        server.get_handle::<Image>(*path).is_some_and(|handle| server.is_loaded_with_dependencies(&handle))
    };
    let done = FRONT.iter().copied().filter(loaded).count() as u32;
    if done != *last {
        *last = done;
        platform::progress(done as f32 / FRONT.len() as f32);
    }
}

/// A window that was turned or drawn out shows more of the title than it has.
fn ask_for_other(
    window: Single<&Window, With<PrimaryWindow>>,
    mut asked: ResMut<TitlePicture>,
    art: Res<Art>,
    mut loading: ResMut<PictureLoading>,
) {
    let wanted = TitlePicture::of_window(window.width(), window.height());
    if wanted != *asked {
        *asked = wanted;
        if art.get(wanted.path).is_none() {
            loading.fetch(&[wanted.path]);
        }
    }
}

/// Gives the title's icons to the panels, and sends for its picture and the others.
fn hand_out(
    front: Option<Res<Front>>,
    title: Res<TitlePicture>,
    mut loading: ResMut<PictureLoading>,
    mut walls: Walls,
) {
    match front {
        Some(front) => {
            for (path, handle) in &front.0 {
                walls.hang(path, handle);
            }
        }
        None => error!("some pictures could not be loaded; is the assets folder beside the program?"),
    }
    loading.fetch(&[title.path]);
    loading.fetch(LATER);
}
